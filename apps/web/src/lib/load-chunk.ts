import { catalogue, limits } from './error-catalogue.js';
import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/** A lazy optional component: if it fails to load it is omitted, and the page is complete without it. */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));

/** A chunk failed to load: the network failed, or a new release has replaced the files. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(catalogue.chunkMissing, { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Loads a lazy module within the time limit; any failure is a {@link ChunkLoadError}, which offers a reload.
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), limits.chunkMs);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (cause) {
    throw new ChunkLoadError(cause);
  } finally {
    clearTimeout(timer);
  }
}
