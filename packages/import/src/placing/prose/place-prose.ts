import type { TextLine } from '../../reading/page-text.js';
import { findDate } from '../dates.js';
import { takeOwnFact } from '../details-by-form.js';
import { type Draft, SURE } from '../draft.js';
import { LEVEL_LABEL } from '../education-marks.js';
import { factKindOf } from '../fact-labels.js';
import { TAKERS } from '../facts.js';
import { linesApart } from '../lines-apart.js';
import { namesOf } from '../loose/clause-kinds.js';
import { placeAwards } from '../place-achievements.js';
import { placeBasics, placeWordsOfHead } from '../place-basics.js';
import { placeLanguages } from '../place-languages.js';
import { placeSelfEvaluation, placeSkills } from '../place-skills.js';
import { awardName, withoutLearnt } from './clauses.js';
import type { Licence } from './licences.js';
import type { ProseEntry, ProseProject, Prose, Located } from './prose.js';
import type { ProseStudies } from './studies.js';

/** Places the content of sentences; returns the sections in text order. */
export function placeProse(draft: Draft, prose: Prose): string[] {
  const { head, name, occupation, details, studies, projects, lists, statements, aside } = prose;
  const loose = head.length === 0 ? [] : placeBasics(draft, head, true);
  if (name !== null) draft.put('/basics/name/zh', name.value, name.value, name.score, name.line);
  if (occupation !== null)
    draft.text('/basics/headline', occupation.value, SURE.likely, occupation.line, 120);
  for (const { value, line } of details) placeDetail(draft, value, line);
  for (const each of studies) placeStudies(draft, each);
  for (const entry of entriesWith(prose)) placeEntry(draft, entry);
  for (const each of projects) placeProject(draft, each);
  for (const each of lists.skills) placeSkill(draft, each);
  placeLanguages(
    draft,
    lists.languages.map(({ value, line }) => of(line, namesOf('languages', value.replace(SPOKEN, '')))),
  );
  const listed = lists.certificates.map((each) => ({
    line: each.line,
    place: () => placeCertificates(draft, [asLine(each)]),
  }));
  const entries = prose.licences.map((licence) => ({
    line: licence.line,
    place: () => placeLicence(draft, licence),
  }));
  for (const { place } of [...listed, ...entries].sort(
    (one, other) => (one.line.line ?? 0) - (other.line.line ?? 0),
  ))
    place();
  placeAwards(
    draft,
    lists.awards.map(({ value, line }) => of(line, awardName(value))),
    'awards',
  );
  placeSelfEvaluation(draft, bySentence(lists.self));
  if (occupation === null || prose.entries.length > 0) placeOther(draft, statements);
  for (const each of aside) draft.setAside(asLine(each));
  placeWordsOfHead(draft, loose);
  return [...new Set(draft.fields.map(({ pointer }) => pointer.split('/')[1] ?? ''))];
}

/** 四川话也能讲: the text about a language, without its name. */
const SPOKEN = /(?<=[语话])(?:也|都)?(?:没有?问题|(?:能|会|可以)(?:讲|说|听|交流|沟通))$/u;

const of = (line: TextLine, text: string): TextLine => ({ ...line, text, isBullet: false, isApart: false });
const asLine = ({ value, line }: Located): TextLine => of(line, value);

/** 毕业后一直做家装设计: what the dated employments have in common. */
const isSummary = ({ value, statements }: ProseEntry): boolean =>
  value.company === '' && value.period?.start === undefined && statements.length === 0;

/** An occupation without an employer becomes one employment with the described work. */
function entriesWith({ entries: sentences, statements, occupation, aside }: Prose): ProseEntry[] {
  const entries = sentences.filter((entry) => !isSummary(entry) || sentences.every(isSummary));
  for (const { line, value } of sentences)
    if (!entries.some((entry) => entry.value === value)) aside.push({ value: value.title, line });
  if (occupation === null || statements.length === 0 || entries.length > 0) return entries;
  const { value: title, line } = occupation;
  const value = { section: 'work', period: null, company: '', title, statement: '' } as const;
  return [{ value, line, statements }];
}

