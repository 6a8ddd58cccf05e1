const FIELD = 'input:not([type=hidden]), select, textarea, [role=slider]';

/** The field marked `data-first-field`, otherwise the first one. */
export const firstField = (body: HTMLElement | null): HTMLElement | null =>
  body?.querySelector<HTMLElement>('[data-first-field]') ?? body?.querySelector<HTMLElement>(FIELD) ?? null;
