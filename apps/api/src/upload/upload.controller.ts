import {
  Controller,
  UseInterceptors,
  Module,
  BadRequestException,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  PayloadTooLargeException,
  createParamDecorator,
} from '@nestjs/common';
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
import { catchError, type Observable, throwError } from 'rxjs';
import type { Request } from 'express';
import type {} from 'multer';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

interface UploadedContent {
  name: string;
  bytes: Buffer;
}

/** The file of a multipart call, or null when none came. */
const Uploaded = createParamDecorator((_data: unknown, context: ExecutionContext): UploadedContent | null => {
  const { file } = context.switchToHttp().getRequest<Request>();
  return file ? { name: file.originalname, bytes: file.buffer } : null;
});

/** Words what the multipart parser refuses; the size has a text of its own [spec 5]. */
@Injectable()
class UploadErrorInterceptor implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(catchError((error: unknown) => throwError(() => worded(error))));
  }
}

function worded(error: unknown): unknown {
  if (error instanceof PayloadTooLargeException) return new Failure<UploadFailure>('uploadTooLarge');
  // Too many parts, a field without a name, a file under another name, a body cut short.
  if (error instanceof BadRequestException) return new Failure<UploadFailure>('uploadMissing');
  return error;
}

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
