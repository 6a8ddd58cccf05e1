import { Button } from '@qicheng/ui/button';
import { type ReactNode, useId, useRef, useState } from 'react';
import { commentary } from '@qicheng/analysis/commentary';
import type { Engine } from '@qicheng/analysis/engine';
import { z } from 'zod';
import type { RunOf, RunSummary } from './ai-service.js';
import styles from './ai-page.module.css';
import { HistoryDrawer, HistoryList } from './history-drawer.js';
import { ModelHint } from './model-hint.js';
import { ShownService, ChargeLine } from './price-line.js';
import { RunProgress, RunUnavailable, RunFailed, OutOfCounts } from './run-progress.js';
import { ServiceTips } from './service-tips.js';
import type { AnalysisPageState } from './use-analysis-page-state.js';
import { useViewFocus } from './use-view-focus.js';
import { ReportExport } from './report-export.js';
import { WholeWords } from '#src/components/whole-words.jsx';
import { displayTime } from '#src/lib/display-time.js';
import { useIsTouch } from '#src/lib/use-media.js';
import { AiLabel, EngineDetails } from './ai-label.js';
import { type FirstAction, FirstActions } from './first-actions.js';
import { ResultHead } from './result-head.js';
import { IndexedResult } from './result-index.js';
import type { Measure } from './score-ring.js';
import modelCommentStyles from './parts.module.css';
import { ResultSection } from './result-section.js';

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

interface LastRunProps {
  run: RunSummary;
  onShow: (runId: string) => void;
}

/** Link to the newest result. */
const LastRun = ({ run, onShow }: LastRunProps) => (
  <section className={styles.last}>
    <h2 className={styles.asideTitle}>上次结果</h2>
    <p className={styles.lastTitle}>{run.title}</p>
    <p className={styles.lastFacts}>
      {run.score === null ? null : <strong>{`${run.score} 分`}</strong>}
      <span>{displayTime(run.createdAt)}</span>
    </p>
    <Button onClick={() => onShow(run.runId)}>查看结果</Button>
  </section>
);

interface ExportBarProps {
  run: RunSummary;
  /** Whether the result also has a document of its own with exports, so that the buttons name the report. */
  isNamed?: boolean;
  /** Whether the page shows the complete result, so that it can be printed. */
  isWhole: boolean;
  /** Link to the next step after the result. */
  next?: ReactNode;
  /** Returns to the form, with its input. */
  onAgain: () => void;
}

/** Name of the way back to the form, for services that do not analyse. */
const AGAIN: Readonly<Partial<Record<RunSummary['service'], string>>> = {
  coverLetter: '重新写',
  interview: '重新出题',
  offer: '重新比较',
  companion: '重新填写',
};

/** Returns to the form with its input. */
const AgainButton = ({ service, onAgain }: Pick<RunSummary, 'service'> & Pick<ExportBarProps, 'onAgain'>) => (
  <Button onClick={onAgain}>{AGAIN[service] ?? '重新分析'}</Button>
);

