import { LEVEL_LABEL, LEVELS, ONLY_LEVEL } from './education-marks.js';
import type { LooseDetail } from './place-basics.js';
import { studiesIn } from './prose/studies.js';

// 学历：传播学 本科, 专业：数控 中专，应届: level and major under the label of one of them.
export function withStudiesApart(detail: LooseDetail): LooseDetail[] {
  const { kind, value } = detail;
  if ((kind !== 'degree' && kind !== 'major') || ONLY_LEVEL.test(value)) return [detail];
  const told = value.split(/[，,；;]/u).flatMap((clause) => studiesIn(clause) ?? []);
  const { major, school, end } =
    told.find((each) => each.level !== undefined && (each.major ?? each.school) !== undefined) ?? {};
  const level = LEVELS.find(([form]) => form.test(value))?.[1];
  if (level === undefined || (major === undefined && school === undefined)) return [detail];
  return [
    { ...detail, kind: 'degree', value: LEVEL_LABEL[level] },
    ...(major === undefined ? [] : [{ ...detail, kind: 'major' as const, value: major }]),
    ...(school === undefined ? [] : [{ ...detail, kind: 'school' as const, value: school }]),
    ...(end === undefined ? [] : [{ ...detail, kind: 'graduation' as const, value: end }]),
  ];
}
