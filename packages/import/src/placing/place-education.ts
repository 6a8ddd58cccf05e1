import type { TextLine } from '../reading/page-text.js';
import { findDate, findPeriod } from './dates.js';
import { type Draft, SURE } from './draft.js';
import { entriesOf, type Entry, linesBefore, type Statement } from './entries.js';
import type { LooseDetail } from './place-basics.js';
import {
  bareLabelled,
  readRank,
  takeCourses,
  takeGpa,
  COLLEGE,
  DEGREE_AND_MAJOR,
  DEGREE_NAME,
  LEVELS,
  LEVEL_LABEL,
  type Level,
  ONLY_LEVEL,
  SCHOOL,
  SUBJECT,
  TAGS,
  TAG_PART,
} from './education-marks.js';
import { type LabelKind, labelKindOf } from './label-kinds.js';
import { isWesternCity } from './chinese-cities.js';
import { placeLikeness } from './recognise.js';
import { withStudiesApart } from './studies-apart.js';
import { labelled } from './words.js';

// 本科 GPA 3.6/4.0: marks behind a degree are a part of their own.
const BEFORE_MARKS = /(?<=[\p{Script=Han}）)])\s+(?=(?:GPA|绩点|平均绩点|均分|平均分|排名|专业前|前\s*\d))/iu;

/** The education with its schools, majors, degrees, marks and courses. */
export function placeEducation(draft: Draft, lines: readonly TextLine[]): void {
  const entries = entriesOf(lines);
  const before = entries.length === 0 ? [...lines] : linesBefore(lines, entries);
  for (const entry of entries) placeEntry(draft, entry);
  for (const line of before)
    if (!placeDetail(draft, draft.document.education.length - 1, line.text, line)) draft.setAside(line);
}

function placeEntry(draft: Draft, { parts, period, statements }: Entry): void {
  const item = draft.add('education');
  if (period) draft.period(`${item}/period`, period.value, SURE.exact, period.line);
  const heads = parts.flatMap(({ text, line }) =>
    text.split(BEFORE_MARKS).map((part) => ({ text: part, line })),
  );
  const rest = heads.filter((part) => !placePart(draft, item, part.text, part.line));
  for (const part of rest) placeRest(draft, item, part.text, part.line);
  const index = draft.document.education.length - 1;
  for (const statement of statements) placeStatement(draft, item, index, statement);
}

function placePart(draft: Draft, item: string, text: string, line: TextLine): boolean {
  if (/^(?:第[一二]|最高|最终|全日制|在职)(?:学历|学位|教育)$/u.test(text)) return true;
  const label = labelled(text);
  if (label !== null)
    return (
      placeDetail(draft, Number(item.split('/')[2]), text, line) || placePart(draft, item, label.value, line)
    );
  const mode = STUDY_MODE.exec(text);
  if (mode !== null) {
    draft.setAside({ ...line, text: mode[2] ?? '' });
    return placePart(draft, item, mode[1] ?? '', line) || (placeRest(draft, item, mode[1] ?? '', line), true);
  }
  const tags = TAGS.filter(([form]) => form.test(text)).map(([, tag]) => tag);
  if (TAG_PART.test(text)) {
    for (const tag of tags) addTag(draft, item, tag, line);
    return true;
  }
  if (takeLevel(draft, item, text, line)) return true;
  const bare = text.replace(/\s*[（(](?:[^（）()]*(?:985|211|双一流|QS)[^（）()]*)[）)]/u, '').trim();
  if (bare !== text) for (const tag of tags) addTag(draft, item, tag, line);
  return takeSchool(draft, item, bare, line);
}

// 河南大学（函授）, 会计学（自考）: how one studied is no part of a name.
const STUDY_MODE =
  /^(.{2,30}?)\s*[（(]((?:函授|在职|自考|成人|夜校|业余|网络教育|成教|脱产|走读|提前毕业|预计毕业|硕博连读|专升本|非学历)[^（）()]{0,12})[）)]$/u;

function addTag(draft: Draft, item: string, tag: string, line: TextLine): void {
  const education = draft.document.education.at(-1);
  const tags: readonly string[] = education?.school?.tags ?? [];
  if (tags.includes(tag)) return;
  draft.put(
    `${item}/school/tags/${tags.length}`,
    tag,
    tag === 'doubleFirst' ? '双一流' : tag,
    SURE.exact,
    line,
  );
}

