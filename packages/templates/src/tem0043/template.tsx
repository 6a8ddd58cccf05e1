import type { FactView, TagView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryDate, EntryPlaceName, EntryTitle, type EntryHeader } from '../shared/entry.js';
import { Fact } from '../shared/facts.js';
import { HeadName, Headline } from '../shared/head.js';
import { Joined, Separator } from '../shared/joined.js';
import { lines, mm, underHeading } from '../shared/lengths.js';
import { NamedTags } from '../shared/named-tags.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';

/**
 * After the Europass CV: labelled details in one running paragraph, a disc and a rule for each section, and
 * entries that start with date and location. Discs are at the margin, all text at the inset.
 */
const styles = `
.resume.tem0043 { --photo-width: 95px; --inset: ${mm(7)}; --disc: 9px; --soft: #525c69; --hair: #d3d9e0; }
.resume.tem0043 .head { display: grid; grid-template-columns: auto minmax(0, 1fr); column-gap: ${mm(7)}; align-items: center; margin-bottom: ${mm(4.5)}; }
.resume.tem0043 .who { grid-area: 1 / -2; }
.resume.tem0043 .head > .photo { grid-area: 1 / 1; }
.resume.tem0043 .name { padding-bottom: ${mm(1)}; font-size: 2.5em; line-height: ${lines(2.25)}; font-weight: 700; letter-spacing: 0.04em; color: var(--accent-ink); }
.resume.tem0043 .name-long { font-size: 1.9em; line-height: ${lines(1.75)}; letter-spacing: 0; }
.resume.tem0043:lang(en) .name { letter-spacing: 0; }
.resume.tem0043 .alternate-name { margin-left: 0.35em; font-size: 0.46em; line-height: 0; font-weight: 400; letter-spacing: 0; color: var(--soft); }
.resume.tem0043 .headline { padding-bottom: ${mm(1)}; font-size: 1.15em; line-height: ${lines(1.25)}; }
.resume.tem0043 .person { padding-top: ${mm(1.5)}; border-top: 1px solid var(--hair); text-wrap: balance; }
.resume.tem0043 .person > .part { display: inline-block; }
.resume.tem0043 .person .fact-label { font-weight: 700; color: inherit; }
.resume.tem0043 .bar { margin: 0 0.4em 0 0.17em; color: #97a1ad; }

.resume.tem0043 .section > .heading:not(.heading-own) { display: grid; grid-template-columns: var(--inset) minmax(0, 1fr); align-items: center; margin-bottom: ${underHeading(1.75)}; padding-bottom: ${mm(0.75)}; border-bottom: 1px solid var(--accent-ink); font-size: 1.15em; line-height: ${lines(1.25)}; letter-spacing: 0.06em; color: var(--accent-ink); }
.resume.tem0043:lang(en) .section > .heading { letter-spacing: 0.02em; }
.resume.tem0043 .section > .heading:not(.heading-own)::before { content: ''; width: var(--disc); height: var(--disc); border-radius: 50%; background: var(--accent-ink); }
.resume.tem0043 :is(.entries, .section > .atoms, .section > .facts-row, .tag-line, .named, .cells, .table, .heading-own) { margin-left: var(--inset); }
.resume.tem0043 .entry-row { display: block; }
.resume.tem0043 .when { display: flex; column-gap: 1em; color: var(--soft); }
.resume.tem0043 .when > .entry-date { margin-left: 0; font-weight: 700; color: var(--accent-ink); }
.resume.tem0043 .when > .entry-meta { margin-left: 0; }
.resume.tem0043 .what > .entry-title { font-size: 1.1em; }
.resume.tem0043 .entries:not(.entries-compact) .entry-row:not(:only-child) { margin-bottom: ${mm(0.75)}; padding-bottom: ${mm(0.5)}; border-bottom: 1px solid var(--hair); }
.resume.tem0043 .entry .entry > .entry-row { border-bottom: 0; padding-bottom: 0; margin-bottom: 0; }
.resume.tem0043 .entries-compact .entry-row { display: grid; grid-template-columns: calc(var(--em) * (var(--period) + 1)) minmax(0, 1fr); column-gap: 0; }
.resume.tem0043 .entries-compact .what { grid-column: 2; }
.resume.tem0043 .entries-compact .what > .entry-title { font-size: 1em; }
.resume.tem0043 .entries-compact .entry-date { margin-left: 0; font-weight: 700; color: var(--accent-ink); }
.resume.tem0043 :is(.detail, .tag-note) { color: var(--soft); }
.resume.tem0043 .named { display: grid; grid-template-columns: calc(var(--em) * (var(--period) + 1)) minmax(0, 1fr); }
.resume.tem0043 .named > .tag-text { padding-right: 0.75em; font-weight: 700; }
.resume.tem0043 .cells { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); }
.resume.tem0043 .cells + .cells { padding-top: ${mm(1)}; }
.resume.tem0043 .cell + .cell { padding-left: ${mm(4)}; border-left: 1px solid var(--hair); }
.resume.tem0043 .cell > * { display: block; }
.resume.tem0043 .cell > .tag-text { font-weight: 700; }
.resume.tem0043 .table-row { padding: ${mm(0.75)} 0; border-bottom: 1px solid var(--hair); }
.resume.tem0043 .heading + .table > .table-head { padding-top: 0; }
`;

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header data-section="header">
      <div className="head" data-block="atomic">
        <div className="who">
          <HeadName header={header} />
          <Headline text={header.headline} />
          <Person facts={[...header.contacts, ...header.facts]} lang={lang} />
        </div>
        <Photo photo={header.photo} name={header.name} />
      </div>
    </header>
  );
}

