import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** A part that nobody waits for: one that does not arrive is left out, and the page is whole without it. */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
