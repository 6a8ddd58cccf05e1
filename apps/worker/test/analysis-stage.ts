import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AiCountModule, AiCountService } from '@qicheng/core/ai-count';
import { AnalysisModule } from '@qicheng/core/analysis';
import { type CoreConfig, PlatformModule } from '@qicheng/core/platform';
import { JobsModule } from '@qicheng/core/platform/jobs';
import { createTestDatabase } from '@qicheng/testing/database';
import { testRedisUrl } from '@qicheng/testing/env';
import { openDatabase, testPool } from '@qicheng/testing/open-database';
import type { AnalysisModel } from '../src/analysis/analysis-model.js';
import { AnalysisWorkerModule } from '../src/analysis/analysis.worker.module.js';

@Module({ imports: [AnalysisModule, AiCountModule] })
class Stage {}

/** Starts core and the worker's analysis modules on their own database, with one user who has five AI counts. */
export async function setUpAnalysisStage(model: AnalysisModel | null = null) {
  const test = await createTestDatabase();
  const config: CoreConfig = {
    environment: 'test',
    appUrl: 'http://localhost',
    appSecret: 'a secret for tests only, 32 characters',
    redisUrl: `${testRedisUrl()}?prefix=test-${randomBytes(6).toString('hex')}`,
    sms: { driver: 'local' },
    mail: { driver: 'local' },
    storage: { driver: 'local', directory: tmpdir() },
    fontsDirectory: null,
    demo: false,
  };
  const database = testPool({ url: test.url, poolSize: 4 });
  const imports = [
    PlatformModule.forRoot(config, database),
    JobsModule,
    Stage,
    AnalysisWorkerModule.with(model),
  ];
  const app = await NestFactory.createApplicationContext({ module: Stage, imports }, { logger: false });
  const rows = openDatabase(database);
  const { id: userId } = await rows.user.create({ data: { username: '张三' } });
  await app.get(AiCountService).grant(userId, { key: 'start', amount: 5, source: 'test' });
  const stop = async () => {
    await app.close();
    await rows.$disconnect();
    await test.drop();
  };
  return { app, rows, userId, stop };
}
