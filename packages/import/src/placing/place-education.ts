import type { TextLine } from '../reading/page-text.js';
import { isCountry, isLatinCity, isWesternCity } from './chinese-cities.js';
import { findDate } from './dates.js';
import { type Draft, SURE } from './draft.js';
import {
  addTag,
  BETWEEN_DETAILS,
  bareLabelled,
  degreeLineOf,
  EDUCATION_KINDS,
  EDUCATION_TEXTS,
  REMARKED_LEVEL,
  readRank,
  takeCourses,
  takeGpa,
  COLLEGE,
  DEGREE_AND_MAJOR,
  DEGREE_NAME,
  ENGLISH_LEVEL,
  LEVELS,
  LABEL_OF_COURSES,
  LABEL_OF_LEVEL,
  LEVEL_LABEL,
  MARKS_AND_MORE,
  NO_DEGREE,
  type Level,
  ONLY_LEVEL,
  OWN_COLLEGE,
  SCHOOL,
  SHORT_LEVEL,
  SUBJECT,
  TAGS,
  TAG_PART,
} from './education-marks.js';
import {
  isDegree,
  isMajorInTwoLanguages,
  isNoStatement,
  isSchoolInTwoLanguages,
  namesOfSchools,
  NO_STUDIES,
  setAside,
  STUDENT,
  takeBothNames,
  takeExchange,
  takeMajor,
  takeMajorOfDegree,
  takeSchoolAndMajor,
} from './education-names.js';
import { entriesOf, type Entry, linesBefore, type Statement } from './entries.js';
import { labelKindOf } from './label-kinds.js';
import { placeScore } from './recognise.js';
import {
  majorWithLevel,
  ONLY_MODE,
  STUDY_MODE,
  partsOfStudyHead,
  educationLines,
  takeStudyRemark,
  withExpectedEnd,
} from './study-details.js';
import { labelled } from './words.js';

/** Places education entries with school, major, degree, grades and courses. */
export function placeEducation(draft: Draft, read: readonly TextLine[]): void {
  const lines = educationLines(read);
  const entries = entriesOf(lines);
  const before = entries.length === 0 ? [...lines] : linesBefore(lines, entries);
  for (const entry of entries) placeEntry(draft, entry);
  const last = draft.document.education.length - 1;
  for (const line of before)
    if (last < 0 || !placeDetail(draft, `/education/${last}`, line.text, line)) draft.setAside(line);
}

function placeEntry(draft: Draft, { parts, period, statements }: Entry): void {
  if (NO_STUDIES.test(parts[0]?.text ?? '')) {
    for (const line of new Set([...parts, ...statements].map((part) => part.line))) draft.setAside(line);
    return;
  }
  const item = draft.add('education');
  if (period) draft.period(`${item}/period`, withExpectedEnd(period.value, parts), SURE.exact, period.line);
  const heads = parts.flatMap(({ text, line }) =>
    partsOfStudyHead(text).map((part) => ({ text: part, line })),
  );
  const isCourse = heads.some(({ text }) => NO_DEGREE.test(text));
  const named = heads.filter(
    ({ text, line }) => !(isCourse && isDegree(text) && setAside(draft, text, line)),
  );
  const isAboveDegree = statements.some(({ text }) => degreeLineOf(text) !== null);
  const unknown = named.filter((part) => !placePart(draft, item, part.text, part.line));
  const rest = namesOfSchools(draft, item, unknown, isAboveDegree);
  for (const part of rest) placeRest(draft, item, part.text, part.line);
  if (!draft.has(`${item}/major`)) takeMajorOfDegree(draft, item, heads);
  for (const statement of statements) placeStatement(draft, item, statement);
}

