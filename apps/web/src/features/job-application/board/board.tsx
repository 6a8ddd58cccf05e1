import {
  type ApplicationStage,
  applicationName,
  applicationStageKeys,
  applicationStages,
} from '@qicheng/analysis/job-application';
import { showToast } from '@qicheng/ui/toast';
import { nextStep } from '@qicheng/analysis/application-next-step';
import { useState } from 'react';
import { announce, Announcer } from '#src/components/announcer.jsx';
import { type Card, useApplicationChanges } from '../application-queries.js';
import { BoardCard } from './board-card.js';
import styles from './board.module.css';
import { DragBoard, useDropColumn } from './drag-board.js';
import { placeByKey, type Place } from './stage-move.js';

interface BoardProps {
  cards: readonly Card[];
  now: Date;
  onOpen: (id: string) => void;
}

const hints: Record<ApplicationStage, string> = {
  wish: '先记下想投的岗位',
  applied: '投出后拖到这里',
  test: '收到笔试通知',
  interview: '收到面试邀请',
  offer: '拿到 Offer',
  ended: '不再继续的岗位',
};

interface ColumnProps extends BoardProps {
  stage: ApplicationStage;
  /** The column that a phone shows. */
  isShown: boolean;
  slot: Place | null;
  focusedId: string | null;
  onMove: (card: Card, place: Place, isByKey?: boolean) => void;
}

function Column({ cards, now, onOpen, stage, isShown, slot, focusedId, onMove }: ColumnProps) {
  const attach = useDropColumn(stage);
  const own = cards.filter((card) => card.stage === stage);
  const offers = cards.filter((card) => card.stage === 'offer').length;
  const isDropTarget = slot?.to === stage;
  return (
    <section className={styles.column} data-shown={isShown} aria-label={applicationStages[stage]}>
      <h2 className={styles.stage}>
        {applicationStages[stage]}
        <span className={styles.count}>{own.length}</span>
      </h2>
      <ul
        ref={attach}
        className={styles.cards}
        data-aimed={isDropTarget}
        data-end={isDropTarget && slot.beforeId === null}
      >
        {own.map((card, place) => (
          <BoardCard
            key={card.id}
            card={card}
            nextId={own[place + 1]?.id ?? null}
            step={nextStep({ ...card, jdRunId: card.jd?.id ?? null }, { now, offers })}
            isFocused={focusedId === card.id}
            isMarked={isDropTarget && slot.beforeId === card.id}
            onOpen={() => onOpen(card.id)}
            onStage={(to) => onMove(card, { to, beforeId: null })}
            onKey={(key) => {
              const target = placeByKey(key, card, cards);
              if (target) onMove(card, target, true);
              return target !== null;
            }}
          />
        ))}
        {own.length === 0 ? <li className={styles.hint}>{hints[stage]}</li> : null}
      </ul>
    </section>
  );
}

/** The card after this one in its stage. */
function nextInStage(cards: readonly Card[], card: Card): string | null {
  const column = cards.filter(({ stage }) => stage === card.stage);
  return column[column.indexOf(card) + 1]?.id ?? null;
}

/** Columns by stage; cards are moved by mouse, touch, keyboard and, on a phone, with their select. */
export function Board({ cards, now, onOpen }: BoardProps) {
  const { move } = useApplicationChanges();
  const [slot, setSlot] = useState<Place | null>(null);
  const [shown, setShown] = useState(
    () => applicationStageKeys.find((stage) => cards.some((card) => card.stage === stage)) ?? 'wish',
  );
  const [movedByKey, setMovedByKey] = useState<string | null>(null);
  const moveTo = (card: Card, place: Place, isByKey = false) => {
    announce(`“${applicationName(card)}”移到${applicationStages[place.to]}`);
    setMovedByKey(isByKey ? card.id : null);
    move.mutate({ id: card.id, from: card.stage, ...place });
    if (place.to === card.stage) return;
    const back = { id: card.id, from: place.to, to: card.stage, beforeId: nextInStage(cards, card) };
    showToast('success', `已移到“${applicationStages[place.to]}”`, {
      label: '撤销',
      run: () => move.mutate(back),
    });
  };
  const drop = (id: string, place: Place) => {
    const card = cards.find((each) => each.id === id);
    if (!card || place.beforeId === id) return;
    if (place.to !== card.stage || place.beforeId !== nextInStage(cards, card)) moveTo(card, place);
  };
  const setDropPlace = (place: Place | null) =>
    setSlot((before) => (before?.to === place?.to && before?.beforeId === place?.beforeId ? before : place));
  return (
    <>
      <p id="board-keys" className="visually-hidden">
        回车打开，按住 Shift 再按方向键移动。
      </p>
      <Announcer />
      <div className={styles.stages} role="group" aria-label="显示哪个阶段">
        {applicationStageKeys.map((stage) => (
          <button
            key={stage}
            type="button"
            className={styles.stageTab}
            aria-pressed={stage === shown}
            onClick={() => setShown(stage)}
          >
            {applicationStages[stage]}
            <span className={styles.count}>{cards.filter((card) => card.stage === stage).length}</span>
          </button>
        ))}
      </div>
      <DragBoard onPlace={setDropPlace} onDrop={drop}>
        <div className={styles.board} tabIndex={-1}>
          {applicationStageKeys.map((stage) => (
            <Column
              key={stage}
              {...{ cards, now, onOpen, stage, slot }}
              isShown={stage === shown}
              focusedId={movedByKey}
              onMove={moveTo}
            />
          ))}
        </div>
      </DragBoard>
    </>
  );
}
