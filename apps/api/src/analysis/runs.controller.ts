import { Readable } from 'node:stream';
import { Controller, Res } from '@nestjs/common';
import {
  analysisErrorMessages,
  anyRun,
  getRun,
  getRunReference,
  getRunRescore,
  removeRun,
  rescoreRun,
  START_WAIT_MS,
  streamRun,
} from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { AnalysisService, RescoreAnalysis, type RunNotice, WatchAnalysis } from '@qicheng/core/analysis';
import type { Response } from 'express';
import { z } from 'zod';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { shownRun } from './analysis-controller.js';

const STATE_WAIT_MS = 25_000;

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

function wordsOf(notice: RunNotice): string {
  if (notice.kind === 'beat') return ': beat\n\n';
  const { status, progress, stage, errorCode, isRefunded } = notice.run;
  if (notice.kind === 'progress') return event('progress', { status, progress, stage });
  if (errorCode !== null)
    return event('error', { fault: errorCode, failure: analysisErrorMessages[errorCode], isRefunded });
  return event('result', z.encode(anyRun, shownRun(notice.run)));
}

async function* linesOf(notices: AsyncGenerator<RunNotice>): AsyncGenerator<string> {
  for await (const notice of notices) yield wordsOf(notice);
}

/** Calls shared by all AI services. */
@Controller()
export class RunsController {
  constructor(
    private readonly analyses: AnalysisService,
    private readonly watches: WatchAnalysis,
    private readonly rescores: RescoreAnalysis,
  ) {}

  /** Progress of a run as server-sent events. */
  @Handles(streamRun)
  async stream(
    @Input() { runId }: InputOf<typeof streamRun>,
    @Caller() { userId }: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResultOf<typeof streamRun>> {
    const disconnected = new AbortController();
    const notices = await this.watches.watch(userId, runId, disconnected.signal);
    const content = Readable.from(linesOf(notices));
    response.once('close', () => {
      disconnected.abort();
      content.destroy();
    });
    // A finished stream must not keep its connection open.
    response.setHeader('Connection', 'close');
    // Keeps proxies from buffering events.
    response.setHeader('X-Accel-Buffering', 'no');
    return { name: 'events', mime: 'text/event-stream; charset=utf-8', content, disposition: 'inline' };
  }

  @Handles(getRun)
  async state(
    @Input() { runId, wait }: InputOf<typeof getRun>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getRun>> {
    return shownRun(await this.analyses.waitFor(userId, runId, wait ? STATE_WAIT_MS : 0));
  }

  @Handles(getRunReference)
  async reference(
    @Input() { runId }: InputOf<typeof getRunReference>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getRunReference>> {
    const run = await this.analyses.findReference(userId, runId);
    return { run: run && shownRun(run) };
  }

  @Handles(rescoreRun)
  async rescore(
    @Input() { runId }: InputOf<typeof rescoreRun>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof rescoreRun>> {
    const started = await this.rescores.run(userId, runId);
    return shownRun(await this.analyses.follow(userId, started, START_WAIT_MS));
  }

  @Handles(getRunRescore)
  async rescored(
    @Input() { runId }: InputOf<typeof getRunRescore>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof getRunRescore>> {
    const run = await this.rescores.find(userId, runId);
    return { run: run && shownRun(run) };
  }

  @Handles(removeRun)
  remove(@Input() { runId }: InputOf<typeof removeRun>, @Caller() { userId }: Caller): Promise<void> {
    return this.analyses.remove(userId, runId);
  }
}
