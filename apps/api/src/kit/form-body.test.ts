import { Readable } from 'node:stream';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { array, asyncProperty, assert, constantFrom, oneof, string, tuple } from 'fast-check';
import { decodePlainForm, formParser } from './form-body.js';

const LIMITS = { limit: 2_000, parameterLimit: 5 };
const TYPE = 'application/x-www-form-urlencoded';

interface Answer {
  body: unknown;
  refusal: unknown;
}

/** What a parser makes of a body, sent with this type. */
function parsed(parser: RequestHandler, body: Buffer, type = TYPE): Promise<Answer> {
  const headers = { 'content-type': type, 'content-length': String(body.length) };
  const request = Object.assign(Readable.from([body], { objectMode: false }), { headers });
  return new Promise((resolve) => {
    void parser(request as unknown as Request, {} as Response, (error?: unknown) => {
      const { status, type: reason } = (error ?? {}) as { status?: number; type?: string };
      resolve({ body: (request as unknown as Request).body, refusal: error && [status, reason] });
    });
  });
}

const ours = formParser(LIMITS);
const theirs = express.urlencoded({ ...LIMITS, extended: false });
const sameAsExpress = async (body: Buffer, type?: string) =>
  expect(await parsed(ours, body, type)).toEqual(await parsed(theirs, body, type));

const encoded = string({ unit: 'binary' }).map(encodeURIComponent);
const piece = oneof(
  encoded,
  constantFrom('a', 'b_c', 'toString', '__proto__', 'a[b]', 'a%5B%5D', '[]', '', '0', '简历', '\u00ff'),
  constantFrom('%', '%4', '%zz', '%C0%80', '%ED%A0%80', '%F0%9F%98%80', '%F4%90%80%80', '%E4%BD', '%E4A'),
  constantFrom('+', '=', '&', '&&', '%00', '%26', '%3D', '%2B', '%25', '\u0000', 'x'.repeat(900)),
);

describe('decoding a form', () => {
  it('gives what express gives, and refuses what it refuses', async () => {
    const field = tuple(piece, constantFrom('=', '=', '=', ''), piece).map((parts) => parts.join(''));
    const body = array(field, { maxLength: 7 }).map((fields) => Buffer.from(fields.join('&')));
    await assert(
      asyncProperty(body, (bytes) => sameAsExpress(bytes)),
      { seed: 20_261_129, numRuns: 1_500 },
    );
  });

  it.each([TYPE, `${TYPE}; charset=utf-8`, `${TYPE};charset=UTF-8`, `${TYPE}; charset=gbk`, 'text/plain'])(
    'does as express with the type %s',
    (type) => sameAsExpress(Buffer.from('a=%E5%90%AF+%E7%A8%8B&b=%C3%A9'), type),
  );

  it.each(['', 'a=1', `a=${'x'.repeat(3_000)}`, 'a=1&b=2&c=3&d=4&e=5', 'a=1&b=2&c=3&d=4&e=5&f=6'])(
    'keeps the limits: %#',
    (body) => sameAsExpress(Buffer.from(body)),
  );

  it('is quick for the forms of the site: plain names, each once', () => {
    const fields = {
      id: '1',
      title: '启程 & 简历=+%',
      tz_url: 'tem0001',
      document: '{"a":["😀"]}',
      empty: '',
    };
    const body = Buffer.from(new URLSearchParams(fields).toString());
    expect(decodePlainForm(body, 5)).toEqual(fields);
    expect(decodePlainForm(body, 4)).toBeNull();
  });
});
