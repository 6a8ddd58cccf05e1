import type { ResumeDocument } from '../document.js';
import type { PageBreak } from '../item.js';
import type { CustomSection } from '../sections/custom.js';
import type { SectionKey } from '../sections.js';
import type { EntryView, FactView, RowView, SectionView, TagView, AtomView } from '../view-model.js';
import * as achievements from './achievements.js';
import { fact, linkTarget, period, pick, type Showable, type ViewContext } from './context.js';
import { educationEntry } from './education.js';
import { entry, mapShown } from './entry.js';
import * as experience from './experience.js';
import { intentionFacts } from './intention.js';
import * as personal from './personal.js';
import { statements } from './statements.js';

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
/** A table without the columns that nobody filled. */
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

/** An entry and how it meets the end of a page. */
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

/** What a section of the model prints; undefined when it has nothing to print. */
export const sectionBody = (
  context: ViewContext,
  key: SectionKey,
  document: ResumeDocument,
): SectionBody | undefined => SECTION_BODIES[key](context, document);

/** What a custom section prints; undefined when it has nothing to print. */
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
