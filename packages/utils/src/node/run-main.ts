/** Exits with the returned code, or with 2 and the message of an error. Stacks are omitted: messages say what to do. */
export async function runMain(main: () => number | Promise<number>): Promise<void> {
  // Node.js exits without an error if a pending promise has nothing left to wait for.
  process.exitCode = 2;
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
