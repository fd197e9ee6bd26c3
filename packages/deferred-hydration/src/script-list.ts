export const scriptListAttribute = 'data-deferred-scripts';
