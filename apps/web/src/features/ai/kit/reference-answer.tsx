import { analysisServices } from '@qicheng/analysis/services';
import { Button } from '@qicheng/ui/button';
import { ConfirmDialog } from '@qicheng/ui/confirm-dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { isFailure } from '#src/lib/api.js';
import { useFocusWhenLost } from '#src/lib/focus-when-lost.js';
import type { AiService, RunOf, RunSummary } from './ai-service.js';
import { AiLabel } from './ai-label.js';
import { useIsFree } from './price-line.js';
import { ReportExport } from './report-export.js';
import { ResultSection } from './result-section.js';
import { RunProgress, RunFailed, OutOfCounts } from './run-progress.js';
import { referenceQuery, useRefreshRuns } from './run-queries.js';

interface ReferenceAnswerProps<Reference> {
  service: Pick<AiService<never, unknown, Reference>, 'key' | 'reference'>;
  run: RunSummary;
  title?: string;
  lead: string;
  children: (reference: Reference) => ReactNode;
}

/** The reference answer requested earlier, and a function that requests it. */
function useReference<Reference>(
  { reference }: Pick<AiService<never, unknown, Reference>, 'reference'>,
  runId: string,
) {
  if (!reference) throw new Error('the service has no reference answer');
  const queries = useQueryClient();
  const refresh = useRefreshRuns();
  const query = referenceQuery(reference.schema, runId);
  const { data, isPending } = useQuery(query);
  const start = useMutation({
    mutationFn: (requestKey: string) => reference.start({ runId, requestKey }),
    onSuccess: (run: RunOf<Reference>) => {
      queries.setQueryData(query.queryKey, run);
      return refresh();
    },
    meta: { isShownInPlace: true },
  });
  return { run: data ?? null, isPending, start };
}

/** 参考答案: requested after confirmation and charged once; later requests return the same answer. */
export function ReferenceAnswer<Reference>(props: ReferenceAnswerProps<Reference>) {
  const { service, run, title = '参考答案', lead, children } = props;
  const { run: answer, isPending, start } = useReference(service, run.runId);
  const [isAsking, setAsking] = useState(false);
  const isFree = useIsFree();
  const { cost } = analysisServices[service.key];
  const ask = () => start.mutate(crypto.randomUUID());
  const isRunning = start.isPending || answer?.status === 'queued' || answer?.status === 'running';
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLost(() => (isRunning ? null : heading.current), isRunning);
  if (isPending) return null;
  const refused = start.error && !isFailure(start.error, 'aiCountsExhausted') ? start.error.message : null;
  return (
    <ResultSection title={title} lead={lead} isPrinted={answer?.status === 'done'} headingRef={heading}>
      {isRunning ? <RunProgress run={answer} /> : null}
      {isFailure(start.error, 'aiCountsExhausted') ? <OutOfCounts onBack={() => start.reset()} /> : null}
      {refused ? <p role="alert">{refused}</p> : null}
      {answer?.status === 'failed' && !isRunning ? (
        <RunFailed run={answer} again={ask} onBack={() => start.reset()} />
      ) : null}
      {answer === null && !isRunning ? (
        <Button data-print="hide" onClick={() => (isFree ? ask() : setAsking(true))}>
          {isFree ? `生成${title}` : `生成${title}（消耗 ${cost} 次）`}
        </Button>
      ) : null}
      {answer?.status === 'done' && answer.result !== null ? (
        <>
          <AiLabel engine={answer.engine} />
          {children(answer.result)}
          <ReportExport runId={answer.runId} />
        </>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={`生成${title}？`}
        text={`会消耗 ${cost} 次 AI 次数；生成之后再看不再扣次数，失败会自动退回。`}
        confirm="生成"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          ask();
        }}
      />
    </ResultSection>
  );
}
