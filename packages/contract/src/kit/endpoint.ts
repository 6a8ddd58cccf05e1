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

/** Who may call: nobody asked (`none`), a token is read when there is one (`optional`), or a live session is needed. */
export type Access = 'none' | 'optional' | 'user';

/** Method and path as one literal, so that a search for the path finds its contract. */
export type Route = `${'GET' | 'POST'} /${string}`;

export interface DataReply<Schema extends z.ZodType = z.ZodType> {
  readonly kind: 'data';
  readonly code: number;
  readonly schema: Schema;
  readonly message: string;
}

export interface FileReply {
  readonly kind: 'file';
  /** Media type for the documentation; the handler names the actual one. */
  readonly mime: string;
}

export type Reply = DataReply | FileReply;
export type Replies = Readonly<Record<string, Reply>>;

/** What a handler with a file reply gives back. */
export interface FileBody {
  name: string;
  mime: string;
  content: Uint8Array | NodeJS.ReadableStream;
  /** `inline` shows it in the browser. */
  disposition?: 'attachment' | 'inline';
}

/** The reply's data when there is none. */
export const nothing = z.custom<void>((value) => value === undefined || value === null);

/** A successful outcome: its wire code, its data and the message that the specification gives it. */
export function reply<Schema extends z.ZodType = typeof nothing>(
  code: number,
  schema?: Schema,
  message = '',
): DataReply<Schema> {
  return { kind: 'data', code, schema: schema ?? (nothing as unknown as Schema), message };
}

/** A reply whose body is a file instead of the envelope. */
export function file(mime: string): FileReply {
  return { kind: 'file', mime };
}

/** Marks once what the specification leaves open and we settled; listed by `pnpm gen assumed`. */
export function assumed(reason: string): string {
  return reason;
}

export interface Upload {
  readonly field: string;
  readonly maxBytes: number;
}

export interface Definition<R extends Route, Input extends z.ZodType, Rs extends Replies> {
  readonly route: R;
  readonly access: Access;
  readonly input: Input;
  readonly replies: Rs;
  /** One Chinese line for the API page. */
  readonly summary?: string;
  /** [decision 5]: GET lists also answer POST. */
  readonly alsoPost?: boolean;
  /** A body may be this large; 64 kB unless said [fault 22]. */
  readonly maxBodyBytes?: number;
  readonly upload?: Upload;
  readonly note?: string;
}

export interface Endpoint<
  R extends Route = Route,
  Input extends z.ZodType = z.ZodType,
  Rs extends Replies = Replies,
> extends Definition<R, Input, Rs> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** A call as a value: routing, validation, client, documentation and tests are read from it. */
export function endpoint<const R extends Route, Input extends z.ZodType, const Rs extends Replies>(
  definition: Definition<R, Input, Rs>,
): Endpoint<R, Input, Rs> {
  const [method, path] = definition.route.split(' ') as ['GET' | 'POST', string];
  return { ...definition, method, path };
}

/** The decoded input of a call, by domain names. */
export type InputOf<E extends Endpoint> = z.output<E['input']>;

type DataOf<R> =
  R extends DataReply<infer Schema> ? z.output<Schema> : R extends FileReply ? FileBody : never;
type Outcomes<Rs extends Replies> = {
  [K in keyof Rs & string]: { outcome: K; data: DataOf<Rs[K]> };
}[keyof Rs & string];

/** What a handler returns: bare data for a lone `ok`, else `{ outcome, data }`. */
export type ResultOf<E extends Endpoint> = [keyof E['replies']] extends ['ok']
  ? DataOf<E['replies']['ok']>
  : Outcomes<E['replies']>;

/** How a refusal looks on the wire: HTTP 200 with code 0 unless the specification names another. */
export interface WireFailure {
  readonly code: number;
  readonly message: string;
  readonly status: number;
  /** The message where core says what exactly is refused. */
  readonly messageAbout?: (about: string) => string;
}

export function failure(message: string, special: Partial<Omit<WireFailure, 'message'>> = {}): WireFailure {
  return { code: 0, status: 200, ...special, message };
}
