/**
 * Reloads the page when the development server was started again. The client of the server waits longer after each
 * attempt to connect, and then requests an update that only the previous server had.
 */
window.addEventListener('message', ({ data }) => {
  if (data?.type === 'webpackClose') void reloadAfterRestart();
});

async function reloadAfterRestart(): Promise<void> {
  // Only the connection was lost, or a proxy does not let it through.
  if (await isServed()) return;
  do await new Promise((resolve) => setTimeout(resolve, 500));
  while (!(await isServed()));
  location.reload();
}

/** The server responds once it has compiled the pages. */
function isServed(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
