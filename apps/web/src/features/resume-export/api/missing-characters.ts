import { checkExport } from '@qicheng/contract/resume-export/export.contract';
import { call } from '#src/lib/api.js';

interface CheckRequest {
  readonly resumeId: string;
  readonly language: 'zh' | 'en' | undefined;
  readonly signal: AbortSignal;
  readonly patienceMs?: number;
}

const PATIENCE_MS = 3_000;

/** Characters of the saved résumé that would print as empty boxes. A check that fails or lags keeps no export back. */
export async function missingCharacters({
  resumeId,
  language,
  signal,
  patienceMs = PATIENCE_MS,
}: CheckRequest): Promise<readonly string[]> {
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    return (await call(checkExport, { id: resumeId, language }, { signal: limited })).missing;
  } catch {
    return [];
  }
}
