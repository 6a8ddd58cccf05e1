import { PayloadTooLargeException } from '@nestjs/common';
import express, { type RequestHandler } from 'express';
import { decodeFormText } from './form-text.js';
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
      if (body instanceof Buffer) request.body = fieldsOf(body, parameterLimit);
      next();
    },
  ]);
  return (request, response, next) =>
    (OTHER_CHARSET.test(request.headers['content-type'] ?? '') ? inFull : quick)(request, response, next);
}

const [AMPERSAND, EQUALS] = [0x26, 0x3d];

/** The fields of an encoded form; one of a name that would change the object is left out. */
export function fieldsOf(form: Buffer, limit: number): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  let count = 0;
  for (let at = 0; at <= form.length;) {
    count += 1;
    if (count > limit) throw new PayloadTooLargeException();
    const end = positionOf(AMPERSAND, form, at, form.length);
    const nameEnd = positionOf(EQUALS, form, at, end);
    const name = decoded(form, at, nameEnd);
    if (name !== '' && name !== '__proto__') {
      const value = decoded(form, nameEnd + 1, end);
      fields[name] = Object.hasOwn(fields, name) ? [fields[name], value].flat() : value;
    }
    at = end + 1;
  }
  return fields;
}

function positionOf(byte: number, form: Buffer, from: number, to: number): number {
  const found = form.subarray(from, to).indexOf(byte);
  return found === -1 ? to : from + found;
}

// A short text is decoded as fast by the engine, whose result takes less memory.
const SHORT = 1_000;

function decoded(form: Buffer, from: number, to: number): string {
  const long = to - from > SHORT ? decodeFormText(form, from, to) : null;
  if (long !== null) return long;
  const spaced = form.toString('utf8', from, to).replaceAll('+', ' ');
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
