import express, { type Request, type RequestHandler } from 'express';
import { inOrder } from './in-order.js';
import { MalformedInputError } from './malformed-input.js';

// [fault 22]: a small limit for all calls except those that carry a document.
const DEFAULT_MAX_BYTES = 65_536;

const PARSED = ['json', 'urlencoded'];

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
  const parsers = new Map<number, RequestHandler>();
  const limitOf = new Map(
    endpoints.map(({ path, maxBodyBytes }) => [path, maxBodyBytes ?? DEFAULT_MAX_BYTES]),
  );
  const uploads = new Set(endpoints.filter(({ upload }) => upload).map(({ path }) => path));
  const parserFor = (limit: number): RequestHandler => {
    const known = parsers.get(limit);
    if (known) return known;
    // `simple` form parsing: no brackets, so no nested objects and no prototype keys [fuzz 5].
    const made = inOrder([
      express.json({ limit, strict: true }),
      express.urlencoded({ limit, extended: false, parameterLimit: 200 }),
    ]);
    parsers.set(limit, made);
    return made;
  };
  return (request, response, next) => {
    if (rawText.includes(request.path)) return void asText(request, response, next);
    const types = uploads.has(request.path) ? [...PARSED, 'multipart'] : PARSED;
    if (isOfOtherType(request, types)) return next(new MalformedInputError('请求格式不支持', 415));
    parserFor(limitOf.get(request.path) ?? DEFAULT_MAX_BYTES)(request, response, next);
  };
}

// `is` returns null without a body; it treats a content length of 0 as a body, we do not.
const isOfOtherType = (request: Request, types: string[]): boolean =>
  request.get('content-length') !== '0' && request.is(types) === false;
