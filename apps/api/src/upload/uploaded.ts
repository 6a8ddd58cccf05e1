import {
  BadRequestException,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  PayloadTooLargeException,
} from '@nestjs/common';
import { Failure } from '@qicheng/core/platform';
import type { UploadFailure } from '@qicheng/core/upload';
import type { Request } from 'express';
import type {} from 'multer';
import { catchError, type Observable, throwError } from 'rxjs';

export interface UploadedContent {
  name: string;
  bytes: Buffer;
}

/** The file of a multipart call, or null if there is none. */
export const Uploaded = createParamDecorator(
  (_data: unknown, context: ExecutionContext): UploadedContent | null => {
    const { file } = context.switchToHttp().getRequest<Request>();
    return file ? { name: file.originalname, bytes: file.buffer } : null;
  },
);

/** Messages for errors of the multipart parser; the size has its own message [spec 5]. */
@Injectable()
export class UploadErrorInterceptor implements NestInterceptor {
  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(catchError((error: unknown) => throwError(() => worded(error))));
  }
}

function worded(error: unknown): unknown {
  if (error instanceof PayloadTooLargeException) return new Failure<UploadFailure>('uploadTooLarge');
  // Too many parts, a field without a name, a file under another name, a truncated body.
  if (error instanceof BadRequestException) return new Failure<UploadFailure>('uploadMissing');
  return error;
}
