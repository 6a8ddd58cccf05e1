import type { FactView } from '@qicheng/resume/view-model';
import { textWidth } from '@qicheng/resume/detail-lines';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { FactValue } from '../shared/fact-value.js';
import { Headline, positionHeader } from '../shared/head.js';
import { labelHeading } from '../shared/label-heading.js';
import { lines, mm } from '../shared/lengths.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass } from '../shared/wording.js';

/**
 * A casting card: the photo fills the corner of the first page, and its right edge is the axis of all text;
 * headings are left of it, beside their content.
 */
const styles = `
.resume.tem0040 { --photo-width: 265px; --heading-size: var(--size); --gap: ${mm(8)}; --column: calc(265px - var(--margin-left)); --axis: calc(var(--column) + var(--gap)); --soft: #555d68; --hair: #d3d8de; }
.resume.tem0040 .head { display: grid; grid-template-columns: minmax(0, 1fr); margin-bottom: ${mm(6)}; }
.resume.tem0040 .head:has(.photo) { grid-template-columns: auto minmax(0, 1fr); column-gap: var(--gap); margin-top: calc(var(--margin-top) * -1); margin-left: calc(var(--margin-left) * -1); }
.resume.tem0040 .who { grid-area: 1 / -2; display: flex; flex-direction: column; justify-content: space-between; row-gap: ${mm(5)}; }
.resume.tem0040 .head:has(.photo) .who { padding-top: var(--margin-top); }
.resume.tem0040 .head > .photo { grid-area: 1 / 1; }
.resume.tem0040 .name { margin-left: -0.04em; font-size: 4em; line-height: ${lines(3)}; font-weight: 700; letter-spacing: 0.04em; }
.resume.tem0040 .name-long { font-size: 2.25em; line-height: ${lines(1.875)}; letter-spacing: 0; }
.resume.tem0040:lang(en) .name { letter-spacing: 0; }
.resume.tem0040 .alternate-name { font-size: 1.25em; line-height: ${lines(1.25)}; color: var(--soft); }
.resume.tem0040 .headline { margin-top: ${mm(1)}; font-size: 1.25em; line-height: ${lines(1.5)}; color: var(--accent-ink); }
.resume.tem0040 .card { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: ${mm(2)}; row-gap: ${mm(1.5)}; padding-top: ${mm(3)}; border-top: 2px solid var(--accent-ink); }
.resume.tem0040 .card > .wide { grid-column: span 2; }
.resume.tem0040 .card .fact-label { display: block; font-size: 0.85em; line-height: ${lines(0.875)}; }
.resume.tem0040 :is(.fact-label, .entry-rest, .entry-date, .tag-note, .detail) { color: var(--soft); }
.resume.tem0040 .section .entry-subtitle { color: var(--soft); }

.resume.tem0040 .section > .heading:not(.heading-own) { height: calc(var(--line) + ${mm(2.5)} + 1px); margin-bottom: calc(var(--line) * -1); padding-top: ${mm(2.5)}; border-top: 1px solid var(--hair); line-height: ${lines(1)}; color: var(--accent-ink); }
.resume.tem0040 .section > .heading:not(.heading-own):has(.heading-two) { height: calc(var(--line) * 2 + ${mm(2.5)} + 1px); margin-bottom: calc(var(--line) * -2); }
.resume.tem0040 .section > .heading:not(.heading-own):has(.heading-above) { height: auto; margin-bottom: ${mm(1)}; padding-left: var(--axis); }
.resume.tem0040 .heading:has(.heading-two) + :is(.tag-line, .facts-row:last-child), .resume.tem0040 .heading:has(.heading-two) + :is(.atoms, .tag-list) > li:only-child, .resume.tem0040 .heading:has(.heading-two) + .entries > .entry:only-child > .entry-row:only-child { min-height: ${lines(2)}; }
.resume.tem0040 .heading-text { display: block; width: var(--column); font-size: var(--heading-size); letter-spacing: 0.06em; }
.resume.tem0040:lang(en) .heading-text { letter-spacing: 0; }
.resume.tem0040 .section > .heading-own { margin-left: var(--axis); }
.resume.tem0040 :is(.entries, .section > .atoms, .tag-line, .tag-list, .section > .facts-row, .table) { margin-left: var(--axis); }
.resume.tem0040 .entry-title { font-size: 1.05em; }
.resume.tem0040 .tag-text { font-weight: 700; }
.resume.tem0040 .table-row { padding: ${mm(0.75)} 0; border-bottom: 1px solid var(--hair); }
`;

function Head({ view: { header } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div className="who">
        <div>
          <h1 className={nameClass(header.name)}>{header.name}</h1>
          {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
          <Headline text={header.headline} />
        </div>
        <Card facts={header.facts} contacts={header.contacts} />
      </div>
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

// Capacity of a line in a column of the card, in half Chinese characters.
const CARD_COLUMN = 18;

/**
 * Casting details, each value below its label, in three columns; a long one takes two and stays on one line.
 */
const Card = ({ facts, contacts }: { facts: FactView[]; contacts: FactView[] }) =>
  facts.length + contacts.length > 0 ? (
    <div className="card">
      {[...facts, ...contacts].map((fact) => (
        <p
          key={fact.id}
          data-id={fact.id}
          className={textWidth(fact.value) > CARD_COLUMN ? 'wide' : undefined}
        >
          <span className="fact-label">{fact.label}</span>
          <FactValue fact={fact} />
        </p>
      ))}
    </div>
  ) : null;

// Capacity of a line left of the axis, in half Chinese characters.
const COLUMN = 26;

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} heading={labelHeading(COLUMN)} entryHeader={positionHeader} factColumns={2} />
    </Region>
  );
}

export const tem0040: TemplateDesign = { code: 'tem0040', css: styles, Body };
