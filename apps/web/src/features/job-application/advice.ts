import { type NextStep, nextStep } from '@qicheng/analysis/application-next-step';
import type { Card } from './application-queries.js';

interface CardAdvice {
  card: Card;
  step: NextStep;
}

/**
 * Rule-based next steps for these cards, urgent ones first; offers are compared once, and steps that can wait
 * stay on the cards.
 */
export function adviceFor(cards: readonly Card[], now: Date): CardAdvice[] {
  const offers = cards.filter(({ stage }) => stage === 'offer').length;
  const all = cards.flatMap((card): CardAdvice[] => {
    const step = nextStep({ ...card, jdRunId: card.jd?.id ?? null }, { now, offers });
    return step ? [{ card, step }] : [];
  });
  const firstOffer = all.find(({ step }) => step.act === 'compareOffers');
  return all
    .filter(({ step }) => step.act !== 'linkResume')
    .filter((each) => each.step.act !== 'compareOffers' || each === firstOffer)
    .sort((a, b) => Number(b.step.isUrgent) - Number(a.step.isUrgent));
}
