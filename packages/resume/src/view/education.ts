import { DEGREE_LEVEL, DEGREE_TYPE, RANK_SCOPE, SCHOOL_TAG, STUDY_FORM } from '../codes/education.js';
import type { Course, EducationItem } from '../sections/education.js';
import type { EntryView, FactView } from '../view-model.js';
import {
  bracket,
  fact,
  joinLine,
  labelOf,
  list,
  period,
  pick,
  stored,
  term,
  word,
  type ViewContext,
} from './context.js';
import { entry, statements } from './entry.js';

export function educationEntry(context: ViewContext, item: EducationItem): EntryView | undefined {
  return entry({
    id: item.id,
    title: pick(context, item.school?.name),
    badges: (item.school?.tags ?? []).map((tag) => SCHOOL_TAG[tag][context.lang]),
    subtitle: joinLine(context, [
      ...subjectAndDegree(context, item),
      // Readers assume full-time academic study.
      term(item.studyForm === 'partTime' ? labelOf(context, STUDY_FORM, item.studyForm) : undefined),
      term(item.degreeType === 'professional' ? labelOf(context, DEGREE_TYPE, item.degreeType) : undefined),
    ]),
    meta: pick(context, item.place),
    date: period(context, item.period),
    details: [...gradeFacts(context, item), ...studies(context, item), ...identity(context, item)],
    atoms: statements(context, item.highlights),
  });
}

/** Levels that English joins to the subject: Master’s in Physics. */
const LEVELS_IN_SUBJECT: readonly (string | undefined)[] = ['doctor', 'master', 'bachelor'];

/** School, subject, degree; English starts with the degree: MA, Economics, School of Business. */
function subjectAndDegree(context: ViewContext, item: EducationItem): (string | undefined)[] {
  const college = pick(context, item.college);
  const major = pick(context, item.major);
  const name = pick(context, item.degreeName);
  const degree = name ?? labelOf(context, DEGREE_LEVEL, item.degreeLevel);
  if (context.lang === 'zh') return [college, major, degree];
  const isJoined =
    !name && major && LEVELS_IN_SUBJECT.includes(item.degreeLevel) && /^\p{Script=Latin}/u.test(major);
  return isJoined ? [`${degree} in ${major}`, college] : [degree, major, college];
}

function gradeFacts(context: ViewContext, item: EducationItem): FactView[] {
  const average = item.averageScore === undefined ? undefined : String(item.averageScore);
  return [
    ...fact(`${item.id}.gpa`, word(context, '绩点', 'GPA'), gradePoint(context, item)),
    ...fact(`${item.id}.averageScore`, word(context, '平均分', 'Average score'), average),
    ...fact(`${item.id}.rank`, word(context, '排名', 'Rank'), rank(context, item)),
    ...(item.recommendedExempt
      ? fact(
          `${item.id}.recommendedExempt`,
          word(context, '升学', 'Admission'),
          word(context, '推荐免试', 'Without examination (recommended)'),
        )
      : []),
  ];
}

function studies(context: ViewContext, item: EducationItem): FactView[] {
  const row = (name: keyof EducationItem, zh: string, en: string, value: string | undefined): FactView[] =>
    fact(`${item.id}.${name}`, word(context, zh, en), value);
  const years = item.schoolingYears
    ? word(context, `${item.schoolingYears} 年`, `${item.schoolingYears} years`)
    : undefined;
  return [
    ...row(
      'courses',
      '主修课程',
      'Courses',
      list(
        context,
        (item.courses ?? []).map((taken) => courseText(context, taken)),
      ),
    ),
    ...row('discipline', '学科门类', 'Discipline', pick(context, item.discipline)),
    ...row('schoolingYears', '学制', 'Length', years),
    ...row('minor', '辅修', 'Minor', pick(context, item.minor)),
    ...row('secondDegree', '第二学位', 'Second degree', pick(context, item.secondDegree)),
    ...row('advisor', '导师', 'Advisor', pick(context, item.advisor)),
    ...row('thesis', '毕业论文', 'Thesis', pick(context, item.thesis)),
    ...row('exchange', '交换经历', 'Exchange', pick(context, item.exchange)),
  ];
}

function identity(context: ViewContext, item: EducationItem): FactView[] {
  if (context.maxSensitivity < 3) return [];
  return [
    ...fact(`${item.id}.studentNumber`, word(context, '学号', 'Student number'), item.studentNumber),
    ...fact(`${item.id}.chsiCode`, word(context, '学信网验证码', 'CHSI code'), item.chsiCode),
  ];
}

function gradePoint(context: ViewContext, { gpa }: EducationItem): string | undefined {
  if (gpa?.value === undefined) return undefined;
  // Small scales have a decimal: 3.8/4.0, but 92/100.
  const scale = gpa.scale && gpa.scale <= 5 ? gpa.scale.toFixed(1) : gpa.scale;
  const value = scale ? `${gpa.value}/${scale}` : String(gpa.value);
  const algorithm = stored(context, gpa.algorithm);
  return algorithm ? `${value}${bracket(context, algorithm)}` : value;
}

function rank(context: ViewContext, { rank: ranking }: EducationItem): string | undefined {
  if (!ranking) return undefined;
  const { position, total, percent, scope } = ranking;
  const place = position
    ? total
      ? `${position}/${total}`
      : word(context, `第 ${position}`, `No. ${position}`)
    : undefined;
  const top = percent ? word(context, `前 ${percent}%`, `top ${percent}%`) : undefined;
  const stated = place ?? top;
  if (!stated) return undefined;
  const share = place && top ? bracket(context, top) : '';
  const within = labelOf(context, RANK_SCOPE, scope);
  if (!within) return stated + share;
  const gap = stated.startsWith('前') ? '' : ' ';
  return word(context, within + gap + stated, `${stated} in ${within}`) + share;
}

function courseText(context: ViewContext, { name, score }: Course): string | undefined {
  const title = pick(context, name);
  const result = stored(context, score);
  return title && result ? `${title}${bracket(context, result)}` : title;
}
