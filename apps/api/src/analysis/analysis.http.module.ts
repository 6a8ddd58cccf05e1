import { Module } from '@nestjs/common';
import { AnalysisModule } from '@qicheng/core/analysis';
import { RunsController } from './runs.controller.js';

@Module({ imports: [AnalysisModule], controllers: [RunsController] })
export class AnalysisHttpModule {}