function takeSchool(draft: Draft, item: string, text: string, line: TextLine): boolean {
  const isCollege = COLLEGE.test(text) && draft.has(`${item}/school/name`);
  if (isCollege) {
    draft.text(`${item}/college`, text, SURE.known, line, 120);
    return true;
  }
  if (!SCHOOL.test(text) || draft.has(`${item}/school/name`)) return false;
  // 江城理工大学计算机学院软件工程专业; 昆明医科大学海源学院 is one school: its college names no subject
  const joined =
    /^(.{2,20}?(?:大学|学院(?=\p{Script=Han}{1,12}(?:学院|系)))(?:[（(][^（）()]{2,6}[）)])?)([\p{Script=Han}]{1,16}(?:学院|系|学部))?([\p{Script=Han}]{2,16})?$/u.exec(
      text,
    );
  const isOneName = joined?.[2] !== undefined && joined[3] === undefined && !SUBJECT.test(joined[2]);
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
  const [, major = text, level] = /^(.*?)(博士|硕士研究生|硕士|本科|学士|大专|专科)?$/u.exec(text) ?? [];
  if (level !== undefined) takeLevel(draft, item, level, line);
  if (major !== '') takeMajor(draft, item, major, line, SURE.guessed);
}

function takeLevel(draft: Draft, item: string, text: string, line: TextLine): boolean {
  const found = LEVELS.find(([form]) => form.test(text));
  if (!found) return false;
  const isWhole = ONLY_LEVEL.test(text) || DEGREE_NAME.test(text) || text.length <= 5;
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
  if (!isWhole) return false;
  setLevel(draft, item, found[1], line);
  if (/非全日制/.test(text)) draft.put(`${item}/studyForm`, 'partTime', '非全日制', SURE.exact, line);
  if (DEGREE_NAME.test(text) && !ONLY_LEVEL.test(text)) {
    const [degree = text, major] = DEGREE_AND_MAJOR.exec(text)?.slice(1).filter(Boolean) ?? [];
    draft.text(`${item}/degreeName`, degree, SURE.likely, line, 120);
    if (major) takeMajor(draft, item, major, line, SURE.likely);
  }
  return true;
}

const setLevel = (draft: Draft, item: string, level: Level, line: TextLine) =>
  draft.put(`${item}/degreeLevel`, level, LEVEL_LABEL[level], SURE.known, line);

function takeMajor(draft: Draft, item: string, text: string, line: TextLine, sure: number): void {
  draft.text(`${item}/major`, text.replace(/(?<=.{2})专业$/u, ''), sure, line, 120);
}

function placeRest(draft: Draft, item: string, text: string, line: TextLine): void {
  const index = Number(item.split('/')[2]);
  if (placeDetail(draft, index, text, line)) return;
  if (isWesternCity(text) && !draft.has(`${item}/place`))
    draft.text(`${item}/place`, text, SURE.known, line, 120);
  else if (COLLEGE.test(text) && !draft.has(`${item}/college`))
    draft.text(`${item}/college`, text, SURE.likely, line, 120);
  else if (!draft.has(`${item}/major`))
    takeMajor(draft, item, text, line, /专业$/.test(text) ? SURE.known : SURE.likely);
  else if (!draft.has(`${item}/place`) && placeLikeness(text) > 0)
    draft.text(`${item}/place`, text, SURE.likely, line, 120);
  else if (text.length <= 12) draft.setAside({ ...line, text });
  else draft.statement(`${item}/highlights`, text, 'paragraph', SURE.guessed, line);
}

function placeStatement(
  draft: Draft,
  item: string,
  index: number,
  { text, isBullet, line }: Statement,
): void {
  const pieces =
    /[:：]/.test(text) || MARKS_BESIDE.test(text)
      ? text.split(
          /\t|\s*[|｜]\s*|(?<=\S)\s{2,}|[；;]\s*(?=[\p{Script=Han}A-Za-z]{2,8}[:：])|[。；;，,]\s*(?=(?:(?:平均|学分|加权|专业|综合)*(?:gpa|绩点|均分|平均分|成绩排名|排名)|(?:专业|年级|班级)(?:前|第)?\s*\d|(?:主修|核心|相关|专业|主要|在校|所学|修读)课程|主修(?!专业)|修读|选修|辅修)[^，。；;]*[\s:：\d]\S)|(?<!core|relevant|main|key)\s+(?=(?:(?:主修|核心|相关|专业|主要)课程|课程|(?:core |relevant )?courses?|gpa|绩点|排名|rank)\s*[:：])/iu,
        )
      : [text];
  const left = pieces.filter(
    (piece) => !placeDetail(draft, index, piece, line) && !isMissingLevel(draft, item, piece, line),
  );
  const rest = left.join(' ').trim();
  if (rest !== '')
    draft.statement(`${item}/highlights`, rest, isBullet ? 'bullet' : 'paragraph', SURE.likely, line);
}

