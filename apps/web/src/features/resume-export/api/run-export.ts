import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { getExport, startExport } from '@qicheng/contract/resume-export/export.contract';
import { ApiFailure, call } from '#src/lib/api.js';

export type ExportFormat = InputOf<typeof startExport>['format'];
/** Of a picture of each page; without it all pages are in one. */
export type PageDpi = NonNullable<InputOf<typeof startExport>['pageDpi']>;
/** How a file is made; without a language it is the résumé's own. */
export interface ExportOptions {
  readonly language: 'zh' | 'en' | undefined;
  readonly withSource: boolean;
  readonly aiNotice: boolean;
}
export const USUAL_OPTIONS: ExportOptions = { language: undefined, withSource: false, aiNotice: true };

type ExportState = ResultOf<typeof getExport>;

/** How an export ended, as the person at the button sees it; `missing` is a question before it begins. */
export type ExportResult =
  | { readonly kind: 'missing'; readonly characters: readonly string[] }
  | { readonly kind: 'ready'; readonly exportId: string; readonly url: string; readonly fileName: string }
  | { readonly kind: 'later' }
  | { readonly kind: 'failed'; readonly message: string };

/** decision: a request waits up to 60 s, then the file waits in 我的简历. */
const LONGEST_WAIT_MS = 60_000;
const FAILED = '文件生成失败，请稍后重试，或使用浏览器打印';

function resultOf({ exportId, status, file, failure }: ExportState): ExportResult | null {
  if (status === 'done' && file) return { kind: 'ready', exportId, ...file };
  if (status === 'done') return { kind: 'failed', message: '文件已过期，请重新导出' };
  if (status === 'failed') return { kind: 'failed', message: failure ?? FAILED };
  return null;
}

interface ExportRequest {
  readonly resumeId: string;
  readonly format: ExportFormat;
  /** One column with plain headings, whatever the template. */
  readonly ats?: boolean | undefined;
  readonly pageDpi?: PageDpi | undefined;
  readonly options: ExportOptions;
  readonly signal: AbortSignal;
  readonly now?: () => number;
}

/** Starts an export and follows it until it is over or the wait is. */
export async function runExport({
  resumeId,
  format,
  ats,
  pageDpi,
  options,
  signal,
  now = Date.now,
}: ExportRequest): Promise<ExportResult> {
  const deadline = now() + LONGEST_WAIT_MS;
  let state: ExportState = await call(
    startExport,
    { resumeId, format, ats, pageDpi, ...options },
    { signal },
  );
  while (now() < deadline) {
    const result = resultOf(state);
    if (result) return result;
    // The server answers as soon as the export is over, or after 25 s.
    state = await call(getExport, { exportId: state.exportId, wait: true }, { signal });
  }
  return resultOf(state) ?? { kind: 'later' };
}

/** The words of a refusal; an export that could not start keeps nothing back. */
export const exportFailure = (failure: unknown): ExportResult => ({
  kind: 'failed',
  message: failure instanceof ApiFailure && failure.message !== '' ? failure.message : FAILED,
});
