import type { ComponentType } from 'react';
import { AiPage } from './ai-page.js';
import type { ResultFrame } from './finished-result.js';
import type { AiService, RunOf } from './ai-service.js';
import type { FirstAction } from './first-actions.js';
import type { Measure } from './score-ring.js';
import { usePersistentState } from './persistent-state.js';
import { type LeftResult, useAnalysisPageState } from './use-analysis-page-state.js';

/** Props of a service's form. */
export interface AnalysisFormProps<Question> {
  isBusy: boolean;
  problem: string | null;
  /** The result that the form was opened from, to ask again; null if there was none. */
  left?: LeftResult | null;
  onAsk: (question: Question) => void;
}

/** Additional props for a service with free questions. */
export interface AnalysisModeProps {
  isCustom: boolean;
  onMode: (isCustom: boolean) => void;
}

interface AnalysisPage<Question, Result, Reference> {
  service: AiService<Question, Result, Reference>;
  /** The service for free questions, with its own history. */
  custom?: AiService<Question, Result, Reference>;
  /** What a run provides, one line each. */
  gains: readonly string[];
  /** The same if it depends on the form. */
  useGains?: () => readonly string[];
  tips?: readonly string[];
  /** Shown beside the score in the head of a result. */
  delta?: (result: Result) => number | null;
  /** What the score of a result measures. */
  measure?: (result: Result) => Measure;
  /** The result in one sentence. */
  verdict?: (result: Result) => string | undefined;
  /** The first actions, most useful first. */
  actions?: (result: Result) => readonly FirstAction[];
  /** Whether the result renders its own head. */
  ownsHead?: boolean;
  /** Whether a result consists of a document with its own exports. */
  hasDocument?: (result: Result) => boolean;
  Form: ComponentType<AnalysisFormProps<Question> & AnalysisModeProps>;
  Result: ComponentType<{ run: RunOf<Result>; result: Result; frame: ResultFrame }>;
}

/** Creates the page of a service that consists of a form and a result. */
export function analysisPage<Question, Result, Reference>(
  page: AnalysisPage<Question, Result, Reference>,
): ComponentType {
  const { service, custom, Form, Result, useGains = () => page.gains, ...about } = page;

  function ModePage(mode: AnalysisModeProps) {
    const pageState = useAnalysisPageState(mode.isCustom && custom ? custom : service);
    const { view, start, left } = pageState;
    const gains = useGains();
    const problem = view.at === 'form' ? view.problem : null;
    const form = (
      <Form {...mode} isBusy={view.at === 'starting'} problem={problem} left={left} onAsk={start} />
    );
    return (
      <AiPage {...about} gains={gains} pageState={pageState} form={form}>
        {(run, result, frame) => <Result key={run.runId} run={run} result={result} frame={frame} />}
      </AiPage>
    );
  }

  return function Page() {
    const [isCustom, setCustom] = usePersistentState(`page ${service.key} custom`, false);
    return <ModePage key={String(isCustom)} isCustom={isCustom} onMode={setCustom} />;
  };
}
