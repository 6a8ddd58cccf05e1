import type { Request } from 'express';
import { MalformedInputError } from './malformed-input.js';

// Our JWTs have a few hundred characters; anything larger is not one [fuzz 7].
const MAX_LENGTH = 2048;

/**
 * The token of a request: header `token`, `Authorization: Bearer`, or the body's `token` (alias `tk`,
 * [decision 8]). All that are present must be equal; never read from the URL.
 */
export function presentedToken(request: Request): string | null {
  const body: unknown = request.body;
  const inBody = (key: string): unknown =>
    typeof body === 'object' && body !== null ? Object.getOwnPropertyDescriptor(body, key)?.value : undefined;
  const bearer = /^Bearer (.+)$/i.exec(request.get('authorization') ?? '')?.[1];
  const presented = [request.get('token'), bearer, inBody('token'), inBody('tk')].filter(
    (value) => value !== undefined && value !== null && value !== '',
  );
  const [first] = presented;
  if (first === undefined) return null;
  const agree = presented.every((value) => value === first);
  if (!agree || typeof first !== 'string' || first.length > MAX_LENGTH) {
    throw new MalformedInputError('登录已过期，请重新登录', 401);
  }
  return first;
}
