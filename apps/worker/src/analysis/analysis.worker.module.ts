import { type DynamicModule, Module } from '@nestjs/common';
import { AnalysisModule } from '@qicheng/core/analysis';
import { ModelCallModule } from '@qicheng/core/model-call';
import { AnalysisEngineRunner } from './analysis-engine-runner.js';
import { AnalysisModel } from './analysis-model.js';
import { RunAnalysisProcessor } from './run-analysis.processor.js';

@Module({})
export class AnalysisWorkerModule {
  /** Without a model only rules are used. */
  static with(model: AnalysisModel | null): DynamicModule {
    return {
      module: AnalysisWorkerModule,
      imports: [AnalysisModule, ModelCallModule],
      providers: [
        ...(model === null ? [] : [{ provide: AnalysisModel, useValue: model }]),
        AnalysisEngineRunner,
        RunAnalysisProcessor,
      ],
      exports: [RunAnalysisProcessor],
    };
  }
}
