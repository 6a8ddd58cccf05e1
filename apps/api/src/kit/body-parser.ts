import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { MalformedInputError } from './malformed-input.js';

// [fault 22]: a small cap for all but the calls that carry a document.
const DEFAULT_MAX_BYTES = 65_536;

const PARSED = ['json', 'urlencoded'];

/** A path with what its body may be. */
export interface SizedRoute {
  path: string;
  maxBodyBytes?: number | undefined;
  upload?: unknown;
}

/**
 * Parses JSON and form bodies alike, each route with the size its contract allows; any other body is refused.
 * Routes of `rawText` speak a protocol of their own and get their body as it came.
 */
export function bodyParser(
  endpoints: readonly SizedRoute[],
  rawText: readonly string[] = [],
): RequestHandler {
  const asText = express.text({ limit: DEFAULT_MAX_BYTES, type: () => true });
  const parsers = new Map<number, RequestHandler[]>();
  const limitOf = new Map(
    endpoints.map(({ path, maxBodyBytes }) => [path, maxBodyBytes ?? DEFAULT_MAX_BYTES]),
  );
  const uploads = new Set(endpoints.filter(({ upload }) => upload).map(({ path }) => path));
  const parsersFor = (limit: number): RequestHandler[] => {
    const known = parsers.get(limit);
    if (known) return known;
    // `simple` form parsing: no brackets, so no nested objects and no prototype keys [fuzz 5].
    const made = [
      express.json({ limit, strict: true }),
      express.urlencoded({ limit, extended: false, parameterLimit: 200 }),
    ];
    parsers.set(limit, made);
    return made;
  };
  return (request, response, next) => {
    if (rawText.includes(request.path)) return void asText(request, response, next);
    const types = uploads.has(request.path) ? [...PARSED, 'multipart'] : PARSED;
    if (isOfOtherType(request, types)) return next(new MalformedInputError('请求格式不支持', 415));
    runAll(parsersFor(limitOf.get(request.path) ?? DEFAULT_MAX_BYTES), request, response, next);
  };
}

// `is` gives null without a body; a stated length of 0 counts as a body there, not here.
const isOfOtherType = (request: Request, types: string[]): boolean =>
  request.get('content-length') !== '0' && request.is(types) === false;

function runAll(handlers: RequestHandler[], request: Request, response: Response, next: NextFunction): void {
  const [first, ...rest] = handlers;
  if (!first) return next();
  void first(request, response, (error?: unknown) =>
    error ? next(error) : runAll(rest, request, response, next),
  );
}
