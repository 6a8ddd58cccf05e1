import { writtenNumber } from '#src/text/written-number.js';
import { CLAUSE_END } from '../../text/clauses.js';
import { folded } from '../../text/plain-lines.js';

/** A number in an answer, with what it counts. */
export interface StatedFigure {
  value: number;
  unit: string;
  raw: string;
  /** The clause that contains it. */
  clause: string;
  /** Whether it is a start value, a plan, or about somebody else. */
  isBaseline: boolean;
  isAbout: boolean;
}

const UNITS =
  '%|％|‰|毫秒|[mM]s(?![A-Za-z])|℃|[QT]PS|[MGT]B|ppm|个百分点|倍|成|小时|分钟|秒|个月|人次|人|名|位|次|篇|元|块|天|周|月|份|条|场|家|项|台|套|本|门|单|件|组|例|个';
const NUMBER =
  '\\d[\\d,]*(?:\\.\\d+)?\\s?(?:个(?=[万亿]))?[十百千万亿]*|几[十百千万]+|[零一二两三四五六七八九十百千万亿半]+(?:点[零一二三四五六七八九]+)?';
const FIGURE = new RegExp(`(百分之)?(${NUMBER})\\s?(?:多|余|来|几)?\\s?(${UNITS})?`, 'gu');
const BASELINE =
  /(?:(?:原来|原先|之前|以前|起初|最初|(?:上线|改进|优化|改造|整改|调整|培训|实施|推行|引入|治理)前|平均|行业|别人|对手|竞品)[^，。；]{0,10}|(?:目标|计划|预计|要求)[^，。；]{0,20}|(?:从|由)[^，。；到至为]{0,10})$/u;
/** The continuation after a start value: 71%提高到86%. */
const TO_ANOTHER =
  /^\s?(?:(?:提[升高]|增[加长]|上?升|下?降|降低|减少?|缩短|压缩|涨|做|变)?(?:到|至|成|为)|→|->|~>)\s?(?:\d|[一二三四五六七八九十])/u;
const ABOUT = /大约|大概|差不多|左右|将近|接近|约|近|多|余|几/u;
const SAME: Readonly<Record<string, string>> = {
  '％': '%',
  名: '人',
  位: '人',
  人次: '人次',
  块: '元',
  月: '个月',
  毫秒: 'ms',
  Ms: 'ms',
};

function clauseAt(text: string, index: number): { clause: string; before: string } {
  let start = index;
  while (start > 0 && !CLAUSE_END.test(text[start - 1] ?? '')) start -= 1;
  let end = index;
  while (end < text.length && !CLAUSE_END.test(text[end] ?? '')) end += 1;
  return { clause: text.slice(start, end), before: text.slice(start, index) };
}

/** Units of what is measured, not counted, so that two values of a matter can be compared. */
export const MEASURED_UNITS: ReadonlySet<string> = new Set([
  '%',
  '‰',
  'ms',
  '℃',
  'QPS',
  'TPS',
  'MB',
  'GB',
  'TB',
  'ppm',
]);

/** A number without a unit, as amounts are spoken: 阅读两千三, 粉丝多了三百多, 12000. */
const BARE_AMOUNT =
  /(?<![第统一百千万])[一二两三四五六七八九][百千万][零一二两三四五六七八九十百千万]*[多余]?(?![百千万分])|\d{4,}|\d+\.\d+(?=[，,。；、\s]|以内|$)/gu;
/** The amounts of a text that are written without a unit. */
export const bareAmountsIn = (text: string): string[] =>
  [...text.matchAll(BARE_AMOUNT)].map(([amount]) => amount);

/** A number of a name, MOB3, and 成 as a part of another word: 成熟, 成功, 成本. */
const GLUED = /[A-Za-z]$/u;
const NO_TENTH = /^[熟功立为本员年人果绩长品型份都交就因语名套分像器效]/u;

/** All numbers in a text that count something, but not bare numbers, years and versions. */
export function figuresIn(answer: string): StatedFigure[] {
  const text = folded(answer);
  return [...text.matchAll(FIGURE)].flatMap((found): StatedFigure[] => {
    const [raw, hundredth, written = '', statedUnit] = found;
    if (/[第统唯单逐合专归划之]/u.test(text[found.index - 1] ?? '')) return [];
    const unit = hundredth ? '%' : (SAME[statedUnit ?? ''] ?? statedUnit ?? '');
    // 一个 and 一次 are not counts, and a number without a unit cannot be compared.
    if (unit === '' || (/^[一几半]$/u.test(written) && unit !== '成' && unit !== '倍')) return [];
    if (
      statedUnit === '成' &&
      (GLUED.test(text.slice(0, found.index)) || NO_TENTH.test(text.slice(found.index + raw.length)))
    )
      return [];
    // 万家 and 百人 are names or mean “many”.
    if (/^[十百千万亿]+$/u.test(written)) return [];
    if (unit === '个月' && statedUnit === '月' && !/[\u4e00-\u9fa5]$/u.test(written)) return [];
    const { clause, before } = clauseAt(text, found.index);
    const scale = unit === '成' ? 10 : 1;
    return [
      {
        value: writtenNumber(written.replace(/[\s个]/gu, '')) * scale,
        unit: unit === '成' ? '%' : unit,
        raw: raw.trim(),
        clause: clause.trim(),
        isBaseline: BASELINE.test(before) || TO_ANOTHER.test(text.slice(found.index + raw.length)),
        isAbout: ABOUT.test(clause),
      },
    ];
  });
}
