import { type GhostwriteFact, FACT_LENGTH } from '@qicheng/analysis/ghostwrite';
import type { GhostwriteQuestion } from '@qicheng/analysis/ghostwrite-result';
import { writesText, writesWords } from '@qicheng/analysis/ghostwrite-words';
import { Button } from '@qicheng/ui/button';
import { useMemo, useState, type FormEvent, useEffect, useId, useRef } from 'react';
import { useFocusWhenLost } from '#src/lib/focus-when-lost.js';
import { openGhostwriteDialog } from '#src/lib/dialog-state.js';
import {
  AiLabel,
  ChargeLine,
  EngineDetails,
  HistoryDrawer,
  ModelHint,
  OutOfCounts,
  RunFailed,
  RunUnavailable,
  RunProgress,
} from '#src/features/ai/index.js';
import { SideDrawer } from '../shortcuts/side-drawer.js';
import { GhostwriteForm } from './ghostwrite-form.js';
import { GhostwriteResultView } from './ghostwrite-result.js';
import { storeFacts, setGhostwrite, useGhostwrite } from './ghostwrite-state.js';
import styles from './ghostwrite.module.css';
import {
  useGhostwriteRun,
  type GhostwriteRequest,
  type GhostwriteView,
  ghostwriteService,
} from './use-ghostwrite-run.js';

interface GhostwriteQuestionsProps {
  questions: readonly GhostwriteQuestion[];
  /** Called with all answers; declined ones are empty. */
  onDone: (facts: GhostwriteFact[]) => void;
}

/** Asks for one fact at a time; nothing is written until the last one is answered or declined. */
function GhostwriteQuestions({ questions, onDone }: GhostwriteQuestionsProps) {
  const [answers, setAnswers] = useState<readonly string[]>([]);
  const [at, setAt] = useState(0);
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    if (at > 0) box.current?.focus();
  }, [at]);
  const question = questions[at];
  if (!question) return null;
  const go = (answer: string) => {
    const next = answers.toSpliced(at, 1, answer);
    setAnswers(next);
    if (at + 1 === questions.length)
      return onDone(questions.map(({ id: questionId }, place) => ({ questionId, text: next[place] ?? '' })));
    setText(next[at + 1] ?? '');
    return setAt(at + 1);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') go(text.trim());
  };
  const isLast = at + 1 === questions.length;
  return (
    <form className={styles.question} onSubmit={send} aria-label={`问题 ${at + 1}`}>
      <p className={styles.step}>{`问题 ${at + 1} / ${questions.length} · ${question.heading}`}</p>
      {question.quote === '' ? null : <blockquote>{question.quote}</blockquote>}
      <label htmlFor={id}>{question.text}</label>
      <textarea
        ref={box}
        id={id}
        rows={question.fact === 'action' ? 4 : 2}
        maxLength={FACT_LENGTH}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <small id={`${id}-hint`}>{question.hint}</small>
      <div className={styles.acts}>
        {at > 0 ? (
          <Button
            tone="quiet"
            onClick={() => {
              setText(answers[at - 1] ?? '');
              setAt(at - 1);
            }}
          >
            上一题
          </Button>
        ) : null}
        <Button onClick={() => go('')}>没有，跳过</Button>
        <Button type="submit" tone={isLast ? 'primary' : 'plain'} disabled={text.trim() === ''}>
          {isLast ? '用回答生成' : '下一题'}
        </Button>
      </div>
    </form>
  );
}

interface GhostwritePanelProps {
  resumeId: string;
  waitUntilSaved: () => Promise<boolean>;
  onClose: () => void;
}

/** The input of a run, to repeat it with more facts. */
function askedIn(input: unknown, resumeId: string): GhostwriteRequest {
  const { service, style, length, targets, jd } = input as GhostwriteRequest & { jd: string };
  return { resumeId, service, style, length, targets, ...(jd !== '' && { jd }) };
}

interface OpenQuestionsProps {
  questions: readonly GhostwriteQuestion[];
  /** Whether there are results to review first. */
  isWaiting: boolean;
  onDone: (facts: GhostwriteFact[]) => void;
}

/** Open questions; behind a button while there are results to review. */
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

/** The result and charge of a run; one that writes nothing is free. */
function ResultLine({ run, result }: Pick<Extract<GhostwriteView, { at: 'done' }>, 'run' | 'result'>) {
  if (result.variants.length === 0) {
    const { length } = result.unchanged;
    const words =
      length === 0 ? '这次没有生成文字，不扣次数' : `${length} 条描述都保持原样，不扣次数；原因见下`;
    return <span>{words}</span>;
  }
  if (run.cost === 0 && writesWords(result) && !writesText(result))
    return <span>这次只删去了多余的字词，没有写新的文字，不扣次数</span>;
  if (run.cost === 0 && !writesWords(result))
    return <span>文字没有改动，只调整了顺序、标点或标出待补充的地方，不扣次数</span>;
  return <ChargeLine run={run} />;
}

/** AI 代写与优化 beside the form: asks, generates, and applies suggestions without leaving the résumé. */
export function GhostwritePanel({ resumeId, waitUntilSaved, onClose }: GhostwritePanelProps) {
  const { view, start, again, retry, leave } = useGhostwriteRun(resumeId, waitUntilSaved);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const service = useMemo(() => ghostwriteService(resumeId), [resumeId]);
  const runId = useGhostwrite((state) => state.runId);
  const outcome = useRef<HTMLParagraphElement>(null);
  useFocusWhenLost(() => outcome.current, view.at);
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
      {view.at === 'lost' ? <RunUnavailable isGone={view.isGone} onRetry={retry} onBack={leave} /> : null}
      {view.at === 'done' ? (
        <section aria-label="生成结果" className={styles.result}>
          <p ref={outcome} className={styles.made} tabIndex={-1}>
            <ResultLine run={view.run} result={view.result} />
          </p>
          {view.result.variants.length > 0 ? <AiLabel engine={view.run.engine} /> : null}
          <OpenQuestions
            key={view.run.runId}
            questions={view.result.questions}
            isWaiting={view.result.variants.length > 0}
            onDone={(facts) => {
              storeFacts(facts);
              start({ ...askedIn(view.run.input, resumeId), facts: [...useGhostwrite.getState().facts] });
            }}
          />
          <GhostwriteResultView key={`${view.run.runId} result`} result={view.result} />
          <EngineDetails engine={view.run.engine} />
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
