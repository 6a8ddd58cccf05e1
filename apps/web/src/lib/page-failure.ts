import type { PageFailureKind } from '@qicheng/contract/site/page-failure.contract';

type Listener = (kind: PageFailureKind) => void;

let listener: Listener | null = null;

/** From now on every failure of a page is told to `listen`. */
export const followPageFailures = (listen: Listener | null): void => {
  listener = listen;
};

/** Tells that the page failed; it is on the screen as it is. */
export const pageFailed = (kind: PageFailureKind): void => listener?.(kind);
