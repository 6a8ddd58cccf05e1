import { gzipSync } from 'node:zlib';
import type { Endpoint } from '@qicheng/contract/kit/endpoint';
import {
  BROKEN_BODIES,
  BROKEN_FORMS,
  FILE_NAMES,
  INJECTIONS,
  OTHER_METHODS,
  PATH_CHANGES,
  POLLUTING_TEXTS,
  STRANGE_TEXTS,
  STRANGE_TYPES,
  WRONG_VALUES,
} from './corpus.js';
import type { Encoding, FuzzCase, Group } from './fuzz-case.js';
import type { Random } from './random.js';
import type { Recipe } from './recipes.js';
import { fieldsOf, longestOf, validInput } from './schema-walker.js';
import type { World } from './world.js';

/** The `what` of the requests from {@link CaseMaker.makeForeign}. */
export const FOREIGN = "a thing of B's";

type Fields = Record<string, unknown>;
type Made = Pick<FuzzCase, 'what'> & Partial<FuzzCase>;

const BOMB = gzipSync(Buffer.alloc(20_000_000, 0x20));

/** Creates the requests for one world; all choices come from the given generator. */
export class CaseMaker {
  constructor(
    private readonly world: World,
    private readonly columnNames: readonly string[],
  ) {}

  make(endpoint: Endpoint, group: Group, random: Random): FuzzCase {
    const recipe: Recipe | null = random.chance(0.5) ? this.recipeOf(endpoint, random) : null;
    const fields = recipe?.body ?? this.validFields(endpoint, random);
    const holder = endpoint.access === 'none' ? 'nobody' : random.chance(0.75) ? 'a' : 'nobody';
    const token: Record<string, string> = holder === 'a' ? { token: this.world.a.token } : {};
    const cookie: Record<string, string> = random.chance(0.6) ? { cookie: this.world.cookie } : {};
    const base: FuzzCase = {
      group,
      endpoint,
      holder,
      what: recipe ? 'recipe' : 'generated',
      headers: { ...token, ...cookie, ...recipe?.headers },
      fields,
      encoding: encodingOf(endpoint, fields, random),
      ...(endpoint.upload ? { file: fileFrom(random) } : {}),
    };
    const changed = this.change(base, fields, random);
    return { ...base, ...changed };
  }

  private recipeOf({ path }: Endpoint, random: Random): Recipe | null {
    if (path === '/api/files') return { body: this.world.fileLink() };
    const recipes = this.world.recipes[path];
    return recipes ? random.pick(recipes) : null;
  }

  private validFields(endpoint: Endpoint, random: Random): Fields {
    const made = validInput(endpoint.input, random, this.world.facts) as Fields;
    if ('pass_ticket' in made && random.chance(0.5)) made.pass_ticket = this.world.ticket('member-1');
    return made;
  }

  private change(base: FuzzCase, fields: Fields, random: Random): Made {
    switch (base.group) {
      case 'valid':
        return base;
      case 'wrong':
        return this.wrong(base.endpoint, fields, random);
      case 'text':
        return withText(base.endpoint, fields, random, STRANGE_TEXTS);
      case 'injection':
        return withText(base.endpoint, fields, random, INJECTIONS);
      case 'parser':
        return parserCase(base, fields, random);
      case 'extra':
        return this.extra(base, fields, random);
      case 'token':
        return this.token(base, fields, random);
      case 'path':
        return pathCase(base, random);
    }
  }

  private wrong(endpoint: Endpoint, fields: Fields, random: Random): Made {
    const schemas = fieldsOf(endpoint.input);
    const names = [...new Set([...Object.keys(schemas), ...Object.keys(fields)])];
    if (names.length === 0) return { what: 'an unknown field', fields: { x: random.pick(WRONG_VALUES)() } };
    const name = random.pick(names);
    if (random.chance(0.12)) {
      const { [name]: _gone, ...rest } = fields;
      return { what: `${name} missing`, fields: rest };
    }
    const longest = schemas[name] ? longestOf(schemas[name]) : null;
    if (longest !== null && random.chance(0.3)) {
      const length = longest + random.int(0, 1);
      return { what: `${name} of ${length} characters`, fields: { ...fields, [name]: '长'.repeat(length) } };
    }
    const index = random.int(0, WRONG_VALUES.length - 1);
    const value = WRONG_VALUES[index]?.();
    const inside = fields[name];
    // One level deeper: an item of a list, such as a point of a track.
    const isInside = Array.isArray(inside) && random.chance(0.5);
    const fieldValue = isInside ? [...(inside as unknown[]), value] : value;
    return { what: `${name} = wrong value ${index}`, fields: { ...fields, [name]: fieldValue } };
  }

