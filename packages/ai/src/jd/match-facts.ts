import type { MatchState } from '@qicheng/analysis/jd-analysis';
import type { RequirementFact } from '@qicheng/analysis/job-description';
import type { Evidence } from '@qicheng/analysis/result';
import { DEGREE_LEVEL, SCHOOL_TAG } from '@qicheng/resume/codes/education';
import type { EducationItem } from '@qicheng/resume/document';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { chineseMajor } from '../text/english-majors.js';
import { excerpt } from '../text/excerpt.js';
import { familiesOf } from './data/majors.js';
import { isEmployment, withoutLabel } from './employment.js';
import { matchCertificate } from './match-certificate.js';
import { matchGraduation, type FactMatch } from './match-dates.js';
import { matchDriving } from './match-driving.js';
import { matchLanguage } from './match-language.js';
import { monthOf } from './months.js';
import type { ResumeReading } from './read-resume.js';
import { isGraduate, requiresStudies } from './required-studies.js';
import { namedStudies } from './studies.js';
import {
  isUnfinished,
  otherDegreesIn,
  withoutOtherDegrees,
  notObtained,
  partTimeOf,
} from './unfinished-degree.js';

type Fact<Kind extends RequirementFact['kind']> = Extract<RequirementFact, { kind: Kind }>;
type Matcher<Kind extends RequirementFact['kind']> = (
  fact: Fact<Kind>,
  reading: ResumeReading,
  month: string,
) => FactMatch;

const answer = (state: MatchState, reason: string, atoms: Evidence[] = []): FactMatch => ({
  state,
  reason,
  atoms,
});

const LEVELS = Object.keys(DEGREE_LEVEL) as (keyof typeof DEGREE_LEVEL)[];
// The table begins with the highest level.
const rankOf = (level: keyof typeof DEGREE_LEVEL): number => LEVELS.length - LEVELS.indexOf(level);
const nameOf = (level: keyof typeof DEGREE_LEVEL): string => DEGREE_LEVEL[level].zh;

const educationOf = ({ document }: ResumeReading) =>
  document.education.map((item, index) => ({
    item,
    evidence: (what: string, quote: string): Evidence => ({
      pointer: `/education/${index}/${what}`,
      targetId: item.id,
      quote,
    }),
  }));

/** Whether studies lie within an employment, which makes full-time studies unlikely. */
function isPartTimeStudy(period: EducationItem['period'], { document }: ResumeReading): boolean {
  if (!period?.start || !period.end || period.end === 'present') return false;
  const [from, to] = [monthOf(period.start), monthOf(period.end)];
  return document.work.filter(isEmployment).some(({ period: own }) => {
    if (!own?.start || !own.end) return false;
    return monthOf(own.start) <= from && (own.end === 'present' || monthOf(own.end) >= to);
  });
}

/** Degrees by their names in entries. */
const STATED_LEVELS: readonly (readonly [level: keyof typeof DEGREE_LEVEL, pattern: RegExp])[] = [
  ['doctor', /博士(?!后)|直博|\bPh\.?D\b/iu],
  ['master', /硕士|研究生|\bE?MBA\b|\bMPA(?:cc)?\b|\bM\.?Sc\b|\bMaster/iu],
  ['bachelor', /专升本|本科|\bBachelor/iu],
  ['college', /大专|专科(?!护士|医院|组长|护理|方向)|高职/u],
];

/** The level of an entry: the selected one, or a higher one in its text, such as 法律硕士. */
function levelOf(item: EducationItem): keyof typeof DEGREE_LEVEL | undefined {
  const { degreeLevel, major, degreeName, highlights } = withoutOtherDegrees(item);
  const words = [major, degreeName, ...(highlights ?? [])].map((each) => wordsOfText(each, 'zh')).join(' ');
  const stated = STATED_LEVELS.find(([, pattern]) => pattern.test(words))?.[0];
  if (stated === undefined || degreeLevel === undefined) return degreeLevel ?? stated;
  return rankOf(stated) > rankOf(degreeLevel) ? stated : degreeLevel;
}

