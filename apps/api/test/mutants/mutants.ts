import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A mistake that somebody might make one day, as a patch, with what must notice it. */
export interface Mutant {
  name: string;
  file: string;
  /** In one sentence. */
  what: string;
  /** The test files that catch it, as jest takes them. */
  suites: string[];
}

/** Every mutant of this directory. */
export function mutants(): Mutant[] {
  const names = readdirSync(__dirname).filter((name) => name.endsWith('.patch'));
  return names.map((name) => {
    const file = path.join(__dirname, name);
    const [what = '', caughtBy = ''] = readFileSync(file, 'utf8').split('\n');
    const suites = caughtBy.replace(/^caught by: /, '').split(', ');
    return { name: name.replace(/\.patch$/, ''), file, what, suites };
  });
}