/** All details in one paragraph, each with its label, separated by bars. */
const Person = ({ facts, lang }: { facts: FactView[]; lang: string }) =>
  facts.length > 0 ? (
    <p className="person">
      {facts.map((fact, index) => (
        <span key={fact.id} className="part">
          <Fact fact={fact} lang={lang} />
          {index < facts.length - 1 && (
            <span className="bar">
              <Separator sign=" |" />
            </span>
          )}{' '}
        </span>
      ))}
    </p>
  ) : null;

/** Date and location, then name and position; an entry without further text has one line. */
const datedHeader: EntryHeader = (entry, place) => {
  const what = (
    <div className="what">
      <EntryTitle entry={entry} />
      {entry.subtitle && (
        <span className="entry-subtitle">
          {' '}
          <Joined text={entry.subtitle} />
        </span>
      )}
      {place?.isCompact && entry.meta && <EntryPlaceName meta={entry.meta} />}
    </div>
  );
  if (place?.isCompact)
    return (
      <>
        {entry.date && <EntryDate date={entry.date} />}
        {what}
      </>
    );
  return (
    <>
      {(entry.date ?? entry.meta) && (
        <p className="when">
          {entry.date && <EntryDate date={entry.date} />}
          {entry.meta && <span className="entry-meta">{entry.meta}</span>}
        </p>
      )}
      {what}
    </>
  );
};

const CELLS = 3;

/** Words with just a remark in cells, three per row; explained ones with their names in a left column. */
const TagCells = ({ tags, lang }: { tags: TagView[]; lang: string }) =>
  tags.some(({ detail }) => detail) || !tags.every(({ note }) => note) ? (
    <NamedTags tags={tags} lang={lang} />
  ) : (
    tags
      .flatMap((_, index) => (index % CELLS === 0 ? [tags.slice(index, index + CELLS)] : []))
      .map((row) => (
        <div key={row[0]?.id} className="cells" data-block="atomic">
          {row.map(({ id, text, note }) => (
            <p key={id} className="cell" data-id={id}>
              <span className="tag-text">{text} </span>
              <span className="tag-note">{note}</span>
            </p>
          ))}
        </div>
      ))
  );

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections
        view={view}
        entryHeader={datedHeader}
        factColumns={2}
        tags={(tags, lang) => <TagCells tags={tags} lang={lang} />}
      />
    </Region>
  );
}

export const tem0043: TemplateDesign = { code: 'tem0043', css: styles, Body };
