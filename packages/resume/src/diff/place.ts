import { asFields, isFields, keyOf } from './shape.js';

/** The value at a path that names list items by id; undefined if there is none. */
export function valueIn(root: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, segment, depth) => {
    if (Array.isArray(value))
      return value.find((member) => keyOf(path[depth - 1] ?? '', member) === segment) as unknown;
    return isFields(value) && Object.hasOwn(value, segment) ? asFields(value)[segment] : undefined;
  }, root);
}

/** Converts a path of indices to one of ids, where items have ids. */
export function placeOf(root: unknown, positions: readonly PropertyKey[]): string[] {
  const path: string[] = [];
  let value = root;
  for (const position of positions) {
    const member = (value as Record<PropertyKey, unknown> | undefined)?.[position];
    const key = Array.isArray(value) ? keyOf(path.at(-1) ?? '', member) : String(position);
    if (key === undefined) break;
    path.push(key);
    value = member;
  }
  return path;
}

/** The same location with indices, as a JSON pointer; undefined if the document lacks it. */
export function pointerTo(root: unknown, path: readonly string[]): string | undefined {
  let value = root;
  const segments: string[] = [];
  for (const [depth, segment] of path.entries()) {
    const position = Array.isArray(value)
      ? value.findIndex((member) => keyOf(path[depth - 1] ?? '', member) === segment)
      : segment;
    if (position === -1 || typeof value !== 'object' || value === null) return undefined;
    segments.push(String(position).replaceAll('~', '~0').replaceAll('/', '~1'));
    value = (value as Record<PropertyKey, unknown>)[position];
  }
  return segments.map((segment) => `/${segment}`).join('');
}
