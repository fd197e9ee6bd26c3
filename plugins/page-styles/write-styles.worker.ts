import { parentPort, workerData } from 'node:worker_threads';
import { writeStyles, type StyleRequest } from './write-styles.ts';

parentPort!.postMessage(writeStyles(workerData as StyleRequest));
