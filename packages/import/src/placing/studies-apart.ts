import { LEVEL_LABEL, LEVELS, ONLY_LEVEL } from './education-marks.js';
import type { LooseDetail } from './place-basics.js';
import { studiesIn } from './prose/studies.js';

const LEVEL =
  '博士研究生|硕士研究生|研究生|博士|硕士|大学本科|大学普通班|大学|本科|大学专科|大专|专科|中专|高中';
/** 全日制教育 大专 某校某专业；在职教育 大学 某校某专业 */
const BY_MODE = new RegExp(
  `(?:(?:全日制|在职)教育[:：\\s]*|^)(?<level>${LEVEL})[\\s，,]+(?<school>\\p{Script=Han}{3,20}?(?:大学|学院|学校|党校))(?<major>\\p{Script=Han}{2,14}?)?(?:专业)?(?=$|[；;。\\s，,])`,
  'gu',
);

/** Splits the education entries that a civil service form lists under one label, including study leave. */
function studiesByMode(detail: LooseDetail): LooseDetail[] {
  return [...detail.value.matchAll(BY_MODE)].flatMap(({ groups }) => {
    const { level = '', school = '', major } = groups ?? {};
    return [
      { ...detail, kind: 'degree' as const, value: /^大学(?!专科)/u.test(level) ? '本科' : level },
      { ...detail, kind: 'school' as const, value: school },
      ...(major === undefined ? [] : [{ ...detail, kind: 'major' as const, value: major }]),
    ];
  });
}

// 学历：传播学 本科, 专业：数控 中专，应届: level and major under the label of one of them.
export function withStudiesApart(detail: LooseDetail): LooseDetail[] {
  const { kind, value } = detail;
  if ((kind !== 'degree' && kind !== 'major') || ONLY_LEVEL.test(value)) return [detail];
  const byMode = studiesByMode(detail);
  if (byMode.length > 0) return byMode;
  const studies = value.split(/[，,；;]/u).flatMap((clause) => studiesIn(clause) ?? []);
  const { major, school, end } =
    studies.find((each) => each.level !== undefined && (each.major ?? each.school) !== undefined) ?? {};
  const level = LEVELS.find(([form]) => form.test(value))?.[1];
  if (level === undefined || (major === undefined && school === undefined)) return [detail];
  return [
    { ...detail, kind: 'degree', value: LEVEL_LABEL[level] },
    ...(major === undefined ? [] : [{ ...detail, kind: 'major' as const, value: major }]),
    ...(school === undefined ? [] : [{ ...detail, kind: 'school' as const, value: school }]),
    ...(end === undefined ? [] : [{ ...detail, kind: 'graduation' as const, value: end }]),
  ];
}
