import { regex } from '@qicheng/resume/regex';
import type { Contradiction } from './contradiction.js';
import type { ResumeFacts } from './resume-facts.js';

/** A measure and the value to which it was brought: 损耗率从9%降到1%, 投诉降到零. */
const REACHED = regex('gu')`
  (?<before>[^。；！]*?)(?<verb>降低?|下降|减少?|压缩?|缩短|控制|回落|提[升高]|提升?|上升|升|增长?|涨|做|翻)
  (?:了)?(?:到|至|为)了?(?:约|近)?\s?(?<value>\d[\d,]*(?:\.\d+)?|零)\s?(?<unit>[%％‰]|[\u4e00-\u9fa5A-Za-z]{0,2})
`;
const IS_DOWN = /^(?:降|下降|减|压|缩|控|回)/u;

interface Reached {
  /** The words before, which name the measure. */
  readonly before: string;
  readonly text: string;
  readonly isDown: boolean;
  readonly value: number;
  readonly unit: string;
}

const valueOf = (digits: string): number => (digits === '零' ? 0 : Number(digits.replaceAll(',', '')));
const SENTENCE = /[^。；！\n]+/gu;
function reachedIn(text: string): Reached[] {
  return [...text.matchAll(SENTENCE)].flatMap(([sentence]) =>
    [...sentence.matchAll(REACHED)].map(({ groups, index }) => {
      const { before = '', verb = '', value = '', unit = '' } = groups ?? {};
      return {
        before: sentence.slice(0, index + before.length),
        text: sentence,
        isDown: IS_DOWN.test(verb),
        value: valueOf(value),
        unit: unit.replace('％', '%'),
      };
    }),
  );
}

/** The noun that is measured, at the end of the words before the verb: 损耗率 of 我把损耗率从9%. */
const MEASURE =
  /(?:^|[把将使让，、的])(?:每[月天年周]|平均|门店|水果)?([\u4e00-\u9fa5]{2,8}?)(?:率|量|数)?(?:由|从|也|都|再|已|逐步|成功)?(?:[\d一二三四五六七八九十].*)?$/u;
const measureOf = (before: string): string =>
  (MEASURE.exec(before.slice(before.search(/[^，]*$/u)).replaceAll(' ', ''))?.[1] ?? '').replace(
    /(?:以前|原来|每月|每天)$/u,
    '',
  );

const MIN_MEASURE = 2;
const clauseWith = (text: string, value: number): string => {
  const clauses = text.split(/[，,]/u);
  const last = clauses.findLast((clause) => clause.includes(String(value))) ?? text;
  return last.trim();
};

/**
 * A measure that a letter brings to another value than the résumé does, in the same unit and direction: 损耗率降到1% where the
 * résumé brought 损耗 to 5%; null where there is none.
 */
export function otherEndpoint(clause: string, body: string, { lines }: ResumeFacts): Contradiction | null {
  const [stated] = reachedIn(clause);
  const measure = stated === undefined ? '' : measureOf(stated.before);
  if (stated === undefined || measure.length < MIN_MEASURE) return null;
  const core = measure.slice(-MIN_MEASURE);
  const own = lines.flatMap(({ text }) =>
    reachedIn(text).filter(
      ({ before, isDown, unit, value }) =>
        before.includes(core) &&
        isDown === stated.isDown &&
        (unit === stated.unit || stated.value === 0) &&
        unit !== '' &&
        value > 0,
    ),
  );
  const isStated = lines.some(({ text }) =>
    reachedIn(text).some(({ value, unit }) => value === stated.value && unit === stated.unit),
  );
  const open = own.filter(({ value }) => !reachedIn(body).some((each) => each.value === value));
  const [ownFigure] = open;
  // 29万做到38万左右 is a round number of the same.
  return ownFigure === undefined || isStated || open.length < own.length
    ? null
    : { stated: clause, inResume: shown(ownFigure) };
}

const shown = ({ text, before, value }: Reached): string => {
  const clause = clauseWith(text, value);
  const measure = measureOf(before);
  return measure === '' || clause.includes(measure) ? clause : `${measure}…${clause}`;
};