function placePart(draft: Draft, item: string, text: string, line: TextLine): boolean {
  if (/^(?:第[一二]|最高|最终|全日制|在职)(?:学历|学位|教育)$/u.test(text)) return true;
  const label = labelled(text);
  if (label !== null)
    return placeDetail(draft, item, text, line) || placePart(draft, item, label.value, line);
  if (ONLY_MODE.test(text)) {
    if (text.includes('专升本')) setLevel(draft, item, 'bachelor', line);
    takeStudyRemark(draft, item, text.replace(/[（()）]/gu, ''), line);
    return true;
  }
  const mode = STUDY_MODE.exec(text);
  if (mode !== null) {
    takeStudyRemark(draft, item, mode[2] ?? '', line);
    return placePart(draft, item, mode[1] ?? '', line) || (placeRest(draft, item, mode[1] ?? '', line), true);
  }
  const tags = TAGS.filter(([form]) => form.test(text)).map(([, tag]) => tag);
  if (TAG_PART.test(text)) {
    for (const tag of tags) addTag(draft, item, tag, line);
    return true;
  }
  if (takeExchange(draft, item, text, line) || takeLevel(draft, item, text, line)) return true;
  const bare = text.replace(/\s*[（(](?:[^（）()]*(?:985|211|双一流|QS)[^（）()]*)[）)]/u, '').trim();
  if (bare !== text) for (const tag of tags) addTag(draft, item, tag, line);
  return takeSchool(draft, item, bare, line);
}

export function takeSchool(draft: Draft, item: string, text: string, line: TextLine): boolean {
  if (takeBothNames(draft, item, text, line)) return true;
  const isCollege = COLLEGE.test(text) && draft.has(`${item}/school/name`);
  if (isCollege) {
    draft.text(`${item}/college`, text, SURE.known, line, 120);
    return true;
  }
  if (!(SCHOOL.test(text) || isSchoolInTwoLanguages(text)) || draft.has(`${item}/school/name`)) return false;
  // 江城理工大学计算机学院软件工程专业; 昆明医科大学海源学院 is one school: its college name has no subject
  const joined =
    /^(.{2,20}?(?:大学|学院(?=\p{Script=Han}{1,12}(?:学院|系)))(?:[（(][^（）()]{2,6}[）)])?)([\p{Script=Han}]{1,16}(?:学院|系|学部))?([\p{Script=Han}]{2,16})?$/u.exec(
      text,
    );
  if (takeSchoolAndMajor(draft, item, text, line)) return true;
  const isOneName =
    joined?.[2] !== undefined &&
    joined[3] === undefined &&
    (!SUBJECT.test(joined[2]) || OWN_COLLEGE.test(joined[2]));
  if (isOneName) {
    draft.text(`${item}/school/name`, text, SURE.known, line, 120);
    return true;
  }
  draft.text(
    `${item}/school/name`,
    joined && (joined[2] || joined[3]) ? (joined[1] ?? text) : text,
    SURE.known,
    line,
    120,
  );
  if (joined?.[2]) draft.text(`${item}/college`, joined[2], SURE.likely, line, 120);
  if (joined?.[3]) takeStudies(draft, item, joined[3], line);
  return true;
}

// 汉语言文学专业硕士
function takeStudies(draft: Draft, item: string, text: string, line: TextLine): void {
  const [, major = text, level] =
    /^(.*?)(博士(?:研究生)?|硕士研究生|硕士|本科|学士|大专|专科)?(?:学习|就读)?$/u.exec(text) ?? [];
  if (level !== undefined) takeLevel(draft, item, level, line);
  if (major !== '') takeMajor(draft, item, major, line, SURE.guessed);
}