  /** Group 6: adds every column of every table to the fields; these must have no effect. */
  private extra({ encoding }: FuzzCase, fields: Fields, random: Random): Made {
    const isQuery = encoding === 'query';
    const values = [1, true, '1', this.world.b.userId, 'admin', null, { increment: 999 }];
    const camel = (name: string) => name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    const names = this.columnNames.flatMap((name) => [name, camel(name)]);
    const added = names.flatMap((name) =>
      name in fields || name === 'token' ? [] : [[name, random.pick(values)]],
    );
    const all = { ...(Object.fromEntries(added) as Fields), ...fields };
    return { what: `${added.length} columns`, fields: all, ...(isQuery ? {} : { encoding: 'json' }) };
  }

  /** Creates a request by A for the n-th object of B; null for calls that take no object. */
  makeForeign(endpoint: Endpoint, n: number, random: Random): FuzzCase | null {
    const { a, b } = this.world;
    const things: Fields = {
      id: [b.resumeId, b.fileId, b.exportId, b.binnedId][n],
      resumeId: b.resumeId,
      exportId: b.exportId,
      versionId: b.versionId,
      ids: [b.fileId],
    };
    const named = Object.keys(fieldsOf(endpoint.input)).filter((name) => name in things);
    if (named.length === 0) return null;
    const fields = this.recipeOf(endpoint, random)?.body ?? this.validFields(endpoint, random);
    const foreign = Object.fromEntries(named.map((name) => [name, things[name]]));
    return {
      group: 'token',
      endpoint,
      holder: 'a',
      what: FOREIGN,
      headers: { token: a.token, cookie: this.world.cookie },
      fields: { ...fields, ...foreign },
      encoding: endpoint.method === 'GET' ? 'query' : endpoint.upload ? 'multipart' : 'json',
    };
  }

  private token(base: FuzzCase, fields: Fields, random: Random): Made {
    const { a, b, expiredToken, revokedToken } = this.world;
    const { token: _none, ...headers } = base.headers;
    const ways: Array<() => Made> = [
      () => ({ what: 'no token', holder: 'nobody', headers }),
      () => ({ what: 'garbage', holder: 'nobody', headers: { ...headers, token: 'garbage' } }),
      () => ({ what: 'expired', holder: 'nobody', headers: { ...headers, token: expiredToken } }),
      () => ({ what: 'revoked', holder: 'nobody', headers: { ...headers, token: revokedToken } }),
      () => ({ what: "B's", holder: 'b', headers: { ...headers, token: b.token } }),
      () => ({ what: 'bearer', holder: 'a', headers: { ...headers, authorization: `Bearer ${a.token}` } }),
      () => ({ what: "A's in the body", holder: 'a', headers, fields: { ...fields, token: a.token } }),
      () => ({
        what: "A's in the header, B's in the body",
        holder: 'nobody',
        headers: { ...headers, token: a.token },
        fields: { ...fields, token: b.token },
      }),
      () => ({ what: 'tk of a kind', holder: 'nobody', headers, fields: { ...fields, tk: { a: 1 } } }),
      () => ({ what: '12 kB', holder: 'nobody', headers: { ...headers, token: 'x'.repeat(12_000) } }),
      () => ({
        what: '64 kB in the body',
        holder: 'nobody',
        headers,
        fields: { ...fields, token: 'x'.repeat(64_000) },
      }),
      () => ({
        what: 'no signature',
        holder: 'nobody',
        headers: { ...headers, token: `${a.token.split('.').slice(0, 2).join('.')}.` },
      }),
      () => ({
        what: 'alg none',
        holder: 'nobody',
        headers: { ...headers, token: `${base64({ alg: 'none' })}.${a.token.split('.')[1] ?? ''}.` },
      }),
      () => ({
        what: 'altered',
        holder: 'nobody',
        headers: { ...headers, token: `${a.token.slice(0, -3)}AAA` },
      }),
      () => ({
        what: 'user_id of B',
        fields: { ...fields, user_id: b.userId, userId: b.userId, uid: b.userId },
      }),
    ];
    return random.pick(ways)();
  }
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function encodingOf({ method, upload }: Endpoint, fields: Fields, random: Random): Encoding {
  if (method === 'GET') return 'query';
  if (upload) return 'multipart';
  const isFlat = Object.values(fields).every((value) => typeof value !== 'object' || value === null);
  return isFlat && random.chance(0.3) ? 'form' : 'json';
}

function fileFrom(random: Random): { name: string; bytes: Buffer } {
  if (random.chance(0.4)) return { name: 'a.txt', bytes: Buffer.from('姓名：林晓舟') };
  const contents = [
    () => Buffer.from('姓名：林晓舟'),
    () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...random.text(50)].map(Number)),
    () => Buffer.from(`PK\u0003\u0004${random.text(200)}`, 'latin1'),
    () => Buffer.from('%PDF-1.7\n%%EOF'),
    () => Buffer.from('<html><script>alert(1)</script></html>'),
    () => Buffer.alloc(0),
    () => Buffer.from('{"__proto__":{"polluted":1}}'),
    () => Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
    () => Buffer.alloc(300_000, 0x41),
  ];
  return { name: random.pick(FILE_NAMES), bytes: random.pick(contents)() };
}

