import { Module } from '@nestjs/common';
import { UploadModule } from '@qicheng/core/upload';
import { UploadController } from './upload.controller.js';

@Module({ imports: [UploadModule], controllers: [UploadController] })
export class UploadHttpModule {}
