// `pnpm ops <command>`: runs an operations command on the services of the running site; if none runs, embedded
// services are started for the duration of the command.
import { spawn } from 'node:child_process';
import { build, generateClient } from './build.mjs';
import { projectRoot } from './home.mjs';
import { install } from './install.mjs';
import { openProject } from './prepare.mjs';
import { programOf } from './product.mjs';
import { Progress } from './progress.mjs';
import { explain } from './remedy.mjs';
import { borrowServices } from './services-for-command.mjs';
import { Shutdown } from './shutdown.mjs';

const progress = new Progress({ stream: process.stderr, quiet: true });
const shutdown = new Shutdown(progress);

try {
  const home = openProject(progress);
  await install(progress);
  await generateClient(progress);
  await build(progress);
  const env = await borrowServices({ home, progress, shutdown });
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', programOf('ops'), ...process.argv.slice(2)],
    {
      cwd: projectRoot,
      env,
      stdio: 'inherit',
    },
  );
  const code = await new Promise((resolve) => child.once('close', (status) => resolve(status ?? 1)));
  await shutdown.run(code);
} catch (error) {
  progress.line(`✘ ${explain(error, { directory: projectRoot })}`, true);
  await shutdown.run(1);
}
