// A pointer names a location in a document as JSON Pointer (RFC 6901): /internships/0/highlights/2/zh.
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

const unescape = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');

function segmentsOf(pointer: string): string[] {
  if (pointer === '') return [];
  const segments = pointer.split('/').slice(1).map(unescape);
  if (!pointer.startsWith('/') || segments.some((segment) => FORBIDDEN.has(segment))) {
    throw new RangeError(`not a pointer into a document: ${pointer}`);
  }
  return segments;
}

type Container = Record<string, unknown> | unknown[];

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const indexIn = (list: readonly unknown[], segment: string): number =>
  segment === '-' ? list.length : /^(0|[1-9]\d*)$/.test(segment) ? Number(segment) : -1;

/** The value at a pointer; undefined if there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  return segmentsOf(pointer).reduce<unknown>((value, segment) => {
    if (!isContainer(value)) return undefined;
    if (Array.isArray(value)) return value[indexIn(value, segment)];
    return Object.hasOwn(value, segment) ? value[segment] : undefined;
  }, root);
}

/** A copy with the value at the pointer replaced, or removed if undefined; unchanged parts are shared. */
export function replaceAt<Root>(root: Root, pointer: string, value: unknown): Root {
  return replaceIn(root, segmentsOf(pointer), value) as Root;
}

function replaceIn(container: unknown, [segment, ...rest]: string[], value: unknown): unknown {
  if (segment === undefined) return value;
  if (Array.isArray(container)) return replaceInList(container, segment, rest, value);
  const record = isContainer(container) ? (container as Record<string, unknown>) : {};
  const current = Object.hasOwn(record, segment) ? record[segment] : undefined;
  const next = replaceIn(current, rest, value);
  if (next === undefined)
    return Object.fromEntries(Object.entries(record).filter(([key]) => key !== segment));
  return { ...record, [segment]: next };
}

function replaceInList(
  items: readonly unknown[],
  segment: string,
  rest: string[],
  value: unknown,
): unknown[] {
  const index = indexIn(items, segment);
  if (index < 0 || index > items.length)
    throw new RangeError(`no item ${segment} in a list of ${items.length}`);
  const next = replaceIn(items[index], rest, value);
  return next === undefined ? items.filter((_, place) => place !== index) : items.toSpliced(index, 1, next);
}
