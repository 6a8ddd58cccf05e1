import { regex } from '@qicheng/resume/regex';

const ABOUT = '(?:大概|差不多|平均|也就|基本|已经|都|能|可以|只有|只|才|约|还|要|有)*';
const AMOUNT =
  '(?<amount>\\d[\\d.,]*\\s?(?<unit>%|‰|[万千百亿]?\\p{Script=Han}{0,3}?))(?<rough>左右|上下|多|来|不到|以内)?';

/** What a measure was before: 刚接手的时候才29万, 退货率以前是9%左右. */
const BEFORE = new RegExp(
  '^(?<what>[^，。；\\d]{0,14}?)' +
    '(?<when>刚?接手(?:的时候|时|之?前)?|刚来(?:的时候|时)?|我来之?前|以前|原来|原先|之前|过去|一开始|最开始)' +
    `(?<thing>[^，。；\\d]{0,12}?)(?:是|在)?${ABOUT}(?:是|在)?${AMOUNT}$`,
  'u',
);
/** What it is now: 现在压到5%上下, 店里一个月流水大概38万. */
const AFTER = new RegExp(
  '^(?<now>现在|后来|如今|目前|最后|慢慢)?(?<what>[^，。；\\d]{0,14}?)(?<now2>现在|后来|如今|目前)?' +
    '(?:(?:给|被)?(?<move>压缩|缩短|压|降|减|升|涨|提高|提升|提|做|缩)(?:到|成|至)?了?|是|有|在|稳定在|控制在)?' +
    `${ABOUT}${AMOUNT}了?$`,
  'u',
);
/** Nouns of what is measured. */
const MEASURE = regex('u')`
  (?:[量率数额价分人]|流水|损耗|成本|费用|时间|时长|周期|收入|业绩|营业|销售|成交|客单|投诉|事故|退货|返修|产值
  |订单|客户|会员|粉丝|库存|欠款|回款)$
`;

/** Shares, times and money are comparable, whatever they measure: 车间一个月停机以前是20小时. */
const OF_MEASURES = /^(?:%|‰|小时|分钟|秒|天|元|块|吨|公斤|斤|度)/u;
/** Whether two amounts measure the same thing. */
const isComparable = (what: string, one: string, other: string): boolean =>
  MEASURE.test(what) || (/^[\u4e00-\u9fa5]{2}/u.test(what) && one === other && OF_MEASURES.test(one));

const MOVES: Readonly<Record<string, string>> = {
  压: '压',
  压缩: '压缩',
  缩短: '缩短',
  缩: '缩短',
  降: '降',
  减: '减',
  做: '做',
};
const TIMES: Readonly<Record<string, number>> = { 百: 1e2, 千: 1e3, 万: 1e4, 亿: 1e8 };
function valueOf(amount: string): number {
  const [, number = '0', times = ''] = /([\d.]+)\s?([百千万亿]?)/u.exec(amount.replaceAll(',', '')) ?? [];
  return Number(number) * (TIMES[times] ?? 1);
}
const TIME_OF_START = /接手|刚来|我来/u;

interface Side {
  at: number;
  what: string;
  amount: string;
  unit: string;
  rest: Readonly<Record<string, string | undefined>>;
}
const sideIn = (clauses: readonly string[], pattern: RegExp, taken: number): Side | null => {
  // The later state usually follows the earlier one.
  const inTurn = [...clauses.entries()].toSorted(([a], [b]) => Number(a < taken) - Number(b < taken));
  for (const [at, clause] of inTurn) {
    if (at === taken) continue;
    const rest = pattern.exec(clause)?.groups;
    if (rest === undefined) continue;
    const rough = /(?:大概|差不多|约)(?=\d|是|有|在)/u.test(clause) ? '约' : '';
    const amount = `${rough}${rest['amount'] ?? ''}${rest['rough'] ?? ''}`.trim();
    return { at, what: rest['what'] || rest['thing'] || '', amount, unit: rest['unit'] ?? '', rest };
  }
  return null;
};

/**
 * A change given as two states, 损耗以前是9%，改成一天订两次货，现在压到5%, in the words of a résumé: 改成一天订两次货，
 * 把损耗从9%压到5%. The same sentence if the states differ in measure or unit.
 */
export function writtenChange(sentence: string): string {
  const clauses = sentence.split('，');
  const before = clauses.length < 2 ? null : sideIn(clauses, BEFORE, -1);
  if (before === null) return sentence;
  const after = sideIn(clauses, AFTER, before.at);
  if (after === null || (before.what !== '' && after.what !== '' && before.what !== after.what))
    return sentence;
  const what = (before.what || after.what).replace(/(?:的|也|还)$/u, '');
  const [one, other] = [before, after].map(({ unit }) => unit.replace(/^[万千百亿]/u, ''));
  const isOneUnit = one === other || one === '' || other === '';
  const [from, to] = [valueOf(before.amount), valueOf(after.amount)];
  const isComplete =
    (after.rest['now'] ?? after.rest['now2'] ?? after.rest['move']) !== undefined || before.what === '';
  if (!isComparable(what, one ?? '', other ?? '') || !isOneUnit || !isComplete || from === to)
    return sentence;
  const move = MOVES[after.rest['move'] ?? ''] ?? (to > from ? '提高' : '降');
  const start = TIME_OF_START.test(before.rest['when'] ?? '') ? '接手时的' : '';
  const change = `把${what}从${start}${before.amount}${move}到${after.amount}`;
  const last = Math.max(before.at, after.at);
  // What was done in between precedes its result.
  return clauses
    .flatMap((clause, at) => (at === last ? change : at === before.at || at === after.at ? [] : clause))
    .join('，');
}
