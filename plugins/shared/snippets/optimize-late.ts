import 'node:http';
import { setFlagsFromString } from 'node:v8';

/*
 * Loaded into the process of a `run` block, which lives for a tenth of a second: V8 shall not optimize what runs a few
 * times, as it does in the background for the parser of HTTP (WebAssembly) and for the loading of packages. A quarter of
 * a block's time is spent so. On the command line these flags would cost what they save: the code of Node.js itself comes
 * compiled for the flags that it was built with. So `node:http` and, behind `FormData`, `fetch` are loaded before.
 */
void globalThis.FormData;
setFlagsFromString('--liftoff-only');
setFlagsFromString('--interrupt-budget=1000000');
