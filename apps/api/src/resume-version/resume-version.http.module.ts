import { Module } from '@nestjs/common';
import { ResumeVersionModule } from '@qicheng/core/resume-version';
import { ResumeVersionController } from './resume-version.controller.js';

@Module({ imports: [ResumeVersionModule], controllers: [ResumeVersionController] })
export class ResumeVersionHttpModule {}
