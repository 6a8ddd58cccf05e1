import { Module } from '@nestjs/common';
import { ResumeImportModule } from '@qicheng/core/resume-import';
import { DraftController } from './draft.controller.js';
import { ResumeImportController } from './resume-import.controller.js';

@Module({ imports: [ResumeImportModule], controllers: [ResumeImportController, DraftController] })
export class ResumeImportHttpModule {}
