import type { Request } from 'express';

/** A text of the query, without blanks around it; one that is absent or came twice is empty. */
export function asked({ query }: Request, name: string): string {
  const value = query[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Which page of a list is asked for, from 1; anything else than a number is the first. */
export const askedPage = (request: Request): number =>
  Number(/^[1-9]\d{0,4}$/.exec(asked(request, 'page'))?.[0] ?? 1);
