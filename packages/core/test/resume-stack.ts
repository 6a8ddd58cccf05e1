import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JobCompletionEvents, JobQueue } from '@qicheng/jobs/job-queue';
import { emptyDocument } from '@qicheng/resume/defaults';
import { createTestDatabase } from '@qicheng/testing/database';
import { testRedisUrl } from '@qicheng/testing/env';
import { openDatabase } from '@qicheng/testing/open-database';
import { AccountStandingService } from '../src/account/account-standing.service.js';
import { AccountRepository } from '../src/account/account.repository.js';
import { AuditLogService } from '../src/operator/audit-log.service.js';
import { AuditRepository } from '../src/operator/audit.repository.js';
import { SystemClock } from '../src/platform/clock.js';
import { JobCompletionWaiter } from '../src/platform/jobs/index.js';
import { LocalFileStore } from '../src/platform/storage/index.js';
import { AiLabelService } from '../src/resume-export/ai-label.service.js';
import { ExportRunService } from '../src/resume-export/export-run.service.js';
import { FontCoverageService } from '../src/resume-export/font-coverage.service.js';
import {
  ResumeExportRepository,
  ExportRunRepository,
} from '../src/resume-export/resume-export.repository.js';
import { ResumeExportService } from '../src/resume-export/resume-export.service.js';
import { ResumeSaveRepository } from '../src/resume/resume-save.repository.js';
import { ResumeRepository } from '../src/resume/resume.repository.js';
import { ResumeService } from '../src/resume/resume.service.js';
import { RevisionRepository } from '../src/resume/revision.repository.js';
import { SaveResume } from '../src/resume/save-resume.js';
import { ResumeVariantService } from '../src/resume/variant/resume-variant.service.js';
import { VariantReleaseService } from '../src/resume/variant/variant-release.service.js';
import { VariantSaver } from '../src/resume/variant/variant-saver.js';
import { VariantRepository } from '../src/resume/variant/variant.repository.js';
import { StoredFileRepository } from '../src/upload/stored-file.repository.js';
import { StoredFileService } from '../src/upload/stored-file.service.js';

/** Résumés, files and exports over a real database and Redis, separate for each test file. */
export async function startResumes() {
  const test = await createTestDatabase();
  const database = openDatabase({ url: test.url, acquireTimeoutMs: 20_000 });
  const directory = await mkdtemp(path.join(tmpdir(), 'resumes-'));
  const redisUrl = `${testRedisUrl()}?prefix=test-${randomBytes(6).toString('hex')}`;
  const queue = new JobQueue(redisUrl);
  const jobEvents = new JobCompletionEvents(redisUrl, ['exports']);
  const saves = new ResumeSaveRepository(database);
  const variantRows = new VariantRepository(database);
  const resumes = new ResumeService(
    new ResumeRepository(database),
    saves,
    new VariantReleaseService(variantRows),
  );
  const store = new LocalFileStore(directory);
  const files = new StoredFileService(store, new StoredFileRepository(database));
  const save = new SaveResume(
    saves,
    new RevisionRepository(database),
    resumes,
    new VariantSaver(variantRows),
  );
  const fonts = new FontCoverageService({ fontsDirectory: null });
  const audit = new AuditLogService(new AuditRepository(database), new SystemClock());
  const labels = new AiLabelService(audit);
  const standing = new AccountStandingService(new AccountRepository(database));
  return {
    database,
    redisUrl,
    queue,
    store,
    files,
    resumes,
    save,
    variants: new ResumeVariantService(variantRows, saves, resumes),
    fonts,
    labels,
    standing,
    exports: new ResumeExportService(
      new ResumeExportRepository(database),
      resumes,
      queue,
      new JobCompletionWaiter(jobEvents),
      labels,
      standing,
    ),
    runs: new ExportRunService(new ExportRunRepository(database), files, queue),
    newUser: async () => (await database.user.create({ data: { username: '张三' } })).id,
    /** A saved résumé of a user. */
    newResume: (userId: string, title = '简历') => save.run(draft(userId, { title })),
    stop: async () => {
      await Promise.all([queue.close(), jobEvents.close()]);
      await database.$disconnect();
      await test.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type ResumeStack = Awaited<ReturnType<typeof startResumes>>;

/** What the editor would send for a new résumé. */
export function draft(userId: string, over: Partial<Parameters<SaveResume['run']>[0]> = {}) {
  return {
    userId,
    title: '简历',
    templateCode: 'tem0001',
    language: 'zh' as const,
    requestKey: randomUUID(),
    document: emptyDocument(),
    ...over,
  };
}
