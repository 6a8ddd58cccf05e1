import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A plausible mistake as a patch, with the tests that must detect it. */
export interface Mutant {
  name: string;
  file: string;
  /** Describes the mistake in one sentence. */
  what: string;
  /** The test files that detect it, as paths for Jest. */
  suites: string[];
}

/** Returns all mutants of this directory. */
export function mutants(): Mutant[] {
  const names = readdirSync(__dirname).filter((name) => name.endsWith('.patch'));
  return names.map((name) => {
    const file = path.join(__dirname, name);
    const [what = '', caughtBy = ''] = readFileSync(file, 'utf8').split('\n');
    const suites = caughtBy.replace(/^caught by: /, '').split(', ');
    return { name: name.replace(/\.patch$/, ''), file, what, suites };
  });
}
