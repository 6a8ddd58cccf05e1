import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { type CommonFailure, Failure } from '../platform/index.js';
import type { AnalysisRun } from './analysis.js';
import { AnalysisService } from './analysis.service.js';

/** Events of a run: its state, its end, or a heartbeat. */
export type RunNotice = { kind: 'progress' | 'end'; run: AnalysisRun } | { kind: 'beat' };

const POLL_EVERY_MS = 300;
const BEAT_EVERY_MS = 10_000;
// Longer than any run takes; clients still waiting reconnect.
const MAX_STREAM_MS = 150_000;
const PER_USER = 4;
const RETRY_SECONDS = 5;

/** Event streams of runs. They poll the row, so every process sees the same state. */
@Injectable()
export class WatchAnalysis implements BeforeApplicationShutdown {
  private isStopping = false;
  private readonly watchers = new Map<string, number>();

  constructor(private readonly analyses: AnalysisService) {}

  /** Events of one of the user's runs until it ends; refused if the user has too many open streams. */
  async watch(userId: string, runId: string, signal: AbortSignal): Promise<AsyncGenerator<RunNotice>> {
    const run = await this.analyses.get(userId, runId);
    if ((this.watchers.get(userId) ?? 0) >= PER_USER) {
      throw new Failure<CommonFailure>('tooManyRequests', { retryAfterSeconds: RETRY_SECONDS });
    }
    return this.notices(run, userId, signal);
  }

  /** A stopping process closes its streams; clients reconnect to another one. */
  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }

  private async *notices(first: AnalysisRun, userId: string, signal: AbortSignal): AsyncGenerator<RunNotice> {
    this.watchers.set(userId, (this.watchers.get(userId) ?? 0) + 1);
    try {
      const startedAt = performance.now();
      let [run, reportedAt, reported] = [first, startedAt, ''];
      while (run.finishedAt === null && !signal.aborted && !this.isStopping) {
        const now = performance.now();
        if (now - startedAt > MAX_STREAM_MS) return;
        const state = `${run.status} ${run.progress} ${run.stage}`;
        if (state !== reported) yield { kind: 'progress', run };
        else if (now - reportedAt > BEAT_EVERY_MS) yield { kind: 'beat' };
        if (state !== reported || now - reportedAt > BEAT_EVERY_MS) [reported, reportedAt] = [state, now];
        await pause(POLL_EVERY_MS);
        run = await this.analyses.get(userId, run.runId);
      }
      if (run.finishedAt !== null) yield { kind: 'end', run };
    } finally {
      const left = (this.watchers.get(userId) ?? 1) - 1;
      if (left > 0) this.watchers.set(userId, left);
      else this.watchers.delete(userId);
    }
  }
}
