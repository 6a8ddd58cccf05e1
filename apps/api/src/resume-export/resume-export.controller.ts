import { Controller, Module } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  checkExport,
  exportErrorMessages,
  getExport,
  getWord,
  listExports,
  savePdf,
  sendEmailAttachment,
  startExport,
} from '@qicheng/contract/resume-export/index';
import { Failure } from '@qicheng/core/platform';
import {
  ExportCheckService,
  type ExportErrorCode,
  type ExportState,
  type ResumeExportFailure,
  ResumeExportService,
  SendExport,
  ResumeExportModule,
} from '@qicheng/core/resume-export';
import { FileLinkService, StoredFileService, UploadModule } from '@qicheng/core/upload';
import { Caller } from '../kit/caller.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

// The client times out at 100 s [spec 9]; after this time the file appears in 我的简历.
const REQUEST_WAIT_MS = 60_000;
const STATE_WAIT_MS = 25_000;

@Controller()
export class ResumeExportController {
  constructor(
    private readonly exports: ResumeExportService,
    private readonly checks: ExportCheckService,
    private readonly mails: SendExport,
    private readonly files: StoredFileService,
    private readonly links: FileLinkService,
  ) {}

  @Handles(savePdf)
  async savePdf(
    @Input() { id, templateCode, language }: InputOf<typeof savePdf>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof savePdf>> {
    const options = { templateCode, language };
    const requested = await this.exports.request({ userId, resumeId: id, format: 'pdf', ...options });
    const state = await this.exports.follow(userId, requested, REQUEST_WAIT_MS);
    if (state.finishedAt === null) return { outcome: 'later', data: { exportId: requested.exportId } };
    const { file } = this.show(state);
    if (file === null) throw new Failure<ResumeExportFailure>('exportFailed');
    return { outcome: 'ready', data: file };
  }

  @Handles(getWord)
  async getWord(
    @Input() { id, templateCode, language, title }: InputOf<typeof getWord>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getWord>> {
    const options = { templateCode, language, title };
    const requested = await this.exports.request({ userId, resumeId: id, format: 'docx', ...options });
    const { file, finishedAt } = await this.exports.follow(userId, requested, REQUEST_WAIT_MS);
    if (finishedAt === null) throw new Failure<ResumeExportFailure>('exportNotReady');
    const content = file && (await this.files.read(file));
    if (!file || !content) throw new Failure<ResumeExportFailure>('exportFailed');
    return { name: file.name, mime: file.mime, content };
  }

  @Handles(startExport)
  async start(
    @Input() input: InputOf<typeof startExport>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof startExport>> {
    return this.show(await this.exports.request({ ...input, userId }));
  }

  @Handles(checkExport)
  async check(
    @Input() { id, ...print }: InputOf<typeof checkExport>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof checkExport>> {
    const { missing, hasAiText } = await this.checks.run({ ...print, userId, resumeId: id });
    return { missing: missing ?? [], hasAiText };
  }

  @Handles(getExport)
  async state(
    @Input() { exportId, wait }: InputOf<typeof getExport>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getExport>> {
    return this.show(await this.exports.waitFor(userId, exportId, wait ? STATE_WAIT_MS : 0));
  }

  @Handles(listExports)
  async recent(
    @Input() { resumeId }: InputOf<typeof listExports>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof listExports>> {
    const states = await this.exports.listRecent(userId, resumeId);
    return { list: states.map((state) => this.show(state)) };
  }

  @Handles(sendEmailAttachment)
  send(
    @Input() input: InputOf<typeof sendEmailAttachment>,
    @Caller() { userId }: Caller,
    @Client() { ip }: ClientInfo,
  ): Promise<ResultOf<typeof sendEmailAttachment>> {
    return this.mails.run({ ...input, userId, ip });
  }

  private show({ errorCode, file, ...state }: ExportState) {
    return {
      ...state,
      failure: errorCode === null ? null : messageOf(errorCode),
      file: file && { url: this.links.linkTo(file), fileName: file.name },
    };
  }
}

const messageOf = (errorCode: ExportErrorCode): string =>
  (exportErrorMessages satisfies Record<ExportErrorCode, string>)[errorCode];

@Module({ imports: [ResumeExportModule, UploadModule], controllers: [ResumeExportController] })
export class ResumeExportHttpModule {}
