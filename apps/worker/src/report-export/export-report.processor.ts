import { Injectable, type DynamicModule, Module } from '@nestjs/common';
import { letterResult } from '@qicheng/analysis/cover-letter';
import { letterLines } from '@qicheng/analysis/letter-lines';
import type { Report } from '@qicheng/analysis/report';
import {
  type ReportedRun,
  type ReportExportClaim,
  ReportExportRunService,
  ReportExportModule,
} from '@qicheng/core/report-export';
import { exportReport } from '@qicheng/jobs/definitions';
import type { JobContext } from '@qicheng/jobs/runtime';
import { sheetOf } from '@qicheng/report/sheet';
import { aiLabel } from '@qicheng/resume/ai-label';
import { Processes } from '../kit/processes.decorator.js';
import { runLeasedJob } from '../kit/run-leased-job.js';
import { printFailure } from '../resume-export/printer.js';
import { ReportWriter } from './report-writer.js';

/** The file name of a report: its title and subject, without repetition or web page punctuation. */
export function reportName({ title, subject }: Pick<Report, 'title' | 'subject'>, runTitle: string): string {
  const about = subject ?? runTitle;
  const name = title.includes(about) ? title : `${title} ${about}`;
  // A slash would separate folders.
  return name.replace(/<[^<>]*>/g, '').replace(/\s*[/\\]\s*/g, '、');
}

/** The run was deleted, or its service prints nothing; a retry would fail in the same way. */
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
    return runLeasedJob(this.runs, exportId, context, { work: (claim) => this.createFile(claim), failureOf });
  }

  private async createFile(claim: ReportExportClaim) {
    const run = await this.runs.findRun(claim);
    if (claim.letter !== null) return this.createLetter(run, claim.letter, aiLabel(claim.id));
    const report = run && (await printed(run));
    if (!report) throw new Unprintable();
    const sheet = sheetOf(report, { engine: run.engine, madeAt: run.finishedAt });
    const aigc = aiLabel(claim.id);
    const file =
      claim.format === 'pdf' ? await this.writer.pdf(sheet, aigc) : await this.writer.word(sheet, aigc);
    return { ...file, name: reportName(report, run.title) };
  }

  /** The letter of a run in the words of its owner. */
  private async createLetter(run: ReportedRun | null, text: string, aigc: string) {
    const read = run?.service === 'coverLetter' ? letterResult.safeParse(run.result).data : undefined;
    if (!read) throw new Unprintable();
    const { company, position } = read.target;
    const name = reportName({ title: '求职信', subject: [company, position].filter(Boolean).join(' ') }, '');
    const file = await this.writer.letter(letterLines(text, read.written?.courtesy ?? []), name, aigc);
    return { ...file, name };
  }
}

async function printed({ service, step, input, result, parent }: ReportedRun): Promise<Report | null> {
  const { referenceReportOf, reportOf } = await import('@qicheng/ai/report-of');
  if (step !== 'reference') return reportOf(service, input, result);
  return parent && referenceReportOf(service, parent, result);
}

const failureOf = (error: unknown) =>
  error instanceof Unprintable
    ? { errorCode: 'unprintable' as const, isPermanent: true }
    : printFailure(error);

@Module({})
export class ReportExportWorkerModule {
  static with(writer: ReportWriter): DynamicModule {
    return {
      module: ReportExportWorkerModule,
      imports: [ReportExportModule],
      providers: [{ provide: ReportWriter, useValue: writer }, ExportReportProcessor],
    };
  }
}
