const FIELD = 'input:not([type=hidden]), select, textarea, [role=slider]';

/** The marked one, else the first there is. */
export const firstField = (body: HTMLElement | null): HTMLElement | null =>
  body?.querySelector<HTMLElement>('[data-first-field]') ?? body?.querySelector<HTMLElement>(FIELD) ?? null;
