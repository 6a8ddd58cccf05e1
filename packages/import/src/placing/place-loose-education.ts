import type { TextLine } from '../reading/page-text.js';
import { findDate, findPeriod } from './dates.js';
import { type Draft, SURE } from './draft.js';
import { LEVELS, LEVEL_LABEL, ONLY_LEVEL } from './education-marks.js';
import { takeMajor } from './education-names.js';
import { monthsOf } from './employments.js';
import type { LooseDetail } from './place-basics.js';
import { placeDetail, takeLevel, takeSchool } from './place-education.js';
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

const NAME = '\\p{Script=Han}{2,20}?(?:大学|学院|学校|电大|党校)';
/** 大专（某学院，会计，2019年毕业） under the label of the level. */
const LEVEL_WITH_STUDIES = new RegExp(`^(?<level>${LEVEL})[（(](?<inner>[^（）()]+)[）)](?<rest>.*)$`, 'u');
/** 某学院（大专，2022级） under the label of the school. */
const SCHOOL_WITH_STUDIES = new RegExp(`^(?<name>${NAME})[（(](?<inner>[^（）()]+)[）)](?<rest>)$`, 'u');
const ONLY_SCHOOL = new RegExp(`^${NAME}$`, 'u');
const ONLY_LEVEL_NAME = new RegExp(`^(?:全日制|统招)?(?:${LEVEL})$`, 'u');
const OF_TIME = /毕业|[级届]$|\d|在读|全日制|函授|自考|业余/u;

/** Splits a level or a school from the studies that the brackets after it describe in several clauses. */
function withBracketsApart(draft: Draft, detail: LooseDetail): LooseDetail[] {
  const { kind, value, line } = detail;
  const form = kind === 'degree' ? LEVEL_WITH_STUDIES : kind === 'school' ? SCHOOL_WITH_STUDIES : null;
  const { level, name, inner = '', rest = '' } = form?.exec(value.trim())?.groups ?? {};
  const clauses = inner.split(/\s*[，,、；;]\s*/u).filter(Boolean);
  const wanted = level === undefined ? ONLY_LEVEL_NAME : ONLY_SCHOOL;
  const found = clauses.find((clause) => wanted.test(clause));
  if (clauses.length < 2 || found === undefined) return [detail];
  const end = clauses.find((clause) => clause.endsWith('毕业') && findDate(clause) !== null);
  const major = clauses.find((clause) => clause !== found && !OF_TIME.test(clause));
  const remark = rest.replace(/^[\s，,；;。]+/u, '');
  if (remark !== '') draft.setAside({ ...line, text: remark });
  return [
    { ...detail, kind: 'degree', value: level ?? found },
    { ...detail, kind: 'school', value: name ?? found },
    ...(major === undefined ? [] : [{ ...detail, kind: 'major' as const, value: major }]),
    ...(end === undefined ? [] : [{ ...detail, kind: 'graduation' as const, value: end }]),
  ];
}

