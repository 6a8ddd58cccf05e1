import { createClient } from '@qicheng/contract/kit/client';
import { createStream } from '@qicheng/contract/kit/event-stream';
import { limits } from './error-catalogue.js';
import { currentToken } from './session.js';

const connection = {
  baseUrl: '',
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
  token: currentToken,
};

export const call = createClient({ ...connection, timeoutMs: limits.requestMs });

export const stream = createStream(connection);
