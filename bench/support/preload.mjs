import { pathToFileURL } from 'node:url';

/** The environment with which a process of the product loads a file first. @param {string} file its absolute path */
export const preload = (file) => ({ NODE_OPTIONS: `--import ${pathToFileURL(file).href}` });
