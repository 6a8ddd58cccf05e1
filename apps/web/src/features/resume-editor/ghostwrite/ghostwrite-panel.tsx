import type { GhostwriteFact } from '@qicheng/analysis/ghostwrite';
import type { GhostwriteQuestion } from '@qicheng/analysis/ghostwrite-result';
import { Button } from '@qicheng/ui/button';
import { useMemo, useState } from 'react';
import { openGhostwriteDialog } from '#src/lib/ghostwrite-dialog.js';
import {
  AiLabel,
  ChargedLine,
  engineLabel,
  HistoryDrawer,
  ModelHint,
  OutOfCounts,
  RunFailed,
  RunLost,
  RunProgress,
} from '../../ai/index.js';
import { SideDrawer } from '../shortcuts/side-drawer.js';
import { GhostwriteForm } from './ghostwrite-form.js';
import { GhostwriteQuestions } from './ghostwrite-questions.js';
import { GhostwriteResultView } from './ghostwrite-result.js';
import { type GhostwriteAsked, ghostwriteService } from './ghostwrite-service.js';
import { keepFacts, setGhostwrite, useGhostwrite } from './ghostwrite-state.js';
import styles from './ghostwrite.module.css';
import { useGhostwriteRun } from './use-ghostwrite-run.js';

interface GhostwritePanelProps {
  resumeId: string;
  whenSaved: () => Promise<boolean>;
  onClose: () => void;
}

/** What a run was asked, as the next one with more facts asks it again. */
function askedIn(input: unknown, resumeId: string): GhostwriteAsked {
  const { service, style, length, targets, jd } = input as GhostwriteAsked & { jd: string };
  return { resumeId, service, style, length, targets, ...(jd !== '' && { jd }) };
}

interface OpenQuestionsProps {
  questions: readonly GhostwriteQuestion[];
  /** There is text to look at first. */
  isWaiting: boolean;
  onDone: (facts: GhostwriteFact[]) => void;
}

/** What is still to be known; behind a button while there is text to look at. */
function OpenQuestions({ questions, isWaiting, onDone }: OpenQuestionsProps) {
  const [isShown, setShown] = useState(!isWaiting);
  if (questions.length === 0) return null;
  if (isShown) return <GhostwriteQuestions questions={questions} onDone={onDone} />;
  return (
    <button type="button" className={styles.ask} onClick={() => setShown(true)}>
      {`还有 ${questions.length} 个问题：补充您的做法和数字，可以写得更具体`}
    </button>
  );
}

/** AI 代写与优化 beside the form: asked, made, chosen from, without leaving the résumé. */
export function GhostwritePanel({ resumeId, whenSaved, onClose }: GhostwritePanelProps) {
  const { view, start, again, retry, leave } = useGhostwriteRun(resumeId, whenSaved);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const service = useMemo(() => ghostwriteService(resumeId), [resumeId]);
  const runId = useGhostwrite((state) => state.runId);
  const isAsking = view.at === 'form' || view.at === 'outOfCounts';
  return (
    <SideDrawer
      title="AI 代写与优化"
      isWide={view.at === 'done' && view.result.variants.length > 1}
      onClose={onClose}
    >
      <div className={styles.bar}>
        {isAsking ? (
          <Button tone="quiet" onClick={openGhostwriteDialog}>
            换一份简历
          </Button>
        ) : (
          <Button tone="quiet" onClick={leave}>
            重新选择
          </Button>
        )}
        <Button tone="quiet" onClick={() => setHistoryOpen(true)}>
          历史记录
        </Button>
      </div>
      {view.at === 'outOfCounts' ? <OutOfCounts onBack={leave} /> : null}
      {isAsking ? <ModelHint service="ghostwrite" /> : null}
      {isAsking ? (
        <GhostwriteForm
          resumeId={resumeId}
          problem={view.at === 'form' ? view.problem : null}
          onStart={start}
        />
      ) : null}
      {view.at === 'running' ? <RunProgress run={view.run} /> : null}
      {view.at === 'failed' ? <RunFailed run={view.run} again={again} onBack={leave} /> : null}
      {view.at === 'lost' ? <RunLost isGone={view.isGone} onRetry={retry} onBack={leave} /> : null}
      {view.at === 'done' ? (
        <section aria-label="生成结果" className={styles.result}>
          <p className={styles.made}>
            {view.run.engine ? <span>{engineLabel(view.run.engine)}</span> : null}
            <ChargedLine run={view.run} />
            {view.result.variants.length === 0 ? <span>这次没有生成文字，不扣次数</span> : null}
          </p>
          {view.result.variants.length > 0 ? <AiLabel engine={view.run.engine} /> : null}
          <OpenQuestions
            key={view.run.runId}
            questions={view.result.questions}
            isWaiting={view.result.variants.length > 0}
            onDone={(facts) => {
              keepFacts(facts);
              start({ ...askedIn(view.run.input, resumeId), facts: [...useGhostwrite.getState().facts] });
            }}
          />
          <GhostwriteResultView key={`${view.run.runId} result`} result={view.result} />
        </section>
      ) : null}
      {isHistoryOpen ? (
        <HistoryDrawer
          service={service}
          isOpen
          onShow={(shown) => setGhostwrite({ runId: shown })}
          onRemoved={(removed) => {
            if (removed === runId) leave();
          }}
          onClose={() => setHistoryOpen(false)}
        />
      ) : null}
    </SideDrawer>
  );
}
