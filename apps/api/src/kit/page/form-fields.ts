import type { Request } from 'express';

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
