import { FACT_LENGTH, type GhostwriteFact } from '@qicheng/analysis/ghostwrite';
import type { GhostwriteQuestion } from '@qicheng/analysis/ghostwrite-result';
import { Button } from '@qicheng/ui/button';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './ghostwrite.module.css';

interface GhostwriteQuestionsProps {
  questions: readonly GhostwriteQuestion[];
  /** All answers at the end, those that were declined as empty ones. */
  onDone: (facts: GhostwriteFact[]) => void;
}

/** Asks for one fact at a time; nothing is written until the last one was answered or declined. */
export function GhostwriteQuestions({ questions, onDone }: GhostwriteQuestionsProps) {
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
