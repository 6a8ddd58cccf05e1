import { Module } from '@nestjs/common';
import { JobsBoardModule } from '@qicheng/core/jobs-board';
import { JobsBoardController } from './jobs-board.controller.js';

@Module({ imports: [JobsBoardModule], controllers: [JobsBoardController] })
export class JobsBoardHttpModule {}
