import type { ReactNode } from 'react';
import type {
  EntryView,
  FactView,
  ResumeView,
  RowView,
  SectionView,
  TagView,
} from '@qicheng/resume/view-model';
import type { CatalogEntry } from '../catalog-entry.js';
import { styleOf } from '../style-of.js';
import { Entry, type EntryParts, EntryDate, EntryLead } from './entry.js';
import { FactRows, Table, Tags, TagNote } from './facts.js';
import { Atoms } from './rich-text.js';
import { BULLETS, sectionAttributes } from './section-style.js';

/** One-line entries side by side; a row is never split. */
const EntryColumns = ({ entries, columns }: { entries: EntryView[]; columns: number }) =>
  rows(entries, columns, (entry) => (
    <div key={entry.id} className="column-entry" data-id={entry.id}>
      <EntryLead entry={entry} />
      {entry.date && <EntryDate date={entry.date} />}
    </div>
  ));

/** Words side by side, each with its remark and explanation. */
const TagColumns = ({ tags, lang, columns }: { tags: TagView[]; lang: string; columns: number }) =>
  rows(tags, columns, (tag) => (
    <p key={tag.id} className="tag-row" data-id={tag.id}>
      <span className="tag-text">{tag.text}</span>
      <TagNote tag={tag} lang={lang} />
      {tag.detail}
    </p>
  ));

/** An entry that starts a page also starts a row; pages break only before rows. */
function rows<Item extends { id: string; pageBreak?: string }>(
  items: Item[],
  columns: number,
  draw: (item: Item) => ReactNode,
): ReactNode {
  const grouped: Item[][] = [];
  for (const item of items) {
    const last = grouped.at(-1);
    if (last && last.length < columns && item.pageBreak !== 'before') last.push(item);
    else grouped.push([item]);
  }
  return grouped.map((row) => (
    <div
      key={row[0]?.id}
      className="facts-row"
      data-block="atomic"
      data-break={row[0]?.pageBreak}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {row.map(draw)}
    </div>
  ));
}

/** Parts of a section that a template may render differently. */
export interface SectionParts extends EntryParts {
  heading?: (section: SectionView) => ReactNode;
  factColumns?: number;
  tagSeparator?: string;
  facts?: ((facts: FactView[], lang: string) => ReactNode) | undefined;
  tags?: (tags: TagView[], lang: string) => ReactNode;
  table?: (columns: string[], rows: RowView[], lang: string) => ReactNode;
  /** One-line entries: honours, certificates. */
  compactEntries?: (entries: EntryView[], lang: string, section: string) => ReactNode;
}

/** The sections of one region in order. `sections` defaults to all of the view. */
export function Sections({
  view,
  sections = view.sections,
  ...parts
}: { view: ResumeView; sections?: SectionView[] } & SectionParts) {
  return sections.map((section) => (
    <section
      key={section.key}
      {...sectionAttributes(`section section-${section.kind}`, section.style, () => styleOf(view))}
      data-section={section.key}
      data-starts-page={section.startsPage ? '' : undefined}
    >
      {section.style?.headingShown !== false && <Heading section={section} draw={parts.heading} />}
      <SectionBody section={section} lang={view.lang} parts={partsFor(section, parts)} />
    </section>
  ));
}

/** The heading in the template's style, or in the style that the candidate chose for this section. */
function Heading({ section, draw }: { section: SectionView; draw: SectionParts['heading'] }) {
  const isOwn = section.style?.heading !== undefined;
  return (
    <h2 className={isOwn ? 'heading heading-own' : 'heading'} data-block="heading">
      {draw && !isOwn ? draw(section) : section.heading}
    </h2>
  );
}

/** The template's parts, except for those that the section overrides. */
function partsFor({ style }: SectionView, parts: SectionParts): SectionParts {
  if (!style) return parts;
  const { bullet, columns } = style;
  return {
    ...parts,
    ...(bullet && { bullet: BULLETS[bullet] }),
    ...(columns && {
      factColumns: columns,
      facts: undefined,
      tags: (tags, lang) => <TagColumns tags={tags} lang={lang} columns={columns} />,
      compactEntries: (entries) => <EntryColumns entries={entries} columns={columns} />,
    }),
  };
}

function SectionBody({ section, lang, parts }: { section: SectionView; lang: string; parts: SectionParts }) {
  switch (section.kind) {
    case 'entries':
      if (section.compact && parts.compactEntries)
        return parts.compactEntries(section.entries, lang, section.key);
      return (
        <div className={section.compact ? 'entries entries-compact' : 'entries'}>
          {section.entries.map((entry, index) => (
            <Entry
              key={entry.id}
              entry={entry}
              lang={lang}
              place={{ section: section.key, number: index + 1, isCompact: section.compact }}
              parts={parts}
            />
          ))}
        </div>
      );
    case 'tags':
      return (
        parts.tags?.(section.tags, lang) ?? (
          <Tags tags={section.tags} lang={lang} separator={parts.tagSeparator} />
        )
      );
    case 'paragraphs':
      return <Atoms atoms={section.atoms} bullet={parts.bullet} />;
    case 'facts':
      return (
        parts.facts?.(section.facts, lang) ?? (
          <FactRows facts={section.facts} lang={lang} columns={parts.factColumns} />
        )
      );
    case 'table':
      return (
        parts.table?.(section.columns, section.rows, lang) ?? (
          <Table columns={section.columns} rows={section.rows} />
        )
      );
  }
}

/** Splits the sections between two columns: the candidate's choice first, then the catalog entry's. */
export function splitSections(
  view: ResumeView,
  entry: Pick<CatalogEntry, 'sideSections'>,
): { main: SectionView[]; side: SectionView[] } {
  const isSide = (section: SectionView): boolean =>
    section.region ? section.region === 'side' : entry.sideSections.includes(section.key);
  return { main: view.sections.filter((section) => !isSide(section)), side: view.sections.filter(isSide) };
}