export function takeLevel(draft: Draft, item: string, text: string, line: TextLine): boolean {
  const [, level, subject] = ENGLISH_LEVEL.exec(text) ?? [];
  if (level && subject && takeLevel(draft, item, level, line)) {
    takeMajor(draft, item, subject, line, SURE.likely);
    return true;
  }
  const found = LEVELS.find(([form]) => form.test(text));
  if (!found) return false;
  const isWhole =
    ONLY_LEVEL.test(text) || ENGLISH_LEVEL.test(text) || DEGREE_NAME.test(text) || SHORT_LEVEL.test(text);
  const bracketed =
    /^(.+?)\s*[（(]\s*((?:全日制|非全日制|在读)?(?:本科|硕士|博士|专科|大专|研究生|学士)[^（）()]*)[）)]$/u.exec(
      text,
    );
  if (bracketed) {
    setLevel(draft, item, found[1], line);
    return (
      placePart(draft, item, bracketed[1] ?? '', line) ||
      (takeMajor(draft, item, bracketed[1] ?? '', line, SURE.likely), true)
    );
  }
  const remarked = REMARKED_LEVEL.exec(text)?.groups;
  if (!isWhole && remarked === undefined) return false;
  setLevel(draft, item, found[1], line);
  if (remarked?.remark !== undefined) takeStudyRemark(draft, item, remarked.remark, line);
  if (/非全日制/.test(text)) draft.put(`${item}/studyForm`, 'partTime', '非全日制', SURE.exact, line);
  if (DEGREE_NAME.test(text) && !ONLY_LEVEL.test(text)) {
    const [degree = text, major] = DEGREE_AND_MAJOR.exec(text)?.slice(1).filter(Boolean) ?? [];
    draft.text(`${item}/degreeName`, degree.replace(/ of$/iu, ''), SURE.likely, line, 120);
    if (major) takeMajor(draft, item, major, line, SURE.likely);
  }
  return true;
}

const setLevel = (draft: Draft, item: string, level: Level, line: TextLine) =>
  draft.put(`${item}/degreeLevel`, level, LEVEL_LABEL[level], SURE.known, line);

function placeRest(draft: Draft, item: string, text: string, line: TextLine): void {
  if (placeDetail(draft, item, text, line)) return;
  // 职务：学生 in a table of education and employment.
  if (labelKindOf(labelled(text)?.label ?? '') === 'role') return draft.setAside({ ...line, text });
  const graduated = /^((?:19|20)\d{2}(?:[年./-]\d{0,2}月?)?)\s*(?:毕业|届)/u.exec(text)?.[1];
  const end = graduated === undefined ? undefined : findDate(graduated)?.date;
  if (end !== undefined && !draft.has(`${item}/period`))
    return draft.period(`${item}/period`, { end }, SURE.likely, line);
  const isPlace = isWesternCity(text) || isCountry(text) || isLatinCity(text);
  if (isPlace && !draft.has(`${item}/place`)) draft.text(`${item}/place`, text, SURE.known, line, 120);
  else if (COLLEGE.test(text) && !draft.has(`${item}/college`))
    draft.text(`${item}/college`, text, SURE.likely, line, 120);
  else if (!draft.has(`${item}/major`) && !STUDENT.test(text))
    takeMajor(draft, item, text, line, /专业$/.test(text) ? SURE.known : SURE.likely);
  else if (!draft.has(`${item}/place`) && placeScore(text) > 0)
    draft.text(`${item}/place`, text, SURE.likely, line, 120);
  else if (text.length <= 12) draft.setAside({ ...line, text });
  else draft.statement(`${item}/highlights`, text, 'paragraph', SURE.guessed, line);
}

function placeStatement(draft: Draft, item: string, { text, isBullet, line }: Statement): void {
  if (takeDegreeLine(draft, item, text, line)) return;
  if (!draft.has(`${item}/major`) && isMajorInTwoLanguages(text))
    return takeMajor(draft, item, text, line, SURE.likely);
  const pieces = /[:：]/.test(text) || MARKS_AND_MORE.test(text) ? text.split(BETWEEN_DETAILS) : [text];
  const left = pieces.filter(
    (piece) => !placeDetail(draft, item, piece, line) && !isMissingLevel(draft, item, piece, line),
  );
  const rest = left.join(' ').trim();
  if (rest === '') return;
  if (isNoStatement(rest, draft.layout)) draft.setAside({ ...line, text: rest });
  else draft.statement(`${item}/highlights`, rest, isBullet ? 'bullet' : 'paragraph', SURE.likely, line);
}

