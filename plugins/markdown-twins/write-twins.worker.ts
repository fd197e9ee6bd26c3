import { parentPort, workerData } from 'node:worker_threads';
import { writeTwins, type TwinRequest } from './write-twins.ts';

parentPort!.postMessage(writeTwins(workerData as TwinRequest));
