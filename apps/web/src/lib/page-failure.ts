import type { PageFailureKind } from '@qicheng/contract/browser/page-failure';

type Listener = (kind: PageFailureKind) => void;

let listener: Listener | null = null;

/** Registers the listener for page failures. */
export const followPageFailures = (listen: Listener | null): void => {
  listener = listen;
};

/** Reports a page failure; the page itself already shows it. */
export const pageFailed = (kind: PageFailureKind): void => listener?.(kind);
