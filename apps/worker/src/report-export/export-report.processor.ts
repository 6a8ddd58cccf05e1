import { Injectable } from '@nestjs/common';
import { referenceReportOf, reportOf } from '@qicheng/ai/report-of';
import type { Report } from '@qicheng/analysis/report';
import {
  type ReportedRun,
  type ReportExportClaim,
  ReportExportRunService,
} from '@qicheng/core/report-export';
import { exportReport } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { sheetOf } from '@qicheng/report/sheet';
import { aiLabel } from '@qicheng/resume/ai-label';
import { Processes } from '../kit/processes.decorator.js';
import { runLeasedJob } from '../kit/run-leased-job.js';
import { printFailure } from '../resume-export/printer.js';
import { ReportWriter } from './report-writer.js';
import { reportName } from './report-name.js';

/** The run has gone, or its service prints nothing; another try would meet the same. */
class Unprintable extends Error {}

/** Prints the report of a run. */
@Injectable()
export class ExportReportProcessor {
  constructor(
    private readonly runs: ReportExportRunService,
    private readonly writer: ReportWriter,
  ) {}

  @Processes(exportReport)
  run({ exportId }: { exportId: string }, context: Pick<JobContext, 'isLastAttempt'>): Promise<void> {
    return runLeasedJob(this.runs, exportId, context, { work: (claim) => this.make(claim), failureOf });
  }

  private async make(claim: ReportExportClaim) {
    const run = await this.runs.findRun(claim);
    const report = run && printed(run);
    if (!report) throw new Unprintable();
    const sheet = sheetOf(report, { engine: run.engine, madeAt: run.finishedAt });
    const aigc = aiLabel(claim.id);
    const file =
      claim.format === 'pdf' ? await this.writer.pdf(sheet, aigc) : await this.writer.word(sheet, aigc);
    return { ...file, name: reportName(report, run.title) };
  }
}

function printed({ service, step, input, result, parent }: ReportedRun): Report | null {
  if (step === 'analysis') return reportOf(service, input, result);
  return parent && referenceReportOf(service, parent, result);
}

const failureOf = (error: unknown) =>
  error instanceof Unprintable
    ? { errorCode: 'unprintable' as const, isPermanent: true }
    : printFailure(error);
