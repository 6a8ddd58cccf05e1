/** The value at a path such as `hours.weekly`. */
const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], value);

/** The inputs of a form as they would be typed, by path, from a part of a question; the reverse of parsing them. */
export function entryOf(fields: readonly { path: string }[], question: unknown): Record<string, string> {
  const entry: Record<string, string> = {};
  for (const { path } of fields) {
    const value = valueAt(question, path);
    if (['string', 'number', 'boolean'].includes(typeof value)) entry[path] = String(value);
  }
  return entry;
}
