import { Controller, Module, UseInterceptors } from '@nestjs/common';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { getFileLinks, readFile, uploadFile } from '@qicheng/contract/upload/index';
import { Failure } from '@qicheng/core/platform';
import {
  AcceptUpload,
  FileLinkService,
  type StoredFile,
  StoredFileService,
  type UploadFailure,
  UploadModule,
} from '@qicheng/core/upload';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { Uploaded, type UploadedContent, UploadErrorInterceptor } from './uploaded.js';

@Controller()
@UseInterceptors(UploadErrorInterceptor)
export class UploadController {
  constructor(
    private readonly accept: AcceptUpload,
    private readonly files: StoredFileService,
    private readonly links: FileLinkService,
  ) {}

  @Handles(uploadFile)
  async upload(
    @Input() { purpose = 'upload' }: InputOf<typeof uploadFile>,
    @Caller() { userId }: Caller,
    @Uploaded() uploaded: UploadedContent | null,
  ): Promise<ResultOf<typeof uploadFile>> {
    if (uploaded === null) throw new Failure<UploadFailure>('uploadMissing');
    return this.show(await this.accept.run({ ...uploaded, userId, purpose }));
  }

  @Handles(getFileLinks)
  async renew(
    @Input() { ids }: InputOf<typeof getFileLinks>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getFileLinks>> {
    const files = await this.files.listOwn(userId, ids);
    return { list: files.map((file) => this.show(file)) };
  }

  @Handles(readFile)
  async read(@Input() ticket: InputOf<typeof readFile>): Promise<ResultOf<typeof readFile>> {
    const { name, mime, bytes, show } = await this.links.open(ticket);
    return { name, mime, content: bytes, disposition: show };
  }

  private show(file: StoredFile) {
    const { id, name, mime, size } = file;
    return { id, url: this.links.linkTo(file, 'inline'), fileName: name, mime, size };
  }
}

@Module({ imports: [UploadModule], controllers: [UploadController] })
export class UploadHttpModule {}
