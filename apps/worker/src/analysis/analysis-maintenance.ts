import { Injectable } from '@nestjs/common';
import { AnalysisRunService } from '@qicheng/core/analysis';
import { ModelCallService } from '@qicheng/core/model-call';

/** With a lease of six seconds this brings a killed worker's run to its end within twenty. */
export const RECONCILE_ANALYSES_EVERY_MS = 2_000;
export const ERASE_MODEL_TEXTS_EVERY_MS = 60_000;

/** What the worker does for runs without being asked: rows and queue brought together, lost runs refunded. */
@Injectable()
export class AnalysisMaintenance {
  constructor(
    private readonly runs: AnalysisRunService,
    private readonly calls: ModelCallService,
  ) {}

  reconcile(): Promise<number> {
    return this.runs.requeueLapsed();
  }

  /** Erases what was sent to models for runs that were removed or are long past. */
  eraseTexts(): Promise<number> {
    return this.calls.eraseTexts();
  }
}
