import { Button } from '@qicheng/ui/button';
import { type ReactNode, useId, useState } from 'react';
import type { RunOf } from './ai-service.js';
import styles from './ai-page.module.css';
import { ExportBar } from './export-bar.js';
import { Gains } from './gains.js';
import { HistoryDrawer } from './history-drawer.js';
import { LastRun } from './last-run.js';
import { ModelComment } from './model-comment.js';
import { ModelHint } from './model-hint.js';
import { OutOfCounts } from './out-of-counts.js';
import { PriceLine } from './price-line.js';
import { ResultHead } from './result-head.js';
import { RunFailed } from './run-failed.js';
import { RunLost } from './run-lost.js';
import { RunProgress } from './run-progress.js';
import { ServiceTips } from './service-tips.js';
import type { AnalysisPageState } from './use-analysis-page-state.js';

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
