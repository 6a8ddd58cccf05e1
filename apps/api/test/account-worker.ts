import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AccountErasureModule, EraseClosedAccounts } from '@qicheng/core/account-closing';
import { DataExportRunService, DataExportRunsModule } from '@qicheng/core/data-export';
import { Clock, CORE_CONFIG, type CoreConfig, PlatformModule } from '@qicheng/core/platform';
import { JobsModule } from '@qicheng/core/platform/jobs';
import { testPool } from '@qicheng/testing/open-database';
import type { TestApi } from './harness.js';

@Module({})
class AccountWork {}

/** Starts the worker's jobs for accounts, run on demand over the same database and files. */
export async function startAccountWorker(api: TestApi) {
  const config = api.app.get<CoreConfig>(CORE_CONFIG, { strict: false });
  const worker = await NestFactory.createApplicationContext(
    {
      module: AccountWork,
      imports: [
        PlatformModule.forRoot(config, testPool({ url: api.databaseUrl, poolSize: 2 })),
        JobsModule,
        AccountErasureModule,
        DataExportRunsModule,
      ],
    },
    { logger: false },
  );
  const runs = worker.get(DataExportRunService);
  return {
    /** Creates a requested archive. */
    makeArchive: async (exportId: string) => {
      const claim = await runs.claim(exportId);
      return claim !== null && runs.complete(claim);
    },
    eraseClosed: () => worker.get(EraseClosedAccounts).run(),
    /** Runs something with the worker's clock moved forward by some days. */
    async later<Result>(days: number, run: () => Promise<Result>): Promise<Result> {
      const now = () => new Date(Date.now() + days * 86_400_000);
      const spy = jest.spyOn(worker.get(Clock), 'now').mockImplementation(now);
      try {
        return await run();
      } finally {
        spy.mockRestore();
      }
    },
    stop: () => worker.close(),
  };
}
