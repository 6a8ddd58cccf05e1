import { Injectable, type DynamicModule, Module } from '@nestjs/common';
import {
  type ImportClaim,
  type ImportProgress,
  ImportRunService,
  ResumeImportModule,
} from '@qicheng/core/resume-import';
import { ImportRefusedError } from '@qicheng/import/isolated';
import { importResume } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { Processes } from '../kit/processes.decorator.js';
import { type LeasedRun, runLeasedJob } from '../kit/run-leased-job.js';
import { FileImporter } from './file-importer.js';

/** The file was deleted before it was read. */
class FileExpired extends Error {}

/** The row was deleted while its file was read: its owner cancelled the import. */
class GivenUp extends Error {}

/** Reads a file into a draft. */
@Injectable()
export class ImportResumeProcessor {
  constructor(
    private readonly runs: ImportRunService,
    private readonly importer: FileImporter,
  ) {}

  @Processes(importResume)
  run({ importId }: { importId: string }, context: Pick<JobContext, 'isLastAttempt'>): Promise<void> {
    return runLeasedJob(this.runs, importId, context, {
      work: (claim, run) => this.read(claim, run),
      failureOf,
    });
  }

  private async read(claim: ImportClaim, run: LeasedRun<ImportProgress>) {
    const bytes = await this.runs.read(claim);
    if (bytes === null) throw new FileExpired();
    let stage = 'reading';
    const onProgress = (progress: ImportProgress) => {
      run.report(progress);
      // A new stage is shown at once.
      if (progress.stage !== stage) void run.renew();
      ({ stage } = progress);
    };
    try {
      return await this.importer.run({ bytes, name: claim.fileName }, onProgress, run.signal);
    } catch (error) {
      throw run.isLost ? new GivenUp() : error;
    }
  }
}

function failureOf(error: unknown) {
  if (error instanceof GivenUp) return 'aborted';
  if (error instanceof FileExpired) return { errorCode: 'expired' as const, isPermanent: true };
  return error instanceof ImportRefusedError ? { errorCode: error.errorCode, isPermanent: true } : null;
}

@Module({})
export class ResumeImportWorkerModule {
  static with(importer: FileImporter): DynamicModule {
    return {
      module: ResumeImportWorkerModule,
      imports: [ResumeImportModule],
      providers: [{ provide: FileImporter, useValue: importer }, ImportResumeProcessor],
    };
  }
}
