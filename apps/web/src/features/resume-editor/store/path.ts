/** A location in the document. In a list, a string is an item's id and a number its index. */
export type Path = readonly (string | number)[];

/** Objects that the schema requires even when they are empty. */
const ALWAYS_THERE = new Set(['basics', 'intention', 'meta', 'style']);

type Node = Record<string, unknown> | unknown[];
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const hasId = (id: string) => (entry: unknown) =>
  isNode(entry) && !Array.isArray(entry) && entry['id'] === id;

function keyIn(node: Node, segment: string | number): string | number {
  return Array.isArray(node) && typeof segment === 'string' ? node.findIndex(hasId(segment)) : segment;
}

const child = (node: Node, segment: string | number): unknown =>
  (node as Record<string | number, unknown>)[keyIn(node, segment)];

/** The value at a path, or undefined. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const segment of path) {
    if (!isNode(value)) return undefined;
    value = child(value, segment);
  }
  return value;
}

/**
 * Writes into a mutable draft. Missing parents are created, an undefined value removes the key, and parents
 * that become empty are removed, so that a cleared form equals an untouched one. A missing item is ignored.
 */
export function writeAt(root: object, path: Path, value: unknown): void {
  const [segment, ...rest] = path;
  if (segment === undefined) return;
  const node = root as Record<string | number, unknown>;
  const key = keyIn(root as Node, segment);
  if (key === -1) return;
  if (rest.length === 0) {
    if (value === undefined && !Array.isArray(root)) delete node[key];
    else node[key] = value;
    return;
  }
  if (!isNode(node[key])) {
    if (value === undefined) return;
    node[key] = {};
  }
  const next = node[key] as Node;
  writeAt(next, rest, value);
  const isEmptied = value === undefined && !Array.isArray(next) && Object.keys(next).length === 0;
  if (isEmptied && !Array.isArray(root) && !ALWAYS_THERE.has(String(key))) delete node[key];
}