function placeDetail(draft: Draft, [label, value]: readonly [string, string], line: TextLine): void {
  const kind = factKindOf(label);
  const taken = kind === null ? false : TAKERS[kind]?.(draft, value, line, SURE.known);
  if (taken !== true && !takeOwnFact(draft, label, value, line)) draft.setAside(of(line, value));
}

function placeStudies(draft: Draft, { value, line }: Located<ProseStudies>): void {
  const item = draft.add('education');
  const { level, major, school, period } = value;
  const [start, end] = [value.start, value.end].map((date) =>
    date === undefined ? undefined : findDate(date)?.date,
  );
  if (school !== undefined) draft.text(`${item}/school/name`, school, SURE.likely, line, 120);
  if (major !== undefined) draft.text(`${item}/major`, major, SURE.likely, line, 120);
  if (level !== undefined) draft.put(`${item}/degreeLevel`, level, LEVEL_LABEL[level], SURE.known, line);
  if (period !== undefined) draft.period(`${item}/period`, period, SURE.known, line);
  else if (start !== undefined || end !== undefined)
    draft.period(`${item}/period`, { ...(start && { start }), ...(end && { end }) }, SURE.known, line);
}

function placeEntry(draft: Draft, { value, line, statements }: ProseEntry): void {
  const { section, period, company, title } = value;
  const item = draft.add(section);
  if (period !== null) draft.period(`${item}/period`, period, SURE.exact, line);
  const { name, section: own } = departmentApart(company);
  if (name !== '') draft.text(`${item}/company`, name, SURE.likely, line, 120);
  const department = value.department ?? own;
  if (department !== '') draft.text(`${item}/department`, department, SURE.likely, line, 120);
  if (title !== '') draft.text(`${item}/title`, title, SURE.likely, line, 120);
  for (const each of statements)
    draft.statement(`${item}/highlights`, each.value, 'bullet', SURE.likely, each.line);
}

function placeProject(draft: Draft, { value, line, role, statements }: ProseProject): void {
  const item = draft.add('projects');
  draft.text(`${item}/name`, value, SURE.likely, line);
  if (role !== '') draft.text(`${item}/role`, role, SURE.likely, line, 120);
  for (const each of statements)
    draft.statement(`${item}/highlights`, each.value, 'bullet', SURE.likely, each.line);
}

/** 黄冈市中医医院康复科: the department after the employer's name. */
function departmentApart(company: string): { name: string; section: string } {
  const [, name = company, section = ''] =
    /^(.{3,24}?(?:医院|卫生院|有限公司|集团))(\p{Script=Han}{1,8}(?:科|部|室|组|车间))$/u.exec(company) ?? [];
  return { name, section };
}

