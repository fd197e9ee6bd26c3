import { parentPort, workerData } from 'node:worker_threads';
import { drawCards, type DrawRequest } from './draw-cards.ts';

void drawCards(workerData as DrawRequest).then((answer) => parentPort!.postMessage(answer));
