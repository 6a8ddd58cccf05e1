import { ensureDebianCommand } from './debian-command.mjs';

/**
 * Poppler's pdftotext as a further reader of our PDFs, in its two modes: by position, and in painting order.
 * @param {{ cacheDirectory: string }} options
 */
export const ensurePdftotext = ({ cacheDirectory }) =>
  ensureDebianCommand({ cacheDirectory, name: 'pdftotext', packageName: 'poppler-utils' });
