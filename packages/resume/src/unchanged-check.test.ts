import { array, assert, constantFrom, nat, property, type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { DOCUMENT_BYTES, isCompleteDocument, resumeDocument } from './document.js';
import { generateResume, SHAPES } from './generate.js';
import { checkDocument, checkReceived } from './migrate.js';
import { sampleNames, SAMPLES } from './samples.js';
import { unchangedCheck } from './unchanged-check.js';

type Json = Record<string, unknown>;
/** One edit of a document that may break it: of the place with this number, in this way. */
interface Mutation {
  place: number;
  change: (owner: Json, key: string) => void;
}

// Fixed, so that a commit passes or fails on every machine.
const SEED = 20_261_129;
const RUNS = 150;

const copyOf = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

const isComplete = (document: unknown) => isCompleteDocument(document, JSON.stringify(document));

const VALUES = [
  null,
  true,
  '',
  'x',
  'en',
  'present',
  '#12ab34',
  'a\u0000b',
  'a\ud800b',
  '😀'.repeat(101),
  '长'.repeat(201),
  '长'.repeat(DOCUMENT_BYTES),
  'javascript:alert(1)',
  -1,
  0,
  1,
  1.5,
  2026,
  1e300,
  [],
  [null],
  ['x', 'x'],
  {},
  { id: 'x1' },
  { y: 2026, m: 13 },
  { zh: 'x' },
  JSON.parse('{"__proto__":{"a":1},"zh":"x"}') as unknown,
  Array.from({ length: 61 }, (_none, at) => ({ id: `m${at}` })),
];

/** The same with its keys in another order. */
const reorder: Mutation['change'] = (owner) => {
  const entries = Object.entries(owner).reverse();
  for (const [key] of entries) delete owner[key];
  for (const [key, value] of entries) owner[key] = value;
};

const CHANGES: Mutation['change'][] = [
  ...VALUES.map(() => reorder),
  ...VALUES.map((value) => (owner: Json, key: string) => void (owner[key] = copyOf([value])[0])),
  (owner, key) => void delete owner[key],
  (owner, key) => void (owner[`${key}New`] = 1),
  (owner, key) => void (owner['x'] = { later: owner[key] }),
  (owner, key) => void Object.defineProperty(owner, '__proto__', { value: owner[key], enumerable: true }),
  // The value of another place of the same object.
  (owner, key) => void (owner[key] = Object.values(owner)[0]),
];

const mutation: Arbitrary<Mutation> = nat().chain((place) =>
  constantFrom(...CHANGES).map((change) => ({ place, change })),
);

function placesOf(value: unknown, found: { owner: Json; key: string }[] = []): typeof found {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, entry] of Object.entries(value)) {
    found.push({ owner: value as Json, key });
    placesOf(entry, found);
  }
  return found;
}

function mutated(seed: number, shape: (typeof SHAPES)[number], mutations: readonly Mutation[]): Json {
  const document = copyOf(generateResume(seed, shape));
  for (const { place, change } of mutations) {
    const places = placesOf(document);
    const at = places[place % Math.max(1, places.length)];
    if (at) change(at.owner, at.key);
  }
  return copyOf(document);
}

const check = (holds: (document: Json) => void) =>
  assert(
    property(
      nat({ max: 100_000 }),
      constantFrom(...SHAPES),
      array(mutation, { minLength: 1, maxLength: 2 }),
      (seed, shape, mutations) => holds(mutated(seed, shape, mutations)),
    ),
    { seed: SEED, numRuns: RUNS },
  );

describe('a document that needs no change', () => {
  it('is recognised: every sample and generated résumé, as JSON', () => {
    const generated = SHAPES.flatMap((shape) => [1, 2, 3].map((seed) => generateResume(seed, shape)));
    const all = [...sampleNames.map((name) => SAMPLES[name]()), ...generated];
    expect(all.filter((document) => !isComplete(copyOf(document)))).toEqual([]);
  });

  it('is valid and equal to the parsed value, whatever was done to it', () => {
    const verdicts = { complete: 0, other: 0 };
    check((document) => {
      if (!isComplete(document)) return void (verdicts.other += 1);
      verdicts.complete += 1;
      expect(resumeDocument.safeParse(document).data ?? checkDocument(document)).toEqual(document);
    });
    expect(verdicts.complete).toBeGreaterThan(RUNS / 10);
    expect(verdicts.other).toBeGreaterThan(RUNS / 10);
  });
});

describe('a received document', () => {
  it('has the verdict, the words and the content of the full check, and its text', () => {
    check((document) => {
      const full = checkDocument(copyOf(document));
      const received = checkReceived(copyOf(document));
      if (!received.ok) return expect(received).toEqual(full);
      const { text, ...rest } = received;
      expect(rest).toEqual(full);
      expect(text).toBe(JSON.stringify(received.document));
    });
  });
});

it('refuses a complete document that is too large as the full check does', () => {
  const letter = { id: 'l', body: [{ id: 'b', kind: 'paragraph', zh: [{ text: '长'.repeat(4000) }] }] };
  const coverLetters = Array.from({ length: 17 }, (_none, at) => ({ ...letter, id: `l${at}` }));
  const document = { ...copyOf(SAMPLES.accounting()), coverLetters };
  expect(isComplete(document)).toBe(true);
  expect(checkReceived(document)).toMatchObject({ ok: false, message: '简历内容过长，请精简后再保存' });
  expect(checkReceived(document)).toEqual(checkDocument(document));
});

describe('the check of a schema', () => {
  const all = (schema: z.ZodType, values: unknown[]) => values.map(unchangedCheck(schema));

  it('leaves values that the schema would change, and unknown kinds of schemas, to the schema', () => {
    expect(all(z.string().trim(), ['a', ' a'])).toEqual([true, false]);
    expect(all(z.object({ a: z.string() }), [{ a: '' }, { a: '', b: 1 }])).toEqual([false, false]);
    expect(all(z.strictObject({ a: z.string().default('') }), [{ a: '' }, {}])).toEqual([true, false]);
    expect(all(z.uuid(), ['0'])).toEqual([false]);
    expect(all(z.record(z.enum(['a', 'b']), z.string()), [{ a: '' }])).toEqual([false]);
    expect(all(z.coerce.number(), ['1'])).toEqual([false]);
  });

  it('skips refinements that are known to hold, also inside a schema', () => {
    const isShort = (value: string) => value.length < 2;
    const schema = z.strictObject({ a: z.string().max(3).refine(isShort) });
    const values = [{ a: 'ab' }, { a: 'abcd' }];
    expect(values.map(unchangedCheck(schema, [isShort]))).toEqual([true, false]);
    expect(all(schema, values)).toEqual([false, false]);
  });

  it('counts characters as zod does', () => {
    expect(all(z.string().max(2), ['😀😀', '😀😀😀', 'ab', 'abc'])).toEqual([true, false, true, false]);
  });
});