/** Judges a sufficient degree in progress that is only a line of another entry; null if there is none. */
function higherInProgress(
  reading: ResumeReading,
  best: keyof typeof DEGREE_LEVEL,
  least: keyof typeof DEGREE_LEVEL,
): Omit<FactMatch, 'atoms'> | null {
  const [line] = educationOf(reading).flatMap(({ item }) => otherDegreesIn(item));
  const next = STATED_LEVELS.find(([, pattern]) => pattern.test(line ?? ''))?.[0];
  if (
    line === undefined ||
    next === undefined ||
    rankOf(next) < rankOf(least) ||
    rankOf(best) >= rankOf(least)
  )
    return null;
  return {
    state: '待确认',
    reason: `最高学历是${nameOf(best)}，简历另写着“${excerpt(line, 40)}”，还没有取得`,
    action: '把在读的学历单列一段，写明预计毕业时间；投递前先问清是否接受。',
  };
}

const degree: Matcher<'degree'> = ({ least, isFullTime, schools }, reading, month) => {
  const stated = educationOf(reading).flatMap(({ item, evidence }) => {
    const level = levelOf(item);
    return level && item.visible !== false ? [{ item, level, evidence }] : [];
  });
  stated.sort((a, b) => rankOf(b.level) - rankOf(a.level));
  const known = stated.filter(({ item }) => !isUnfinished(item, reading.document, month));
  const [best] = known;
  const due = stated.find(({ level }) => !best || rankOf(level) > rankOf(best.level));
  if (due && rankOf(due.level) >= rankOf(least) && (!best || rankOf(best.level) < rankOf(least)))
    return {
      ...answer('待确认', `${nameOf(due.level)}${notObtained(due.item) || '在读'}，还没有取得学历`, [
        due.evidence('degreeLevel', `${nameOf(due.level)}（${notObtained(due.item) || '在读'}）`),
      ]),
      action: '写明在读和预计毕业时间；投递前先问清是否接受。',
    };
  if (!best) return answer('待确认', '教育经历没有写明学历层次');
  const atoms = [best.evidence('degreeLevel', nameOf(best.level))];
  const elsewhere = higherInProgress(reading, best.level, least);
  if (elsewhere) return { ...elsewhere, atoms };
  if (rankOf(best.level) < rankOf(least))
    return answer('缺口', `要求${nameOf(least)}及以上，简历最高学历是${nameOf(best.level)}`, atoms);
  if (isFullTime) {
    const form = partTimeOf(best.item);
    if (form !== '') return answer('缺口', `要求统招全日制，简历写明是${form}`, atoms);
    if (isPartTimeStudy(best.item.period, reading))
      return {
        ...answer('待确认', '要求统招全日制，这段学历与全职工作同时，简历没有写明学习形式', atoms),
        action: '写明学习形式（全日制或非全日制）；非全日制如实写，投递前问清是否接受。',
      };
  }
  const partTime = isFullTime
    ? known.find(({ item, level }) => level === best.level && partTimeOf(item) !== '')
    : undefined;
  if (partTime)
    return answer(
      '待确认',
      `要求全日制，同一学历另有一段${partTimeOf(partTime.item)}，以哪一段为准请写明`,
      atoms,
    );
  if (schools.length === 0)
    return answer(
      '直接',
      isFullTime && best.item.studyForm === undefined
        ? `最高学历${nameOf(best.level)}，简历没有写是非全日制`
        : `最高学历${nameOf(best.level)}，符合要求`,
      atoms,
    );
  const own = known.flatMap(({ item }) => item.school?.tags ?? []);
  const required = schools.map((tag) => SCHOOL_TAG[tag].zh).join('、');
  if (own.some((tag) => schools.includes(tag))) return answer('直接', `院校属于${required}`, atoms);
  return {
    ...answer('待确认', `要求${required}院校，规则不按校名判断类别`, atoms),
    action: '学校名称写全即可，是否属于请自己核对。',
  };
};

const SUBJECT_END = /(?:科学与技术|科学与工程|科学|学)$/u;
/** Whether two names only differ in their ending: 生物科学, 生物学. */
const isSameSubject = (one: string, other: string): boolean =>
  one.replace(SUBJECT_END, '') === other.replace(SUBJECT_END, '');

/** A subject next to a wider one of its family: 中药 next to 药学. */
const NARROW_KIND =
  /^(?:中药学?|中医学?|口腔(?:医学)?|儿科学?|护理学?|针灸推拿学?|刑事?法?学?|税[务收]学?)$/u;

const levelRank = (item: EducationItem): number => {
  const level = levelOf(item);
  return level ? rankOf(level) : 0;
};

