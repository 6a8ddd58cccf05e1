import { Controller, Module } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  getReportExport,
  reportExportErrorMessages,
  startReportExport,
} from '@qicheng/contract/report-export/index';
import {
  ReportExportService,
  type ReportExportState,
  type ReportErrorCode,
  ReportExportModule,
} from '@qicheng/core/report-export';
import { FileLinkService, UploadModule } from '@qicheng/core/upload';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

const STATE_WAIT_MS = 25_000;

/** Exported AI results of all services. */
@Controller()
export class ReportExportController {
  constructor(
    private readonly exports: ReportExportService,
    private readonly links: FileLinkService,
  ) {}

  @Handles(startReportExport)
  async start(
    @Input() { runId, format, letter }: InputOf<typeof startReportExport>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startReportExport>> {
    return this.show(await this.exports.request({ userId, runId, format, letter }));
  }

  @Handles(getReportExport)
  async state(
    @Input() { exportId, wait }: InputOf<typeof getReportExport>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getReportExport>> {
    return this.show(await this.exports.waitFor(userId, exportId, wait ? STATE_WAIT_MS : 0));
  }

  private show({ errorCode, file, finishedAt: _finishedAt, ...state }: ReportExportState) {
    return {
      ...state,
      failure: errorCode === null ? '' : wordsOf(errorCode),
      file: file && { url: this.links.linkTo(file), fileName: file.name },
    };
  }
}

const wordsOf = (errorCode: ReportErrorCode): string =>
  (reportExportErrorMessages satisfies Record<ReportErrorCode, string>)[errorCode];

@Module({ imports: [ReportExportModule, UploadModule], controllers: [ReportExportController] })
export class ReportExportHttpModule {}
