import { ApiFailure, createClient } from '@qicheng/contract/kit/client';
import { limits } from './error-catalogue.js';
import { currentToken } from './session.js';

export { ApiFailure };

/** Calls an endpoint with the stored token; resolves to its typed result or throws an ApiFailure. */
export const call = createClient({
  baseUrl: '',
  fetch: (...request) => fetch(...request),
  token: currentToken,
  timeoutMs: limits.requestMs,
});