/** Actions on a finished result; a phone prints its PDF instead of the page. */
function ExportBar({ run, isNamed = false, isWhole, next, onAgain }: ExportBarProps) {
  const isTouch = useIsTouch();
  const again = <AgainButton service={run.service} onAgain={onAgain} />;
  return (
    <ReportExport
      runId={run.runId}
      label={isNamed ? '导出报告' : undefined}
      before={
        <>
          {next}
          {isWhole && !isTouch ? (
            <Button onClick={() => window.print()}>{isNamed ? '打印报告' : '打印'}</Button>
          ) : null}
        </>
      }
      after={isNamed ? null : again}
    />
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

/** What a run provides, shown before the first one. */
const Gains = ({ gains }: { gains: readonly string[] }) => (
  <section className={styles.gains}>
    <h2 className={styles.asideTitle}>您会得到</h2>
    <ol>
      {gains.map((gain) => (
        <li key={gain}>
          <WholeWords>{gain}</WholeWords>
        </li>
      ))}
    </ol>
  </section>
);

interface AiPageProps<Question, Result, Reference> {
  pageState: AnalysisPageState<Question, Result, Reference>;
  /** What a run provides, one line each; shown beside the empty form. */
  gains: readonly string[];
  /** Tips of the service, which a member may hide permanently. */
  tips?: readonly string[];
  /** The form; it stays mounted while anything else is shown, so that no input is lost. */
  form: ReactNode;
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
  /** Content under the head of a result. */
  children: (run: RunOf<Result>, result: Result, frame: ResultFrame) => ReactNode;
}

/** The page of an AI service in all of its states. */
export function AiPage<Question, Result, Reference>(props: AiPageProps<Question, Result, Reference>) {
  const {
    pageState,
    gains,
    tips,
    form,
    delta,
    measure,
    verdict,
    actions,
    ownsHead = false,
    hasDocument,
    children,
  } = props;
  const { service, view, isMember } = pageState;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const titleId = useId();
  const page = useRef<HTMLElement>(null);
  useViewFocus(page, view.at, service.title);
  const isAsking = view.at === 'form' || view.at === 'outOfCounts';
  const leaveDeletedRun = (runId: string) => {
    if ('run' in view && view.run.runId === runId) pageState.leave();
  };
  const frameOf = (run: RunOf<Result>, result: Result): ResultFrame => ({
    actions: (next) => (
      <ExportBar
        run={run}
        isWhole={!ownsHead}
        next={next}
        onAgain={() => pageState.leave({ input: run.input })}
      />
    ),
    correct: (passage) => pageState.leave({ input: run.input, passage }),
    comment: <ModelComment result={result} engine={run.engine} />,
    history: <HistoryList service={service} onShow={pageState.show} onRemoved={leaveDeletedRun} />,
  });
  const resultOf = (run: RunOf<Result>, result: Result) => {
    const frame = frameOf(run, result);
    const body = children(run, result, frame);
    const isDocument = hasDocument?.(result) ?? false;
    const onAgain = () => pageState.leave({ input: run.input });
    const head = {
      score: run.score ?? (unscored.safeParse(result).success ? null : undefined),
      measure: measure?.(result),
      verdict: verdict?.(result),
      delta: delta?.(result),
    };
    return (
      <section
        key={run.runId}
        className={styles.result}
        aria-label={`${service.title}结果`}
        data-print="result"
      >
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
            <FirstActions actions={actions?.(result) ?? []} />
          </>
        )}
        {ownsHead ? (
          body
        ) : (
          <IndexedResult>
            {body}
            {isDocument ? (
              <ResultSection
                title="分析报告"
                lead="包括评语、打招呼语和岗位要求，给自己看；发给招聘方的是上面的信。"
                isPrinted={false}
              >
                <ExportBar run={run} isNamed isWhole onAgain={onAgain} />
              </ResultSection>
            ) : null}
          </IndexedResult>
        )}
        <ResultFoot run={run} />
      </section>
    );
  };
  return (
    <article ref={page} className={styles.page} aria-labelledby={titleId}>
      <header className={styles.head} data-at={view.at}>
        <div>
          <h1 id={titleId} className={styles.title} tabIndex={-1}>
            {service.title}
          </h1>
          {view.at === 'done' ? null : (
            <>
              <p className={styles.does}>
                <WholeWords>{service.purpose}</WholeWords>
              </p>
              <p className={styles.doesNot}>
                <WholeWords>{service.limitations}</WholeWords>
              </p>
            </>
          )}
        </div>
        <div className={styles.side}>
          {isMember ? <Button onClick={() => setHistoryOpen(true)}>历史记录</Button> : null}
        </div>
      </header>
      {view.at === 'outOfCounts' ? <OutOfCounts onBack={() => pageState.leave()} /> : null}
      <div className={styles.ask} hidden={!isAsking}>
        <div className={styles.form}>
          <ShownService value={service.key}>{form}</ShownService>
          <ModelHint service={service.key} />
        </div>
        <aside className={styles.aside}>
          {pageState.last ? <LastRun run={pageState.last} onShow={pageState.show} /> : null}
          {tips && isAsking ? <ServiceTips tips={tips} /> : null}
          <Gains gains={gains} />
        </aside>
      </div>
      {view.at === 'starting' ? <RunProgress run={null} /> : null}
      {view.at === 'opening' ? <RunProgress run={null} awaited="正在打开" /> : null}
      {view.at === 'running' ? <RunProgress run={view.run} /> : null}
      {view.at === 'failed' ? (
        <RunFailed run={view.run} again={pageState.again} onBack={() => pageState.leave()} />
      ) : null}
      {view.at === 'lost' ? (
        <RunUnavailable isGone={view.isGone} onRetry={view.retry} onBack={() => pageState.leave()} />
      ) : null}
      {view.at === 'done' ? resultOf(view.run, view.result) : null}
      {isMember ? (
        <HistoryDrawer
          service={service}
          isOpen={isHistoryOpen}
          onShow={pageState.show}
          onRemoved={leaveDeletedRun}
          onClose={() => setHistoryOpen(false)}
        />
      ) : null}
    </article>
  );
}
