import type { TextLine } from '../reading/page-text.js';
import {
  type OrderEvidence,
  type Reading,
  type Slot,
  solve,
  piecesOf,
  asBracketed,
  isBracketed,
} from './assign.js';
import { isPlacedBetweenPosts } from './between-posts.js';
import { ASIDE_LABEL } from './columns.js';
import { findDate } from './dates.js';
import { departmentsApart } from './departments-apart.js';
import { type Draft, SURE } from './draft.js';
import { entriesOf, type Entry, type HeadPart, linesBefore, type Statement } from './entries.js';
import { BARE_BODY } from './entry-labels.js';
import {
  type ExperienceSection,
  fieldOf,
  isFieldLabel,
  STATEMENT_LABEL,
  TECH_LABEL,
} from './experience-labels.js';
import {
  withActionsOfOthers,
  placeCampusLines,
  withDetailsBelowTable,
  placeResearchLines,
} from './experience-lines.js';
import { placeLeftovers } from './head-leftovers.js';
import {
  apart,
  inBrackets,
  isSupervisor,
  isLongAction,
  isOffice,
  isTold,
  isTitleAlone,
  placeNextTo,
  type Shape,
  unbracketed,
  withKindInTitle,
  withoutSupervisor,
  withoutSize,
} from './head-names.js';
import { datedTailApart, roleTailApart } from './head-tails.js';
import { withStatedEmployer, toldHeadApart } from './heads-in-sentences.js';
import { labelKindOf } from './label-kinds.js';
import { projectsOfList } from './listed-projects.js';
import {
  isOfficeAlone,
  isOfficeFirst,
  SAME_EMPLOYER,
  withPostsBelowEmployer,
} from './posts-below-employer.js';
import { descriptionApart, roleInDuties } from './project-names.js';
import {
  companyScore,
  departmentScore,
  hostScore,
  organisationScore,
  placeScore,
  projectScore,
  roleScore,
  titleScore,
} from './recognise.js';
import { enumerated, isTimeLabel, labelled, withoutBullet } from './words.js';

const SLOTS = {
  work: [
    { field: 'company', score: companyScore, rank: 0, reserve: 0 },
    { field: 'department', score: departmentScore, rank: 1, reserve: 0.6 },
    { field: 'title', score: titleScore, rank: 2, reserve: 0 },
    { field: 'place', score: placeScore, rank: 3, reserve: 0 },
  ],
  campus: [
    { field: 'organisation', score: organisationScore, rank: 0, reserve: 0 },
    { field: 'role', score: roleScore, rank: 2, reserve: 0 },
    { field: 'place', score: placeScore, rank: 3, reserve: 0 },
  ],
  projects: [
    { field: 'name', score: projectScore, rank: 0, reserve: 0 },
    { field: 'organisation', score: hostScore, rank: 1, reserve: 0.8 },
    { field: 'role', score: roleScore, rank: 2, reserve: 0 },
    { field: 'place', score: placeScore, rank: 3, reserve: 0 },
  ],
} as const satisfies Record<string, readonly Slot[]>;

const SHAPES: Readonly<Record<ExperienceSection, Shape>> = {
  work: { main: 'company', second: 'title', slots: SLOTS.work },
  internships: { main: 'company', second: 'title', slots: SLOTS.work },
  projects: { main: 'name', second: 'role', slots: SLOTS.projects },
  campus: { main: 'organisation', second: 'role', slots: SLOTS.campus },
  practice: { main: 'name', second: 'role', slots: SLOTS.projects },
  research: { main: 'name', second: 'role', slots: SLOTS.projects },
};

/** A section split into entries, before the parts of the heads are assigned. */
export interface ReadExperience {
  section: ExperienceSection;
  entries: readonly { entry: Entry; labels: readonly HeadPart[]; head: readonly HeadPart[] }[];
  before: readonly TextLine[];
}

/** Places all kinds of experience. */
export function readExperience(section: ExperienceSection, read: readonly TextLine[]): ReadExperience {
  const shape = SHAPES[section];
  const isUndated = section === 'campus' && read.every(({ text }) => findDate(text) === null);
  const lines = ['projects', 'practice', 'research'].includes(section)
    ? read.flatMap(datedTailApart)
    : isUndated
      ? read.flatMap(roleTailApart)
      : read.flatMap(toldHeadApart);
  const listed = section === 'projects' ? projectsOfList(read) : null;
  const own = listed ?? withActionsOfOthers(entriesOf(lines));
  const entries =
    shape.main === 'company'
      ? withDetailsBelowTable(withPostsBelowEmployer(own)).map(withStatedEmployer)
      : own;
  const areBracketed =
    entries.length > 1 && entries.every(({ parts }) => parts.length === 1 && isBracketed(parts[0]));
  return {
    section,
    before: listed !== null ? [] : entries.length === 0 ? lines : linesBefore(lines, entries),
    entries: entries.map((entry) => {
      // 深圳 · 某酒店 主管: the leading place is removed before the names are read.
      const isLabel = (part: HeadPart) =>
        isSupervisor(part) || (labelled(part.text) !== null && isFieldLabel(section, part.text));
      const parts = departmentsApart(entry.parts.flatMap(withoutSupervisor), shape);
      const open = parts
        .filter((part) => !isLabel(part))
        .map(withoutSize)
        .map(inBrackets)
        .flatMap((part) => (areBracketed ? asBracketed(part) : unbracketed(part, shape)));
      const where = placeNextTo(open, shape);
      const place = where === undefined ? [] : [{ ...where, text: `地点：${where.text}` }];
      return {
        entry,
        labels: [...parts.filter(isLabel), ...place],
        head:
          open.length === 1
            ? open.flatMap((part) => apart(part, shape))
            : withKindInTitle(open, shape).filter((part) => part !== where),
      };
    }),
  };
}

