import type { Request } from 'express';

/** A trimmed text of the query; empty if absent or repeated. */
export function queryText({ query }: Request, name: string): string {
  const value = query[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** The requested page number, starting at 1; anything else than a number means the first. */
export const queryPage = (request: Request): number =>
  Number(/^[1-9]\d{0,4}$/.exec(queryText(request, 'page'))?.[0] ?? 1);
