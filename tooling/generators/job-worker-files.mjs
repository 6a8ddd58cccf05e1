import { kebab, pascal } from './names.mjs';

export const processorFile = (name) => `import { Injectable, Module } from '@nestjs/common';
import { ${pascal(name)}Module, ${pascal(name)}RunService } from '@qicheng/core/${kebab(name)}';
import { ${name} } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { Processes } from '../kit/processes.decorator.js';
import { runLeasedJob } from '../kit/run-leased-job.js';

@Injectable()
export class ${pascal(name)}Processor {
  constructor(private readonly runs: ${pascal(name)}RunService) {}

  @Processes(${name})
  run({ runId }: { runId: string }, context: Pick<JobContext, 'isLastAttempt'>): Promise<void> {
    return runLeasedJob(this.runs, runId, context, {
      work: ({ subject }) => Promise.resolve(subject.toUpperCase()),
    });
  }
}

@Module({ imports: [${pascal(name)}Module], providers: [${pascal(name)}Processor] })
export class ${pascal(name)}WorkerModule {}
`;

export const processorTestFile = (
  name,
) => `import type { ${pascal(name)}Claim, ${pascal(name)}RunService } from '@qicheng/core/${kebab(name)}';
import { ${pascal(name)}Processor } from './${kebab(name)}.processor.js';

/** The core side; records each call. */
function stage(claim: ${pascal(name)}Claim | null, complete = () => Promise.resolve(true)) {
  const said: string[] = [];
  const tell = (what: string) => () => Promise.resolve(said.push(what) > 0);
  const runs = {
    claim: () => Promise.resolve(claim),
    renew: tell('renewed'),
    complete: (_claim: unknown, result: string) => {
      said.push(result);
      return complete();
    },
    fail: tell('failed'),
    release: tell('released'),
  };
  const processor = new ${pascal(name)}Processor(runs as unknown as ${pascal(name)}RunService);
  const run = (isLastAttempt = false) => processor.run({ runId: 'r' }, { isLastAttempt });
  return { said, run };
}
const claim = { id: 'r', claimedBy: 'me', subject: 'text' };

describe('a job of ${name}', () => {
  it('stores its result in the row', async () => {
    const { said, run } = stage(claim);
    await run();
    expect(said).toEqual(['TEXT']);
  });

  it('does nothing for a finished row', async () => {
    const { said, run } = stage(null);
    await run();
    expect(said).toEqual([]);
  });

  it('releases the row after an error, and fails it at the last attempt', async () => {
    const { said, run } = stage(claim, () => Promise.reject(new Error('the database is away')));
    await expect(run()).rejects.toThrow('the database is away');
    await expect(run(true)).rejects.toThrow('the database is away');
    expect(said).toEqual(['TEXT', 'released', 'TEXT', 'failed']);
  });
});
`;
