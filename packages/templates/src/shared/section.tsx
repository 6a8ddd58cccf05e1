import type { ReactNode } from 'react';
import type { EntryView, FactView, ResumeView, SectionView, TagView } from '@qicheng/resume/view-model';
import type { CatalogEntry } from '../catalog-entry.js';
import { Entry, type EntryParts } from './entry.js';
import { FactRows, Table, Tags } from './facts.js';
import { Atoms } from './rich-text.js';

/** Parts of a section that a template may draw in its own way. */
export interface SectionParts extends EntryParts {
  heading?: (section: SectionView) => ReactNode;
  factColumns?: number;
  tagSeparator?: string;
  facts?: (facts: FactView[], lang: string) => ReactNode;
  tags?: (tags: TagView[], lang: string) => ReactNode;
  /** One-line entries: honours, certificates. */
  compactEntries?: (entries: EntryView[], lang: string) => ReactNode;
}

/** The sections of one region in their order. `sections` defaults to all of the view. */
export function Sections({
  view,
  sections = view.sections,
  ...parts
}: { view: ResumeView; sections?: SectionView[] } & SectionParts) {
  return sections.map((section) => (
    <section
      key={section.key}
      className={`section section-${section.kind}`}
      data-section={section.key}
      data-starts-page={section.startsPage ? '' : undefined}
    >
      <h2 className="heading" data-block="heading">
        {parts.heading ? parts.heading(section) : section.heading}
      </h2>
      <SectionBody section={section} lang={view.lang} parts={parts} />
    </section>
  ));
}

function SectionBody({ section, lang, parts }: { section: SectionView; lang: string; parts: SectionParts }) {
  switch (section.kind) {
    case 'entries':
      if (section.compact && parts.compactEntries) return parts.compactEntries(section.entries, lang);
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
      return <Table columns={section.columns} rows={section.rows} />;
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
