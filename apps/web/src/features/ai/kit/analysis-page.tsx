import type { ComponentType } from 'react';
import { AiPage, type ResultFrame } from './ai-page.js';
import type { AiService, RunOf } from './ai-service.js';
import type { FirstAction } from './first-actions.js';
import type { Measure } from './score-ring.js';
import { useKeptState } from './kept-state.js';
import { useAnalysisPageState } from './use-analysis-page-state.js';

/** What the form of a service is given. */
export interface AnalysisFormProps<Question> {
  isBusy: boolean;
  problem: string | null;
  onAsk: (question: Question) => void;
}

/** What the form of a service with questions in one's own words is given as well. */
export interface AnalysisModeProps {
  isCustom: boolean;
  onMode: (isCustom: boolean) => void;
}

interface AnalysisPage<Question, Result, Reference> {
  service: AiService<Question, Result, Reference>;
  /** The same for questions in the person's own words, with a history of its own. */
  custom?: AiService<Question, Result, Reference>;
  /** What one gets, one line each. */
  gains: readonly string[];
  tips?: readonly string[];
  /** Beside the score in the head of a result. */
  delta?: (result: Result) => number | null;
  /** What the score of a result measures. */
  measure?: (result: Result) => Measure;
  /** The result in one sentence. */
  verdict?: (result: Result) => string | undefined;
  /** What to do first, the most useful things in order. */
  actions?: (result: Result) => readonly FirstAction[];
  /** Whether the result draws its own head. */
  ownsHead?: boolean;
  Form: ComponentType<AnalysisFormProps<Question> & AnalysisModeProps>;
  Result: ComponentType<{ run: RunOf<Result>; result: Result; frame: ResultFrame }>;
}

/** The page of a service that has a form and a result and nothing else of its own. */
export function analysisPage<Question, Result, Reference>(
  page: AnalysisPage<Question, Result, Reference>,
): ComponentType {
  const { service, custom, Form, Result, ...about } = page;

  function ModePage(mode: AnalysisModeProps) {
    const pageState = useAnalysisPageState(mode.isCustom && custom ? custom : service);
    const { view, start } = pageState;
    const problem = view.at === 'form' ? view.problem : null;
    const form = <Form {...mode} isBusy={view.at === 'starting'} problem={problem} onAsk={start} />;
    return (
      <AiPage {...about} pageState={pageState} form={form}>
        {(run, result, frame) => <Result key={run.runId} run={run} result={result} frame={frame} />}
      </AiPage>
    );
  }

  return function Page() {
    const [isCustom, setCustom] = useKeptState(`page ${service.key} custom`, false);
    return <ModePage key={String(isCustom)} isCustom={isCustom} onMode={setCustom} />;
  };
}
