import { findDate, findPeriod } from './dates.js';
import { type Draft, SURE } from './draft.js';
import type { LooseDetail } from './place-basics.js';
import { takeMajor } from './education-names.js';
import { placeDetail, takeLevel, takeSchool } from './place-education.js';
import { withStudiesApart } from './studies-apart.js';

/** 新闻学（本科在读） */
const LEVEL_BEHIND = /[（(]((?:本科|大专|专科|硕士|博士|研究生)(?:生|在读|毕业)?)[）)]$/u;

/** Details of the education found among the personal ones; they complete the only or the last education. */
export function placeLooseEducation(draft: Draft, all: readonly LooseDetail[]): void {
  const loose = all.filter(({ kind }) => kind !== 'headline');
  if (loose.length === 0) return;
  const isNew = draft.document.education.length === 0;
  const item = isNew ? draft.add('education') : '/education/0';
  for (const { kind, label, value, line } of loose.flatMap(withStudiesApart)) {
    const level = kind === 'major' ? LEVEL_BEHIND.exec(value)?.[1] : undefined;
    if (level !== undefined && !draft.has(`${item}/degreeLevel`)) takeLevel(draft, item, level, line);
    if (kind === 'school' && !draft.has(`${item}/school/name`)) takeSchool(draft, item, value, line);
    else if (kind === 'degree' && !draft.has(`${item}/degreeLevel`)) takeLevel(draft, item, value, line);
    else if (kind === 'major' && !draft.has(`${item}/major`))
      takeMajor(draft, item, value, line, SURE.labelled);
    else if (kind === 'college' && !draft.has(`${item}/college`))
      draft.text(`${item}/college`, value, SURE.labelled, line, 120);
    else if (kind === 'marks' || kind === 'courses') placeDetail(draft, 0, `${label}：${value}`, line);
    else if (kind === 'studyTime') {
      const period = findPeriod(value)?.period;
      if (period) draft.period(`${item}/period`, period, SURE.labelled, line);
    } else if (kind === 'graduation' && isNew) {
      const date = findDate(value)?.date;
      if (date) draft.period(`${item}/period`, { end: date }, SURE.labelled, line);
    }
  }
}
