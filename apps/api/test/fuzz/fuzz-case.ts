import type { Endpoint } from '@qicheng/contract/kit/endpoint';
import { findUnsafeText } from '@qicheng/contract/kit/unsafe-text';
import { z } from 'zod';
import { fieldsOf } from './schema-walker.js';
import type { RawRequest } from './sender.js';

/** The groups [fuzz 1] to [fuzz 8], which include the form encoding of group 10. */
export const GROUPS = ['valid', 'wrong', 'text', 'injection', 'parser', 'extra', 'token', 'path'] as const;
export type Group = (typeof GROUPS)[number];

/** The encoding of a body. */
export type Encoding = 'json' | 'form' | 'query' | 'multipart';

/** The owner of the valid token in the request. */
export type Holder = 'a' | 'b' | 'nobody';

/** One request and what is needed to judge its response. */
export interface FuzzCase {
  group: Group;
  endpoint: Endpoint;
  holder: Holder;
  /** What was changed in the request, in a few words. */
  what: string;
  headers: Record<string, string>;
  /** The fields, when the body is an object that its encoding can express; null for raw bodies. */
  fields: Record<string, unknown> | null;
  encoding: Encoding;
  /** Overrides what is derived from `fields`. */
  raw?: Partial<RawRequest>;
  /** The file of a multipart body. */
  file?: { name: string; bytes: Buffer };
}

/** Whether the contract accepts the fields; if not, the edge must refuse them. */
export type Verdict = 'takes' | 'refuses' | 'unknown';

const BOUNDARY = 'fuzz-boundary-7f3a';

/** Returns the request as it is sent. */
export function requestOf({ endpoint, headers, fields, encoding, raw, file }: FuzzCase): RawRequest {
  const base: RawRequest = { method: endpoint.method, path: endpoint.path, headers, body: null };
  if (fields === null) return { ...base, ...raw };
  if (encoding === 'query') {
    const query = formOf(fields).toString();
    return { ...base, path: query === '' ? endpoint.path : `${endpoint.path}?${query}`, ...raw };
  }
  const [type, body]: [string, Buffer] =
    encoding === 'json'
      ? ['application/json', Buffer.from(JSON.stringify(fields))]
      : encoding === 'form'
        ? ['application/x-www-form-urlencoded', Buffer.from(formOf(fields).toString())]
        : [`multipart/form-data; boundary=${BOUNDARY}`, multipartOf(fields, endpoint, file)];
  return { ...base, headers: { 'content-type': type, ...headers }, body, ...raw };
}

/** Checks the fields against the contract; raw bodies and bodies with their own token are not checked. */
export function verdictOf({ endpoint, fields, encoding, raw }: FuzzCase): Verdict {
  // A call without fields ignores the body.
  if (fields === null || raw !== undefined || encoding === 'multipart') return 'unknown';
  if ('token' in fields || 'tk' in fields) return 'unknown';
  const read: unknown =
    encoding === 'json' ? JSON.parse(JSON.stringify(fields)) : Object.fromEntries(formOf(fields));
  if (Object.keys(fieldsOf(endpoint.input)).length === 0) return 'unknown';
  if (findUnsafeText(read) !== null) return 'refuses';
  return z.safeParse(endpoint.input, read).success ? 'takes' : 'refuses';
}

/** Encodes the fields as a form. */
function formOf(fields: Record<string, unknown>): URLSearchParams {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(key, asText(value));
  }
  return form;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function multipartOf(fields: Record<string, unknown>, endpoint: Endpoint, file: FuzzCase['file']) {
  const parts: Buffer[] = [...formOf(fields)].map(([name, value]) =>
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name.replaceAll('"', '%22')}"\r\n\r\n${value}\r\n`,
    ),
  );
  if (file) {
    const name = `name="${endpoint.upload?.field ?? 'file'}"; filename="${file.name.replaceAll('"', '%22')}"`;
    parts.push(
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; ${name}\r\n` +
          'content-type: application/octet-stream\r\n\r\n',
      ),
      file.bytes,
      Buffer.from('\r\n'),
    );
  }
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
