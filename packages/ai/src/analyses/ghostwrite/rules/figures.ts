import { type Replacement, replaced, type TextRule } from './text-rule.js';

const WIDE_DIGITS = /[０-９]/gu;
const narrowed = (text: string): string =>
  text.replace(WIDE_DIGITS, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

const FORMS: readonly Replacement[] = [
  [/％/gu, '%'],
  [/(\d)\s+(?=[%‰])/gu, '$1'],
  [/百分之\s?(\d+(?:\.\d+)?)/gu, '$1%'],
  [/(\d)\s?[wW](?![A-Za-z\d])/gu, '$1万'],
  [/(\d)\s*[~～]\s*(?=\d)/gu, '$1至'],
  [/(\d)\s*(?:->|→|=>)\s*(?=\d)/gu, '$1至'],
  [/(?<=[\p{Script=Han}]),(?=[\p{Script=Han}])/gu, '，'],
  [/(?<=[\p{Script=Han}]);(?=[\p{Script=Han}])/gu, '；'],
  [/([，。；、！])\1+/gu, '$1'],
  [/[，、；](?=[。；])/gu, ''],
  [/[。；，、]+$/gu, ''],
];

/** One way to write figures and marks. */
export const normaliseFigures: TextRule = {
  id: 'figures',
  label: '统一数字与标点',
  apply: (text) => replaced(narrowed(text), FORMS),
};

const YEAR = /^(?:19|20)\d{2}$/;
const FROM_TO =
  /(?:从|由)\s?(\d+(?:\.\d+)?)\s?(%|[\p{Script=Han}]{0,2})\s?(?:变成|变为|变到|做到|涨到|到|至)\s?(\d+(?:\.\d+)?)\s?(%|[\p{Script=Han}]{0,2})(?=$|[，。；、（])/gu;
const MEASURED =
  /量|率|数|额|时间|时长|成本|周期|粉丝|用户|分|收入|耗时|人|销售|成交|GMV|产能|良品|积分|名次/u;
const DIRECTED = /升|降|增|减|提|缩|涨|跌|压/u;
/** Less of these is better said as falling in any case; the direction itself is plain arithmetic. */
const rising = (from: string, to: string): '升至' | '降至' => (Number(to) > Number(from) ? '升至' : '降至');

/** 从 A 到 B says which way it went. Times, years and 从 0 到 1 are no measures. */
export const nameDirection: TextRule = {
  id: 'direction',
  label: '写明变化的方向',
  apply: (text) =>
    text
      .split(/(?<=[，。；])/u)
      .map((clause) =>
        DIRECTED.test(clause)
          ? clause
          : clause.replace(
              FROM_TO,
              (whole, from: string, unit: string, to: string, toUnit: string, at: number) => {
                const isMeasure = MEASURED.test(clause.slice(0, at)) && (unit === '' || unit === toUnit);
                const isTime = (YEAR.test(from) && YEAR.test(to)) || /[年月日点时]/u.test(unit + toUnit);
                if (!isMeasure || isTime || from === to || (from === '0' && to === '1')) return whole;
                const blank = /\d\s|\s\d/u.test(whole) ? ' ' : '';
                return `由${blank}${from}${unit}${unit === '' ? blank : ''}${rising(from, to)}${blank}${to}${toUnit}`;
              },
            ),
      )
      .join(''),
};
