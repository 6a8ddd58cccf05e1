import { Module } from '@nestjs/common';
import { ResumeShareModule } from '@qicheng/core/resume-share';
import { OpenShareController } from './open-share.controller.js';
import { OwnShareController } from './own-share.controller.js';

@Module({ imports: [ResumeShareModule], controllers: [OwnShareController, OpenShareController] })
export class ResumeShareHttpModule {}
