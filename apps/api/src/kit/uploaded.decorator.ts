import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type {} from 'multer';

export interface UploadedContent {
  name: string;
  bytes: Buffer;
}

/** The file of a multipart call, or null when none came. */
export const Uploaded = createParamDecorator(
  (_data: unknown, context: ExecutionContext): UploadedContent | null => {
    const { file } = context.switchToHttp().getRequest<Request>();
    return file ? { name: file.originalname, bytes: file.buffer } : null;
  },
);
