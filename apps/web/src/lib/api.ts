import { ApiFailure, createClient } from '@qicheng/contract/kit/client';
import { currentToken } from './session.js';

export { ApiFailure };

/** spec section 9: request timeout of the shared client. */
const REQUEST_TIMEOUT_MS = 100_000;

/** Calls an endpoint with the stored token; resolves to its typed result or throws an ApiFailure. */
export const call = createClient({
  baseUrl: '',
  fetch: (...request) => fetch(...request),
  token: currentToken,
  timeoutMs: REQUEST_TIMEOUT_MS,
});
