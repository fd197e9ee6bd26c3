// Every page has the layout. With React in one file, it is lighter than in the four that the bundler makes for pages to
// share, and asked for at once.

import '@theme/Layout';
