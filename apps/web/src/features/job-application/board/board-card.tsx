import {
  type ApplicationStage,
  applicationName,
  applicationOutcomes,
  applicationStageKeys,
  applicationStages,
} from '@qicheng/analysis/job-application';
import { Select } from '@qicheng/ui/select';
import { appointmentName, type NextStep } from '@qicheng/analysis/application-next-step';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { cardTime } from '../date-labels.js';
import type { Card } from '../application-queries.js';
import styles from './board.module.css';
import { useDragCard } from './drag-board.js';

interface BoardCardProps {
  card: Card;
  nextId: string | null;
  step: NextStep | null;
  /** Takes the focus after a move by keyboard. */
  isFocused: boolean;
  /** A dragged card would be inserted above this one. */
  isMarked: boolean;
  onOpen: () => void;
  onKey: (key: string) => boolean;
  onStage: (stage: ApplicationStage) => void;
}

const STAGES = applicationStageKeys.map((key) => ({ value: key, label: applicationStages[key] }));

/** One application: company, job, date and next step. */
export function BoardCard({
  card,
  nextId,
  step,
  isFocused,
  isMarked,
  onOpen,
  onKey,
  onStage,
}: BoardCardProps) {
  const { attach, isDragging } = useDragCard(card.id, { stage: card.stage, nextId });
  const title = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) title.current?.focus();
  }, [isFocused]);
  const keys = (event: KeyboardEvent) => {
    if (event.shiftKey && event.key.startsWith('Arrow') && onKey(event.key)) event.preventDefault();
  };
  const time = cardTime(card);
  const name = card.company || applicationName(card);
  return (
    <li
      ref={attach}
      className={styles.card}
      data-dragging={isDragging}
      data-marked={isMarked}
      data-urgent={step?.isUrgent}
    >
      <button
        ref={title}
        type="button"
        className={styles.open}
        aria-describedby="board-keys"
        onClick={onOpen}
        onKeyDown={keys}
      >
        <span className={styles.company}>{name}</span>
        {card.company && card.post ? <span className={styles.post}>{card.post}</span> : null}
      </button>
      {card.city ? <p className={styles.facts}>{card.city}</p> : null}
      {time ? (
        <p className={styles.time}>
          {time.isDeadline ? '截止' : appointmentName(card)} {time.label}
        </p>
      ) : null}
      {card.outcome ? <p className={styles.facts}>{applicationOutcomes[card.outcome]}</p> : null}
      {step ? (
        <p className={styles.step} title={step.reason}>
          {step.label}
        </p>
      ) : null}
      <Select
        className={styles.stageSelect}
        aria-label={`${name}的阶段`}
        options={STAGES}
        value={card.stage}
        onValue={(stage) => onStage(stage || card.stage)}
      />
    </li>
  );
}
