import type { Request } from 'express';

/** A trimmed text of the query; empty if absent or repeated. */
export function queryText({ query }: Request, name: string): string {
  const value = query[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** The requested page number, starting at 1; anything else than a number means the first. */
export const queryPage = (request: Request): number =>
  Number(/^[1-9]\d{0,4}$/.exec(queryText(request, 'page'))?.[0] ?? 1);

/**
 * The text fields of a submitted form; a repeated field counts as absent. Browsers send a line break as two
 * characters but count it as one.
 */
export function formFields(request: Request): ReadonlyMap<string, string> {
  const body: unknown = request.body;
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return new Map(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n')] as const] : [],
    ),
  );
}
