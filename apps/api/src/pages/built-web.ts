import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Three levels up, from `src/pages` as from `dist/pages`.
const BESIDE = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The web app from a full repository build, or null if it was not built. */
export const builtWeb = (directory = BESIDE): string | null =>
  existsSync(path.join(directory, 'client', 'index.html')) ? directory : null;
