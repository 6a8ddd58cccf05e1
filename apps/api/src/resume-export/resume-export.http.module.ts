import { Module } from '@nestjs/common';
import { ResumeExportModule } from '@qicheng/core/resume-export';
import { UploadModule } from '@qicheng/core/upload';
import { ResumeExportController } from './resume-export.controller.js';

@Module({ imports: [ResumeExportModule, UploadModule], controllers: [ResumeExportController] })
export class ResumeExportHttpModule {}
