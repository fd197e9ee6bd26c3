export { SearchBar as default } from '@typed-docs/search/client/SearchBar';
