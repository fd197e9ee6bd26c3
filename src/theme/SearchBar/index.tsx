export { SearchBar as default } from '@site/src/features/search/SearchBar';
