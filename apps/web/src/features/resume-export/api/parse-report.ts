import { type ParseReport, parseReport } from '@qicheng/resume/parse-report';
import { ApiFailure } from '#src/lib/api.js';
import { type ExportOptions, exportFailure, runExport, USUAL_OPTIONS } from './run-export.js';

const UNREAD = '这次没有读出结果，请稍后再试';

interface ParseRequest {
  readonly resumeId: string;
  readonly language: ExportOptions['language'];
  /** The ATS version instead of the résumé's own template. */
  readonly ats: boolean;
  readonly signal: AbortSignal;
}

/** Has the server print the saved résumé and parse the PDF; rejects with a message for the user. */
export async function fetchParseReport({
  resumeId,
  language,
  ats,
  signal,
}: ParseRequest): Promise<ParseReport> {
  const options = { ...USUAL_OPTIONS, language };
  const result = await runExport({ resumeId, format: 'parse', ats, options, signal }).catch(exportFailure);
  if (result.kind === 'failed') throw new ApiFailure(200, 0, result.message);
  if (result.kind !== 'ready') throw new ApiFailure(200, 0, UNREAD);
  const response = await fetch(result.url, { signal });
  if (!response.ok) throw new ApiFailure(response.status, 0, UNREAD);
  return parseReport.parse(await response.json());
}
