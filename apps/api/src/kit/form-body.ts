import { Readable } from 'node:stream';
import express, { type Request, type RequestHandler } from 'express';

interface FormLimits {
  limit: number;
  parameterLimit: number;
}

const TYPE = 'application/x-www-form-urlencoded';
const PLAIN_TYPE = new RegExp(`^${TYPE}(?:; ?charset=utf-8)?$`, 'i');

/**
 * `express.urlencoded` without nesting, and quicker for plain bodies: decoding a form that carries a document takes
 * longer than its JSON. Every other body is left to express.
 */
export function formParser({ limit, parameterLimit }: FormLimits): RequestHandler {
  const asBytes = express.raw({ limit, type: TYPE });
  const asForm = express.urlencoded({ limit, parameterLimit, extended: false });
  return (request, response, next) => {
    if (!PLAIN_TYPE.test(request.headers['content-type'] ?? '')) return asForm(request, response, next);
    asBytes(request, response, (error?: unknown) => {
      const body: unknown = request.body;
      if (error || !Buffer.isBuffer(body)) return next(error);
      const fields = decodePlainForm(body, parameterLimit);
      if (fields !== null) {
        request.body = fields;
        return next();
      }
      const again = requestWith(body);
      asForm(again, response, (refusal?: unknown) => {
        request.body = again.body as unknown;
        next(refusal);
      });
    });
  };
}

/** A request with a body that was read already. */
function requestWith(body: Buffer): Request {
  const headers = { 'content-type': TYPE, 'content-length': String(body.length) };
  return Object.assign(Readable.from([body], { objectMode: false }), { headers }) as unknown as Request;
}

// Brackets have a meaning to qs in names.
const PLAIN_NAME = /^[\w-]+$/;
const NOT_ASCII = /[^\0-\x7f]/;

/** The fields of a form with plain names, each once and with a value, all in UTF-8; null for any other form. */
export function decodePlainForm(body: Buffer, most: number): Record<string, string> | null {
  const pairs = body.toString('latin1').split('&');
  if (pairs.length > most || pairs.some((pair) => NOT_ASCII.test(pair))) return null;
  const fields: Record<string, string> = {};
  for (const pair of pairs) {
    const [name = '', value, ...more] = pair.split('=');
    if (value === undefined || more.length > 0 || !PLAIN_NAME.test(name) || name in fields) return null;
    try {
      fields[name] = decodeURIComponent(value.replaceAll('+', ' '));
    } catch {
      return null;
    }
  }
  return fields;
}
