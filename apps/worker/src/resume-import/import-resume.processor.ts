import { Injectable } from '@nestjs/common';
import {
  type ImportClaim,
  type ImportProgress,
  ImportRunService,
  RENEW_EVERY_MS,
} from '@qicheng/core/resume-import';
import { ImportRefusedError } from '@qicheng/import/isolated';
import { importResume } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { Processes } from '../kit/processes.decorator.js';
import { FileImporter } from './file-importer.js';

/** Claims an import, reads its file, keeps the draft, ends the row. May run twice for one import; one run counts. */
@Injectable()
export class ImportResumeProcessor {
  constructor(
    private readonly runs: ImportRunService,
    private readonly importer: FileImporter,
  ) {}

  @Processes(importResume)
  async run(
    { importId }: { importId: string },
    { isLastAttempt }: Pick<JobContext, 'isLastAttempt'>,
  ): Promise<void> {
    const claim = await this.runs.claim(importId);
    if (claim === null) return; // over already, or another worker's
    const pulse = new Pulse((progress) => this.runs.renew(claim, progress));
    try {
      await this.read(claim, pulse);
    } catch (error) {
      if (error instanceof ImportRefusedError) {
        await this.runs.fail(claim, error.errorCode);
        return;
      }
      await (isLastAttempt ? this.runs.fail(claim, 'broken') : this.runs.release(claim));
      throw error;
    } finally {
      pulse.stop();
    }
  }

  private async read(claim: ImportClaim, pulse: Pulse): Promise<void> {
    const bytes = await this.runs.read(claim);
    if (bytes === null) {
      await this.runs.fail(claim, 'expired');
      return;
    }
    const draft = await this.importer.run({ bytes, name: claim.fileName }, (progress) =>
      pulse.note(progress),
    );
    await this.runs.complete(claim, draft);
  }
}

/** Renews the claim every second, and at once when the work comes to another stage. */
class Pulse {
  private progress: ImportProgress = { stage: 'reading', progress: 5 };
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly renew: (progress: ImportProgress) => Promise<boolean>) {
    this.timer = setInterval(() => this.beat(), RENEW_EVERY_MS);
  }

  note(progress: ImportProgress): void {
    const isNewStage = progress.stage !== this.progress.stage;
    this.progress = progress;
    if (isNewStage) this.beat();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  // A beat that fails is made up by the next one; a claim that lapsed is noticed when the work is kept.
  private beat(): void {
    void this.renew(this.progress).catch(() => false);
  }
}
