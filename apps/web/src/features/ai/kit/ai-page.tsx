import { Button } from '@qicheng/ui/button';
import { type ReactNode, useId, useRef, useState, type RefObject, useEffect } from 'react';
import type { RunOf, RunSummary } from './ai-service.js';
import styles from './ai-page.module.css';
import { HistoryDrawer, HistoryList } from './history-drawer.js';
import { ModelHint } from './model-hint.js';
import { ShownService } from './price-line.js';
import { RunProgress, RunUnavailable, RunFailed, OutOfCounts } from './run-progress.js';
import { ServiceTips } from './service-tips.js';
import type { AnalysisPageState } from './use-analysis-page-state.js';
import { WholeWords } from '#src/components/whole-words.jsx';
import { displayTime } from '#src/lib/display-time.js';
import { FinishedResult, type ResultFrame, type ResultLook } from './finished-result.js';
import { showToast } from '@qicheng/ui/toast';
import { useFocusWhenLost } from '#src/lib/focus-when-lost.js';

type ViewName = AnalysisPageState<never, unknown>['view']['at'];

const isRunning = (at: ViewName) => at === 'starting' || at === 'running';

/** What gets the focus when a view has replaced the focused element; progress is announced instead. */
function targetOf(at: ViewName, before: ViewName): string | null {
  if (at === 'done') return '[data-print=result] h2';
  if (at === 'form') return isRunning(before) ? 'form [type=submit]' : 'h1';
  // A problem card is an alert, which is read out by itself.
  return isRunning(at) || at === 'opening' ? null : '[role=alert] button';
}

/**
 * Moves the focus to the result of a run, or back to the form, when the pressed button is gone; a visitor who has
 * moved on meanwhile is told of the result. A page that opens with a result keeps the focus at its start.
 */
function useViewFocus(page: RefObject<HTMLElement | null>, at: ViewName, title: string): void {
  const isUsed = useRef(false);
  useEffect(() => {
    const element = page.current;
    const onPress = () => void (isUsed.current = true);
    element?.addEventListener('click', onPress);
    return () => element?.removeEventListener('click', onPress);
  }, [page]);
  const before = useRef(at);
  const target = () => {
    const selector = targetOf(at, before.current);
    return selector === null ? null : page.current?.querySelector<HTMLElement>(selector);
  };
  useFocusWhenLost(() => (isUsed.current ? target() : null), at);
  useEffect(() => {
    const isEnd = at === 'done' && isRunning(before.current);
    if (isEnd && document.activeElement !== target()) showToast('success', `${title}已完成`);
    before.current = at;
  });
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

interface AiPageProps<Question, Result, Reference> extends ResultLook<Result> {
  pageState: AnalysisPageState<Question, Result, Reference>;
  /** What a run provides, one line each; shown beside the empty form. */
  gains: readonly string[];
  /** Tips of the service, which a member may hide permanently. */
  tips?: readonly string[];
  /** The form; it stays mounted while anything else is shown, so that no input is lost. */
  form: ReactNode;
  /** Content under the head of a result. */
  children: (run: RunOf<Result>, result: Result, frame: ResultFrame) => ReactNode;
}

/** The page of an AI service in all of its states. */
export function AiPage<Question, Result, Reference>(props: AiPageProps<Question, Result, Reference>) {
  const { pageState, gains, tips, form, children, ...look } = props;
  const { service, view, isMember } = pageState;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const titleId = useId();
  const page = useRef<HTMLElement>(null);
  useViewFocus(page, view.at, service.title);
  const isAsking = view.at === 'form' || view.at === 'outOfCounts';
  const leaveDeletedRun = (runId: string) => {
    if ('run' in view && view.run.runId === runId) pageState.leave();
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
      {view.at === 'done' ? (
        <FinishedResult
          key={view.run.runId}
          {...look}
          {...{ service, run: view.run, result: view.result }}
          history={<HistoryList service={service} onShow={pageState.show} onRemoved={leaveDeletedRun} />}
          onLeave={pageState.leave}
        >
          {children}
        </FinishedResult>
      ) : null}
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
