import { ensureDebianCommand } from './debian-command.mjs';

/**
 * MuPDF's mutool as an independent reader of our PDFs: it ignores the repairs that hide a wrong text layer.
 * @param {{ cacheDirectory: string }} options
 */
export const ensureMutool = ({ cacheDirectory }) =>
  ensureDebianCommand({ cacheDirectory, name: 'mutool', packageName: 'mupdf-tools' });
