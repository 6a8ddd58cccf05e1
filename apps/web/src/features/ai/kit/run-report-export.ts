import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { getReportExport, startReportExport } from '@qicheng/contract/report-export/report-export.contract';
import { ApiFailure, call } from '#src/lib/api.js';

export type ReportFormat = InputOf<typeof startReportExport>['format'];
type ReportState = ResultOf<typeof getReportExport>;

/** How an export ended, as the person at the button sees it. */
export type ReportOutcome =
  | { readonly kind: 'ready'; readonly url: string; readonly fileName: string }
  | { readonly kind: 'later' }
  | { readonly kind: 'failed'; readonly message: string };

const LONGEST_WAIT_MS = 60_000;
const FAILED = '文件生成失败，请稍后重试，或使用浏览器打印';
const failed = (message: string): ReportOutcome => ({ kind: 'failed', message: message || FAILED });

function outcomeOf({ status, file, failure }: ReportState): ReportOutcome | null {
  if (status === 'failed') return failed(failure);
  if (status !== 'done') return null;
  return file ? { kind: 'ready', ...file } : failed('文件已过期，请重新导出');
}

interface ReportRequest {
  readonly runId: string;
  readonly format: ReportFormat;
  readonly signal: AbortSignal;
  readonly now?: () => number;
}

/** Asks for a file of a run and follows it until it is over or the wait is; a file that is kept is there at once. */
export async function runReportExport({
  runId,
  format,
  signal,
  now = Date.now,
}: ReportRequest): Promise<ReportOutcome> {
  const deadline = now() + LONGEST_WAIT_MS;
  try {
    let state: ReportState = await call(startReportExport, { runId, format }, { signal });
    for (;;) {
      const outcome = outcomeOf(state);
      if (outcome) return outcome;
      if (now() >= deadline) return { kind: 'later' };
      // The server answers as soon as the export is over, or after 25 s.
      state = await call(getReportExport, { exportId: state.exportId, wait: true }, { signal });
    }
  } catch (failure) {
    return failed(failure instanceof ApiFailure ? failure.message : FAILED);
  }
}
