import { moveInList } from '../application-queries.js';
import type { Card } from '../application-queries.js';
import { placeByKey } from './stage-move.js';

const cards = [
  { id: 'a', stage: 'wish' },
  { id: 'b', stage: 'wish' },
  { id: 'c', stage: 'applied' },
] as Card[];
const card = (id: string) => cards.find((each) => each.id === id) as Card;
const idsOf = (list: readonly Card[], stage: string) =>
  list.filter((each) => each.stage === stage).map(({ id }) => id);

describe('a move', () => {
  it('inserts a card before another one, or at the end', () => {
    expect(idsOf(moveInList(cards, { id: 'b', to: 'wish', beforeId: 'a' }), 'wish')).toEqual(['b', 'a']);
    const before = moveInList(cards, { id: 'a', to: 'applied', beforeId: 'c' });
    expect([idsOf(before, 'wish'), idsOf(before, 'applied')]).toEqual([['b'], ['a', 'c']]);
    expect(idsOf(moveInList(cards, { id: 'a', to: 'applied', beforeId: null }), 'applied')).toEqual([
      'c',
      'a',
    ]);
  });

  it('appends to the stage if the target card is in another one', () => {
    expect(idsOf(moveInList(cards, { id: 'a', to: 'applied', beforeId: 'b' }), 'applied')).toEqual([
      'c',
      'a',
    ]);
  });
});

describe('move by keyboard', () => {
  it('moves between stages and within one, and stops at the ends', () => {
    expect(placeByKey('ArrowRight', card('a'), cards)).toEqual({ to: 'applied', beforeId: 'c' });
    expect(placeByKey('ArrowRight', card('c'), cards)).toEqual({ to: 'test', beforeId: null });
    expect(placeByKey('ArrowLeft', card('a'), cards)).toBeNull();
    expect(placeByKey('ArrowDown', card('a'), cards)).toEqual({ to: 'wish', beforeId: null });
    expect(placeByKey('ArrowUp', card('b'), cards)).toEqual({ to: 'wish', beforeId: 'a' });
    expect(placeByKey('ArrowUp', card('a'), cards)).toBeNull();
    expect(placeByKey('ArrowDown', card('b'), cards)).toBeNull();
  });
});
