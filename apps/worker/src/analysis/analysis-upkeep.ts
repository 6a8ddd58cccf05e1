import { Injectable } from '@nestjs/common';
import { AnalysisRuns } from '@qicheng/core/analysis';

/** With a lease of six seconds this brings a killed worker's run to its end within twenty. */
export const RECONCILE_ANALYSES_EVERY_MS = 2_000;

/** What the worker does for runs without being asked: rows and queue brought together, lost runs refunded. */
@Injectable()
export class AnalysisUpkeep {
  constructor(private readonly runs: AnalysisRuns) {}

  reconcile(): Promise<number> {
    return this.runs.requeueLapsed();
  }
}
