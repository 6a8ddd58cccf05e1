import { JOB_TYPE, SALARY_UNIT, SEEKER_STATUS, WORK_MODE } from '../codes/intention.js';
import type { ResumeDocument } from '../document.js';
import type { Intention, Salary } from '../intention.js';
import type { PageBreak } from '../item.js';
import type { SectionKey } from '../sections.js';
import type { CustomSection } from '../sections/custom.js';
import type { EntryView, FactView, RowView, SectionView, TagView, AtomView } from '../view-model.js';
import * as achievements from './achievements.js';
import {
  fact,
  linkTarget,
  period,
  pick,
  type Showable,
  type ViewContext,
  bracket,
  labelOf,
  list,
  word,
} from './context.js';
import { educationEntry } from './education.js';
import { entry, mapShown, statements } from './entry.js';
import * as experience from './experience.js';
import * as personal from './personal.js';

/** What the candidate is looking for. The track controls services and is not printed. */
function intentionFacts(context: ViewContext, intention: Intention): FactView[] {
  const row = (name: keyof Intention, zh: string, en: string, value: string | undefined): FactView[] =>
    fact(`intention.${name}`, word(context, zh, en), value);
  const { positions = [], industries = [], cities = [] } = intention;
  return [
    ...row(
      'positions',
      '意向岗位',
      'Position',
      list(
        context,
        positions.map(({ name }) => pick(context, name)),
      ),
    ),
    ...row(
      'cities',
      '意向城市',
      'Preferred city',
      list(
        context,
        cities.map(({ name }) => pick(context, name)),
      ),
    ),
    ...row(
      'industries',
      '意向行业',
      'Industry',
      list(
        context,
        industries.map((name) => pick(context, name)),
      ),
    ),
    ...row('salary', '期望薪资', 'Expected salary', salaryText(context, intention.salary)),
    ...row('jobType', '工作性质', 'Job type', labelOf(context, JOB_TYPE, intention.jobType)),
    ...row('workMode', '工作方式', 'Work mode', labelOf(context, WORK_MODE, intention.workMode)),
    ...row('arrival', '到岗时间', 'Availability', pick(context, intention.arrival)),
    ...row('status', '当前状态', 'Current status', labelOf(context, SEEKER_STATUS, intention.status)),
    ...row(
      'acceptTransfer',
      '服从调剂',
      'Open to reassignment',
      intention.acceptTransfer ? word(context, '是', 'Yes') : undefined,
    ),
  ];
}

function salaryText(context: ViewContext, salary: Salary | undefined): string | undefined {
  const negotiable = salary?.negotiable ? word(context, '面议', 'Negotiable') : undefined;
  const bounds = [...new Set([salary?.min, salary?.max].filter((bound) => bound !== undefined))];
  if (!salary || bounds.length === 0) return negotiable;
  const amount = word(context, chineseAmount(bounds, salary), englishAmount(bounds, salary));
  return negotiable ? `${amount}${bracket(context, negotiable)}` : amount;
}

const grouped = (figure: number): string => figure.toLocaleString('en-US', { maximumFractionDigits: 2 });

const range = (bounds: readonly number[]): string => bounds.map(grouped).join('–');

function chineseAmount(bounds: readonly number[], { unit = 'yuanPerMonth' }: Salary): string {
  const measure = SALARY_UNIT[unit].zh;
  return `${range(bounds)}${/^[A-Z]/.test(measure) ? '' : ' '}${measure}`;
}

/** CNY 12–16k/month: English has no unit of ten thousand. */
function englishAmount(bounds: readonly number[], { unit = 'yuanPerMonth' }: Salary): string {
  const [scale, thousands] = unit === 'wanPerYear' ? [10, 'k'] : [1, unit === 'kiloPerMonth' ? 'k' : ''];
  const period = /per(Month|Year|Day|Hour)$/i.exec(unit)?.[1]?.toLowerCase() ?? '';
  return `CNY ${range(bounds.map((bound) => bound * scale))}${thousands}/${period}`;
}

type Body<Section = SectionView> = Section extends SectionView
  ? Omit<Section, 'key' | 'heading' | 'region' | 'startsPage' | 'style'>
  : never;
/** What a section prints below its heading. */
export type SectionBody = Body;

type BodyBuilder = (context: ViewContext, document: ResumeDocument) => SectionBody | undefined;

const factsBody = (facts: FactView[]): SectionBody | undefined =>
  facts.length ? { kind: 'facts', facts } : undefined;
const tagsBody = (tags: TagView[]): SectionBody | undefined =>
  tags.length ? { kind: 'tags', tags } : undefined;
const paragraphsBody = (atoms: AtomView[]): SectionBody | undefined =>
  atoms.length ? { kind: 'paragraphs', atoms } : undefined;
