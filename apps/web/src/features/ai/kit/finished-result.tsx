import { commentary, type Engine } from '@qicheng/analysis/engine';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { AiLabel, EngineDetails } from './ai-label.js';
import styles from './ai-page.module.css';
import type { AnyService, RunOf, RunSummary } from './ai-service.js';
import { AgainButton, ExportBar } from './export-bar.js';
import { type FirstAction, FirstActions } from './first-actions.js';
import modelCommentStyles from './parts.module.css';
import { ChargeLine } from './price-line.js';
import { ResultHead } from './result-head.js';
import { IndexedResult } from './result-index.js';
import { ResultSection } from './result-section.js';
import type { Measure } from './score-ring.js';
import type { LeftResult } from './use-analysis-page-state.js';

const commented = z.object({ commentary });

/** A language model's comment on a result; empty without a model. */
function ModelComment({ result, engine }: { result: unknown; engine: Engine | null }) {
  const read = commented.safeParse(result);
  if (!read.success) return null;
  const { summary, advice } = read.data.commentary;
  return (
    <ResultSection title="模型解读">
      <AiLabel engine={engine} />
      <p className={modelCommentStyles.comment}>{summary}</p>
      <ul className={modelCommentStyles.advice}>
        {advice.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ResultSection>
  );
}

/** The charge, and the engine. */
const ResultFoot = ({ run }: { run: RunSummary }) => (
  <footer className={styles.foot} data-print="hide">
    <ChargeLine run={run} />
    <EngineDetails engine={run.engine} />
  </footer>
);

/** A result whose score lacks data; one without dimensions has nothing that is scored. */
const unscored = z.object({ overall: z.null(), dimensions: z.array(z.unknown()).min(1).optional() });

/** Passed by the page to a result that renders its own head. */
export interface ResultFrame {
  /** Export buttons and the link back to the form, after the result's own next step. */
  actions: (next: ReactNode) => ReactNode;
  /** The language model's comment. */
  comment: ReactNode;
  /** Earlier results. */
  history: ReactNode;
  /** Returns to the form, at a passage of the input. */
  correct: (passage: string | undefined) => void;
}

/** How the results of a service are shown. */
export interface ResultLook<Result> {
  /** Shown beside the score in the head of a result. */
  delta?: ((result: Result) => number | null) | undefined;
  /** What the score of a result measures. */
  measure?: ((result: Result) => Measure | undefined) | undefined;
  /** The result in one sentence. */
  verdict?: ((result: Result) => string | undefined) | undefined;
  /** The first actions, most useful first. */
  actions?: ((result: Result) => readonly FirstAction[]) | undefined;
  /** Whether the result renders its own head from the given frame. */
  ownsHead?: boolean | undefined;
  /** Whether a result consists of a document with its own exports; those of the report are below it. */
  hasDocument?: ((result: Result) => boolean) | undefined;
}

interface FinishedResultProps<Result> extends ResultLook<Result> {
  service: AnyService;
  run: RunOf<Result>;
  result: Result;
  /** Earlier results. */
  history: ReactNode;
  onLeave: (from: LeftResult) => void;
  /** Content under the head of a result. */
  children: (run: RunOf<Result>, result: Result, frame: ResultFrame) => ReactNode;
}

/** The exports of a report next to a document that has its own. */
const ReportSection = ({ run, onAgain }: { run: RunSummary; onAgain: () => void }) => (
  <ResultSection
    title="分析报告"
    lead="包括评语、打招呼语和岗位要求，给自己看；发给招聘方的是上面的信。"
    isPrinted={false}
  >
    <ExportBar run={run} isNamed isWhole onAgain={onAgain} />
  </ResultSection>
);

/** The result of a finished run, with its head, exports and charge. */
export function FinishedResult<Result>(props: FinishedResultProps<Result>) {
  const { service, run, result, history, ownsHead = false, onLeave, children } = props;
  const onAgain = () => onLeave({ input: run.input });
  const frame: ResultFrame = {
    actions: (next) => <ExportBar run={run} isWhole={!ownsHead} next={next} onAgain={onAgain} />,
    correct: (passage) => onLeave({ input: run.input, passage }),
    comment: <ModelComment result={result} engine={run.engine} />,
    history,
  };
  const body = children(run, result, frame);
  const isDocument = props.hasDocument?.(result) ?? false;
  const head = {
    score: run.score ?? (unscored.safeParse(result).success ? null : undefined),
    measure: props.measure?.(result),
    verdict: props.verdict?.(result),
    delta: props.delta?.(result),
  };
  return (
    <section className={styles.result} aria-label={`${service.title}结果`} data-print="result">
      {ownsHead ? null : (
        <>
          <ResultHead
            run={run}
            {...head}
            actions={
              isDocument ? <AgainButton service={run.service} onAgain={onAgain} /> : frame.actions(null)
            }
          />
          {frame.comment}
          <FirstActions actions={props.actions?.(result) ?? []} />
        </>
      )}
      {ownsHead ? (
        body
      ) : (
        <IndexedResult>
          {body}
          {isDocument ? <ReportSection run={run} onAgain={onAgain} /> : null}
        </IndexedResult>
      )}
      <ResultFoot run={run} />
    </section>
  );
}
