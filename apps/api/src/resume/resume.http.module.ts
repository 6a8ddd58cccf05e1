import { Module } from '@nestjs/common';
import { ResumeModule } from '@qicheng/core/resume';
import { LibraryController } from './library.controller.js';
import { ResumeController } from './resume.controller.js';
import { VariantController } from './variant.controller.js';

@Module({ imports: [ResumeModule], controllers: [ResumeController, LibraryController, VariantController] })
export class ResumeHttpModule {}
