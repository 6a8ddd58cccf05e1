import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { Fact } from '../shared/facts.js';
import { Headline, positionHeader } from '../shared/head.js';
import { initialsOf, nameClass } from '../shared/wording.js';
import { lines, mm, SHEET_WIDTH, underHeading } from '../shared/lengths.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { tem0035 as entry } from './entry.js';

/**
 * The cover of a thread-bound book: the name is vertical on a slip on the right, separated from the text by a
 * thick and a thin rule. The rules are page decoration and end with the side column.
 */
const styles = `
.resume.tem0035 { --side: calc(var(--margin-right) + ${mm(entry.sideColumn.widthMm)}); --gap: ${mm(7)}; --ink: #26211c; --soft: #5f564c; --hair: #d9d2c7; --photo-width: 85px; color: var(--ink);
  display: grid; grid-template: 'main side' 1fr / calc(${SHEET_WIDTH} - var(--side)) var(--side); align-items: start; }
.resume.tem0035 { --widens: 1; }
.resume.tem0035 .page > div { width: ${mm(1.75)}; height: calc(var(--sheet-height) - var(--margin-top) - var(--margin-bottom)); margin: var(--margin-top) 0 0 calc(${SHEET_WIDTH} - var(--side) - ${mm(1.75)}); border: solid var(--ink); border-width: 0 ${mm(0.75)} 0 1px; }
.resume.tem0035 .page[data-side-ended] > div { display: none; }

.resume.tem0035 .region-side { grid-area: side; padding-left: 0; }
.resume.tem0035 .region-main { grid-area: main; padding-right: var(--gap); }
.resume.tem0035 .title { display: flex; flex-direction: column; align-items: flex-end; row-gap: ${mm(5)}; }
.resume.tem0035 .slip { display: flex; flex-direction: column; align-items: center; row-gap: ${mm(6)}; width: var(--photo-width); padding: ${mm(5)} 0 ${mm(4.5)}; border: ${mm(0.75)} solid var(--ink); outline: 1px solid var(--ink); outline-offset: calc(-1 * ${mm(1.75)}); }
.resume.tem0035 .name { writing-mode: vertical-rl; max-height: ${mm(150)}; font-size: 3.5em; line-height: 1.25; font-weight: 700; letter-spacing: 0.08em; text-wrap: wrap; }
.resume.tem0035 .name-long { font-size: 2em; letter-spacing: 0; }
.resume.tem0035:lang(en) .name { letter-spacing: 0; }
.resume.tem0035 .monogram { display: grid; place-items: center; width: ${mm(10)}; height: ${mm(10)}; border-radius: ${mm(0.75)}; background: var(--accent-ink); color: #fff; }
.resume.tem0035 .monogram::before { content: attr(data-initials); font-size: 1.75em; line-height: 1; filter: drop-shadow(0 0 0 #fff); }
.resume.tem0035:lang(en) .monogram::before { font-size: 1.25em; }
.resume.tem0035 .alternate-name { width: var(--photo-width); text-align: center; line-height: ${lines(0.875)}; color: var(--soft); }

.resume.tem0035 .headline { font-size: 1.5em; line-height: ${lines(1.5)}; font-weight: 700; }
${evenLines('tem0035', 1.5)}
.resume.tem0035 :is(.line, .fact-label, .entry-rest, .entry-subtitle, .entry-meta, .entry-date, .tag-note) { color: var(--soft); }

.resume.tem0035 [data-section='person'] { margin-bottom: ${mm(4.5)}; }
.resume.tem0035 .section + .section > .heading:not(.heading-own) { padding-top: ${mm(2.5)}; border-top: 1px solid var(--hair); }
.resume.tem0035 .section + .section > [data-spacer] + .heading:not(.heading-own) { border-top-color: transparent; }
.resume.tem0035 .section > .heading { margin-bottom: ${underHeading(1.5)}; font-size: 1.2em; line-height: ${lines(1.25)}; letter-spacing: 0.08em; color: var(--accent-ink); }
.resume.tem0035:lang(en) .section > .heading { letter-spacing: 0.02em; }
.resume.tem0035 .entry-title { font-size: 1.05em; }
.resume.tem0035 .tag-text { font-weight: 700; }
.resume.tem0035 .table-row { padding: ${mm(0.75)} 0; border-bottom: 1px solid var(--hair); }
`;

function Title({ view: { header } }: TemplateProps) {
  return (
    <header className="title" data-section="header" data-block="atomic">
      <div className="slip">
        <h1 className={nameClass(header.name)}>{header.name}</h1>
        <Seal name={header.name} />
      </div>
      {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** Drawn as an image: as text it would be inside the name in the extracted text of a PDF. */
function Seal({ name }: { name: string }) {
  const initials = initialsOf(name);
  return initials ? <div className="monogram" aria-hidden="true" data-initials={initials} /> : null;
}

function Person({ view: { header, lang } }: TemplateProps) {
  return (
    <div data-section="person" data-block="atomic">
      <Headline text={header.headline} />
      {[header.contacts, header.facts].map(
        (facts, index) =>
          facts.length > 0 && (
            <p key={index} className="line">
              {facts.map((fact) => (
                <Fact key={fact.id} fact={fact} lang={lang} labelled={facts === header.facts} />
              ))}
            </p>
          ),
      )}
    </div>
  );
}

function Body({ view }: TemplateProps) {
  return (
    <>
      <Region name="side">
        <Title view={view} />
      </Region>
      <Region name="main">
        <Person view={view} />
        <Sections view={view} entryHeader={positionHeader} />
      </Region>
    </>
  );
}

export const tem0035: TemplateDesign = { code: 'tem0035', css: styles, Body };
