import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Mutant, mutants } from './mutants.js';

const run = promisify(execFile);
const root = path.resolve(__dirname, '../../../..');
const TIERS = ['unit', 'db', 'http', 'fuzz'];
const EACH_MS = 10 * 60_000;

let copy: string;
beforeAll(async () => {
  copy = mkdtempSync(path.join(tmpdir(), 'qicheng-mutants-'));
  await copyTree();
}, EACH_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Copies the tracked files and the node_modules of the packages, whose links between packages lead into the copy. */
async function copyTree(): Promise<void> {
  const { stdout } = await run('git', ['ls-files', '-z'], { cwd: root, maxBuffer: 2 ** 26 });
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(path.join(root, name))))
    cpSync(path.join(root, file), path.join(copy, file), { recursive: true, verbatimSymlinks: true });
  const generated = 'packages/db/src/generated';
  cpSync(path.join(root, generated), path.join(copy, generated), { recursive: true });
  for (const kind of ['packages', 'apps'])
    for (const name of readdirSync(path.join(root, kind))) {
      const modules = path.join(kind, name, 'node_modules');
      if (existsSync(path.join(root, modules)))
        cpSync(path.join(root, modules), path.join(copy, modules), {
          recursive: true,
          verbatimSymlinks: true,
        });
    }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
}

/** Returns the first failure of the suites in the copy; null when all pass. */
async function failureOf(suites: readonly string[]): Promise<string | null> {
  const jest = path.join(root, 'node_modules/.bin/jest');
  // More than the sample of `npm test`, less than a full run.
  const env = { ...process.env, FUZZ_DUPLICATES: '2000', FUZZ_WALKS: '40' };
  const args = ['--maxWorkers=1', '--selectProjects', ...TIERS, '--runTestsByPath', ...suites];
  try {
    await run(jest, args, { cwd: copy, env, timeout: EACH_MS, maxBuffer: 2 ** 26 });
    return null;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    return /●.+/.exec(stderr)?.[0] ?? (stderr.slice(-2_000) || String(error));
  }
}

const apply = (problem: Mutant, ...options: string[]) =>
  run('git', ['apply', ...options, problem.file], { cwd: copy });

describe('the test suites [goal 20]', () => {
  const table: string[] = [];
  afterAll(() => void process.stderr.write(`${table.join('\n')}\n`));

  it.each([...new Set(mutants().flatMap(({ suites }) => suites))])(
    'pass without a mutant: %s',
    async (suite) => expect(await failureOf([suite])).toBeNull(),
    EACH_MS,
  );

  it.each(mutants())(
    'detect $name',
    async (problem) => {
      await apply(problem);
      try {
        const failure = await failureOf(problem.suites);
        table.push(`| ${problem.what} | ${problem.suites.join(', ')} | ${failure ?? 'not caught'} |`);
        expect(failure).not.toBeNull();
      } finally {
        await apply(problem, '--reverse');
      }
    },
    EACH_MS,
  );
});
