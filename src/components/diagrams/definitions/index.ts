import baseProcedures from './base-procedures.ts';
import batchingAndStreaming from './batching-and-streaming.ts';
import chooseAdapter from './choose-adapter.ts';
import corsPreflight from './cors-preflight.ts';
import dataTransformer from './data-transformer.ts';
import errorPath from './error-path.ts';
import inputValidation from './input-validation.ts';
import invalidation from './invalidation.ts';
import linkChain from './link-chain.ts';
import middlewareContext from './middleware-context.ts';
import optimisticUpdate from './optimistic-update.ts';
import requestLifecycle from './request-lifecycle.ts';
import retryAttempts from './retry-attempts.ts';
import routerTree from './router-tree.ts';
import rscPrefetch from './rsc-prefetch.ts';
import serverSideCall from './server-side-call.ts';
import splitLink from './split-link.ts';
import sseReconnect from './sse-reconnect.ts';
import ssrHydration from './ssr-hydration.ts';
import typeFlow from './type-flow.ts';
import websocketReconnect from './websocket-reconnect.ts';
import type { DiagramDefinition } from '../types.ts';

/** Keyed by file name, which pages use. */
export const diagrams = {
  'base-procedures': baseProcedures,
  'batching-and-streaming': batchingAndStreaming,
  'choose-adapter': chooseAdapter,
  'cors-preflight': corsPreflight,
  'data-transformer': dataTransformer,
  'error-path': errorPath,
  'input-validation': inputValidation,
  invalidation,
  'link-chain': linkChain,
  'middleware-context': middlewareContext,
  'optimistic-update': optimisticUpdate,
  'request-lifecycle': requestLifecycle,
  'retry-attempts': retryAttempts,
  'router-tree': routerTree,
  'rsc-prefetch': rscPrefetch,
  'server-side-call': serverSideCall,
  'split-link': splitLink,
  'sse-reconnect': sseReconnect,
  'ssr-hydration': ssrHydration,
  'type-flow': typeFlow,
  'websocket-reconnect': websocketReconnect,
} satisfies Record<string, DiagramDefinition>;
