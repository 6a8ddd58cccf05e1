// A program of Debian or Ubuntu without root: its packages, downloaded by apt (which checks their signatures) and
// unpacked into a folder of their own.
import fs from 'node:fs';
import path from 'node:path';
import { libraryDirectories, missingLibraries } from '../launcher/libraries.mjs';
import { plannedPackages } from '../launcher/redis-debian.mjs';
import { run, tail } from '../launcher/run.mjs';

/** @typedef {{ program: string, libraries: string[] }} UnpackedProgram */

/**
 * @param {{ directory: string, packageName: string, programPath: string }} wanted `programPath` inside the package
 * @returns {Promise<UnpackedProgram>}
 */
export async function unpackDebianProgram(wanted) {
  const ready = await usable(wanted);
  if (ready) return ready;
  const draft = `${wanted.directory}.${process.pid}`;
  const debs = path.join(draft, 'debs');
  fs.mkdirSync(debs, { recursive: true });
  try {
    await download(wanted.packageName, debs, path.join(draft, 'apt'));
    for (const deb of fs.readdirSync(debs)) {
      const { status, output } = await run('dpkg-deb', ['-x', path.join(debs, deb), path.join(draft, 'root')]);
      if (status !== 0) throw new Error(`${deb} cannot be unpacked: ${tail(output)}`);
    }
    fs.rmSync(wanted.directory, { recursive: true, force: true });
    fs.renameSync(draft, wanted.directory);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
  const unpacked = await usable(wanted);
  if (!unpacked) throw new Error(`${wanted.packageName} is unpacked but does not run`);
  return unpacked;
}

// The machine's own lists first; a fresh container has none, then lists of our own are fetched (no root needed).
async function download(packageName, target, apt) {
  let fault = '';
  for (const isFresh of [false, true]) {
    const options = ['-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User=root', ...(isFresh ? ownLists(apt) : [])];
    if (isFresh) await run('apt-get', [...options, 'update']);
    const simulation = ['-s', 'install', '--no-install-recommends', packageName];
    const { output } = await run('apt-get', [...options, ...simulation], { env: { ...process.env, LC_ALL: 'C' } });
    const names = [...new Set([packageName, ...plannedPackages(output)])];
    const result = await run('apt-get', [...options, 'download', ...names], { cwd: target });
    if (result.status === 0) return;
    fault = tail(result.output);
  }
  throw new Error(`${packageName} cannot be downloaded: ${fault}`);
}

function ownLists(apt) {
  for (const folder of ['lists/partial', 'archives/partial']) fs.mkdirSync(path.join(apt, folder), { recursive: true });
  return ['-o', `Dir::State::lists=${path.join(apt, 'lists')}`, '-o', `Dir::Cache=${apt}`];
}

/** @returns {Promise<UnpackedProgram | null>} */
async function usable({ directory, programPath }) {
  const program = path.join(directory, 'root', programPath);
  if (!fs.existsSync(program)) return null;
  const libraries = libraryDirectories(path.join(directory, 'root'));
  return (await missingLibraries(fs.realpathSync(program), libraries)).length === 0 ? { program, libraries } : null;
}
