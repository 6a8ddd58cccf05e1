import { pathToFileURL } from 'node:url';

/** The environment that makes a process of the product load a file first. @param {string} file its absolute path */
export const preload = (file) => ({ NODE_OPTIONS: `--import ${pathToFileURL(file).href}` });