// 绩点 3.6，修读操作系统、编译原理: several details in one sentence.
const MARKS_BESIDE =
  /(?:gpa|绩点|均分|平均分|排名|前\s*\d+\s*%).*[，,；;。]|[，,；;。].*(?:gpa|绩点|均分|平均分|排名|前\s*\d+\s*%)|(?:gpa|绩点|均分|平均分|排名).*[|｜\t]/iu;

// 硕士 | GPA 3.6 below a head that names no degree.
const isMissingLevel = (draft: Draft, item: string, piece: string, line: TextLine): boolean =>
  ONLY_LEVEL.test(piece.trim()) &&
  !draft.has(`${item}/degreeLevel`) &&
  takeLevel(draft, item, piece.trim(), line);

/** Marks, rank, courses, advisor and other labelled details; false for anything else. */
function placeDetail(draft: Draft, index: number, text: string, line: TextLine): boolean {
  if (index < 0) return false;
  const item = `/education/${index}`;
  const gpa =
    /(?:GPA|绩点|平均绩点|学分绩点)[^\d]{0,8}(\d{1,3}(?:\.\d+)?)\s*(?:\/\s*(\d{1,3}(?:\.\d+)?))?/i.exec(text);
  const rank = readRank(text);
  const label = labelled(text) ?? bareLabelled(text);
  const courses =
    label &&
    /课程?(?:包括|包含|涵盖|有|为)?$|^(?:学过|所学|专业课)$|^(?:core |key |main )?modules?$|coremodules$|^(?:主修|所修|修读|选修|专业课|必修课|修读了|选修了)$|courses?(?:work)?$/i.test(
      label.label,
    )
      ? label.value
      : null;
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

const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:学校|毕业院校|毕业学校|就读院校|就读学校|院校|school|university)(?:名称)?$/i, 'school/name'],
  [/^(?:专业|所学专业|主修专业|就读专业|专业方向|major)(?:名称)?$/i, 'major'],
  [/^(?:学院|院系|所在学院|所在院系|college|department)$/i, 'college'],
  [/^(?:导师|指导教师|advisor|supervisor)$/i, 'advisor'],
  [/^(?:毕业论文|毕业设计|论文题目|thesis)$/i, 'thesis'],
  [/^(?:辅修|辅修专业|minor)$/i, 'minor'],
  [/^(?:第二学位|双学位)$/, 'secondDegree'],
  [/^(?:交换经历|交流经历|exchange)$/i, 'exchange'],
  [/^(?:学科门类)$/, 'discipline'],
  [/^(?:城市|所在城市)$/, 'place'],
];

const KIND_FIELDS: readonly (readonly [LabelKind, string])[] = [
  ['school', 'school/name'],
  ['major', 'major'],
  ['college', 'college'],
  ['place', 'place'],
];

function takeLabelled(
  draft: Draft,
  item: string,
  { label, value }: { label: string; value: string },
  line: TextLine,
): boolean {
  if (value === '') return false;
  if (/^(?:学历|学位|最高学历|学历层次|层次|学历\/学位|学历学位|所获学位|培养层次|degree)$/i.test(label))
    return takeLevel(draft, item, value, line);
  const kind = labelKindOf(label);
  if (kind === 'degree') return takeLevel(draft, item, value, line);
  const found = TEXTS.find(([form]) => form.test(label)) ?? KIND_FIELDS.find(([known]) => known === kind);
  if (!found || draft.has(`${item}/${found[1]}`)) return false;
  draft.text(`${item}/${found[1]}`, value, SURE.labelled, line, 120);
  return true;
}

/** Details of the education that stood among the personal ones: they complete the only or the last education. */
export function placeLooseEducation(draft: Draft, all: readonly LooseDetail[]): void {
  const loose = all.filter(({ kind }) => kind !== 'headline');
  if (loose.length === 0) return;
  const isNew = draft.document.education.length === 0;
  const item = isNew ? draft.add('education') : '/education/0';
  for (const { kind, label, value, line } of loose.flatMap(withStudiesApart)) {
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
