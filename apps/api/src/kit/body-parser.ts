import { PayloadTooLargeException } from '@nestjs/common';
import express, { type RequestHandler } from 'express';
import { inOrder } from './in-order.js';
import { MalformedInputError } from './malformed-input.js';

// `express.urlencoded` searches and copies the whole text of a form several times, which for a document of 30 kB takes
// longer than everything else that is done with it.
const OTHER_CHARSET = /charset\s*=\s*"?(?!utf-8)/i;

/** Reads a form like `express.urlencoded` without `extended`: no nested fields, and a repeated one is a list. */
function formBody({ limit, parameterLimit }: { limit: number; parameterLimit: number }): RequestHandler {
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

// [fault 22]: a small limit for all calls except those that carry a document.
const DEFAULT_MAX_BYTES = 65_536;

const PARSED = ['json', 'urlencoded'];

type Parsers = Readonly<Record<string, RequestHandler>>;

/** A path and its body limit. */
export interface SizedRoute {
  path: string;
  maxBodyBytes?: number | undefined;
  upload?: unknown;
}

/**
 * Parses JSON and form bodies with the size limit of each contract; other bodies are rejected. `rawText`
 * routes implement other protocols and get the raw body.
 */
export function bodyParser(
  endpoints: readonly SizedRoute[],
  rawText: readonly string[] = [],
): RequestHandler {
  const asText = express.text({ limit: DEFAULT_MAX_BYTES, type: () => true });
  const parsers = new Map<number, Parsers>();
  const limitOf = new Map(
    endpoints.map(({ path, maxBodyBytes }) => [path, maxBodyBytes ?? DEFAULT_MAX_BYTES]),
  );
  const uploads = new Set(endpoints.filter(({ upload }) => upload).map(({ path }) => path));
  const parsersFor = (limit: number): Parsers => {
    const known = parsers.get(limit);
    if (known) return known;
    const made = {
      json: express.json({ limit, strict: true, type: () => true }),
      // No brackets, so no nested objects and no prototype keys [fuzz 5].
      urlencoded: formBody({ limit, parameterLimit: 200 }),
    };
    parsers.set(limit, made);
    return made;
  };
  return (request, response, next) => {
    if (rawText.includes(request.path)) return void asText(request, response, next);
    const type = request.is(uploads.has(request.path) ? [...PARSED, 'multipart'] : PARSED);
    // `is` returns null without a body; it treats a content length of 0 as a body, we do not.
    if (type === false && request.get('content-length') !== '0')
      return next(new MalformedInputError('请求格式不支持', 415));
    const parse = type ? parsersFor(limitOf.get(request.path) ?? DEFAULT_MAX_BYTES)[type] : undefined;
    if (parse) parse(request, response, next);
    else next();
  };
}
