import type { TextLine } from '../reading/page-text.js';
import { type Draft, SURE } from './draft.js';
import { entriesOf, type Entry, type HeadPart, linesBefore, type Statement } from './entries.js';
import {
  type Leaning,
  type Reading,
  type Slot,
  solve,
  piecesOf,
  asBracketed,
  isBracketed,
  NO_OFFICE,
} from './assign.js';
import { isAtHome } from './at-home.js';
import { ASIDE_LABEL } from './columns.js';
import { BARE_BODY } from './entry-labels.js';
import {
  type ExperienceSection,
  fieldOf,
  isFieldLabel,
  STATEMENT_LABEL,
  TECH_LABEL,
} from './experience-labels.js';
import { labelKindOf } from './label-kinds.js';
import {
  companyLikeness,
  departmentLikeness,
  hostLikeness,
  organisationLikeness,
  placeLikeness,
  projectLikeness,
  roleLikeness,
  titleLikeness,
} from './recognise.js';
import { enumerated, isTimeLabel, labelled } from './words.js';

const SLOTS = {
  work: [
    { field: 'company', likeness: companyLikeness, rank: 0, reserve: 0 },
    { field: 'department', likeness: departmentLikeness, rank: 1, reserve: 0.6 },
    { field: 'title', likeness: titleLikeness, rank: 2, reserve: 0 },
    { field: 'place', likeness: placeLikeness, rank: 3, reserve: 0 },
  ],
  campus: [
    { field: 'organisation', likeness: organisationLikeness, rank: 0, reserve: 0 },
    { field: 'role', likeness: roleLikeness, rank: 2, reserve: 0 },
    { field: 'place', likeness: placeLikeness, rank: 3, reserve: 0 },
  ],
  projects: [
    { field: 'name', likeness: projectLikeness, rank: 0, reserve: 0 },
    { field: 'organisation', likeness: hostLikeness, rank: 1, reserve: 0.8 },
    { field: 'role', likeness: roleLikeness, rank: 2, reserve: 0 },
    { field: 'place', likeness: placeLikeness, rank: 3, reserve: 0 },
  ],
} as const satisfies Record<string, readonly Slot[]>;

interface Shape {
  /** The field that says what the entry is, and the one that says what one was. */
  main: string;
  second: string;
  slots: readonly Slot[];
}

const SHAPES: Readonly<Record<ExperienceSection, Shape>> = {
  work: { main: 'company', second: 'title', slots: SLOTS.work },
  internships: { main: 'company', second: 'title', slots: SLOTS.work },
  projects: { main: 'name', second: 'role', slots: SLOTS.projects },
  campus: { main: 'organisation', second: 'role', slots: SLOTS.campus },
  practice: { main: 'name', second: 'role', slots: SLOTS.projects },
  research: { main: 'name', second: 'role', slots: SLOTS.projects },
};

/** A section with its entries apart, before it is clear which part of a head is what. */
export interface ReadExperience {
  section: ExperienceSection;
  entries: readonly { entry: Entry; labels: readonly HeadPart[]; head: readonly HeadPart[] }[];
  before: readonly TextLine[];
}

/** Employments, internships, projects, offices, volunteering and research: a head, a period, statements. */
export function readExperience(section: ExperienceSection, lines: readonly TextLine[]): ReadExperience {
  const shape = SHAPES[section];
  const entries = entriesOf(lines);
  const areBracketed =
    entries.length > 1 && entries.every(({ parts }) => parts.length === 1 && isBracketed(parts[0]));
  return {
    section,
    before: entries.length === 0 ? lines : linesBefore(lines, entries),
    entries: entries.map((entry) => {
      const isLabel = ({ text }: HeadPart) => labelled(text) !== null && isFieldLabel(section, text);
      const open = entry.parts
        .filter((part) => !isLabel(part))
        .map(inBrackets)
        .flatMap((part) => (areBracketed ? asBracketed(part) : unbracketed(part, shape)));
      return {
        entry,
        labels: entry.parts.filter(isLabel),
        head: open.length === 1 ? open.flatMap((part) => apart(part, shape)) : open,
      };
    }),
  };
}

/** （西安）: a part that stands in brackets by itself. */
const inBrackets = ({ text, line }: HeadPart): HeadPart => ({
  text: /^[（(]([^（）()]+)[）)]$/u.exec(text)?.[1] ?? text,
  line,
});

