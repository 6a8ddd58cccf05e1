import { textWidth } from '@qicheng/resume/detail-lines';
import type { FactView } from '@qicheng/resume/view-model';
import { entryRest } from '@qicheng/resume/view-text';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryDate, EntrySubtitle, EntryTitle, type EntryHeader } from '../shared/entry.js';
import { FactValue } from '../shared/fact-value.js';
import { Headline } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { lines, mm, underHeading } from '../shared/lengths.js';
import { NamedTags } from '../shared/named-tags.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass } from '../shared/wording.js';

const COLUMNS = 4;
/** Width of a column with its gap, in half Chinese characters. */
const COLUMN = 24;

/** Letters of an address are wider than half a Chinese character. */
const ADDRESS_SCALE = 1.1;

function spanOf({ value }: FactView): { gridColumn: string } | undefined {
  const width = textWidth(value) * (/[@.]/.test(value) ? ADDRESS_SCALE : 1);
  return width > COLUMN ? { gridColumn: `span ${Math.min(COLUMNS, Math.ceil(width / COLUMN))}` } : undefined;
}

/** A chronicle: the start year is on the left, two lines high, with a hairline above each. */
const styles = `
.resume.tem0039 { --year: calc(var(--em) * 8.5); --soft: #555d68; --hair: #cfd4da; --photo-width: 85px; }
.resume.tem0039:lang(en) { --year: calc(var(--em) * 11.25); }
.resume.tem0039 .head { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: ${mm(6)}; align-items: end; }
.resume.tem0039 .name { margin-left: -0.04em; font-size: 4.25em; line-height: ${lines(3.25)}; font-weight: 700; }
.resume.tem0039 .name-long { font-size: 2.5em; line-height: ${lines(2)}; }
.resume.tem0039 .alternate-name { margin-top: ${mm(1)}; font-size: 1.25em; line-height: ${lines(1.25)}; color: var(--soft); }
.resume.tem0039 .headline { font-size: 1.25em; line-height: ${lines(1.5)}; color: var(--accent-ink); }
.resume.tem0039 .strip { display: grid; grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr)); column-gap: ${mm(4)}; row-gap: ${mm(1.5)}; margin: ${mm(4)} 0; padding-top: ${mm(2)}; border-top: ${mm(1)} solid #1c2430; }
.resume.tem0039 .strip .fact-label { display: block; font-size: 0.85em; line-height: ${lines(0.875)}; }
.resume.tem0039 :is(.fact-label, .entry-rest, .entry-date, .detail, .tag-note) { color: var(--soft); }

.resume.tem0039 .section > .heading:not(.heading-own) { margin-bottom: ${underHeading(0.75)}; padding-bottom: ${mm(0.5)}; border-bottom: 1px solid var(--hair); font-size: 1.3em; line-height: ${lines(1.375)}; letter-spacing: 0.06em; }
.resume.tem0039:lang(en) .section > .heading { letter-spacing: 0; }
.resume.tem0039 .entry-row { display: grid; align-items: start; grid-template-columns: var(--year) minmax(0, 1fr); column-gap: 0; }
.resume.tem0039 .entries:not(.entries-compact) > .entry + .entry > .entry-row { padding-top: ${mm(1)}; border-top: 1px solid var(--hair); }
.resume.tem0039 .year { grid-column: 1; font-size: 2em; line-height: ${lines(1.5)}; font-family: var(--figures); color: var(--accent-ink); }
.resume.tem0039 .what { grid-column: 2; min-width: 0; }
.resume.tem0039 .entry-line > .entry-title { font-size: 1.1em; line-height: ${lines(1)}; }
.resume.tem0039 .entry .entry .entry-title { font-size: 1em; }
.resume.tem0039 .entry-rest > .entry-subtitle { margin-left: 0; }
.resume.tem0039 :is(.entry > .detail, .entry > .atoms, .section > .atoms, .tag-line, .section > .facts-row, .table) { margin-left: var(--year); }
.resume.tem0039 .named { display: grid; grid-template-columns: var(--year) minmax(0, 1fr); }
.resume.tem0039 .named > .tag-text { padding-right: 0.5em; font-weight: 700; }
.resume.tem0039 .entries-compact > .entry > .entry-row { align-items: baseline; grid-template-columns: var(--year) minmax(0, 1fr) auto; padding-top: 0; border-top: 0; }
.resume.tem0039 .entries-compact .year { font-size: 1em; line-height: ${lines(1)}; font-weight: 700; }
.resume.tem0039 .entries-compact .what > .entry-title { display: inline; font-size: 1em; }
.resume.tem0039 .entries-compact .entry-date { margin-left: 1em; }
.resume.tem0039 .table-row { padding: ${mm(0.75)} 0; border-top: 1px solid var(--hair); }
`;

function Head({ view: { header } }: TemplateProps) {
  const facts = [...header.contacts, ...header.facts];
  return (
    <header data-section="header">
      <div className="head" data-block="atomic">
        <div>
          <h1 className={nameClass(header.name)}>{header.name}</h1>
          {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
          <Headline text={header.headline} />
        </div>
        <Photo photo={header.photo} name={header.name} />
      </div>
      {facts.length > 0 && <Strip facts={facts} />}
    </header>
  );
}

/** Contacts and personal facts, each value below its label, four per row; a long one takes several columns. */
const Strip = ({ facts }: { facts: FactView[] }) => (
  <div className="strip" data-block="atomic">
    {facts.map((fact) => (
      <p key={fact.id} data-id={fact.id} style={spanOf(fact)}>
        <span className="fact-label">{fact.label}</span>
        <FactValue fact={fact} />
      </p>
    ))}
  </div>
);

const yearOf = (date = ''): string | undefined => /\d{4}/.exec(date)?.[0];

/** Positions within an employment show only their dates. */
const chronicleHeader: EntryHeader = (entry, place) => {
  const rest = entryRest(entry);
  const restText = (
    <span className="entry-subtitle">
      <Joined text={rest} />
    </span>
  );
  const year = place && yearOf(entry.date);
  return (
    <>
      {year && (
        <span className="year" aria-hidden="true">
          {year}
        </span>
      )}
      {place?.isCompact ? (
        <>
          <div className="what">
            <EntryTitle entry={entry} />
            {rest && <EntrySubtitle text={rest} />}
          </div>
          {entry.date && <EntryDate date={entry.date} />}
        </>
      ) : (
        <div className="what">
          <div className="entry-line">
            <EntryTitle entry={entry} />
            {entry.date && <EntryDate date={entry.date} />}
          </div>
          {rest && <p className="entry-rest">{restText}</p>}
        </div>
      )}
    </>
  );
};

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections
        view={view}
        entryHeader={chronicleHeader}
        bullet="–"
        factColumns={2}
        tags={(tags, lang) => <NamedTags tags={tags} lang={lang} />}
      />
    </Region>
  );
}

export const tem0039: TemplateDesign = { code: 'tem0039', css: styles, Body };