// 学历：传播学 本科, 专业：数控 中专，应届: level and major under the label of one of them.
function withStudiesApart(detail: LooseDetail): LooseDetail[] {
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

/** 护理学 2022.09-2026.06: a period next to the major or the school is that of the studies. */
function withPeriodApart(detail: LooseDetail): LooseDetail[] {
  const { kind, value } = detail;
  const found = kind === 'major' || kind === 'degree' ? findPeriod(value) : null;
  if (found?.period.start === undefined || found.period.end === undefined || found.rest === '')
    return [detail];
  return [
    { ...detail, value: found.rest },
    { ...detail, kind: 'studyTime', value: found.text },
  ];
}

/** 新闻学（本科在读） */
const LEVEL_AFTER = /[（(]((?:本科|大专|专科|硕士|博士|研究生)(?:生|在读|毕业)?)[）)]$/u;
/** 风景园林（五年制工学学士）: the degree after the major. */
const DEGREE_AFTER = /\s*[（(](?:[二三四五六八]年制)?(\p{Script=Han}{1,4}(?:学士|硕士|博士))[）)]$/u;

type Studies = readonly LooseDetail[];

/** 全日制教育 | 本科 | 院校及专业 | … | 在职教育 | 硕士 | 院校及专业 | …: a repeated detail belongs to another education entry. */
function studiesOf(loose: readonly LooseDetail[]): Studies[] {
  const all: LooseDetail[][] = [];
  for (const detail of loose) {
    const last = all.at(-1);
    if (last === undefined || last.some(({ kind }) => kind === detail.kind)) all.push([detail]);
    else last.push(detail);
  }
  const areWhole = all.length > 1 && all.every((group) => group.some(({ kind }) => kind === 'school'));
  return areWhole ? all : [[...loose]];
}

/** The education entry of the file with the same school. */
const sameSchool = (draft: Draft, group: Studies): number => {
  const text = group.find(({ kind }) => kind === 'school')?.value ?? '';
  return draft.document.education.findIndex(({ school }) => {
    const name = school?.name?.[draft.lang];
    return name !== undefined && text.startsWith(name);
  });
};

const HIGHER = /博士|硕士|研究生|本科|大专|专科|^大学/u;
const SECONDARY = /(?:中学|高中|[一二三四五六七八九十]中|中专|职高|技校|卫校)$/u;
/** Whether details name a school of higher education, while the file has only entries of secondary schools. */
const isHigher = (draft: Draft, group: Studies): boolean =>
  group.some(({ kind, value }) => kind === 'school' && ONLY_SCHOOL.test(value)) &&
  group.some(({ kind, value }) => kind === 'degree' && HIGHER.test(value)) &&
  draft.document.education.every(({ school }) => SECONDARY.test(school?.name?.[draft.lang] ?? ''));

/** The education that ended last: details without a school refer to it. */
function latestOf(draft: Draft): number {
  const ends = draft.document.education.map(({ period }) => {
    const end = period?.end;
    return end === 'present' ? Number.POSITIVE_INFINITY : end === undefined ? 0 : monthsOf(end);
  });
  return Math.max(0, ends.indexOf(Math.max(...ends)));
}

/**
 * Places education details found among the personal ones; they complete the only or the last education entry.
 */
export function placeLooseEducation(draft: Draft, all: readonly LooseDetail[]): void {
  const loose = all.filter(({ kind }) => kind !== 'headline' && kind !== 'office');
  if (loose.length === 0) return;
  const isNew = draft.document.education.length === 0;
  const groups = studiesOf(
    loose
      .flatMap((detail) => withBracketsApart(draft, detail))
      .flatMap(withPeriodApart)
      .flatMap(withStudiesApart),
  );
  for (const group of groups) {
    const same = sameSchool(draft, group);
    if (isNew || (same < 0 && isHigher(draft, group)))
      placeStudies(draft, draft.add('education'), group, true);
    else if (groups.length === 1 || same >= 0)
      placeStudies(draft, `/education/${same >= 0 ? same : latestOf(draft)}`, group, false);
    else if (group.some(({ kind }) => kind === 'degree'))
      placeStudies(draft, draft.add('education'), group, true);
    else for (const { line, value } of group) draft.setAside({ ...line, text: value });
  }
}

/** 江边大学 会计学（大专）, 江边大学会计学: school, major and level in one value. */
function placeSchool(draft: Draft, item: string, value: string, line: TextLine): void {
  const [school = '', ...others] = value.split(/\s+|\t/u);
  takeSchool(draft, item, school, line);
  for (const text of others) {
    const period = findPeriod(text);
    if (period !== null && period.rest === '') {
      draft.period(`${item}/period`, period.period, SURE.known, line);
      continue;
    }
    const level = LEVEL_AFTER.exec(text);
    if (takeLevel(draft, item, text, line) || draft.has(`${item}/major`)) continue;
    takeMajor(draft, item, level === null ? text : text.slice(0, level.index), line, SURE.likely);
  }
}

/** 大学本科、法学学士: level and degree in one value. */
function placeDegree(draft: Draft, item: string, value: string, line: TextLine): void {
  const parts = value.split(/\s*[、，,；;/]\s*/u);
  if (takeLevel(draft, item, value, line)) return;
  for (const part of parts.filter((each) => each !== ''))
    if (!draft.has(`${item}/degreeName`)) takeLevel(draft, item, part, line);
}

/** 大专 among the details repeats the level of another education, and is not that of the last one. */
const isLevelOfOther = (draft: Draft, value: string): boolean => {
  const level = LEVELS.find(([form]) => form.test(value))?.[1];
  return draft.document.education.some(
    ({ degreeLevel }) => degreeLevel !== undefined && degreeLevel === level,
  );
};

function placeStudies(draft: Draft, item: string, group: Studies, isNew: boolean): void {
  for (const { kind, label, value, line } of group) {
    const level = kind === 'major' ? LEVEL_AFTER.exec(value)?.[1] : undefined;
    if (level !== undefined && !draft.has(`${item}/degreeLevel`)) takeLevel(draft, item, level, line);
    if (kind === 'school' && !draft.has(`${item}/school/name`)) placeSchool(draft, item, value, line);
    else if (kind === 'school') placeSchoolDetails(draft, item, value, line);
    else if (kind === 'degree' && !draft.has(`${item}/degreeLevel`)) {
      if (!isLevelOfOther(draft, value)) placeDegree(draft, item, value, line);
    } else if (kind === 'major' && !draft.has(`${item}/major`)) {
      const degree = DEGREE_AFTER.exec(value);
      if (degree !== null && !draft.has(`${item}/degreeLevel`)) takeLevel(draft, item, degree[1] ?? '', line);
      takeMajor(draft, item, value.replace(DEGREE_AFTER, ''), line, SURE.labelled);
    } else if (kind === 'college' && !draft.has(`${item}/college`))
      draft.text(`${item}/college`, value, SURE.labelled, line, 120);
    else if (kind === 'marks' || kind === 'courses') placeDetail(draft, item, `${label}：${value}`, line);
    else if (kind === 'studyTime') {
      const period = findPeriod(value)?.period;
      if (period) draft.period(`${item}/period`, period, SURE.labelled, line);
    } else if (kind === 'graduation' && isNew) {
      const date = findDate(value)?.date;
      if (date) draft.period(`${item}/period`, { end: date }, SURE.labelled, line);
    }
  }
}

/** The major after the name of a known school. */
function placeSchoolDetails(draft: Draft, item: string, value: string, line: TextLine): void {
  const name = draft.document.education[Number(item.split('/')[2])]?.school?.name?.[draft.lang];
  if (name === undefined || !value.startsWith(name)) return;
  const rest = value.slice(name.length).trim();
  if (rest !== '' && rest.length <= 24 && !draft.has(`${item}/major`))
    takeMajor(draft, item, rest, line, SURE.likely);
}
