import { type ApplicationStage, applicationStageKeys } from '@qicheng/analysis/job-application';
import type { Card } from '../application-queries.js';

/** Where a card goes: before another one of a stage, or to its end. */
export interface Place {
  to: ApplicationStage;
  beforeId: string | null;
}

/** Where Shift and an arrow take a card; null where there is no way. */
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
