import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './home.mjs';
import { pnpm, toolEnvironment } from './pnpm.mjs';
import { diskFull, isDiskError, Remedy } from './remedy.mjs';
import { run, tail } from './run.mjs';
import { fingerprint, unlessStamped } from './stamp.mjs';

const DATABASE = path.join(projectRoot, 'packages', 'db');
const GENERATED = path.join(DATABASE, 'src', 'generated');
// Through pnpm it takes three seconds more.
const PRISMA = path.join(DATABASE, 'node_modules', 'prisma', 'build', 'index.js');
const INSTALLED = 'node_modules/.qicheng-installed';

/**
 * Generates the database client, unless the schema is unchanged.
 * @param {import('./progress.mjs').Progress} progress
 */
export async function generateClient(progress) {
  const stamp = path.join(GENERATED, '.stamp');
  const config = path.join(projectRoot, 'prisma.config.ts');
  const current = fingerprint(projectRoot, ['prisma/schema', 'prisma.config.ts', INSTALLED]);
  await unlessStamped({ stamp, current }, () =>
    progress.step('生成数据库客户端', async () => {
      const { status, output } = await run(process.execPath, [PRISMA, 'generate', '--config', config], {
        cwd: projectRoot,
        env: toolEnvironment(),
      });
      if (status !== 0) throw buildError('生成数据库客户端', output);
    }),
  );
}

/** The folder that the build of each package and app writes. */
const outputs = () =>
  ['apps', 'packages'].flatMap((group) =>
    fs
      .readdirSync(path.join(projectRoot, group))
      .map((name) => path.join(projectRoot, group, name))
      .filter(hasBuild)
      .map((directory) => path.join(directory, 'dist')),
  );

function hasBuild(directory) {
  const file = path.join(directory, 'package.json');
  return fs.existsSync(file) && JSON.parse(fs.readFileSync(file, 'utf8')).scripts?.build !== undefined;
}

/** Builds all packages and apps, unless no source changed. @param {import('./progress.mjs').Progress} progress */
export async function build(progress) {
  const stamp = path.join(projectRoot, 'node_modules', '.qicheng-built');
  const current = fingerprint(projectRoot, [
    'apps',
    'packages',
    'tooling/build',
    'turbo.json',
    INSTALLED,
    'packages/db/src/generated/.stamp',
  ]);
  await unlessStamped({ stamp, current, outputs: outputs() }, () =>
    progress.step('构建', async (note) => {
      const { status, output } = await pnpm(
        ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only', '--log-order=grouped'],
        {
          onLine: (line) => note(/^(@qicheng\/[a-z-]+):/.exec(line)?.[1] ?? ''),
        },
      );
      note('');
      if (status !== 0) throw buildError('构建', output);
    }),
  );
}

function buildError(title, output) {
  if (isDiskError(output)) return new Remedy(diskFull(projectRoot));
  return new Remedy(`${title}失败，最后几行是：\n${tail(output, 25)}`);
}
