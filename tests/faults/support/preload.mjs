import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The environment with which a process of the product loads a file of this folder first. @param {string} file */
export const preload = (file) => ({
  NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, file)).href}`,
});
