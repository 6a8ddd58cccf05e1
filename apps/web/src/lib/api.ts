import { ApiFailure, createClient, isFailure } from '@qicheng/contract/kit/client';
import { limits } from './error-catalogue.js';
import { createStream } from '@qicheng/contract/kit/event-stream';
import { currentToken } from './session.js';

export { ApiFailure, isFailure };

/** Calls an endpoint with the stored token; resolves to its typed result or throws an ApiFailure. */
export const call = createClient({
  baseUrl: '',
  fetch: (...request) => fetch(...request),
  token: currentToken,
  timeoutMs: limits.requestMs,
});

/** Subscribes to an endpoint that answers with server-sent events. */
export const stream = createStream({
  baseUrl: '',
  fetch: (...request) => fetch(...request),
  token: currentToken,
});
