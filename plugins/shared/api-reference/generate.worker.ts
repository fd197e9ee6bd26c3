import { answerRequests } from '../worker-process.ts';
import { generateReference } from './generate.ts';

/** What is to be done; the arguments of `generateReference`. */
export type GenerateRequest = Parameters<typeof generateReference>[0];

answerRequests(generateReference);
