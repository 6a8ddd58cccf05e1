import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** A lazy optional component: if it fails to load it is omitted, and the page is complete without it. */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
