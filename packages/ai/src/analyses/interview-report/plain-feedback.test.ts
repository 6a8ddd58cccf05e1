import { questionOf, reported } from '#test/interview/answer-pair.js';
import { POSTING_QUESTIONS } from '../interview/ask-work.js';
import { QUESTION_BANK } from '../interview/bank.js';
import { FIELD_TRADE_ANSWERS } from './models/field-trades.js';
import { GUIDANCE } from './models/guidance.js';
import { OCCUPATION_ANSWERS } from './models/occupations.js';
import { ROUND_ANSWERS } from './models/rounds.js';
import { STRUCTURED_TRADE_ANSWERS } from './models/structured-trades.js';
import { TRADE_ANSWERS } from './models/trades.js';
import { reportInterview } from './report-interview.js';

const STEPS =
  '我会先再盘一遍现金，然后把当天的收据和付款单逐笔和日记账核对，看有没有漏记或者重复。还是差就看监控和备用金借条。查不到就当天如实报告会计和领导，按制度挂其他应收款，不会自己垫钱了事。';
const feedbackOn = (id: string, text: string) => {
  const [analysis] = reportInterview(reported([[questionOf(id), text]], { position: '出纳' })).questions;
  if (!analysis) throw new Error('no analysis');
  return analysis;
};

it('does not require numbers, dates or a conclusion of a plan', () => {
  const analysis = feedbackOn('cashier-short', STEPS);
  expect(analysis.diagnosis.join('')).not.toMatch(/数字|时间、地点|收束|依据或例子/u);
  expect(analysis.score).toBeGreaterThanOrEqual(75);
  expect(analysis.missedPoints).toEqual([]);
});

it('never prints the labels of scoring points', () => {
  const analysis = feedbackOn(
    'cashier-short',
    '我会先重新清点一遍现金，把抽屉和保险柜里的钱都拿出来按面额重新点一次，然后再点一遍，直到确认下来到底差了多少为止，这样心里才有底。',
  );
  expect(analysis.diagnosis.join('')).not.toMatch(/对单据|还没有说到/u);
  expect(analysis.missedPoints).toEqual([]);
});

it('calls a remark incomplete, not off-topic', () => {
  const analysis = feedbackOn('cashier-short', '重新点一遍就行了。');
  expect(analysis.diagnosis.join('')).toContain('回答只有');
  expect(analysis.diagnosis.join('')).not.toContain('没有回到题目上');
  expect(analysis.score).toBeLessThan(45);
});

it('gives the scoring points of a case as sentences, not as placeholders', () => {
  expect(feedbackOn('cashier-short', STEPS).referenceAnswer).not.toContain('【待补充：再盘一遍】');
});

describe('reference answers', () => {
  const written: Record<string, string> = {
    ...GUIDANCE,
    ...ROUND_ANSWERS,
    ...STRUCTURED_TRADE_ANSWERS,
    ...OCCUPATION_ANSWERS,
    ...TRADE_ANSWERS,
    ...FIELD_TRADE_ANSWERS,
  };
  const entries = [...QUESTION_BANK, ...POSTING_QUESTIONS];

  it('exist for every question and no other id, and fit its time', () => {
    expect(entries.filter(({ id }) => written[id] === undefined).map(({ id }) => id)).toEqual([]);
    expect(Object.keys(written).filter((id) => !entries.some((entry) => entry.id === id))).toEqual([]);
    for (const { id, timeSec } of entries)
      expect([id, [...(written[id] ?? '')].length <= timeSec * 4]).toEqual([id, true]);
  });

  it('contain no placeholder', () => {
    for (const [id, answer] of Object.entries(written))
      expect([id, answer]).not.toEqual([id, expect.stringContaining('【')]);
  });

  it('are whole sentences without the labels of scoring points', () => {
    for (const { id, points } of entries) {
      const answer = written[id] ?? '';
      expect([id, /[。？！”]$/u.test(answer), /可以说到|得分/u.test(answer)]).toEqual([id, true, false]);
      for (const { label } of points) expect(answer).not.toContain(`【待补充：${label}】`);
    }
  });
});
