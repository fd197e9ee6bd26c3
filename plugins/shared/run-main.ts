/**
 * Runs the main function of a command and exits with the code that it returns. An error is printed without its stack,
 * because messages say what to do, and the exit code is 2.
 */
export async function runMain(main: () => number | Promise<number>): Promise<void> {
  // Node.js ends without an error when nothing is left that a promise could wait for.
  process.exitCode = 2;
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
