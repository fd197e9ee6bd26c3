export { MediaPage as default } from '@site/src/features/media/MediaPage';
