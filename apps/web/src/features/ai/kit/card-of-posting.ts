import type { Card } from '#src/features/job-application/index.js';

/** A posting as far as a result knows it; unknown parts are empty. */
export interface KnownPosting {
  company: string;
  post: string;
  city: string;
  /** The advertisement as it was pasted. */
  text: string;
}

/** The run as a part of a card. */
export interface LinkedRun {
  jdRunId?: string;
  letterRunId?: string;
}

const plain = (name: string): string => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase();

const isSameName = (one: string, other: string): boolean => plain(one) !== '' && plain(one) === plain(other);

/** 成都 and 成都市郫都区 can be the same place; an unstated one can be any. */
function canBeSameCity(one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((city) => plain(city).replace(/[省市区]/g, ''));
  return first.includes(second) || second.includes(first);
}

/** Whether a card already has a result of this service. */
export const hasResultOf = ({ jdRunId, letterRunId }: LinkedRun, { jd, letter }: Card): boolean =>
  (jdRunId === undefined || jd !== null) && (letterRunId === undefined || letter !== null);

/**
 * The card of a result: the one it is linked to, or the one of the same company and post that has not ended.
 * Without both names two different posts would look the same.
 */
export const cardOfPosting = (
  cards: readonly Card[],
  { jdRunId, letterRunId }: LinkedRun,
  { company, post, city }: Pick<KnownPosting, 'company' | 'post' | 'city'>,
): Card | undefined =>
  cards.find(({ jd, letter }) => (jd && jd.id === jdRunId) || (letter && letter.id === letterRunId)) ??
  cards.find(
    (card) =>
      card.stage !== 'ended' &&
      isSameName(company, card.company) &&
      isSameName(post, card.post) &&
      canBeSameCity(city, card.city),
  );
