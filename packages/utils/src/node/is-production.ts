/** `docusaurus build` sets `NODE_ENV`; plugins have no other way to detect it. */
export const isProduction = (): boolean => process.env.NODE_ENV === 'production';
