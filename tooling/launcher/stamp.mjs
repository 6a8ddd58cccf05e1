// A stamp records the inputs of a finished step, so that the next start can skip it.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'generated', '.turbo', '.qicheng', 'coverage']);

/**
 * All files below the given paths with size and modification time; a missing path counts as empty.
 * @param {string} root @param {string[]} paths
 * @returns {string}
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`);
  const visit = (file) => {
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) {
      hash.update(`${path.relative(root, file)} ${stat.size} ${stat.mtimeMs}\n`);
      return;
    }
    for (const name of fs.readdirSync(file).sort()) if (!SKIPPED.has(name)) visit(path.join(file, name));
  };
  for (const item of paths) visit(path.join(root, item));
  return hash.digest('hex');
}

/** A hash of file contents. @param {string[]} files */
export function contentHash(files) {
  const hash = createHash('sha256').update(
    `${process.versions.modules} ${process.platform} ${process.arch}\n`,
  );
  for (const file of files) hash.update(`${file}\0`).update(fs.existsSync(file) ? fs.readFileSync(file) : '');
  return hash.digest('hex');
}

/** @param {string} file @param {string} value */
export const hasStamp = (file, value) => fs.existsSync(file) && fs.readFileSync(file, 'utf8') === value;

/** @param {string} file @param {string} value */
export function writeStamp(file, value) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(`${file}.tmp`, value);
  fs.renameSync(`${file}.tmp`, file);
}
