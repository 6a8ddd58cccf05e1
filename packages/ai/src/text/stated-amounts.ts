/** The kind of an amount: money, or people and requests. */
export type AmountKind = 'money' | 'traffic';

/** An amount in a text with its clause. */
export interface Amount {
  kind: AmountKind;
  value: number;
  /** The amount per year, if it is stated per month or day. */
  yearly: number;
  quote: string;
}

const SCALE: Readonly<Record<string, number>> = { 百: 1e2, 千: 1e3, 万: 1e4, 亿: 1e8 };
const MONEY =
  '预算|资金|资产|GMV|营收|营业额|销售额?|销量|业绩|成本|费用|投放|流水|交易额?|合同额?|订单额|收入|消耗|店铺';
const TRAFFIC = '用户|流量|并发|日活|月活|DAU|MAU|粉丝|曝光|播放|请求|访问|架构|系统|平台|订单';

/** An order of magnitude in place of a figure: 亿级预算, 千万级用户. */
const MAGNITUDE = new RegExp(
  `(?:([十百千]?)([万亿])级|[上数过](亿)|数([百千])万)(?:元)?的?[^，。；、\\d]{0,8}?(?:(${MONEY})|(${TRAFFIC}))`,
  'iu',
);
/** A smaller magnitude is ordinary wording. */
const MIN_MAGNITUDE = 1e6;

/** The order of magnitude that a text claims without a figure; null if it claims none. */
export function magnitudeIn(text: string): Amount | null {
  const found = MAGNITUDE.exec(text);
  if (!found) return null;
  const [quote, times = '', unit = '', hundredMillions, several, money] = found;
  const value = hundredMillions
    ? 1e8
    : several
      ? (SCALE[several] ?? 1) * 1e4
      : (times === '十' ? 10 : (SCALE[times] ?? 1)) * (SCALE[unit] ?? 1);
  return value < MIN_MAGNITUDE ? null : { kind: money ? 'money' : 'traffic', value, yearly: value, quote };
}

const FIGURE = '(\\d[\\d,]*(?:\\.\\d+)?)\\s?([万亿千])?';
const AMOUNTS: readonly (readonly [kind: AmountKind, pattern: RegExp])[] = [
  ['money', new RegExp(`(?:${MONEY})[^，。；、\\d]{0,6}${FIGURE}(?!\\s?[%％‰\\d天个人家])元?`, 'giu')],
  ['money', new RegExp(`${FIGURE}元`, 'gu')],
  ['traffic', new RegExp(`(?:${TRAFFIC})[^，。；、\\d]{0,6}${FIGURE}(?!\\s?[%％‰\\d天元])`, 'giu')],
  ['traffic', new RegExp(`${FIGURE}\\s?(?:单|QPS|人次|次请求|粉丝|用户|日活)`, 'giu')],
];
/** Converts an amount per month or day to an amount per year. */
const YEARLY: readonly (readonly [RegExp, number])[] = [
  [/日均|每天|每日|^日|单日/u, 365],
  [/月均|每月|月度|单月/u, 12],
];
const SEPARATOR = /[，。；、,;]/u;

/** The amounts that a text states as figures, each with its clause. */
export const amountsIn = (text: string): Amount[] =>
  text.split(SEPARATOR).flatMap((clause) =>
    AMOUNTS.flatMap(([kind, pattern]) =>
      [...clause.matchAll(pattern)].map(([, figure = '', scale = '']) => {
        const value = Number(figure.replaceAll(',', '')) * (SCALE[scale] ?? 1);
        const times = kind === 'money' ? (YEARLY.find(([period]) => period.test(clause))?.[1] ?? 1) : 1;
        return { kind, value, yearly: value * times, quote: clause.trim() };
      }),
    ),
  );
