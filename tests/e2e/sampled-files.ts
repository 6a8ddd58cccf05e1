import { readdirSync } from 'node:fs';
import { sampleOf } from '#testing/sample.js';

/** Files that run every time: a first résumé, saving, an account, and a service that costs counts. */
const ALWAYS = ['resume/blank-to-pdf', 'resume/saving', 'auth/account', 'ai/resume-analysis'];

/**
 * Returns the spec files that a run of all tiers skips, as patterns below this folder: all but every sixteenth one, by the
 * seed of the run. A run of one tier has no seed and skips none.
 */
export function filesLeftOut(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.spec.ts') && !ALWAYS.includes(file.slice(0, -'.spec.ts'.length)))
    .sort();
  const kept = new Set(sampleOf(files, 16));
  return files.filter((file) => !kept.has(file)).map((file) => `**/${file}`);
}
