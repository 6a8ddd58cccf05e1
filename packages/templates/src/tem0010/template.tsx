import type { SectionView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { EntryPosition, EntryTitle, type EntryHeader } from '../shared/entry.js';
import { HeadText, narrowHeader } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections, splitSections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { SideFacts, SideTags } from '../shared/side-column.js';
import { tem0010 as entry } from './entry.js';
import { lines, mm, SHEET_WIDTH, underHeading } from '../shared/lengths.js';

/**
 * The axis is page decoration and ends with the content; the header covers it on page 1. Marks of the main
 * column extend to it; the side column has none. Where that has ended, the axis is at the left margin.
 */
const styles = `
.resume.tem0010 { --side: calc(var(--margin-left) + ${mm(entry.sideColumn.widthMm)}); --gap: ${mm(6)}; --axis: color-mix(in srgb, var(--accent-ink) 30%, #fff); --photo-width: 105px;
  display: grid; grid-template: 'head head' auto 'side main' 1fr / var(--side) calc(${SHEET_WIDTH} - var(--side)); align-items: start; }
.resume.tem0010 { --widens: 1; --widened-inset: ${mm(6)}; }
.resume.tem0010 .page > div { width: 2px; margin: var(--margin-top) 0 0 calc(var(--side) - 1px); height: calc(var(--content-end) - var(--margin-top)); background: var(--axis); }
.resume.tem0010 .page[data-side-ended] > div { margin-left: calc(var(--margin-right) - 1px); }

.resume.tem0010 .region-head { grid-area: head; max-width: none; padding: 0; background: var(--ground, #fff); }
.resume.tem0010 .head { padding: var(--margin-top) var(--margin-right) ${mm(6)} var(--margin-left); }
.resume.tem0010 .head:has(.photo) { display: grid; grid-template-columns: calc(var(--side) - var(--margin-left) + var(--gap)) minmax(0, 1fr); align-items: center; }
.resume.tem0010 .head-text { grid-area: 1 / 2; }
.resume.tem0010 .head .photo { grid-area: 1 / 1; }
.resume.tem0010 .name { font-size: 3em; line-height: ${lines(2.75)}; font-weight: 700; letter-spacing: 0.08em; }
.resume.tem0010 .name-long { font-size: 2.2em; line-height: ${lines(2)}; letter-spacing: 0; }
.resume.tem0010:lang(en) .name { letter-spacing: 0; }
.resume.tem0010 .alternate-name { margin-left: 0.2em; font-size: 0.42em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #5b6472; }
.resume.tem0010 .headline { margin: ${mm(0.4)} 0 ${mm(1.6)}; font-size: 1.25em; line-height: ${lines(1.25)}; font-weight: 700; color: var(--accent-ink); }
${evenLines('tem0010', 1.5)}
.resume.tem0010 .line { color: #3c4654; }
.resume.tem0010 .contact { align-items: flex-start; column-gap: 0.45em; }
.resume.tem0010 .icon { flex: none; width: 1.05em; height: 1.05em; margin-top: calc((var(--line) - 1.05em) / 2); color: var(--accent-ink); }

.resume.tem0010 .region-side { grid-area: side; padding-top: 0; padding-right: var(--gap); }
.resume.tem0010 .region-main { grid-area: main; padding-top: 0; padding-left: var(--gap); }
.resume.tem0010 .section > .heading { display: flex; align-items: center; margin-bottom: ${underHeading(1.2)}; font-size: 1.25em; line-height: ${lines(1.375)}; letter-spacing: 0.04em; color: var(--accent-ink); }
.resume.tem0010:lang(en) .section > .heading { letter-spacing: 0; }
.resume.tem0010 .ring { flex: none; width: ${mm(4)}; height: ${mm(4)}; border: ${mm(1)} solid var(--accent-ink); border-radius: 50%; background: var(--ground, #fff); }
.resume.tem0010 .ring { margin-left: calc(-1 * var(--gap) - ${mm(2)}); margin-right: calc(var(--gap) - ${mm(2)}); }
.resume.tem0010 .moment { display: flex; align-items: center; color: var(--accent-ink); }
.resume.tem0010 .mark { flex: none; width: calc(var(--gap) - ${mm(1.5)}); height: 2px; background: var(--accent-ink); }
.resume.tem0010 .mark { margin-left: calc(-1 * var(--gap)); margin-right: ${mm(1.5)}; }
.resume.tem0010 .entry .entry .mark { background: var(--axis); }
.resume.tem0010 .entry-stack > .entry-title { display: block; font-size: 1.08em; line-height: ${lines(1)}; }
.resume.tem0010 .entry-subtitle { margin-left: 0; color: #3c4654; }
.resume.tem0010 .side-rest { display: flex; flex-wrap: wrap; column-gap: 1em; }
.resume.tem0010 .side-entry { flex: 1; min-width: 0; }
.resume.tem0010 :is(.entry-date, .side-date) { color: #5b6472; }
.resume.tem0010 .side-date { flex: none; }
.resume.tem0010 .entries-compact .entry + .entry { margin-top: calc(var(--item-gap) * 0.5); }
.resume.tem0010 .tag-text { font-weight: 700; }
.resume.tem0010 .table-row { padding: ${mm(0.6)} 0; border-bottom: 1px solid #e6e9ed; }
.resume.tem0010 .table-row.table-head { margin: 0; font-size: 1em; line-height: ${lines(1)}; font-weight: 400; letter-spacing: 0; }

.resume.tem0010 .side-fact { --side-label: 4.6em; column-gap: 0.6em; margin-top: ${mm(0.5)}; }
.resume.tem0010:lang(en) .side-fact { --side-label: 8.25em; }
.resume.tem0010 .side-tag + .side-tag { margin-top: ${mm(1.6)}; }
.resume.tem0010 .side-tag-name { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 0.6em; font-weight: 700; }
.resume.tem0010 .side-tag-note { flex: none; font-weight: 400; color: #5b6472; }
.resume.tem0010 .meter { height: ${mm(0.8)}; margin: ${mm(0.4)} 0 ${mm(0.8)}; background: #e6e9ed; }
.resume.tem0010 .meter > div { height: 100%; background: var(--accent-ink); }
`;

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <HeadText header={header} lang={lang} icons />
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** The mark on the axis with the date, then the name, then the position. */
const axisHeader: EntryHeader = (one) => (
  <div className="entry-stack">
    {one.date && (
      <p className="moment">
        <i className="mark" aria-hidden="true" />
        <span>{one.date}</span>
      </p>
    )}
    <EntryTitle entry={one} />
    <EntryPosition entry={one} />
  </div>
);

/** Only the main column has rings on the axis: those of two columns would overlap. */
const ringedHeading = ({ heading }: SectionView) => (
  <>
    <i className="ring" aria-hidden="true" />
    <span>{heading}</span>
  </>
);

function Body({ view }: TemplateProps) {
  const { main, side } = splitSections(view, entry);
  return (
    <>
      <Region name="head">
        <Head view={view} />
      </Region>
      <Region name="side">
        <Sections
          view={view}
          sections={side}
          entryHeader={narrowHeader}
          facts={(facts) => <SideFacts facts={facts} />}
          tags={(tags, lang) => <SideTags tags={tags} lang={lang} />}
        />
      </Region>
      <Region name="main">
        <Sections view={view} sections={main} heading={ringedHeading} entryHeader={axisHeader} />
      </Region>
    </>
  );
}

export const tem0010: TemplateDesign = { code: 'tem0010', css: styles, Body };
