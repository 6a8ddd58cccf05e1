/** The text of one entry. */
interface EntryText {
  entry: string;
  text: string;
}

interface DuplicatePair {
  entries: readonly [string, string];
  /** Shared passages as a fraction of all passages of both; 0 to 1. */
  similarity: number;
  /** Fraction of the shorter text's passages that the other contains; 0 to 1. */
  containment: number;
}

const SHINGLE = 5;
const BANDS = 42;
const ROWS = 3;
/** Pairs at or above this are reported. */
const SIMILAR = 0.5;
const CONTAINED = 0.8;
/** Passages in this share of the entries are common wording (headings, set phrases) and prove nothing. */
const COMMON_SHARE = 0.1;
const COMMON_AT_LEAST = 5;

/**
 * Pairs of entries that share most of their text, most similar first. Compares passages of five characters;
 * MinHash with 42 bands of 3 finds candidates (a pair of similarity 0.5 is missed once in 270), which are
 * then compared exactly.
 */
export function nearDuplicates(texts: readonly EntryText[]): DuplicatePair[] {
  const sets = withoutCommon(texts.map(({ text }) => shinglesOf(text)));
  const pairs: DuplicatePair[] = [];
  for (const key of candidates(sets)) {
    const [first = 0, second = 0] = key.split(':').map(Number);
    const [one, other] = [texts[first], texts[second]];
    const pair = one && other && compare(sets[first] ?? new Set(), sets[second] ?? new Set());
    if (pair && (pair.similarity >= SIMILAR || pair.containment >= CONTAINED))
      pairs.push({ entries: [one.entry, other.entry], ...pair });
  }
  return pairs.sort(
    (one, other) => other.similarity - one.similarity || (one.entries[0] < other.entries[0] ? -1 : 1),
  );
}

function shinglesOf(text: string): Set<number> {
  const letters = [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ];
  const hashes = new Set<number>();
  for (let start = 0; start + SHINGLE <= letters.length; start += 1)
    hashes.add(hashOf(letters.slice(start, start + SHINGLE).join('')));
  return hashes;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

function withoutCommon(sets: readonly Set<number>[]): Set<number>[] {
  const counts = new Map<number, number>();
  for (const set of sets) for (const hash of set) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const limit = Math.max(COMMON_AT_LEAST, sets.length * COMMON_SHARE);
  return sets.map((set) => new Set([...set].filter((hash) => (counts.get(hash) ?? 0) <= limit)));
}

function candidates(sets: readonly Set<number>[]): Set<string> {
  const found = new Set<string>();
  const signatures = sets.map(signatureOf);
  for (let band = 0; band < BANDS; band += 1) {
    const buckets = new Map<string, number[]>();
    for (const [index, signature] of signatures.entries()) {
      if ((sets[index]?.size ?? 0) === 0) continue;
      const key = signature.slice(band * ROWS, (band + 1) * ROWS).join();
      const bucket = buckets.get(key) ?? [];
      for (const other of bucket) found.add(`${other}:${index}`);
      bucket.push(index);
      buckets.set(key, bucket);
    }
  }
  return found;
}

function signatureOf(set: ReadonlySet<number>): Uint32Array {
  const lowest = new Uint32Array(BANDS * ROWS).fill(0xffffffff);
  for (const hash of set)
    for (let row = 0; row < lowest.length; row += 1) {
      const mixed = mix(hash ^ Math.imul(row + 1, 0x9e3779b1));
      if (mixed < (lowest[row] ?? 0)) lowest[row] = mixed;
    }
  return lowest;
}

/** The finaliser of MurmurHash3. */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function compare(one: ReadonlySet<number>, other: ReadonlySet<number>) {
  let shared = 0;
  for (const hash of one) if (other.has(hash)) shared += 1;
  const smaller = Math.min(one.size, other.size);
  return {
    similarity: shared / (one.size + other.size - shared || 1),
    containment: smaller === 0 ? 0 : shared / smaller,
  };
}