/** A table without its empty columns. */
function tableBody(columns: string[], rows: RowView[]): SectionBody | undefined {
  if (!rows.length) return undefined;
  const isFilled = (_: string, column: number): boolean => rows.some(({ cells }) => cells[column]);
  return {
    kind: 'table',
    columns: columns.filter(isFilled),
    rows: rows.map(({ id, cells }) => ({ id, cells: cells.filter(isFilled) })),
  };
}

function entriesBody(entries: EntryView[]): SectionBody | undefined {
  if (!entries.length) return undefined;
  const compact = entries.every(
    ({ details, atoms, children }) => !details.length && !atoms.length && !children.length,
  );
  return { kind: 'entries', compact, entries };
}

/** An entry with its page break. */
const paged = (view: EntryView | undefined, pageBreak: PageBreak | undefined): EntryView | undefined =>
  view && pageBreak ? { ...view, pageBreak } : view;

const entriesOf =
  <Item extends Showable & { pageBreak?: PageBreak | undefined }>(
    items: (document: ResumeDocument) => readonly Item[],
    build: (context: ViewContext, item: Item) => EntryView | undefined,
  ): BodyBuilder =>
  (context, document) =>
    entriesBody(mapShown(context, items(document), (item) => paged(build(context, item), item.pageBreak)));

const tagsOf =
  <Item extends Showable>(
    items: (document: ResumeDocument) => readonly Item[],
    build: (context: ViewContext, item: Item) => TagView | undefined,
  ): BodyBuilder =>
  (context, document) =>
    tagsBody(mapShown(context, items(document), (item) => build(context, item)));

const SECTION_BODIES: Readonly<Record<SectionKey, BodyBuilder>> = {
  intention: (context, document) => factsBody(intentionFacts(context, document.intention)),
  education: entriesOf(({ education }) => education, educationEntry),
  internships: entriesOf(({ internships }) => internships, experience.workEntry),
  work: entriesOf(({ work }) => work, experience.workEntry),
  projects: entriesOf(({ projects }) => projects, experience.projectEntry),
  research: entriesOf(({ research }) => research, experience.researchEntry),
  papers: entriesOf(({ papers }) => papers, achievements.paperEntry),
  patents: entriesOf(({ patents }) => patents, achievements.patentEntry),
  softwareCopyrights: entriesOf(
    ({ softwareCopyrights }) => softwareCopyrights,
    achievements.softwareCopyrightEntry,
  ),
  campus: entriesOf(({ campus }) => campus, experience.campusEntry),
  practice: entriesOf(({ practice }) => practice, experience.practiceEntry),
  awards: entriesOf(({ awards }) => awards, achievements.awardEntry),
  certificates: entriesOf(({ certificates }) => certificates, achievements.certificateEntry),
  languages: tagsOf(({ languages }) => languages, achievements.languageTag),
  skills: tagsOf(({ skills }) => skills, achievements.skillTag),
  portfolio: entriesOf(({ portfolio }) => portfolio, personal.portfolioEntry),
  selfEvaluation: (context, document) => paragraphsBody(statements(context, document.selfEvaluation)),
  hobbies: tagsOf(({ hobbies }) => hobbies, personal.hobbyTag),
  references: entriesOf(({ references }) => references, personal.referenceEntry),
  family: (context, document) =>
    tableBody(
      personal.familyColumns(context),
      mapShown(context, document.family, (member) => personal.familyRow(context, member)),
    ),
};

/** Content of a section of the model; undefined if there is nothing to print. */
export const sectionBody = (
  context: ViewContext,
  key: SectionKey,
  document: ResumeDocument,
): SectionBody | undefined => SECTION_BODIES[key](context, document);

/** Content of a custom section; undefined if there is nothing to print. */
export function customBody(context: ViewContext, custom: CustomSection): SectionBody | undefined {
  switch (custom.kind) {
    case 'text':
      return paragraphsBody(statements(context, custom.items));
    case 'tags':
      return tagsBody(
        mapShown(context, custom.items, (item) =>
          achievements.tag({ id: item.id, text: pick(context, item.name) }),
        ),
      );
    case 'facts':
      return factsBody(
        mapShown(
          context,
          custom.items,
          (item) => fact(item.id, pick(context, item.label) ?? '', pick(context, item.value))[0],
        ),
      );
    case 'entries':
      return entriesBody(
        mapShown(context, custom.items, (item) =>
          paged(
            entry({
              id: item.id,
              title: pick(context, item.title),
              href: linkTarget(item.link),
              subtitle: pick(context, item.subtitle),
              meta: pick(context, item.place),
              date: period(context, item.period),
              atoms: statements(context, item.highlights),
            }),
            item.pageBreak,
          ),
        ),
      );
  }
}
