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

const PERCENT = 0x25;
const PLUS = 0x2b;
const SPACE = 0x20;
const AND = 0x26;
const EQUALS = 0x3d;
// Brackets have a meaning to qs in names.
const PLAIN_NAME = /^[\w-]+$/;

/** The fields of a form with plain names, each once and with a value, all in UTF-8; null for any other form. */
export function decodePlainForm(body: Buffer, most: number): Record<string, string> | null {
  const fields: Record<string, string> = {};
  const units = new Uint16Array(body.length);
  let count = 0;
  for (let from = 0; from <= body.length; count += 1) {
    const equals = body.indexOf(EQUALS, from);
    const and = body.indexOf(AND, from);
    const to = and === -1 ? body.length : and;
    if (equals === -1 || equals > to || count === most) return null;
    const name = body.toString('latin1', from, equals);
    const length = decodeValue(body.subarray(equals + 1, to), units);
    if (length === null || !PLAIN_NAME.test(name) || name in fields) return null;
    fields[name] = Buffer.from(units.buffer, 0, length * 2).toString('utf16le');
    from = to + 1;
  }
  return fields;
}

/**
 * Decodes a value into UTF-16 units and returns their number; null unless all is ASCII or percent-encoded UTF-8.
 * Both steps in one, because decoding the bytes of Chinese texts as UTF-8 takes Node twice as long as this.
 */
function decodeValue(value: Uint8Array, units: Uint16Array): number | null {
  let length = 0;
  for (let at = 0; at < value.length;) {
    const byte = value[at]!;
    if (byte !== PERCENT) {
      if (byte === EQUALS || byte >= NOT_ASCII) return null;
      units[length] = byte === PLUS ? SPACE : byte;
      length += 1;
      at += 1;
      continue;
    }
    let point = escapedByte(value, at);
    at += ESCAPE;
    if (point >= NOT_ASCII) {
      const following = point < 0xe0 ? 1 : point < 0xf0 ? 2 : 3;
      if (point < 0xc0 || point > 0xf7) return null;
      point &= 0x3f >> following;
      for (const end = at + following * ESCAPE; at < end; at += ESCAPE) {
        const next = escapedByte(value, at);
        if (next >> 6 !== CONTINUES) return null;
        point = (point << 6) | (next & 0x3f);
      }
      if (point < LEAST[following]! || point > 0x10_ffff || (point >= 0xd800 && point < 0xe000)) return null;
    }
    if (point > 0xffff) {
      units[length] = 0xd7c0 + (point >> 10);
      length += 1;
      point = 0xdc00 | (point & 0x3ff);
    }
    units[length] = point;
    length += 1;
  }
  return length;
}

const NOT_ASCII = 0x80;
const CONTINUES = 0b10;
/** The least code point that takes so many bytes after the first. */
const LEAST = [0, NOT_ASCII, 0x800, 0x1_0000];
/** Length of %E4. */
const ESCAPE = 3;
const NO_DIGIT = 256;

/** Value of each hexadecimal digit, by its byte. */
const DIGITS = new Uint16Array(256).fill(NO_DIGIT);
for (const [value, digit] of [...'0123456789abcdef'].entries()) {
  DIGITS[digit.charCodeAt(0)] = value;
  DIGITS[digit.toUpperCase().charCodeAt(0)] = value;
}

/** The byte that is written as %E4 at this place, or a number above 255. */
const escapedByte = (value: Uint8Array, at: number): number =>
  value[at] === PERCENT && at + 2 < value.length
    ? DIGITS[value[at + 1]!]! * 16 + DIGITS[value[at + 2]!]!
    : NO_DIGIT;
