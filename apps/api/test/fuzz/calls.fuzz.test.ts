import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { AiCounts } from '@qicheng/core/ai-count';
import { SystemStatus } from '@qicheng/core/operator';
import { CORE_CONFIG, type CoreConfig } from '@qicheng/core/platform';
import { ResumeExportService } from '@qicheng/core/resume-export';
import { ResumeImportService } from '@qicheng/core/resume-import';
import { DatabaseState } from '@qicheng/testing/database-state';
import { testRedisUrl } from '@qicheng/testing/env';
import { startApi, type TestApi } from '../harness.js';
import { fuzzOptions } from './env.js';
import { FuzzRun } from './fuzz-run.js';
import { describeFault, describeRun, summarize } from './report.js';
import { buildWorld } from './world.js';

const options = fuzzOptions();
jest.setTimeout((options.minutes + 3) * 60_000);

let api: TestApi;
let state: DatabaseState;
let enqueue: jest.SpyInstance;
beforeAll(async () => {
  const redisUrl = `${testRedisUrl()}?prefix=fuzz-${randomBytes(6).toString('hex')}`;
  api = await startApi({ redisUrl, wechat: { driver: 'local' } });
  state = new DatabaseState(api.databaseUrl);
  await state.open();
  // No worker runs here: who waits for a file hears at once that it is not there yet.
  const exports = api.app.get(ResumeExportService, { strict: false });
  jest.spyOn(exports, 'waitFor').mockImplementation((userId, exportId) => exports.get(userId, exportId));
  const imports = api.app.get(ResumeImportService, { strict: false });
  jest.spyOn(imports, 'waitFor').mockImplementation((userId, importId) => imports.get(userId, importId));
  const queue = Reflect.get(api.app.get(SystemStatus, { strict: false }), 'queue') as {
    enqueue(): Promise<void>;
  };
  enqueue = jest.spyOn(queue, 'enqueue');
});
afterAll(async () => {
  await state.close();
  await api.stop();
});

describe('requests made from the contracts', () => {
  it('break no rule, whatever they say (reliability.md section 5, groups 1 to 8)', async () => {
    const world = await buildWorld(api);
    const { storage } = api.app.get<CoreConfig>(CORE_CONFIG, { strict: false });
    if (storage.driver !== 'local') throw new Error('files are counted in a directory');
    const run = new FuzzRun(
      {
        api,
        world,
        state,
        storageDirectory: storage.directory,
        countJobs: () => enqueue.mock.calls.length,
      },
      options,
    );
    await run.run();
    process.stderr.write(`${summarize(run, options)}\n`);
    if (options.reportFile !== null) writeFileSync(options.reportFile, `${describeRun(run)}\n`);
    const faults = [...run.faults.values()].map((fault) => describeFault(fault, options));
    expect(faults.join('\n\n')).toBe('');
    expect(await api.app.get(AiCounts, { strict: false }).findBreaches()).toEqual([]);
  });
});
