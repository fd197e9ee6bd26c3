/** Ids of a tab and its panel. Their ends name the value, by which the styles of `rememberedTabsScript` find them. */
export const tabId = (tabs: string, value: string) => `${tabs}--${value}-tab`;
export const panelId = (tabs: string, value: string) => `${tabs}--${value}`;

/** The element that shows remembered tabs until the page's own script does. */
export const rememberedTabsId = 'remembered-tabs';