function takeDegreeLine(draft: Draft, item: string, text: string, line: TextLine): boolean {
  const found = degreeLineOf(text);
  if (found === null || draft.has(`${item}/degreeLevel`)) return false;
  const { level, degree, major, rest } = found;
  setLevel(draft, item, level, line);
  draft.text(`${item}/degreeName`, degree, SURE.likely, line, 120);
  if (major !== undefined && !draft.has(`${item}/major`)) takeMajor(draft, item, major, line, SURE.likely);
  if (rest !== '' && !placeDetail(draft, item, rest, line))
    draft.statement(`${item}/highlights`, rest, 'paragraph', SURE.guessed, line);
  return true;
}

// 硕士 | GPA 3.6 below a head without a degree.
function isMissingLevel(draft: Draft, item: string, piece: string, line: TextLine): boolean {
  if (draft.has(`${item}/degreeLevel`)) return false;
  // 金融学 本科
  const [, major, level = piece.trim()] =
    /^(\p{Script=Han}{2,12})\s+(\p{Script=Han}{2,6})$/u.exec(piece.trim()) ?? [];
  if (!ONLY_LEVEL.test(level) || !takeLevel(draft, item, level, line)) return false;
  if (major !== undefined) takeMajor(draft, item, major, line, SURE.likely);
  return true;
}

/** Places grades, rank, courses, advisor and other labelled details in an entry; false for anything else. */
export function placeDetail(draft: Draft, item: string, text: string, line: TextLine): boolean {
  const gpa =
    /(?:GPA|WAM|绩点|平均绩点|学分绩点)[^\d]{0,8}(\d{1,3}(?:\.\d+)?)\s*(?:\/\s*(\d{1,3}(?:\.\d+)?))?/i.exec(
      text,
    );
  const rank = readRank(text);
  const label = labelled(text) ?? bareLabelled(text);
  const courses = label !== null && LABEL_OF_COURSES.test(label.label) ? label.value : null;
  if (courses !== null) return takeCourses(draft, item, courses, line);
  if (gpa && text.length < 60) takeGpa(draft, item, gpa, line);
  if (rank && text.length < 60) draft.put(`${item}/rank`, rank.value, rank.shown, SURE.exact, line);
  const average = /(?:平均分|均分|加权平均分|加权成绩|Average score)[:：\s]*(\d{2,3}(?:\.\d+)?)/i.exec(
    text,
  )?.[1];
  if (average !== undefined && text.length < 60)
    draft.put(`${item}/averageScore`, Number(average), average, SURE.exact, line);
  if ((gpa || rank || average !== undefined) && text.length < 60) return true;
  return label !== null && takeLabelled(draft, item, label, line);
}

function takeLabelled(
  draft: Draft,
  item: string,
  { label, value }: { label: string; value: string },
  line: TextLine,
): boolean {
  if (value === '') return false;
  const kind = labelKindOf(label);
  if (kind === 'degree' || LABEL_OF_LEVEL.test(label)) return takeLevel(draft, item, value, line);
  const found =
    EDUCATION_TEXTS.find(([form]) => form.test(label)) ?? EDUCATION_KINDS.find(([known]) => known === kind);
  if (!found || draft.has(`${item}/${found[1]}`)) return false;
  const studied = found[1] === 'major' ? majorWithLevel(value) : null;
  if (studied?.level != null && !draft.has(`${item}/degreeLevel`)) setLevel(draft, item, studied.level, line);
  if (studied !== null && studied.remark !== '') draft.setAside({ ...line, text: studied.remark });
  const mode = found[1] === 'school/name' ? STUDY_MODE.exec(value) : null;
  if (mode !== null) takeStudyRemark(draft, item, mode[2] ?? '', line);
  draft.text(`${item}/${found[1]}`, studied?.major ?? mode?.[1] ?? value, SURE.labelled, line, 120);
  return true;
}
