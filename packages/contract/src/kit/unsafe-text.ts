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

// In a `u` pattern a surrogate matches only if it is unpaired.
const UNSTORABLE = /[\0\p{Surrogate}]/u;
// Finds halves of pairs too, but a text without any is read three times as fast.
const SUSPICIOUS = /[\0\uD800-\uDFFF]/;
const isStorable = (value: string): boolean => !SUSPICIOUS.test(value) || !UNSTORABLE.test(value);
