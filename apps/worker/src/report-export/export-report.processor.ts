import { Injectable } from '@nestjs/common';
import { referenceReportOf, reportOf } from '@qicheng/ai/report-of';
import type { Report } from '@qicheng/analysis/report';
import {
  RENEW_EVERY_MS,
  type ReportedRun,
  type ReportExportClaim,
  ReportExportRunService,
  type ReportErrorCode,
} from '@qicheng/core/report-export';
import { exportReport } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { sheetOf } from '@qicheng/report/sheet';
import { aiLabel } from '@qicheng/resume/ai-label';
import { Processes } from '../kit/processes.decorator.js';
import { PrintRefusedError, PrintTimeoutError } from '../resume-export/printer.js';
import { ReportWriter } from './report-writer.js';
import { reportName } from './report-name.js';

/** The run has gone, or its service prints nothing; another try would meet the same. */
class Unprintable extends Error {}

/** Claims an export of a run, prints it, keeps the file, ends the row. May run twice; only one run counts. */
@Injectable()
export class ExportReportProcessor {
  constructor(
    private readonly runs: ReportExportRunService,
    private readonly writer: ReportWriter,
  ) {}

  @Processes(exportReport)
  async run(
    { exportId }: { exportId: string },
    { isLastAttempt }: Pick<JobContext, 'isLastAttempt'>,
  ): Promise<void> {
    const claim = await this.runs.claim(exportId);
    if (claim === null) return; // over already, or another worker's
    const renewal = setInterval(() => void this.runs.renew(claim).catch(() => false), RENEW_EVERY_MS);
    try {
      await this.runs.complete(claim, await this.make(claim));
    } catch (error) {
      const errorCode = permanentErrorCode(error);
      if (errorCode !== null) {
        await this.runs.fail(claim, errorCode);
        return;
      }
      await (isLastAttempt ? this.runs.fail(claim, lastErrorCode(error)) : this.runs.release(claim));
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  private async make(claim: ReportExportClaim) {
    const run = await this.runs.findRun(claim);
    const report = run && printed(run);
    if (!report) throw new Unprintable();
    const sheet = sheetOf(report, { engine: run.engine, madeAt: run.finishedAt });
    const aigc = aiLabel(claim.exportId);
    const file =
      claim.format === 'pdf' ? await this.writer.pdf(sheet, aigc) : await this.writer.word(sheet, aigc);
    return { ...file, name: reportName(report, run.title) };
  }
}

function printed({ service, step, input, result, parent }: ReportedRun): Report | null {
  if (step === 'analysis') return reportOf(service, input, result);
  return parent && referenceReportOf(service, parent, result);
}

/** What another try would meet again: the content alone. A print that is late is late because of the machine. */
function permanentErrorCode(error: unknown): ReportErrorCode | null {
  if (error instanceof Unprintable) return 'unprintable';
  return error instanceof PrintRefusedError ? 'tooLarge' : null;
}

/** What is said after the last try. */
const lastErrorCode = (error: unknown): ReportErrorCode =>
  error instanceof PrintTimeoutError ? 'timedOut' : 'broken';
