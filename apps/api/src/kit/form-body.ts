import { PayloadTooLargeException } from '@nestjs/common';
import express, { type RequestHandler } from 'express';
import { inOrder } from './in-order.js';

// `express.urlencoded` searches and copies the whole text of a form several times, which for a document of 30 kB takes
// longer than everything else that is done with it.
const OTHER_CHARSET = /charset\s*=\s*"?(?!utf-8)/i;

/** Reads a form like `express.urlencoded` without `extended`: no nested fields, and a repeated one is a list. */
export function formBody({
  limit,
  parameterLimit,
}: {
  limit: number;
  parameterLimit: number;
}): RequestHandler {
  const inFull = express.urlencoded({ limit, parameterLimit, extended: false, type: () => true });
  const quick = inOrder([
    express.raw({ limit, type: () => true }),
    (request, _response, next) => {
      const body: unknown = request.body;
      if (body instanceof Buffer) request.body = fieldsOf(body.toString(), parameterLimit);
      next();
    },
  ]);
  return (request, response, next) =>
    (OTHER_CHARSET.test(request.headers['content-type'] ?? '') ? inFull : quick)(request, response, next);
}

/** The fields of an encoded form; one of a name that would change the object is left out. */
export function fieldsOf(form: string, limit: number): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  const parts = form.split('&', limit + 1);
  if (parts.length > limit) throw new PayloadTooLargeException();
  for (const part of parts) {
    const end = part.indexOf('=');
    const name = decoded(end === -1 ? part : part.slice(0, end));
    if (name === '' || name === '__proto__') continue;
    const value = end === -1 ? '' : decoded(part.slice(end + 1));
    fields[name] = Object.hasOwn(fields, name) ? [fields[name], value].flat() : value;
  }
  return fields;
}

function decoded(text: string): string {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