const MOST_LEANING = 2;
const headsIn = ({ entries }: ReadExperience): string[][] =>
  entries.map(({ head }) => head.map(({ text }) => text));

/** What speaks in all sections together for the name standing before the office. */
export function leaningOf(sections: readonly ReadExperience[]): Leaning {
  const sum = sections.reduce((all, read) => {
    const { main, second, slots } = SHAPES[read.section];
    return all + solve(headsIn(read), slots, [main, second], 0).leaning;
  }, 0);
  return Math.max(-MOST_LEANING, Math.min(MOST_LEANING, sum));
}

export function placeExperience(draft: Draft, read: ReadExperience, leaning: Leaning): void {
  const { section, entries, before } = read;
  const { main, second, slots } = SHAPES[section];
  const { readings } = solve(headsIn(read), slots, [main, second], leaning);
  for (const { entry, labels, head } of entries) {
    if (entry.period && head.length > 0 && isAtHome(head.map(({ text }) => text).join('，'))) {
      for (const line of new Set([entry.period.line, ...head.map((part) => part.line)])) draft.setAside(line);
      continue;
    }
    const item = draft.add(section);
    if (entry.period) draft.period(`${item}/period`, entry.period.value, SURE.exact, entry.period.line);
    for (const { text, line } of labels) placeLabelled(draft, item, section, text, line);
    fillHead(draft, item, SHAPES[section], head, readings.get(Math.min(head.length, 5)) ?? []);
    for (const statement of entry.statements) placeStatement(draft, item, section, statement);
  }
  for (const line of before) draft.setAside(line);
}

function fillHead(
  draft: Draft,
  item: string,
  { main, slots }: Shape,
  parts: readonly HeadPart[],
  reading: Reading,
): void {
  for (const [at, { text, line }] of parts.entries()) {
    const field = reading[at];
    const likeness = slots.find((slot) => slot.field === field)?.likeness(text) ?? 0;
    if (field != null && !draft.has(`${item}/${field}`))
      draft.text(`${item}/${field}`, text, likeness >= 2 ? SURE.known : SURE.likely, line);
    else if (!draft.has(`${item}/${main}`)) draft.text(`${item}/${main}`, text, SURE.guessed, line);
    else if (isDepartmentOf(slots, text, at < parts.length - 1) && !draft.has(`${item}/department`))
      draft.text(`${item}/department`, text, SURE.guessed, line);
    else if (text.length <= LONGEST_REMARK) draft.setAside({ ...line, text });
    else draft.statement(`${item}/highlights`, text, 'paragraph', SURE.guessed, line);
  }
}

/** 国企, 离家远: what is shorter says nothing of what was done. */
const LONGEST_REMARK = 6;

const LONGEST_DEPARTMENT = 12;
// What is left beside where one was and as what is most likely a part of where.
/** Between where and as what any short name is one; at the end only what is called so. */
const isDepartmentOf = (slots: readonly Slot[], text: string, isBetween: boolean): boolean =>
  (isBetween || departmentLikeness(text) > 0) &&
  slots.some(({ field }) => field === 'department') &&
  text.length <= LONGEST_DEPARTMENT &&
  /^[\p{Script=Han}A-Za-z（）()&]+$/u.test(text);

/** 什么（当什么）, 当什么（在什么）: two parts, where one of them is an office; other remarks stay. */
function unbracketed({ text, line }: HeadPart, { main, second, slots }: Shape): HeadPart[] {
  const [, first, inner] = /^(.{2,40}?)\s*[（(]\s*([^（）()]{2,30})[）)]$/u.exec(text) ?? [];
  if (first === undefined || inner === undefined) return [{ text, line }];
  const like = (field: string, part: string) =>
    slots.find((slot) => slot.field === field)?.likeness(part) ?? 0;
  // CRC（临床协调员）: one office in two words.
  const isOneOffice = /^[A-Z]{2,5}$/u.test(first) || (second === 'title' && like(second, first) > 1);
  const isRole =
    !isOneOffice &&
    inner.length <= 12 &&
    (second === 'title' ? isOfficeOf(first, inner) : roleLikeness(inner) > 1);
  const isTurned =
    like(second, first) > 1 &&
    like(main, first) < like(second, first) &&
    !NO_OFFICE.test(inner) &&
    like(main, inner) >= 1 &&
    like(second, inner) <= 1;
  return isRole || isTurned ? [first, inner].map((part) => ({ text: part, line })) : [{ text, line }];
}