const MAX_ORDER_EVIDENCE = 2;
const headsIn = ({ entries }: ReadExperience): string[][] =>
  entries.map(({ head }) => head.map(({ text }) => text));

/** Evidence from all sections that names come before titles. */
export function orderEvidenceOf(sections: readonly ReadExperience[]): OrderEvidence {
  const sum = sections.reduce((all, read) => {
    const { main, second, slots } = SHAPES[read.section];
    return all + solve(headsIn(read), slots, [main, second], 0).orderEvidence;
  }, 0);
  return Math.max(-MAX_ORDER_EVIDENCE, Math.min(MAX_ORDER_EVIDENCE, sum));
}

export function placeExperience(draft: Draft, read: ReadExperience, orderEvidence: OrderEvidence): void {
  const { section, entries } = read;
  const { main, second, slots } = SHAPES[section];
  const { readings } = solve(headsIn(read), slots, [main, second], orderEvidence);
  let employer: HeadPart | null = null;
  /** Whether the employer is on its own line above the dated positions. */
  let isEmployerApart = false;
  for (const { entry, labels, head: parts } of entries) {
    const head: readonly HeadPart[] = parts.map((part) =>
      employer !== null && SAME_EMPLOYER.test(part.text) ? { ...part, text: employer.text } : part,
    );
    if (isPlacedBetweenPosts(draft, section, entry, head.length > 0 ? head : labels)) continue;
    const item = draft.add(section);
    if (entry.period) draft.period(`${item}/period`, entry.period.value, SURE.exact, entry.period.line);
    for (const { text, line } of labels)
      if (!placeLabelled(draft, item, section, text, line) && isSupervisor({ text, line }))
        draft.setAside({ ...line, text });
    const isAnother = isOfficeAlone(head, labels) || (isEmployerApart && isOfficeFirst(head, labels));
    if (employer !== null && main === 'company' && isAnother) {
      const [office, ...others] = head;
      draft.text(`${item}/company`, employer.text, SURE.guessed, employer.line);
      draft.text(`${item}/title`, office?.text ?? '', SURE.likely, office?.line ?? employer.line);
      for (const { text, line } of others)
        draft.statement(`${item}/highlights`, text, 'paragraph', SURE.guessed, line);
    } else fillHead(draft, item, SHAPES[section], head, readings.get(Math.min(head.length, 5)) ?? []);
    const own = head.find(({ text }) => companyScore(text) >= 3);
    if (own !== undefined) isEmployerApart = entry.period !== undefined && own.line !== entry.period.line;
    employer = own ?? employer;
    placeStatements(draft, item, section, entry.statements);
  }
  const hasNone = read.entries.length === 0;
  if (section === 'campus' && hasNone) placeCampusLines(draft, read.before);
  else if (section === 'research' && hasNone) placeResearchLines(draft, read.before);
  else for (const line of read.before) draft.setAside(line);
}

function placeStatements(
  draft: Draft,
  item: string,
  section: ExperienceSection,
  statements: readonly Statement[],
): void {
  const { description, deeds } =
    section === 'projects' ? descriptionApart(statements) : { description: null, deeds: statements };
  if (description !== null)
    draft.text(`${item}/situation`, description.text, SURE.labelled, description.line, 4_000);
  for (const statement of deeds) placeStatement(draft, item, section, statement);
  const { second } = SHAPES[section];
  const role = draft.has(`${item}/${second}`) ? null : roleInDuties(deeds);
  if (role !== null) draft.text(`${item}/${second}`, role.text, SURE.likely, role.line);
}

function fillHead(
  draft: Draft,
  item: string,
  shape: Shape,
  parts: readonly HeadPart[],
  reading: Reading,
): void {
  const { main, slots } = shape;
  const left: HeadPart[] = [];
  for (const [at, part] of parts.entries()) {
    const { text, line } = part;
    const isAlone =
      parts.length === 1 &&
      (main === 'organisation' ? isOffice(text) : main === 'company' && isTitleAlone(text));
    const isAction =
      (!isAlone && isTold(text, parts, main)) || (draft.has(`${item}/${main}`) && isLongAction(text));
    const field = isAction ? null : isAlone ? (main === 'organisation' ? 'role' : 'title') : reading[at];
    const score = slots.find((slot) => slot.field === field)?.score(text) ?? 0;
    if (field != null && (field !== 'place' || score > 0) && !draft.has(`${item}/${field}`))
      draft.text(`${item}/${field}`, text, score >= 2 ? SURE.known : SURE.likely, line);
    else if (!isAction && !draft.has(`${item}/${main}`))
      draft.text(`${item}/${main}`, text, SURE.guessed, line);
    else left.push(part);
  }
  placeLeftovers(draft, item, shape, parts, left);
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

/** Characters of the head of an entry in the line of its statement. */
const MIN_HEAD = 10;
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
  const statement = isHead ? label.value : text;
  const isOfHead = (line.quote ?? text).length > text.length + MIN_HEAD;
  const pieces = piecesOf(statement, isBullet, isHead || isOfHead);
  for (const piece of pieces) {
    const clean = pieces.length > 1 || isHead ? withoutBullet(piece).text : piece;
    draft.statement(
      `${item}/highlights`,
      clean,
      isBullet || pieces.length > 1 ? 'bullet' : 'paragraph',
      SURE.known,
      line,
    );
  }
}
