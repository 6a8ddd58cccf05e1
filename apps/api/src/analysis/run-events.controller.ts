import { Readable } from 'node:stream';
import { Controller, Res } from '@nestjs/common';
import { analysisErrorMessages, anyRun, streamRun } from '@qicheng/contract/analysis/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { type RunNotice, WatchAnalysis } from '@qicheng/core/analysis';
import type { Response } from 'express';
import { z } from 'zod';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';
import { shownRun } from './shown-run.js';

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

/** Runs as they go on, as server-sent events. */
@Controller()
export class RunEventsController {
  constructor(private readonly runs: WatchAnalysis) {}

  @Handles(streamRun)
  async stream(
    @Input() { runId }: InputOf<typeof streamRun>,
    @Caller() { userId }: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ResultOf<typeof streamRun>> {
    const gone = new AbortController();
    const notices = await this.runs.watch(userId, runId, gone.signal);
    const content = Readable.from(linesOf(notices));
    response.once('close', () => {
      gone.abort();
      content.destroy();
    });
    // What was watched to its end is not kept open for another request.
    response.setHeader('Connection', 'close');
    // Proxies would keep what is to be read at once.
    response.setHeader('X-Accel-Buffering', 'no');
    return { name: 'events', mime: 'text/event-stream; charset=utf-8', content, disposition: 'inline' };
  }
}
