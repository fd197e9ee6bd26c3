import translations from '@theme/SearchTranslations';
import type { DocSearchModalProps } from '@docsearch/react/modal';

const { modal } = translations;

/** The theme's texts; only the first words of the screen without results are others. */
export const modalTranslations: DocSearchModalProps['translations'] = {
  ...modal,
  noResultsScreen: { ...modal?.noResultsScreen, noResultsText: 'No results for' },
};
