import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { getExport, startExport } from '@qicheng/contract/resume-export/export.contract';
import { ApiFailure, call } from '#src/lib/api.js';

export type ExportFormat = InputOf<typeof startExport>['format'];
/** Resolution of one image per page; without it all pages are in one image. */
export type PageDpi = NonNullable<InputOf<typeof startExport>['pageDpi']>;
/** Export options; without a language, the résumé's own is used. */
export interface ExportOptions {
  readonly language: 'zh' | 'en' | undefined;
  readonly withSource: boolean;
  readonly aiNotice: boolean;
}
export const USUAL_OPTIONS: ExportOptions = { language: undefined, withSource: false, aiNotice: true };

type ExportState = ResultOf<typeof getExport>;

/** The result of an export for the user; `missing` asks a question before the export starts. */
export type ExportResult =
  | { readonly kind: 'missing'; readonly characters: readonly string[] }
  | { readonly kind: 'ready'; readonly exportId: string; readonly url: string; readonly fileName: string }
  | { readonly kind: 'later' }
  | { readonly kind: 'failed'; readonly message: string };

/** decision: wait up to 60 s, then the file appears in 我的简历. */
const MAX_WAIT_MS = 60_000;
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

/** Starts an export and follows it until it finishes or the wait is over. */
export async function runExport({
  resumeId,
  format,
  ats,
  pageDpi,
  options,
  signal,
  now = Date.now,
}: ExportRequest): Promise<ExportResult> {
  const deadline = now() + MAX_WAIT_MS;
  let state: ExportState = await call(
    startExport,
    { resumeId, format, ats, pageDpi, ...options },
    { signal },
  );
  while (now() < deadline) {
    const result = resultOf(state);
    if (result) return result;
    // The server answers when the export finishes, or after 25 s.
    state = await call(getExport, { exportId: state.exportId, wait: true }, { signal });
  }
  return resultOf(state) ?? { kind: 'later' };
}

/** The message of a rejected export. */
export const exportFailure = (failure: unknown): ExportResult => ({
  kind: 'failed',
  message: failure instanceof ApiFailure && failure.message !== '' ? failure.message : FAILED,
});
