import { translate } from '@docusaurus/Translate';

export const errorTitle = translate({
  id: 'theme.SearchModal.errorScreen.titleText',
  message: 'Unable to fetch results',
  description: 'The title for error screen',
});

export const errorHelp = translate({
  id: 'theme.SearchModal.errorScreen.helpText',
  message: 'You might want to check your network connection.',
  description: 'The help text for error screen',
});

export const placeholder = translate({
  id: 'theme.SearchModal.searchBox.placeholderText',
  message: 'Search docs',
  description: 'The placeholder text for the main search input field',
});

export const label = translate({
  id: 'theme.SearchBar.label',
  message: 'Search',
  description: 'The ARIA label and placeholder for search button',
});
