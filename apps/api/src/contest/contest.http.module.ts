import { Module } from '@nestjs/common';
import { ContestModule } from '@qicheng/core/contest';
import { UploadModule } from '@qicheng/core/upload';
import { ContestController } from './contest.controller.js';

@Module({ imports: [ContestModule, UploadModule], controllers: [ContestController] })
export class ContestHttpModule {}
