const MAX_DEPTH = 40;
const MAX_NODES = 100_000;

type Fields = Record<string, unknown>;

/**
 * Why a parsed body cannot be stored, in Chinese, or null. PostgreSQL accepts neither U+0000 nor lone
 * surrogates [principle 7]; depth and size are limited so that traversing a body stays cheap.
 */
export function findUnsafeText(root: unknown): string | null {
  let nodes = 0;
  const visit = (value: unknown, depth: number): string | null => {
    nodes += 1;
    if (depth > MAX_DEPTH) return '内容嵌套过深';
    if (nodes > MAX_NODES) return '内容过大，请精简后再试';
    if (typeof value === 'string') return isStorable(value) ? null : '内容含有无法保存的字符';
    if (typeof value !== 'object' || value === null) return null;
    return Array.isArray(value) ? visitList(value, depth) : visitFields(value as Fields, depth);
  };
  const visitList = (list: unknown[], depth: number): string | null => {
    for (const entry of list) {
      const found = visit(entry, depth + 1);
      if (found !== null) return found;
    }
    return null;
  };
  // Not `Object.entries`, whose pairs cost as much as the search.
  const visitFields = (fields: Fields, depth: number): string | null => {
    for (const key of Object.keys(fields)) {
      const found = isStorable(key) ? visit(fields[key], depth + 1) : '内容含有无法保存的字符';
      if (found !== null) return found;
    }
    return null;
  };
  return visit(root, 0);
}

/** The same for a value that was parsed from this JSON text, which can be searched in a fraction of the time. */
export function findUnsafeParsed(root: unknown, json: string): string | null {
  return isPlain(json) ? null : findUnsafeText(root);
}

const [NUL, QUOTE, BACKSLASH, SMALL_U] = [0, 0x22, 0x5c, 0x75];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];
const [FIRST_SURROGATE, LAST_SURROGATE] = [0xd800, 0xdfff];

/** Whether a JSON text has no character or escape that could be unsafe, and is neither too large nor too deep. */
function isPlain(json: string): boolean {
  // A value takes at least two characters with its separator.
  if (json.length >= 2 * MAX_NODES) return false;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const unit = json.charCodeAt(at);
    if (unit === NUL || (unit >= FIRST_SURROGATE && unit <= LAST_SURROGATE)) return false;
    if (unit === QUOTE) isText = !isText;
    else if (isText) {
      if (unit !== BACKSLASH) continue;
      at += 1;
      if (json.charCodeAt(at) === SMALL_U) return false;
    } else if (unit === LIST || unit === OBJECT) {
      depth += 1;
      if (depth > MAX_DEPTH) return false;
    } else if (unit === LIST_END || unit === OBJECT_END) depth -= 1;
  }
  return true;
}

// In a `u` pattern a surrogate matches only if it is unpaired.
const UNSTORABLE = /[\0\p{Surrogate}]/u;
// Also matches valid surrogate pairs, but scans a text without surrogates three times as fast.
const SUSPICIOUS = /[\0\uD800-\uDFFF]/;
const isStorable = (value: string): boolean => !SUSPICIOUS.test(value) || !UNSTORABLE.test(value);
