/** Styles alone: the package has no types for what nobody takes a value from. */
declare module '@docsearch/react/style';
