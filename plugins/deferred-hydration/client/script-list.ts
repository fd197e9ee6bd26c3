/** Attribute of the data block that lists the scripts of a page. */
export const scriptListAttribute = 'data-deferred-scripts';
