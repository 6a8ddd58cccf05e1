// Installs a program of Debian or Ubuntu without root: apt downloads its packages and checks their signatures, and they
// are unpacked into a separate folder.
import fs from 'node:fs';
import path from 'node:path';
import { libraryDirectories, missingLibraries } from './libraries.mjs';
import { run, tail } from './run.mjs';

/** @typedef {{ program: string, libraries: string[] }} UnpackedProgram */

const CLOSURE =
  'depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances';
// Alternatives that would shadow the machine's own libraries, and installer parts.
const LEFT_OUT = /^lib(elogind|debian-installer|newt|textwrap)/;
const plainEnglish = () => ({ ...process.env, LC_ALL: 'C' });

/** The libraries among the packages that apt-cache lists. @param {string} output @returns {string[]} */
export function librariesOf(output) {
  const names = [...output.matchAll(/^((?:lib|lua-)[a-z0-9.+-]+)(?::\S+)?$/gm)].map((match) => match[1]);
  return [...new Set(names)].filter((name) => !LEFT_OUT.test(name));
}

/**
 * Packages that dpkg considers installed. @param {string} output lines of name and status @returns {string[]}
 */
export function installedOf(output) {
  return [...output.matchAll(/^(\S+) install ok installed$/gm)].map((match) => match[1]);
}

/**
 * Returns the program, downloaded into `directory` unless complete; throws when that fails.
 * @param {{ directory: string, packages: string[], programPath: string, note?: (text: string) => void }}
 * wanted `programPath` inside the packages
 * @returns {Promise<UnpackedProgram>}
 */
export async function unpackDebianProgram(wanted) {
  const ready = await usable(wanted);
  if (ready) return ready;
  if ((await run('apt-get', ['--version'])).status !== 0) throw new Error('no apt-get');
  wanted.note?.('从 Debian 软件源下载');
  const draft = `${wanted.directory}.${process.pid}`;
  fs.rmSync(draft, { recursive: true, force: true });
  try {
    await unpack(wanted.packages, draft);
    fs.rmSync(wanted.directory, { recursive: true, force: true });
    fs.renameSync(draft, wanted.directory);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
  const unpacked = await usable(wanted);
  if (!unpacked) throw new Error(`${wanted.packages[0]} is unpacked but does not run`);
  return unpacked;
}

async function unpack(packages, draft) {
  const debs = path.join(draft, 'debs');
  const apt = path.join(draft, 'apt');
  fs.mkdirSync(debs, { recursive: true });
  await download(packages, debs, apt);
  for (const deb of fs.readdirSync(debs)) {
    const { status, output } = await run('dpkg-deb', ['-x', path.join(debs, deb), path.join(draft, 'root')]);
    if (status !== 0) throw new Error(`${deb} cannot be unpacked: ${tail(output)}`);
  }
  for (const leftover of [debs, apt]) fs.rmSync(leftover, { recursive: true, force: true });
  fs.chmodSync(draft, 0o755);
}

// Tries the machine's package lists first; a fresh container has none, so separate lists are downloaded (no
// root needed).
async function download(packages, target, apt) {
  let problem = '';
  for (const isFresh of [false, true]) {
    const options = [
      '-o',
      'Debug::NoLocking=1',
      '-o',
      'APT::Sandbox::User=root',
      ...(isFresh ? ownLists(apt) : []),
    ];
    if (isFresh) await run('apt-get', [...options, 'update']);
    const names = await withLibraries(packages, options);
    const { status, output } = await run('apt-get', [...options, 'download', ...names], { cwd: target });
    if (status === 0) return;
    problem = tail(output);
  }
  throw new Error(`${packages.join(' ')} cannot be downloaded: ${problem}`);
}

// Queries the package lists, not a simulated installation, which fails where anything is half-installed.
async function withLibraries(packages, options) {
  const { output } = await run('apt-cache', [...options, ...CLOSURE.split(' '), ...packages], {
    env: plainEnglish(),
  });
  const libraries = librariesOf(output);
  const state = await run('dpkg-query', ['-W', '-f=${Package} ${Status}\\n', ...libraries], {
    env: plainEnglish(),
  });
  const installed = new Set(installedOf(state.output));
  return [...packages, ...libraries.filter((name) => !installed.has(name))];
}

function ownLists(apt) {
  for (const folder of ['lists/partial', 'archives/partial'])
    fs.mkdirSync(path.join(apt, folder), { recursive: true });
  return ['-o', `Dir::State::lists=${path.join(apt, 'lists')}`, '-o', `Dir::Cache=${apt}`];
}

/** @returns {Promise<UnpackedProgram | null>} */
async function usable({ directory, programPath }) {
  const program = path.join(directory, 'root', programPath);
  if (!fs.existsSync(program)) return null;
  const libraries = libraryDirectories(path.join(directory, 'root'));
  const missing = await missingLibraries(fs.realpathSync(program), libraries);
  return missing.length === 0 ? { program, libraries } : null;
}
