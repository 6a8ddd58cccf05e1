import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryTitle, type EntryHeader } from '../shared/entry.js';
import { FactValue } from '../shared/fact-value.js';
import { Fact } from '../shared/facts.js';
import { GutterDate } from '../shared/gutter-date.js';
import { HeadName, Headline } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { lines, mm, underHeading } from '../shared/lengths.js';

/** Four columns throughout a section: date, organisation, position, location. */
const styles = `
.resume.tem0028 { --date: calc(var(--em) * max(9, var(--period))); --place: calc(var(--em) * 5); --wash: color-mix(in srgb, var(--accent-ink) 10%, #fff); --hair: #d9dee4; --photo-width: 65px; }
.resume.tem0028:lang(en) { --place: calc(var(--em) * 8); }
.resume.tem0028 .head { display: grid; grid-template-columns: minmax(0, 1fr) auto auto; column-gap: ${mm(6)}; align-items: center; padding-bottom: ${mm(3)}; }
.resume.tem0028 .name { font-size: 2.4em; line-height: ${lines(2.125)}; font-weight: 700; letter-spacing: 0.04em; color: var(--accent-ink); }
.resume.tem0028 .name-long { font-size: 1.8em; line-height: ${lines(1.625)}; letter-spacing: 0; }
.resume.tem0028:lang(en) .name { letter-spacing: 0; }
.resume.tem0028 .alternate-name { margin-left: 0.3em; font-size: 0.5em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #5b6472; }
.resume.tem0028 .headline { font-size: 1.15em; line-height: ${lines(1.25)}; font-weight: 700; }
.resume.tem0028 .personal { display: flex; flex-wrap: wrap; column-gap: 1.25em; color: #3c4654; }
.resume.tem0028 .reach { max-width: ${mm(76)}; padding-left: ${mm(4)}; border-left: ${mm(0.75)} solid var(--accent); }
.resume.tem0028 .reach p { display: grid; grid-template-columns: 5em minmax(0, 1fr); }
.resume.tem0028 .fact-label { color: #5b6472; }

.resume.tem0028 .section > .heading { margin-bottom: ${underHeading(0.5)}; padding: 0 ${mm(2)}; font-size: 1.1em; line-height: ${lines(1.25)}; letter-spacing: 0.05em; color: var(--accent-ink); background: var(--wash); }
.resume.tem0028:lang(en) .section > .heading { letter-spacing: 0; }
.resume.tem0028 { --name: 1; --role: 1.125; }
.resume.tem0028:lang(en) { --name: 1.25; --role: 1; }
.resume.tem0028 .entry-row { --rest: calc((100% - var(--date) - var(--place) - ${mm(9)}) / (var(--name) + var(--role))); display: flex; column-gap: ${mm(3)}; padding: 0 ${mm(2)}; }
.resume.tem0028 .entry .entry .entry-row { border-top: 0; }
.resume.tem0028 .moment { flex: none; width: var(--date); color: #5b6472; }
.resume.tem0028 .cell { flex: 0 1 auto; min-width: calc(var(--rest) * var(--name)); }
.resume.tem0028 [data-wraps] > .cell { flex: none; width: calc(var(--rest) * var(--name)); }
.resume.tem0028 .cell-wide { flex: 1; min-width: 0; }
.resume.tem0028 .entry-subtitle { flex: 1 0 auto; max-width: calc(var(--rest) * var(--role)); margin-left: 0; color: #3c4654; }
.resume.tem0028 .entry-subtitle:last-child { max-width: calc(var(--rest) * var(--role) + var(--place) + ${mm(3)}); }
.resume.tem0028 .entry-meta { flex: none; width: var(--place); margin-left: auto; text-align: right; color: #5b6472; }
.resume.tem0028 .entries-compact .entry > .entry-row { padding: ${mm(0.25)} ${mm(2)}; }
.resume.tem0028 .entries-compact .entry + .entry { margin-top: 0; }
.resume.tem0028 .entries-compact .entry + .entry > .entry-row { border-top: 1px solid var(--hair); }
.resume.tem0028 :is(.detail, .section > .entries .atoms, .tag-list, .tag-line, .section > .atoms) { margin-left: calc(var(--date) + ${mm(5)}); margin-right: ${mm(2)}; }
.resume.tem0028 .detail { color: #3c4654; }
.resume.tem0028 :is(.facts-row, .table) { margin: 0 ${mm(2)}; }
.resume.tem0028 .facts-row .fact { display: grid; grid-template-columns: var(--date) minmax(0, 1fr); column-gap: ${mm(3)}; }
.resume.tem0028 .tag-text { font-weight: 700; }
.resume.tem0028 .table-row { padding: ${mm(0.25)} 0; }
.resume.tem0028 .table-row + .table-row { border-top: 1px solid var(--hair); }
`;

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div>
        <HeadName header={header} />
        <Headline text={header.headline} />
        {header.facts.length > 0 && (
          <p className="personal">
            {header.facts.map((fact) => (
              <Fact key={fact.id} fact={fact} lang={lang} />
            ))}
          </p>
        )}
      </div>
      {header.contacts.length > 0 && (
        <div className="reach">
          {header.contacts.map((fact) => (
            <p key={fact.id} data-id={fact.id}>
              <span className="fact-label">{fact.label}</span>{' '}
              <span>
                <FactValue fact={fact} />
              </span>
            </p>
          ))}
        </div>
      )}
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/**
 * Date, organisation, position and location, each in its column; a name alone also takes that of the
 * position.
 */
const listedHeader: EntryHeader = (entry) => (
  <>
    <GutterDate date={entry.date ?? ''} />
    <div className={entry.subtitle ? 'cell' : 'cell-wide'}>
      <EntryTitle entry={entry} />
    </div>
    {entry.subtitle && (
      <span className="entry-subtitle">
        <Joined text={entry.subtitle} />
      </span>
    )}
    {entry.meta && <span className="entry-meta">{entry.meta}</span>}
  </>
);

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} entryHeader={listedHeader} factColumns={2} bullet="–" />
    </Region>
  );
}

export const tem0028: TemplateDesign = { code: 'tem0028', css: styles, Body };
