// `pnpm db:migrate [deploy | status | create <name>]` on the site's database; `create` compares the schema
// files with the migrations in a temporary database.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { generateClient } from './build.mjs';
import { projectRoot } from './home.mjs';
import { install } from './install.mjs';
import { pnpm } from './pnpm.mjs';
import { openProject } from './prepare.mjs';
import { Progress } from './progress.mjs';
import { explain, Remedy } from './remedy.mjs';
import { tail } from './run.mjs';
import { borrowServices } from './services-for-command.mjs';
import { Shutdown } from './shutdown.mjs';

const progress = new Progress({ stream: process.stderr, quiet: true });
const shutdown = new Shutdown(progress);

try {
  const home = openProject(progress);
  await install(progress);
  await generateClient(progress);
  // Builds only what the command needs: the rest may not compile during a schema change.
  const { status, output } = await pnpm([
    'exec',
    'turbo',
    'run',
    'build',
    '--filter=@qicheng/db...',
    '--output-logs=errors-only',
  ]);
  if (status !== 0) throw new Remedy(`构建失败，最后几行是：\n${tail(output, 25)}`);
  const env = await borrowServices({ home, progress, shutdown });
  const program = path.join(projectRoot, 'packages', 'db', 'dist', 'migrate', 'cli.js');
  const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
    cwd: projectRoot,
    env,
    stdio: 'inherit',
  });
  const code = await new Promise((resolve) => child.once('close', (result) => resolve(result ?? 1)));
  await shutdown.run(code);
} catch (error) {
  progress.line(`✘ ${explain(error, { directory: projectRoot })}`, true);
  await shutdown.run(1);
}
