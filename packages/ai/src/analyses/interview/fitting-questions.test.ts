import { bankEntry } from './bank.js';
import type { BankEntry } from './bank/bank-entry.js';
import { followUpsOf } from './follow-ups.js';

const asked = (entry: BankEntry) =>
  followUpsOf(entry, { id: 'q1', persona: 'neutral', isStudent: true }).map(({ text }) => text);

describe('follow-up questions', () => {
  it('to a choice of a role do not ask for an event of the past', () => {
    const choice = {
      ...bankEntry('ex-mistake'),
      type: 'behaviour' as const,
      text: '小组排练，你会选哪个角色？',
    };
    expect(asked(choice).join()).not.toMatch(/什么时候、和谁|当时是什么情形|一个人完成|后来怎么样/u);
  });

  it('to dates ask for dates, not for an opinion', () => {
    expect(asked(bankEntry('ex-overlap')).join()).not.toMatch(/最直接的想法|你是怎么想的/u);
  });

  it('to a usual day ask for no outcome and no superior', () => {
    expect(asked(bankEntry('ex-place-day')).join()).not.toMatch(/后来怎么样|批评过你/u);
    expect(bankEntry('ex-place-day').text).not.toContain('谁给你派活');
  });
});