const STRONG_COMPANY = /公司|集团|银行|医院|事务所|工作室|研究院|中学|小学|学校$/u;

// 招商银行（广州分行） is one name, 招商银行（审计助理） a name and an office.
const isOfficeOf = (company: string, word: string): boolean =>
  !NO_OFFICE.test(word) &&
  (STRONG_COMPANY.test(company)
    ? /\p{Script=Han}{2}/u.test(word) &&
      placeLikeness(word) < 0 &&
      !/国有|独资|合资|全资|上市|函授|在职|特岗|试用|兼职/u.test(word) &&
      departmentLikeness(word) < 1 &&
      companyLikeness(word) < 1
    : titleLikeness(word) > 1 && titleLikeness(company) <= 1);

const JOINED: Readonly<Record<string, RegExp>> = {
  company: /^(.{3,}?(?:有限公司|分公司|集团|医院|事务所|银行|证券|工作室))([\p{Script=Han}]{2,10})$/u,
  organisation:
    /^((?:.{2,}?(?:协会|学生会|社团|社|团委|艺术团|广播站|队))|[校院系班]?(?:学生会|研究生会|团委|广播站))([\p{Script=Han}]{2,6})$/u,
  name: /^(.{4,}?)(项目负责人|负责人|核心成员|队长|组长|后端开发|前端开发|独立开发|组员|成员)$/u,
};

/** What it is and what one was, written without a blank or recognised without it. */
function apart({ text, line }: HeadPart, { main }: Shape): HeadPart[] {
  const found = JOINED[main]?.exec(text);
  const isBoth =
    found && (main === 'name' || titleLikeness(found[2] ?? '') > 1 || roleLikeness(found[2] ?? '') > 1);
  return isBoth
    ? [
        { text: found[1] ?? '', line },
        { text: found[2] ?? '', line },
      ]
    : [{ text, line }];
}

function placeLabelled(
  draft: Draft,
  item: string,
  section: ExperienceSection,
  text: string,
  line: TextLine,
): boolean {
  const label = labelled(text);
  if (label === null) return false;
  if (isTimeLabel(label.label) && label.value === '') return true;
  if (label.value === '') return false;
  if (TECH_LABEL.test(label.label) && ['projects', 'work', 'internships'].includes(section)) {
    for (const [index, word] of enumerated(label.value).slice(0, 60).entries())
      draft.put(`${item}/tech/${index}`, word.slice(0, 120), word, SURE.labelled, line);
    return true;
  }
  if (/^(?:链接|网址|项目链接|项目地址|link|url)$/i.test(label.label) && /^\S+\.\S+$/.test(label.value)) {
    draft.put(`${item}/link`, label.value, label.value, SURE.labelled, line);
    return true;
  }
  const field = fieldOf(section, label.label);
  if (field === undefined || draft.has(`${item}/${field}`)) return false;
  draft.text(
    `${item}/${field}`,
    label.value,
    SURE.labelled,
    line,
    field === 'situation' || field === 'task' ? 4_000 : 200,
  );
  return true;
}

function placeStatement(
  draft: Draft,
  item: string,
  section: ExperienceSection,
  { text, isBullet, line }: Statement,
): void {
  if (placeLabelled(draft, item, section, text, line)) return;
  const label = labelled(text);
  if (label !== null && ASIDE_LABEL.test(label.label)) return draft.setAside({ ...line, text });
  const isHead = label !== null && (STATEMENT_LABEL.test(label.label) || labelKindOf(label.label) === 'body');
  if ((isHead && label.value === '') || BARE_BODY.test(text)) return;
  const said = isHead ? label.value : text;
  const pieces = piecesOf(said, isBullet);
  for (const piece of pieces) {
    const clean =
      pieces.length > 1 || isHead
        ? piece.replace(/^(?:[（(]?\d{1,2}[)）.、．](?!\d)|[①②③④⑤⑥⑦⑧⑨])\s*/u, '')
        : piece;
    draft.statement(
      `${item}/highlights`,
      clean,
      isBullet || pieces.length > 1 ? 'bullet' : 'paragraph',
      SURE.known,
      line,
    );
  }
}
