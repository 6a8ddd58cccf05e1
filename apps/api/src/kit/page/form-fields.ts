import { findUnsafeText } from '@qicheng/contract/kit/unsafe-text';
import type { Request } from 'express';
import { MalformedInputError } from '../malformed-input.js';

/** The text fields of a submitted form; a field that came twice counts as absent. */
export function formFields(request: Request): ReadonlyMap<string, string> {
  const body: unknown = request.body;
  const unsafe = findUnsafeText(body ?? {});
  if (unsafe !== null) throw new MalformedInputError(unsafe);
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
