// Redis without root: Debian's and Ubuntu's own packages, downloaded by apt (which checks their signatures) and
// unpacked into the cache.
import fs from 'node:fs';
import path from 'node:path';
import { libraryDirectories, missingLibraries } from './libraries.mjs';
import { run, tail } from './run.mjs';

const WANTED = ['redis-server', 'redis-tools'];
const CLOSURE =
  'depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances';

// Alternatives that would shadow the machine's own libraries, and parts of installers.
const LEFT_OUT = /^lib(elogind|debian-installer|newt|textwrap)/;

/** The libraries among the packages that apt-cache lists. @param {string} output @returns {string[]} */
export function librariesOf(output) {
  const names = [...output.matchAll(/^((?:lib|lua-)[a-z0-9.+-]+)(?::\S+)?$/gm)].map((match) => match[1]);
  return [...new Set(names)].filter((name) => !LEFT_OUT.test(name));
}

/** Packages that dpkg holds for installed. @param {string} output lines of name and status @returns {string[]} */
export function installedOf(output) {
  return [...output.matchAll(/^(\S+) install ok installed$/gm)].map((match) => match[1]);
}

// Asked of the package lists, not of a simulated installation: that fails where anything at all is half-installed.
async function packagesToFetch(options) {
  const { output } = await run('apt-cache', [...options, ...CLOSURE.split(' '), ...WANTED], {
    env: plainEnglish(),
  });
  const libraries = librariesOf(output);
  const state = await run('dpkg-query', ['-W', '-f=${Package} ${Status}\\n', ...libraries], {
    env: plainEnglish(),
  });
  const installed = new Set(installedOf(state.output));
  return [...WANTED, ...libraries.filter((name) => !installed.has(name))];
}

/**
 * @param {string} directory @param {(text: string) => void} note
 * @returns {Promise<{ binary?: import('./redis-binary.mjs').RedisBinary, fault?: string }>}
 */
export async function fetchDebianRedis(directory, note) {
  const ready = await usable(directory);
  if (ready) return { binary: ready };
  if ((await run('apt-get', ['--version'])).status !== 0) return { fault: 'no apt-get' };
  note('从 Debian 软件源下载');
  const draft = `${directory}.${process.pid}`;
  fs.rmSync(draft, { recursive: true, force: true });
  fs.mkdirSync(path.join(draft, 'debs'), { recursive: true });
  try {
    const fault = await download(path.join(draft, 'debs'), path.join(draft, 'apt'));
    if (fault) return { fault };
    for (const deb of fs.readdirSync(path.join(draft, 'debs'))) {
      const { status, output } = await run('dpkg-deb', [
        '-x',
        path.join(draft, 'debs', deb),
        path.join(draft, 'root'),
      ]);
      if (status !== 0) return { fault: tail(output) };
    }
    for (const leftover of ['debs', 'apt'])
      fs.rmSync(path.join(draft, leftover), { recursive: true, force: true });
    fs.chmodSync(draft, 0o755);
    fs.rmSync(directory, { recursive: true, force: true });
    fs.renameSync(draft, directory);
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
  const binary = await usable(directory);
  return binary ? { binary } : { fault: 'unpacked, but does not run' };
}

// The machine's own lists first; a fresh container has none, then lists of our own are fetched (no root needed).
async function download(target, apt) {
  for (const isFresh of [false, true]) {
    const options = [
      '-o',
      'Debug::NoLocking=1',
      '-o',
      'APT::Sandbox::User=root',
      ...(isFresh ? ownLists(apt) : []),
    ];
    if (isFresh) await run('apt-get', [...options, 'update']);
    const result = await run('apt-get', [...options, 'download', ...(await packagesToFetch(options))], {
      cwd: target,
    });
    if (result.status === 0) return null;
    if (isFresh) return tail(result.output);
  }
  return null;
}

function ownLists(apt) {
  for (const folder of ['lists/partial', 'archives/partial'])
    fs.mkdirSync(path.join(apt, folder), { recursive: true });
  return ['-o', `Dir::State::lists=${path.join(apt, 'lists')}`, '-o', `Dir::Cache=${apt}`];
}

const plainEnglish = () => ({ ...process.env, LC_ALL: 'C' });

/** @param {string} directory @returns {Promise<import('./redis-binary.mjs').RedisBinary | null>} */
async function usable(directory) {
  const program = path.join(directory, 'root', 'usr', 'bin', 'redis-server');
  if (!fs.existsSync(program)) return null;
  const libraries = libraryDirectories(path.join(directory, 'root'));
  if ((await missingLibraries(fs.realpathSync(program), libraries)).length > 0) return null;
  const { status } = await run(program, ['--version'], {
    env: { ...process.env, LD_LIBRARY_PATH: libraries.join(':') },
    timeoutMs: 5000,
  });
  return status === 0 ? { program, libraries } : null;
}