/** Excel 函数和透视表没有问题: a tool and the proficiency. */
const TOOL = /^(?:Excel|Word|PPT|WPS|CAD|PS)(?=[\p{Script=Han}\s]{2,14}$)/iu;
/** 会用 Excel 做审评记录: the tool, and what it is used for. */
const USED_FOR = /^(?:会|能)用\s*([A-Za-z][\w+#.]*)\s*(?:做|写|画|算|查|管)\p{Script=Han}{1,8}$/u;
/** 自己会用…, 简单的SQL也能写, Go用过半年: the words around a name. */
const withoutFrame = (value: string): string =>
  withoutLearnt(value)
    .replace(
      /^(?:办公|常用)?(?:软件|电脑|工具|系统)(?:方面)?我?(?:会用?|能用|常用|熟悉|熟练使用)(?=\S{2})/u,
      '',
    )
    .replace(USED_FOR, '$1')
    .replace(/^([A-Za-z][\w+#.]*)\s*(?:会(?!用)|懂)\s*(?=\S{2})/u, '$1、')
    .replace(/^(Excel|Word|PPT|WPS|CAD|PS)(?:也|都)?(?:会用?|能用)(?=\S{2})/iu, '$1、')
    .replace(
      /^(?:平时|平常|日常|工作中|常)(?:常|主要)?用|^(?:会|懂)一点点?(?=\S{2})|^(?:我|自己|也|还)+(?=会)|^简单的?(?=[A-Za-z])/u,
      '',
    )
    .replace(
      /(?<=^[A-Za-z][\w+#. ]{0,14})(?:(?:也|都)?(?:能|会)(?:写|用|做|看|改|一点点?)|用过\S{0,6})$/u,
      '',
    );
/** 广联达看图提量: the purpose of a tool. */
const PURPOSE = /(?<=^\p{Script=Han}{2,4})(?:看图|做图|画图|算量|提量|排|出图)\p{Script=Han}{0,6}$/u;
const MAX_NAME_LENGTH = 12;

/** 会用 A、B: the names; 会录健康档案系统 stays as written. */
function placeSkill(draft: Draft, { value, line }: Located): void {
  const tool = TOOL.exec(value)?.[0];
  if (tool !== undefined) return placeSkills(draft, [of(line, tool)], false);
  const names = namesOf(
    'skills',
    withoutFrame(value).replace(/(?<=[\p{Script=Han}）)A-Z\d])\s*和(?=\p{Script=Han}{2,5}$)/u, '、'),
  )
    .split('、')
    .map((name) => name.replace(PURPOSE, ''));
  const areNames = names.every(
    (word) =>
      word.length <= MAX_NAME_LENGTH &&
      !/[做写了过把跟看说]/u.test(word) &&
      (names.length > 1 || /^[\w .+#-]+$/u.test(word)),
  );
  if (areNames) placeSkills(draft, [of(line, names.join('、'))], false);
  else draft.text(`${draft.add('skills')}/name`, withoutLearnt(value), SURE.likely, line, 120);
}

/** The clauses of one sentence form one statement. */
function bySentence(entries: readonly Located[]): TextLine[] {
  const lines = new Map<TextLine, string[]>();
  for (const { value, line } of entries) lines.set(line, [...(lines.get(line) ?? []), value]);
  return [...lines].map(([line, values]) => of(line, `${values.join('，')}。`));
}

/** Certificates, with the language examinations among them in their own list. */
function placeCertificates(draft: Draft, lines: readonly TextLine[]): void {
  const { own, others, left } = linesApart(lines, 'certificates');
  for (const line of left) draft.setAside(line);
  placeAwards(draft, own, 'certificates');
  for (const { place, line } of others)
    if (place === 'languages') placeLanguages(draft, [line]);
    else placeAwards(draft, [line], 'certificates');
}

/** A certificate told in a sentence; one of a language goes to the languages. */
function placeLicence(draft: Draft, { value, line }: Located<Licence>): void {
  const { name, date, until } = value;
  const dated = of(line, date === '' ? name : `${name}（${date}）`);
  const { others, left } = linesApart([of(line, name.replace(/[（(].*$/u, ''))], 'certificates');
  if (others.length > 0 || left.length > 0) return placeCertificates(draft, [dated]);
  const item = draft.add('certificates');
  draft.text(`${item}/name`, name, SURE.known, line);
  for (const [field, text] of [
    ['date', date],
    ['validUntil', until],
  ] as const) {
    const found = findDate(text)?.date;
    if (found !== undefined) draft.date(`${item}/${field}`, found, SURE.exact, line);
  }
}

const TITLE = '其他信息';

function placeOther(draft: Draft, entries: readonly Located[]): void {
  const { custom } = draft.document;
  if (entries.length === 0) return;
  const at = custom.length;
  custom.push({ id: `section${at + 1}`, kind: 'text', title: { [draft.lang]: TITLE }, items: [] });
  for (const { value, line } of entries)
    draft.statement(`/custom/${at}/items`, value, 'paragraph', SURE.likely, line);
}
