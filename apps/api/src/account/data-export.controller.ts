import { Controller } from '@nestjs/common';
import { downloadDataExport, getDataExport, requestDataExport } from '@qicheng/contract/account/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import {
  DataExportDownloadService,
  DataExportService,
  type DataExportState,
} from '@qicheng/core/data-export';
import { Failure } from '@qicheng/core/platform';
import { Caller } from '../kit/caller.decorator.js';
import { Client, type ClientInfo } from '../kit/client.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class DataExportController {
  constructor(
    private readonly exports: DataExportService,
    private readonly downloads: DataExportDownloadService,
  ) {}

  @Handles(requestDataExport)
  async request(
    @Input() proof: InputOf<typeof requestDataExport>,
    @Caller() { userId }: Caller,
    @Client() client: ClientInfo,
  ): Promise<ResultOf<typeof requestDataExport>> {
    const state = await this.exports.request(userId, proof, client);
    if (state === null) throw new Failure('notFound');
    return this.show(userId, state);
  }

  @Handles(getDataExport)
  async latest(
    @Input() _input: InputOf<typeof getDataExport>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getDataExport>> {
    const state = await this.exports.findLatest(userId);
    return { export: state && (await this.show(userId, state)) };
  }

  @Handles(downloadDataExport)
  async download(
    @Input() ticket: InputOf<typeof downloadDataExport>,
  ): Promise<ResultOf<typeof downloadDataExport>> {
    const { file, content } = await this.downloads.open(ticket);
    return { name: file.name, mime: file.mime, content };
  }

  private async show(userId: string, state: DataExportState) {
    const { fileId: _fileId, ...shown } = state;
    return { ...shown, ...(await this.downloads.describe(userId, state)) };
  }
}
