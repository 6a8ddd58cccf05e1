import express, { type RequestHandler } from 'express';
import { formBody } from './form-body.js';
import { MalformedInputError } from './malformed-input.js';

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