/** Puts one text of the corpus into one field, also inside a document that is sent as a JSON string. */
function withText(endpoint: Endpoint, fields: Fields, random: Random, corpus: readonly string[]): Made {
  const index = random.int(0, corpus.length - 1);
  const text = corpus[index] ?? '';
  const names = [...new Set([...Object.keys(fieldsOf(endpoint.input)), ...Object.keys(fields)])];
  if (names.length === 0) return { what: `an unknown field = text ${index}`, fields: { [text]: text } };
  const name = random.pick(names);
  const present = fields[name];
  if (typeof present === 'string' && present.startsWith('{')) {
    const document = { ...(JSON.parse(present) as Fields) };
    document.selfEvaluation = [{ id: 'a1', kind: 'bullet', zh: [{ text }] }];
    return { what: `${name}: text ${index} inside`, fields: { ...fields, [name]: JSON.stringify(document) } };
  }
  const isMixed = typeof present === 'string' && random.chance(0.4);
  return { what: `${name} = text ${index}`, fields: { ...fields, [name]: isMixed ? present + text : text } };
}

function parserCase(base: FuzzCase, fields: Fields, random: Random): Made {
  const json = { ...base.headers, 'content-type': 'application/json' };
  const form = { ...base.headers, 'content-type': 'application/x-www-form-urlencoded' };
  const bytes = (
    headers: Record<string, string>,
    body: Buffer | string,
    path = base.endpoint.path,
  ): Made => ({
    what: '',
    fields: null,
    raw: { headers, body: Buffer.from(body), path },
  });
  const text = JSON.stringify(fields);
  const ways: Array<() => Made> = [
    () => ({ ...bytes(json, random.pick(POLLUTING_TEXTS)), what: 'polluting keys' }),
    () => ({ ...bytes(json, text.replace(/^\{/, '{"__proto__":{"polluted":1},')), what: 'polluted fields' }),
    () => ({ ...bytes(json, random.pick(BROKEN_BODIES)), what: 'broken JSON' }),
    () => ({ ...bytes(form, random.pick(BROKEN_FORMS)), what: 'broken form' }),
    () => ({ ...bytes(form, text), what: 'JSON in a form' }),
    () => ({ ...bytes(json, new URLSearchParams({ a: text }).toString()), what: 'a form in JSON' }),
    () => ({ ...bytes(json, text.replace(/,?}$/, ',"id":1,"id":2}')), what: 'a key twice' }),
    () => ({
      ...bytes(json, text, `${base.endpoint.path}?id=1&id=2&page=3`),
      what: 'fields in the query too',
    }),
    () => ({ ...bytes({ ...base.headers, 'content-type': random.pick(STRANGE_TYPES) }, text), what: 'type' }),
    () => ({ ...bytes({ ...json, 'content-encoding': 'gzip' }, BOMB), what: 'gzip bomb' }),
    () => ({ ...bytes({ ...json, 'content-encoding': 'gzip' }, text), what: 'not gzip' }),
    () => ({ ...bytes({ ...json, 'content-encoding': 'nonsense' }, text), what: 'unknown encoding' }),
    () => ({
      ...bytes(json, Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d])),
      what: 'overlong',
    }),
    () => ({ ...bytes(json, Buffer.from([0x22, 0xb1, 0xb1, 0xbe, 0xa9, 0x22])), what: 'GBK bytes' }),
    () => ({ ...bytes(json, Buffer.from(text, 'utf16le')), what: 'UTF-16 bytes' }),
    () => ({ what: 'chunked', fields: null, raw: chunked(json, text) }),
    () => ({ what: 'no body', fields: null, raw: { headers: json, body: null } }),
  ];
  return random.pick(ways)();
}

const chunked = (headers: Record<string, string>, text: string) => ({
  headers: { ...headers, 'transfer-encoding': 'chunked', 'content-length': '3' },
  body: Buffer.from(text),
});

/** Group 8: another spelling of the path, or another method. */
function pathCase(base: FuzzCase, random: Random): Made {
  const { endpoint } = base;
  const isOtherMethod = random.chance(0.5);
  const method = isOtherMethod ? random.pick(OTHER_METHODS) : endpoint.method;
  const index = random.int(0, PATH_CHANGES.length - 1);
  const path = isOtherMethod ? endpoint.path : (PATH_CHANGES[index]?.(endpoint.path) ?? endpoint.path);
  const raw = { method, path: path.replace(/#.*/, '') };
  return { what: isOtherMethod ? method : `address ${index}`, raw };
}
