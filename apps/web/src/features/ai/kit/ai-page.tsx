import { Button } from '@qicheng/ui/button';
import { type ReactNode, useId, useState } from 'react';
import { commentary } from '@qicheng/analysis/commentary';
import type { Engine } from '@qicheng/analysis/engine';
import { z } from 'zod';
import { bandOf } from '@qicheng/analysis/result';
import type { RunOf, RunSummary } from './ai-service.js';
import styles from './ai-page.module.css';
import { HistoryDrawer } from './history-drawer.js';
import { ModelHint } from './model-hint.js';
import { PriceLine, ChargedLine } from './price-line.js';
import { RunProgress, RunLost, RunFailed, OutOfCounts } from './run-progress.js';
import { ServiceTips } from './service-tips.js';
import type { AnalysisPageState } from './use-analysis-page-state.js';
import { ReportExport } from './report-export.js';
import { displayTime } from '#src/lib/display-time.js';
import { AiLabel, engineLabel } from './ai-label.js';
import modelCommentStyles from './parts.module.css';
import { ResultSection } from './result-section.js';
import resultHeadStyles from './result-head.module.css';

interface ResultHeadProps {
  run: RunSummary;
  /** Points more or less than the time before; null where there is nothing to compare with. */
  delta?: number | null;
  /** At the right: the export bar. */
  actions?: ReactNode;
}

const signed = (delta: number) => (delta > 0 ? `+${delta}` : String(delta));

/** The score with its band, who judged, when, and what it took. A result without a score shows its title instead. */
const ResultHead = ({ run, delta = null, actions }: ResultHeadProps) => (
  <header className={resultHeadStyles.head}>
    {run.score === null ? null : (
      <p className={resultHeadStyles.score}>
        <strong>{run.score}</strong>
        <span className={resultHeadStyles.of}>分</span>
        <span className={resultHeadStyles.band}>{bandOf(run.score)}</span>
        {delta === null ? null : (
          <span className={resultHeadStyles.delta} data-way={Math.sign(delta)}>
            {delta === 0 ? '与上次相同' : `比上次 ${signed(delta)}`}
          </span>
        )}
      </p>
    )}
    <div className={resultHeadStyles.facts}>
      <h2 className={resultHeadStyles.title}>{run.title}</h2>
      <p className={resultHeadStyles.line}>
        {run.engine ? <span>{engineLabel(run.engine)}</span> : null}
        <time dateTime={run.createdAt.toISOString()}>{displayTime(run.createdAt)}</time>
        <ChargedLine run={run} />
      </p>
    </div>
    {actions}
  </header>
);

const commented = z.object({ commentary });

/** What a language model said about a result; without one there is nothing. */
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

/** The newest result, one touch away. */
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
  /** Back to the form, with what was asked. */
  onAgain?: () => void;
}

/** What can be done with a finished result. */
const ExportBar = ({ run, onAgain }: ExportBarProps) => (
  <ReportExport
    runId={run.runId}
    before={<Button onClick={() => window.print()}>打印</Button>}
    after={onAgain ? <Button onClick={onAgain}>重新分析</Button> : null}
  />
);

/** What a run gives, before there is one. */
const Gains = ({ gains }: { gains: readonly string[] }) => (
  <section className={styles.gains}>
    <h2 className={styles.asideTitle}>您会得到</h2>
    <ol>
      {gains.map((gain) => (
        <li key={gain}>{gain}</li>
      ))}
    </ol>
  </section>
);

interface AiPageProps<Question, Result, Reference> {
  pageState: AnalysisPageState<Question, Result, Reference>;
  /** What one gets, one line each; the outline beside an empty form. */
  gains: readonly string[];
  /** Hints of the service that a member may hide for good. */
  tips?: readonly string[];
  /** The form; it stays mounted under whatever else is shown, so that nothing typed is lost. */
  form: ReactNode;
  /** Beside the score in the head of a result. */
  delta?: (result: Result) => number | null;
  /** Under the head of a result. */
  children: (run: RunOf<Result>, result: Result) => ReactNode;
}

/** The page of an AI service, in every state that it can be in. */
export function AiPage<Question, Result, Reference>(props: AiPageProps<Question, Result, Reference>) {
  const { pageState, gains, tips, form, delta, children } = props;
  const { service, view, isMember } = pageState;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const titleId = useId();
  const isAsking = view.at === 'form' || view.at === 'outOfCounts';
  return (
    <article className={styles.page} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div>
          <h1 id={titleId} className={styles.title}>
            {service.title}
          </h1>
          <p className={styles.does}>{service.does}</p>
          <p className={styles.doesNot}>{service.doesNot}</p>
        </div>
        <div className={styles.side}>
          <PriceLine service={service.key} />
          {isMember ? <Button onClick={() => setHistoryOpen(true)}>历史记录</Button> : null}
        </div>
      </header>
      {tips && isAsking ? <ServiceTips tips={tips} /> : null}
      {view.at === 'outOfCounts' ? <OutOfCounts onBack={pageState.leave} /> : null}
      <div className={styles.ask} hidden={!isAsking}>
        <div className={styles.form}>
          {form}
          <ModelHint service={service.key} />
        </div>
        <aside className={styles.aside}>
          {pageState.last ? <LastRun run={pageState.last} onShow={pageState.show} /> : null}
          <Gains gains={gains} />
        </aside>
      </div>
      {view.at === 'starting' || view.at === 'opening' ? <RunProgress run={null} /> : null}
      {view.at === 'running' ? <RunProgress run={view.run} /> : null}
      {view.at === 'failed' ? (
        <RunFailed run={view.run} again={pageState.again} onBack={pageState.leave} />
      ) : null}
      {view.at === 'lost' ? (
        <RunLost isGone={view.isGone} onRetry={view.retry} onBack={pageState.leave} />
      ) : null}
      {view.at === 'done' ? (
        <section className={styles.result} aria-label={`${service.title}结果`} data-print="result">
          <ResultHead
            run={view.run}
            delta={delta?.(view.result) ?? null}
            actions={<ExportBar run={view.run} onAgain={pageState.leave} />}
          />
          <ModelComment result={view.result} engine={view.run.engine} />
          {children(view.run, view.result)}
        </section>
      ) : null}
      {isMember ? (
        <HistoryDrawer
          service={service}
          isOpen={isHistoryOpen}
          onShow={pageState.show}
          onRemoved={(runId) => {
            if ('run' in view && view.run.runId === runId) pageState.leave();
          }}
          onClose={() => setHistoryOpen(false)}
        />
      ) : null}
    </article>
  );
}
