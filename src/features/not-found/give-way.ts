/** Ends the task that is running, so that the page can answer its reader meanwhile, and goes on in another one. */
export const giveWay = () => new Promise<void>((resolve) => setTimeout(resolve));
