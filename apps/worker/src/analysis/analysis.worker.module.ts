import { Module } from '@nestjs/common';
import { AnalysisModule } from '@qicheng/core/analysis';
import { RunAnalysisProcessor } from './run-analysis.processor.js';
import { AnalysisUpkeep } from './analysis-upkeep.js';

@Module({
  imports: [AnalysisModule],
  providers: [RunAnalysisProcessor, AnalysisUpkeep],
  exports: [AnalysisUpkeep],
})
export class AnalysisWorkerModule {}
