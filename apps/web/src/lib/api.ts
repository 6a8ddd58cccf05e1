import { ApiFailure, isFailure } from '@qicheng/contract/kit/api-failure';
import type { Call } from '@qicheng/contract/kit/client';

export { ApiFailure, isFailure };

type Client = typeof import('./api-client.js');

let client: Client | undefined;

// The client and its schemas are loaded when they are first needed: a visitor who only reads needs neither.
async function loadClient(): Promise<Client> {
  try {
    return (client ??= await import('./api-client.js'));
  } catch {
    throw new ApiFailure(0, 0, '网络连接失败，请检查网络');
  }
}

/** Calls an endpoint with the stored token; resolves to its typed result or throws an ApiFailure. */
export const call: Call = async (endpoint, input, options) =>
  (client ?? (await loadClient())).call(endpoint, input, options);

/** Subscribes to an endpoint that answers with server-sent events. */
export const stream: Client['stream'] = async function* (endpoint, input, signal) {
  yield* (client ?? (await loadClient())).stream(endpoint, input, signal);
};
