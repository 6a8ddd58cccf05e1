// A stamp records the inputs of a finished step, so that the next start can skip it.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'generated', '.turbo', '.qicheng', 'coverage']);

/**
 * All files below the given paths with size and times; a missing path counts as empty. The inode and its time of
 * change tell a file that was replaced by one of the same size and modification time.
 * @param {string} root @param {string[]} paths
 * @returns {string}
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`);
  const visit = (file) => {
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    if (!stat) return;
    if (!stat.isDirectory()) {
      const { size, mtimeMs, ctimeMs, ino } = stat;
      hash.update(`${path.relative(root, file)} ${size} ${mtimeMs} ${ctimeMs} ${ino}\n`);
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

/**
 * Does the work, unless its inputs are those of the last complete run and all outputs exist.
 * @param {{ stamp: string, current: string, outputs?: string[] }} step @param {() => Promise<void>} work
 */
export async function unlessStamped({ stamp, current, outputs = [] }, work) {
  if (hasStamp(stamp, current) && outputs.every((file) => fs.existsSync(file))) return;
  // An interrupted run may replace some outputs, so the former stamp is no longer true.
  fs.rmSync(stamp, { force: true });
  await work();
  writeStamp(stamp, current);
}
