import { Module } from '@nestjs/common';
import { ReportExportModule } from '@qicheng/core/report-export';
import { UploadModule } from '@qicheng/core/upload';
import { ReportExportController } from './report-export.controller.js';

@Module({ imports: [ReportExportModule, UploadModule], controllers: [ReportExportController] })
export class ReportExportHttpModule {}
