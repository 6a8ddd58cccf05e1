/** How a page failed in a browser: one of its files did not load, or a part of it threw an error. */
export const pageFailureKinds = ['missingFile', 'crash'] as const;
export type PageFailureKind = (typeof pageFailureKinds)[number];

/** The call that reports it; a page whose files are missing has to send it without the client. */
export const pageFailureRoute = 'POST /api/page-failure';
