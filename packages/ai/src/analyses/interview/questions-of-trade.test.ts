import { questionsOfTrade } from './bank.js';

describe('questions of a trade', () => {
  it.each(['宠物外科医生', '动物医师', '执业兽医师'])(
    'ask a veterinary nothing of human patients: %s',
    (position) => {
      expect(questionsOfTrade(position, '').filter(({ id }) => id.startsWith('physician-'))).toEqual([]);
    },
  );

  it.each(['对公客户经理', '理财客户经理'])('ask bank staff nothing of equipment selling: %s', (position) => {
    expect(questionsOfTrade(position, '').filter(({ id }) => id.startsWith('account-'))).toEqual([]);
  });

  it.each([
    ['外科医生', 'physician-'],
    ['大客户经理', 'account-'],
  ])('are still those of its own: %s', (position, prefix) => {
    expect(questionsOfTrade(position, '').some(({ id }) => id.startsWith(prefix))).toBe(true);
  });
});
