import { setFlagsFromString } from 'node:v8';

/*
 * For a process that keeps the cores busy for seconds: V8 optimizes its functions later, and inlines less of them, than it
 * would by itself. That work runs beside the program, on cores that have none to spare, and costs a fifteenth of compiling
 * samples. The V8 of Node.js 20, on which nothing here but the MCP server may run, would complain of the first flag.
 */
if (!process.version.startsWith('v20.')) setFlagsFromString('--invocation-count-for-turbofan=40000');
setFlagsFromString('--max-inlined-bytecode-size-cumulative=200');
