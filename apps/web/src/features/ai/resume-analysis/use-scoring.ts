import { resumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import { type ResumeAnalysisResult, resumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import { getRun, rescoreRun } from '@qicheng/contract/analysis/runs.contract';
import type { ResumeDocument } from '@qicheng/resume/document';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { call } from '#src/lib/api.js';
import type { RunOf } from '../kit/ai-service.js';
import { isOpen, rescoreQuery } from '../kit/run-queries.js';

/** The résumé and its rule-based analysis. */
interface Scoring {
  result: ResumeAnalysisResult;
  /** Null if the run does not contain its résumé. */
  document: ResumeDocument | null;
}

const documentOf = (input: unknown): ResumeDocument | null => {
  const read = resumeAnalysisInput.safeParse(input);
  return read.success ? read.data.resume.document : null;
};

/** A model's text stays offered while its statement is unchanged; rescoring uses the rules only. */
export const withModelTexts = (
  now: ResumeAnalysisResult,
  before: ResumeAnalysisResult,
): ResumeAnalysisResult => {
  const written = new Map(
    before.findings.filter(({ isByModel }) => isByModel).map((each) => [each.id, each]),
  );
  return {
    ...now,
    findings: now.findings.map((finding) => {
      const own = written.get(finding.id);
      if (own?.after === undefined || own.before !== finding.before) return finding;
      const { needsFact: _asked, ...rest } = finding;
      const { after, needsFact } = own;
      return { ...rest, after, isByModel: true, ...(needsFact && { needsFact }) };
    }),
  };
};

/** The analysis, or the newest rescoring after changes to the résumé. */
export function useScoring(run: RunOf<ResumeAnalysisResult>, analysed: ResumeAnalysisResult) {
  const queries = useQueryClient();
  const query = rescoreQuery(resumeAnalysisResult, run.runId);
  const first = useMemo(
    (): Scoring => ({ result: analysed, document: documentOf(run.input) }),
    [analysed, run.input],
  );
  const isPossible = run.resumeId !== null && first.document !== null;
  const { data } = useQuery({ ...query, enabled: isPossible });
  const lastTurn = useRef(0);
  const again = useMutation({
    mutationFn: async (_turn: number) => {
      let next = await call(rescoreRun, { runId: run.runId });
      // The previous result stays until the rescoring is finished.
      while (isOpen(next)) next = await call(getRun, { runId: next.runId, wait: true });
      if (next.result === null) throw new Error('rescoring failed');
      return { ...next, result: resumeAnalysisResult.parse(next.result) };
    },
    onSuccess: (next, turn) => {
      // A response to an older request may arrive after that of a newer one.
      if (turn === lastTurn.current) queries.setQueryData(query.queryKey, next);
    },
    meta: { isShownInPlace: true },
  });
  const since = useMemo((): Scoring | null => {
    if (!data?.result) return null;
    return { result: withModelTexts(data.result, analysed), document: documentOf(data.input) };
  }, [data, analysed]);
  return {
    now: since ?? first,
    /** Whether the résumé was rescored since the analysis. */
    isSince: since !== null,
    isBusy: again.isPending,
    hasFailed: again.isError,
    rescore: () => {
      lastTurn.current += 1;
      again.mutate(lastTurn.current);
    },
  };
}
