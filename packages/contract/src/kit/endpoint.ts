import { z } from 'zod';

export {
  legacy,
  listOf,
  pageFields,
  tag,
  text,
  wire,
  wireDate,
  wireFlag,
  wireId,
  wireInt,
  wireJson,
} from './wire.js';

/** Access: no token needed (`none`), a token is read if present (`optional`), or a live session is required. */
export type Access = 'none' | 'optional' | 'user';

/** Method and path in one literal, so that searching for the path finds its contract. */
export type Route = `${'GET' | 'POST'} /${string}`;

export interface DataReply<Schema extends z.core.$ZodType = z.core.$ZodType> {
  readonly kind: 'data';
  readonly code: number;
  readonly schema: Schema;
  readonly message: string;
}

export interface FileReply {
  readonly kind: 'file';
  /** Media type for the documentation; the handler sets the actual one. */
  readonly mime: string;
}

export type Reply = DataReply | FileReply;
export type Replies = Readonly<Record<string, Reply>>;

/** Return value of a handler with a file reply. */
export interface FileBody {
  name: string;
  mime: string;
  content: Uint8Array | NodeJS.ReadableStream;
  /** `inline` shows it in the browser. */
  disposition?: 'attachment' | 'inline';
}

/** The reply's data if it has none of its own. */
export const nothing = z.custom<void>((value) => value === undefined || value === null);

/** A successful outcome: its wire code, data and the message from the specification. */
export function reply<Schema extends z.core.$ZodType = typeof nothing>(
  code: number,
  schema?: Schema,
  message = '',
): DataReply<Schema> {
  return { kind: 'data', code, schema: schema ?? (nothing as unknown as Schema), message };
}

/** A reply with a file body instead of the envelope. */
export function file(mime: string): FileReply {
  return { kind: 'file', mime };
}

/** Marks a part that the specification leaves open and we defined; listed by `pnpm gen assumed`. */
export function assumed(reason: string): string {
  return reason;
}

export interface Upload {
  readonly field: string;
  readonly maxBytes: number;
}

export interface Definition<R extends Route, Input extends z.core.$ZodType, Rs extends Replies> {
  readonly route: R;
  readonly access: Access;
  readonly input: Input;
  readonly replies: Rs;
  /** One line in Chinese for the API reference. */
  readonly summary?: string;
  /** [decision 5]: GET lists also accept POST. */
  readonly alsoPost?: boolean;
  /** Maximum body size; 64 kB by default [fault 22]. */
  readonly maxBodyBytes?: number;
  readonly upload?: Upload;
  readonly note?: string;
}

export interface Endpoint<
  R extends Route = Route,
  Input extends z.core.$ZodType = z.core.$ZodType,
  Rs extends Replies = Replies,
> extends Definition<R, Input, Rs> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** A call as a value: routing, validation, client, documentation and tests are derived from it. */
export function endpoint<const R extends Route, Input extends z.core.$ZodType, const Rs extends Replies>(
  definition: Definition<R, Input, Rs>,
): Endpoint<R, Input, Rs> {
  const [method, path] = definition.route.split(' ') as ['GET' | 'POST', string];
  return { ...definition, method, path };
}

/** The decoded input of a call, by domain names. */
export type InputOf<E extends Endpoint> = z.output<E['input']>;

/** Whether `ok` is the only reply, so that a handler returns its data without an outcome. */
export const hasOnlyOk = ({ replies }: Endpoint): boolean => Object.keys(replies).join() === 'ok';

type DataOf<R> =
  R extends DataReply<infer Schema> ? z.output<Schema> : R extends FileReply ? FileBody : never;
type Outcomes<Rs extends Replies> = {
  [K in keyof Rs & string]: { outcome: K; data: DataOf<Rs[K]> };
}[keyof Rs & string];

/** Return value of a handler: plain data if `ok` is the only reply, otherwise `{ outcome, data }`. */
export type ResultOf<E extends Endpoint> = [keyof E['replies']] extends ['ok']
  ? DataOf<E['replies']['ok']>
  : Outcomes<E['replies']>;

/** How a refusal is sent: HTTP 200 with code 0 unless the specification names another. */
export interface WireFailure {
  readonly code: number;
  readonly message: string;
  readonly status: number;
  /** Message override where core knows the exact reason. */
  readonly messageAbout?: (about: string) => string;
}

export function failure(message: string, special: Partial<Omit<WireFailure, 'message'>> = {}): WireFailure {
  return { code: 0, status: 200, ...special, message };
}
