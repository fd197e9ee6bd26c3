export { HomePage as default } from '@site/src/features/home/HomePage';
