// Stands behind the heading of every page, and at some places after that (plugins/hydrate-on-intent). What comes before it
// is laid out here, while the browser still reads the rest: all at once, letters that are looked up for the first time
// included, would be one long task, in which a slow phone can't answer.

document.body.getBoundingClientRect();
// React finds the page as it wrote it.
document.currentScript!.remove();
