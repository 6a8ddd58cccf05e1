import { memoize } from '@qicheng/resume/memoize';
import { characterPairs } from './character-pairs.js';
import { writtenNumber } from './written-number.js';

/** A measure that a text brings from one value to another: VAP发生率由9.6‰降到5.1‰. */
export interface StatedChange {
  /** The clause that states it. */
  readonly clause: string;
  readonly from: number;
  readonly to: number;
  /** Whether both values are percentages, so that their difference is one as well. */
  readonly isShare: boolean;
  /** Whether a value is approximate: 140多次, 30次以内. */
  readonly isRough: boolean;
}

/** A change that a text states as a rate alone: 降低了90%. */
export interface StatedRate {
  readonly clause: string;
  readonly percent: number;
  readonly isDown: boolean;
  /** Whether it is stated in percentage points. */
  readonly isInPoints: boolean;
  readonly isRough: boolean;
}

const DOWN = '下?降|减|缩|压|少|节[省约]|回落|砍';
const UP = '提[升高]?|上?升|增|涨|翻|扩|拉高';
const NUMBER = '\\d[\\d,]*(?:\\.\\d+)?';
const FROM_TO = new RegExp(
  `(?:(?:百|千|万)分之)?(${NUMBER})\\s?(%|％|‰)?[^，。；、\\d]{0,8}?(?:(?:${DOWN}|${UP}|做|变|改)[^，。；、\\d]{0,6})?(?:到|至|为|成|→|->)[^，。；、\\d]{0,6}(${NUMBER})\\s?(%|％|‰)?`,
  'gu',
);
const CHANGES = new RegExp(`${DOWN}|${UP}|→|->|(?:由|从)[^，。；]{0,14}\\d[^，。；]{0,10}(?:到|至)`, 'u');
const ROUGH = /多|余|近|约|左右|大约|以内|以下|以上|超过|不到|几/u;
const RATE = new RegExp(
  `(${DOWN}|${UP})[^，。；、\\d到至为成]{0,5}?(?:了|近|约|将近|接近|超过|大约|达|幅度)*\\s?(${NUMBER}|[一二两三四五六七八九])\\s?(个?百分点|%|％|成(?!立|为|本|功))`,
  'gu',
);
const IS_DOWN = new RegExp(DOWN, 'u');

const clausesOf = (text: string): string[] => text.split(/[，,。；;！!？?\n]/u);

/** The changes with both values in a text. */
export const changesIn = memoize((text): readonly StatedChange[] =>
  clausesOf(text)
    .filter((clause) => CHANGES.test(clause))
    .flatMap((clause) =>
      [...clause.matchAll(FROM_TO)].map(([, from, fromUnit, to, toUnit]) => ({
        clause: clause.trim(),
        from: writtenNumber(from ?? ''),
        to: writtenNumber(to ?? ''),
        isShare: /[%％]/u.test(fromUnit ?? toUnit ?? '') && /[%％]/u.test(toUnit ?? ''),
        isRough: ROUGH.test(clause),
      })),
    )
    .filter(({ from, to }) => from > 0 && from !== to),
);

/** The changes stated as a rate alone in a text. */
export const ratesIn = (text: string): StatedRate[] =>
  clausesOf(text).flatMap((clause) =>
    [...clause.matchAll(RATE)].map(([, verb = '', digits = '', unit = '']) => {
      const number = writtenNumber(digits);
      return {
        clause: clause.trim(),
        percent: unit.startsWith('成') ? number * 10 : number,
        isDown: IS_DOWN.test(verb),
        isInPoints: unit.endsWith('百分点'),
        isRough: ROUGH.test(clause) || unit.startsWith('成'),
      };
    }),
  );

/** The change in percent of the start value. */
export const percentOf = ({ from, to }: StatedChange): number => (Math.abs(to - from) / from) * 100;

const GENERAL =
  /提[升高]|增[长加]|[上下]升|[下降]降|降[低到至]|达到|做到|减少|缩短|压缩|节[省约]|左右|大约|以[内上下]|超过|负责|参与|主导|我们?|自己|每[月天年]|平均|整体|一个|原来|后来|最后|效率|由|从|把|将|了|的|到|至|近|约|多|次|从|在/gu;
/** The subject of a clause: pairs of characters and Latin words. */
function topicOf(text: string): Set<string> {
  const plain = text.toLowerCase().replace(GENERAL, ' ');
  const pairs = (plain.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap(characterPairs);
  return new Set([...pairs, ...(plain.match(/[a-z][a-z+#.]+/gu) ?? [])]);
}

/** Tolerances in percent and in points, of exact and of approximate values. */
const EXACT = 3;
const APPROXIMATE = 8;

/** Whether a rate describes a change: its share of the start value, or its points. */
function describes(rate: StatedRate, change: StatedChange): boolean {
  const most = rate.isRough || change.isRough ? APPROXIMATE : EXACT;
  return (
    rate.isDown === change.to < change.from &&
    ((!rate.isInPoints && Math.abs(percentOf(change) - rate.percent) <= most) ||
      (change.isShare && Math.abs(Math.abs(change.to - change.from) - rate.percent) <= 1))
  );
}

/**
 * How a rate compares with the changes of a résumé on the same matter: the change that it describes, or the one that it
 * contradicts. Undefined if there is none on the matter.
 */
export function compareRate(
  rate: StatedRate,
  changes: readonly StatedChange[],
): { change: StatedChange; isSame: boolean } | undefined {
  const topic = topicOf(rate.clause);
  const comparable = changes.filter((change) => [...topicOf(change.clause)].some((word) => topic.has(word)));
  const same = comparable.find((change) => describes(rate, change));
  if (same) return { change: same, isSame: true };
  const [other] = comparable.filter((change) => rate.isDown === change.to < change.from);
  return other && { change: other, isSame: false };
}

/** The rate that follows from both values of a change: 约降低 47% for 由9.6‰降到5.1‰. */
export const computedRate = (change: StatedChange): string =>
  `约${change.to < change.from ? '降低' : '提高'} ${Math.round(percentOf(change))}%`;
