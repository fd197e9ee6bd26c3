/** Whether this is `docusaurus build`, which sets `NODE_ENV` and tells plugins in no other way. */
export const isProduction = (): boolean => process.env.NODE_ENV === 'production';
