// Folders of the embedded services: `cache` can be rebuilt at any time, `data` belongs to the user.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isReachableByOthers, serviceIdentity } from './identity.mjs';
import { diskFull, Remedy } from './remedy.mjs';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
const NEEDED_BYTES = { first: 3e9, later: 2e8 };

/**
 * @typedef {object} Home
 * @property {string} root @property {string} cache @property {string} data @property {string} logs
 * @property {string} stamps
 * @property {boolean} isMoved `true` if the services cannot access the project folder and another one is used
 * @property {import('./identity.mjs').Identity | null} identity the user that runs the services
 */

/** Chooses and creates the folders. @param {{ data?: string }} [options] @returns {Home} */
export function openHome(options = {}) {
  const identity = serviceIdentity();
  const preferred = path.resolve(projectRoot, process.env.QICHENG_HOME || '.qicheng');
  const isMoved = identity !== null && !isReachableByOthers(preferred);
  const root = isMoved ? path.join('/var/lib', `qicheng-${shortHash(preferred)}`) : preferred;
  const home = {
    root,
    cache: path.join(root, 'cache'),
    data: options.data ?? path.join(root, 'data'),
    logs: path.join(options.data ?? root, 'logs'),
    stamps: path.join(root, 'cache', 'stamps'),
    isMoved,
    identity,
  };
  for (const directory of [home.root, home.cache, home.data, home.logs])
    fs.mkdirSync(directory, { recursive: true });
  if (identity) for (const directory of [home.root, home.cache, home.data]) fs.chmodSync(directory, 0o755);
  return home;
}

const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Stops early if disk space is low, rather than in the middle of a step. @param {Home} home */
export function requireSpace(home) {
  const isFirst = !fs.existsSync(path.join(projectRoot, 'node_modules', '.modules.yaml'));
  const needed = isFirst ? NEEDED_BYTES.first : NEEDED_BYTES.later;
  for (const directory of new Set([projectRoot, home.root])) {
    const { bavail, bsize } = fs.statfsSync(directory);
    if (bavail * bsize < needed) throw new Remedy(diskFull(directory, needed));
  }
}
