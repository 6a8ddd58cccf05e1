import type { TemplateDesign, TemplateProps } from '../design.js';
import { HeadLines, Headline, positionHeader, narrowHeader } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections, splitSections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import type { EntryHeader } from '../shared/entry.js';
import { nameClass } from '../shared/wording.js';
import { tem0021 as entry } from './entry.js';
import { lines, mm, SHEET_WIDTH, underHeading } from '../shared/lengths.js';

/**
 * Two fifths and three fifths of the content; the line between them is page decoration. In the header all
 * lines of text are on one grid, so that those of its columns are either level or clearly apart.
 */
const styles = `
.resume.tem0021 { --gutter: ${mm(6)}; --left: calc(var(--margin-left) + ${mm(71)}); --rule: color-mix(in srgb, var(--accent-ink) 40%, #fff); --photo-width: 80px;
  display: grid; grid-template: 'head head' auto 'side main' 1fr / var(--left) calc(${SHEET_WIDTH} - var(--left)); align-items: start; }
.resume.tem0021 .page > div { width: 1px; height: calc(var(--content-end) - var(--margin-top)); margin: var(--margin-top) 0 0 var(--left); background: var(--rule); }
.resume.tem0021 { --widens: 1; }
.resume.tem0021 .page[data-side-ended] > div { display: none; }

.resume.tem0021 .region-head { grid-area: head; width: ${SHEET_WIDTH}; }
.resume.tem0021 .head { display: flex; align-items: center; column-gap: var(--gutter); margin-bottom: ${mm(5)}; padding: ${mm(1)} 0 ${mm(5)}; border-bottom: 3px double var(--accent-ink); }
.resume.tem0021 .head-columns { flex: 1; min-width: 0; display: grid; grid-template-columns: calc(var(--left) - var(--margin-left)) minmax(0, 1fr); }
.resume.tem0021 .head-name { padding-right: var(--gutter); }
.resume.tem0021 .name { font-size: 2.7em; line-height: ${lines(2.5)}; font-weight: 700; letter-spacing: 0.08em; color: var(--accent-ink); }
.resume.tem0021 .name-long { font-size: 1.8em; line-height: ${lines(1.5)}; letter-spacing: 0; }
.resume.tem0021:lang(en) .name { letter-spacing: 0; }
.resume.tem0021:lang(en) .name:not(.name-long) { font-size: 2.4em; }
.resume.tem0021 .alternate-name { font-size: 1.1em; color: #4f5866; }
.resume.tem0021 .headline { font-size: 1.1em; color: #3c4654; }
.resume.tem0021 .alternate-name + .headline { margin-top: ${lines(0.5)}; }
.resume.tem0021 .head-lines { padding: ${lines(0.5)} 0 0 var(--gutter); }
.resume.tem0021 .line { display: flex; flex-wrap: wrap; column-gap: ${mm(5)}; color: #3c4654; }

.resume.tem0021 .region-side { grid-area: side; padding-top: 0; padding-right: var(--gutter); }
.resume.tem0021 .region-main { grid-area: main; padding-top: 0; padding-left: var(--gutter); }
.resume.tem0021 .heading { display: flex; align-items: center; column-gap: ${mm(3)}; margin-bottom: ${underHeading(1.8)}; font-size: 1.2em; line-height: ${lines(1.25)}; letter-spacing: 0.08em; color: var(--accent-ink); }
.resume.tem0021:lang(en) .heading { letter-spacing: 0.02em; }
.resume.tem0021 .heading::after { content: ''; flex: 1; height: 1px; background: var(--rule); }
.resume.tem0021 .entry-title { font-size: 1.06em; }
.resume.tem0021 .side-entry { flex: 1; min-width: 0; }
.resume.tem0021 .side-rest { display: flex; flex-wrap: wrap; column-gap: 1em; }
.resume.tem0021 .side-date { flex: none; margin-left: auto; }
.resume.tem0021 .region-side .entry-subtitle { margin-left: 0; }
.resume.tem0021 .region-side .entries-compact .entry + .entry { margin-top: ${mm(1.6)}; }
.resume.tem0021 :is(.entry-date, .side-date, .entry-meta) { color: #5b6472; }
.resume.tem0021 :is(.entry-subtitle, .detail) { color: #3c4654; }
.resume.tem0021 .table-row { column-gap: ${mm(1.5)}; font-size: 0.86em; padding: ${mm(0.6)} 0; border-bottom: 1px solid #e0e4e9; }
.resume.tem0021 .tag-text { font-weight: 700; }
.resume.tem0021 .tag-note { color: #5b6472; }
`;

/** The header follows the columns: the candidate left of the line, the contacts right of it. */
function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div className="head-columns">
        <div className="head-name">
          <h1 className={nameClass(header.name)}>{header.name}</h1>
          {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
          <Headline text={header.headline} />
        </div>
        <div className="head-lines">
          <HeadLines header={header} lang={lang} />
        </div>
      </div>
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** In this column a subtitle rarely fits beside the name. */
const wideHeader: EntryHeader = (entry, place) =>
  positionHeader(entry, place && { ...place, isCompact: false });

function Body({ view }: TemplateProps) {
  const { main, side } = splitSections(view, entry);
  return (
    <>
      <Region name="head">
        <Head view={view} />
      </Region>
      <Region name="side">
        <Sections view={view} sections={side} entryHeader={narrowHeader} factColumns={1} />
      </Region>
      <Region name="main">
        <Sections view={view} sections={main} entryHeader={wideHeader} />
      </Region>
    </>
  );
}

export const tem0021: TemplateDesign = { code: 'tem0021', css: styles, Body };
