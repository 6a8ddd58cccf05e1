import { type ApplicationStage, applicationStageKeys } from '@qicheng/analysis/job-application';
import type { Card } from '../application-queries.js';

/** Target of a move: before another card of a stage, or at its end. */
export interface Place {
  to: ApplicationStage;
  beforeId: string | null;
}

/** Target of Shift and an arrow key; null if the card cannot move that way. */
export function placeByKey(key: string, card: Card, cards: readonly Card[]): Place | null {
  const stage = applicationStageKeys.indexOf(card.stage);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step !== undefined) {
    const to = applicationStageKeys[stage + step];
    if (to === undefined) return null;
    return { to, beforeId: cards.find((each) => each.stage === to)?.id ?? null };
  }
  const column = cards.filter((each) => each.stage === card.stage);
  const here = column.findIndex(({ id }) => id === card.id);
  if (key === 'ArrowUp' && here > 0) return { to: card.stage, beforeId: column[here - 1]?.id ?? null };
  if (key === 'ArrowDown' && here < column.length - 1)
    return { to: card.stage, beforeId: column[here + 2]?.id ?? null };
  return null;
}
