// PostgreSQL refuses to run as root, and Redis and the browser need no root: if started as root, they run as `nobody`.
import fs from 'node:fs';
import path from 'node:path';

/** @typedef {{ uid: number, gid: number }} Identity */

/** The identity of the services, or `null` if this process runs as an ordinary user. @returns {Identity | null} */
export function serviceIdentity() {
  if (process.getuid?.() !== 0) return null;
  return findUser(fs.readFileSync('/etc/passwd', 'utf8'), 'nobody');
}

/** @param {string} passwd @param {string} name @returns {Identity} */
export function findUser(passwd, name) {
  const row = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .find(([user]) => user === name);
  return row ? { uid: Number(row[2]), gid: Number(row[3]) } : { uid: 65534, gid: 65534 };
}

/** Whether another user can reach this path: every folder above it must be accessible. @param {string} target */
export function isReachableByOthers(target) {
  for (let current = path.resolve(target); ; current = path.dirname(current)) {
    const stat = fs.statSync(current, { throwIfNoEntry: false });
    if (stat?.isDirectory() && (stat.mode & 0o001) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

/**
 * Creates a folder that the service can write. @param {string} directory @param {Identity | null} identity
 * @param {number} [mode]
 */
export function makeServiceDirectory(directory, identity, mode = 0o700) {
  fs.mkdirSync(directory, { recursive: true });
  fs.chmodSync(directory, mode);
  if (identity) fs.chownSync(directory, identity.uid, identity.gid);
}

/**
 * Makes the service the owner of a folder and its contents.
 * @param {string} target
 * @param {Identity | null} identity
 */
export function giveTo(target, identity) {
  if (!identity) return;
  fs.lchownSync(target, identity.uid, identity.gid);
  if (!fs.lstatSync(target).isDirectory()) return;
  for (const name of fs.readdirSync(target)) giveTo(path.join(target, name), identity);
}
