import { writeFileSync } from 'node:fs';
import { AiCountService } from '@qicheng/core/ai-count';
import { timeLimit } from '@qicheng/testing/open-database';
import { fuzzOptions } from './env.js';
import { FuzzRun } from './fuzz-run.js';
import { type Ground, openGround } from './ground.js';
import { describeProblem, describeRun, summarize } from './report.js';

const options = fuzzOptions();
jest.setTimeout(options.minutes * 60_000 + timeLimit(3 * 60_000));

let ground: Ground;
beforeAll(async () => {
  ground = await openGround();
});
afterAll(() => ground.stop());

describe('requests generated from the contracts', () => {
  it('violate no rule, whatever they contain ([fuzz 1] to [fuzz 8])', async () => {
    const run = new FuzzRun(ground, options);
    await run.run();
    process.stderr.write(`${summarize(run, options)}\n`);
    if (options.reportFile !== null) writeFileSync(options.reportFile, `${describeRun(run)}\n`);
    const problems = [...run.problems.values()].map((problem) => describeProblem(problem, options));
    expect(problems.join('\n\n')).toBe('');
    expect(await ground.api.app.get(AiCountService, { strict: false }).findBreaches()).toEqual([]);
  });
});
