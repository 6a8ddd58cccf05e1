import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from './home.mjs';
import { Remedy } from './remedy.mjs';
import { run, tail } from './run.mjs';

/**
 * Builds the fonts of exports once and returns their folder.
 * @param {import('./home.mjs').Home} home @param {(text: string) => void} note
 */
export async function ensureFonts(home, note) {
  const script = path.join(projectRoot, 'tooling', 'fonts', 'build.mjs');
  let last = '';
  // A separate process: subsetting keeps a processor busy and would freeze the progress display.
  const { status, output } = await run(process.execPath, [script, home.cache], {
    onLine: (line) => {
      last = line;
      note(fs.existsSync(line) ? '' : line);
    },
  });
  if (status !== 0 || !fs.existsSync(last)) throw new Remedy(`准备字体失败：\n${tail(output, 6)}`);
  return last;
}
