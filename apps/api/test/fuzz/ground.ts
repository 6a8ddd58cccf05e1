import { randomBytes } from 'node:crypto';
import { AnalysisService, WatchAnalysis } from '@qicheng/core/analysis';
import { DocumentFileService } from '@qicheng/core/content';
import { SystemStatusService } from '@qicheng/core/operator';
import { CORE_CONFIG, type CoreConfig, Failure } from '@qicheng/core/platform';
import { ReportExportService } from '@qicheng/core/report-export';
import { ResumeExportService } from '@qicheng/core/resume-export';
import { ResumeImportService } from '@qicheng/core/resume-import';
import { DatabaseState } from '@qicheng/testing/database-state';
import { testRedisUrl } from '@qicheng/testing/env';
import { startApi, type TestApi } from '../harness.js';
import { buildWorld, type World } from './world.js';

/** The running API with its world, and everything that is observed from outside. */
export interface Ground {
  api: TestApi;
  world: World;
  state: DatabaseState;
  storageDirectory: string;
  /** Returns how many jobs were added to the queue so far. */
  countJobs: () => number;
  stop(): Promise<void>;
}

/** Starts the API with its own database, Redis prefix and directory; no worker runs. */
export async function openGround(): Promise<Ground> {
  const redisUrl = `${testRedisUrl()}?prefix=fuzz-${randomBytes(6).toString('hex')}`;
  const api = await startApi({ redisUrl, wechat: { driver: 'local' }, partnerDriver: 'local' });
  const state = new DatabaseState(api.databaseUrl);
  await state.open();
  answerAtOnce(api);
  const { storage } = api.app.get<CoreConfig>(CORE_CONFIG, { strict: false });
  if (storage.driver !== 'local') throw new Error('the fuzz tests count files in a local directory');
  const queue = Reflect.get(api.app.get(SystemStatusService, { strict: false }), 'queue') as {
    enqueue(): Promise<void>;
  };
  const enqueue = jest.spyOn(queue, 'enqueue');
  return {
    api,
    state,
    storageDirectory: storage.directory,
    world: await buildWorld(api),
    countJobs: () => enqueue.mock.calls.length,
    stop: async () => {
      await state.close();
      await api.stop();
    },
  };
}

/** Makes requests that wait for a worker's result return at once, as if the result were not ready. */
function answerAtOnce({ app }: TestApi): void {
  const exports = app.get(ResumeExportService, { strict: false });
  jest.spyOn(exports, 'waitFor').mockImplementation((userId, exportId) => exports.get(userId, exportId));
  jest.spyOn(exports, 'follow').mockImplementation((userId, { exportId }) => exports.get(userId, exportId));
  const imports = app.get(ResumeImportService, { strict: false });
  jest.spyOn(imports, 'waitFor').mockImplementation((userId, importId) => imports.get(userId, importId));
  const analyses = app.get(AnalysisService, { strict: false });
  jest.spyOn(analyses, 'waitFor').mockImplementation((userId, runId) => analyses.get(userId, runId));
  jest.spyOn(analyses, 'follow').mockImplementation((userId, { runId }) => analyses.get(userId, runId));
  const reports = app.get(ReportExportService, { strict: false });
  jest.spyOn(reports, 'waitFor').mockImplementation((userId, exportId) => reports.get(userId, exportId));
  const documents = app.get(DocumentFileService, { strict: false });
  jest.spyOn(documents, 'open').mockImplementation(async (documentId) => {
    await documents.source(documentId);
    throw new Failure('busy');
  });
  const watch = app.get(WatchAnalysis, { strict: false });
  jest.spyOn(watch, 'watch').mockImplementation(async (userId, runId) => {
    const run = await analyses.get(userId, runId);
    return (async function* () {
      yield await Promise.resolve({ kind: 'end' as const, run });
    })();
  });
}