const major: Matcher<'major'> = ({ majors, isOpen }, reading) => {
  // The highest degree decides first.
  const studies = educationOf(reading).toSorted((a, b) => levelRank(b.item) - levelRank(a.item));
  const own = studies.flatMap(({ item, evidence }) =>
    (['major', 'discipline', 'secondDegree', 'minor'] as const).flatMap((field) => {
      const name = namedStudies(withoutLabel(wordsOfText(item[field], 'zh')));
      return name === '' ? [] : [{ name, known: chineseMajor(name), evidence: evidence(field, name) }];
    }),
  );
  if (own.length === 0) return answer('待确认', '教育经历没有写明专业');
  const same = own.find(({ known }) =>
    majors.some(
      (required) => known.includes(required) || required.includes(known) || isSameSubject(known, required),
    ),
  );
  if (same) return answer('直接', `所学“${same.name}”在要求的专业之列`, [same.evidence]);
  const requiredFamilies = new Set(majors.flatMap((required) => [...familiesOf(required)]));
  const related = own.find(({ known }) =>
    [...familiesOf(known)].some((family) => requiredFamilies.has(family)),
  );
  const [only = ''] = majors;
  if (related && majors.length === 1 && NARROW_KIND.test(only))
    return answer('待确认', `“${related.name}”是不是${only}类，以招聘方认定为准`, [related.evidence]);
  if (related && isOpen) return answer('直接', `“${related.name}”属于要求的相关专业`, [related.evidence]);
  if (related)
    return answer('可迁移', `“${related.name}”与要求的专业相近，是否算相关专业以招聘方认定为准`, [
      related.evidence,
    ]);
  const [first] = own;
  if (requiredFamilies.size === 0 || !first)
    return answer('待确认', '无法判断所学专业是否属于要求的范围', first ? [first.evidence] : []);
  return answer(
    '缺口',
    `要求${majors.slice(0, 4).join('、')}${isOpen ? '等相关专业' : ''}，简历所学是“${first.name}”`,
    [first.evidence],
  );
};

const location: Matcher<'location'> = ({ cities }, { document }) => {
  const desiredCities = (document.intention.cities ?? []).map((city, index) => ({
    name: wordsOfText(city.name, 'zh'),
    pointer: `/intention/cities/${index}/name`,
  }));
  const home = {
    name: wordsOfText(document.basics.residence?.name, 'zh'),
    pointer: '/basics/residence/name',
  };
  const hit = [...desiredCities, home].find(({ name }) => cities.some((city) => name.includes(city)));
  if (hit)
    return answer('直接', `意向或现居城市包含${cities.join('、')}`, [
      { pointer: hit.pointer, quote: hit.name },
    ]);
  return answer('待确认', `要求在${cities.join('、')}工作，简历没有写愿意前往`);
};

const MEMBERS = new Set(['01', '02']);

const politics: Matcher<'politics'> = (_fact, { document }) => {
  const { code } = document.basics.politicalStatus ?? {};
  if (code === undefined) return answer('待确认', '简历没有写政治面貌');
  const atoms = [
    {
      pointer: '/basics/politicalStatus',
      quote: code === '01' ? '中共党员' : code === '02' ? '中共预备党员' : '非中共党员',
    },
  ];
  return MEMBERS.has(code)
    ? answer('直接', '政治面貌符合要求', atoms)
    : answer('缺口', '要求中共党员，简历所写不是', atoms);
};

/** A degree that was obtained does not meet a clause that asks for studies in progress. */
const withStudies = (own: FactMatch, text: string, { document }: ResumeReading, month: string): FactMatch =>
  own.state === '直接' && requiresStudies(text) && isGraduate(document, month)
    ? {
        ...answer('待确认', '要求在读，简历上的学历都已经结束', [...own.atoms]),
        action: '投递前先问清是否接受毕业生。',
      }
    : own;

/** Compares a résumé with a required fact; `month` is the current month, YYYY-MM. */
export function matchFact(
  fact: Exclude<RequirementFact, { kind: 'experience' }>,
  text: string,
  reading: ResumeReading,
  month: string,
): FactMatch {
  switch (fact.kind) {
    case 'degree':
      return withStudies(degree(fact, reading, month), text, reading, month);
    case 'major':
      return major(fact, reading, month);
    case 'certificate':
      return matchDriving(text, reading, month) ?? matchCertificate(fact, text, reading);
    case 'location':
      return location(fact, reading, month);
    case 'politics':
      return politics(fact, reading, month);
    case 'language':
      return matchLanguage(fact, text, reading);
    case 'graduation':
      return matchGraduation(fact, reading, month);
  }
}
