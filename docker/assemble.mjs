// Puts together what one app needs at run time: its own build, those of the packages that it depends on, the
// migrations, and production dependencies only. The layout of the repository is kept, so paths between packages hold.
// usage: node docker/assemble.mjs <app> <target>
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prune } from './prune.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [app, target] = process.argv.slice(2);
if (!app || !target) throw new Error('usage: node docker/assemble.mjs <app> <target>');

const manifestOf = (directory) =>
  JSON.parse(fs.readFileSync(path.join(root, directory, 'package.json'), 'utf8'));
const workspaces = ['apps', 'packages'].flatMap((group) =>
  fs.readdirSync(path.join(root, group)).map((name) => `${group}/${name}`),
);
const byName = new Map(workspaces.map((directory) => [manifestOf(directory).name, directory]));

/** The app and every workspace package that it needs in production. */
function closure(directory, found = new Set()) {
  if (found.has(directory)) return found;
  found.add(directory);
  for (const name of Object.keys(manifestOf(directory).dependencies ?? {}))
    if (byName.has(name)) closure(byName.get(name), found);
  return found;
}

const copy = (item) => fs.cpSync(path.join(root, item), path.join(target, item), { recursive: true });

for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'prisma']) copy(file);
for (const directory of workspaces) copy(`${directory}/package.json`);
for (const directory of closure(`apps/${app}`)) copy(`${directory}/dist`);

// `...` after the name includes its dependencies. The store was filled by `pnpm fetch`.
const args = ['install', '--prod', '--offline', '--frozen-lockfile', '--filter', `@qicheng/${app}...`];
const { status } = spawnSync('pnpm', args, {
  cwd: target,
  stdio: 'inherit',
  env: { ...process.env, CI: '1' },
});
if (status !== 0) process.exit(status ?? 1);

prune(target, app);

const check = spawnSync(process.execPath, [path.join(root, 'docker', 'load-libraries.mjs'), app, target], {
  stdio: 'inherit',
});
process.exit(check.status ?? 1);
