import type { TemplateDesign, TemplateProps } from '../design.js';
import { Fact } from '../shared/facts.js';
import { Headline, positionHeader } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections, splitSections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { SideFacts, SideTags, sideHeader } from '../shared/side-column.js';
import { nameClass } from '../shared/wording.js';
import { tem0032 as entry } from './entry.js';
import { lines, mm, SHEET_WIDTH, underHeading } from '../shared/lengths.js';
import { ITALIC } from '../shared/base-styles.js';

/**
 * The line between the columns is page decoration and ends with the content; the masthead covers it on page
 * 1.
 */
const styles = `
.resume.tem0032 { --side: calc(var(--margin-right) + ${mm(entry.sideColumn.widthMm)}); --gap: ${mm(5)}; --ink: var(--accent-ink); --photo-width: 115px;
  display: grid; grid-template: 'head head' auto 'main side' 1fr / calc(${SHEET_WIDTH} - var(--side)) var(--side); align-items: start; }
.resume.tem0032 .page > div { width: 1px; margin: var(--margin-top) 0 0 calc(${SHEET_WIDTH} - var(--side)); height: calc(var(--content-end) - var(--margin-top)); background: var(--ink); }
.resume.tem0032 { --widens: 1; }
.resume.tem0032 .page[data-side-ended] > div { display: none; }

.resume.tem0032 .region-head { grid-area: head; width: ${SHEET_WIDTH}; background: var(--ground, #fff); }
.resume.tem0032 .ear { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 1.5em; padding-bottom: ${mm(1)}; border-bottom: 1px solid var(--ink); }
.resume.tem0032 .masthead { padding: ${mm(2.5)} 0; text-align: center; }
.resume.tem0032 .name { font-size: 4.6em; line-height: ${lines(3.75)}; font-weight: 700; letter-spacing: 0.08em; color: var(--ink); }
.resume.tem0032 .name-long { font-size: 2.4em; line-height: ${lines(2.25)}; letter-spacing: 0; }
.resume.tem0032:lang(en) .name { letter-spacing: 0; }
.resume.tem0032 .alternate-name { margin-top: ${mm(1)}; font-size: 1.1em; line-height: ${lines(1.125)}; color: #3a3f47; }
.resume.tem0032 .headline { font-size: 1.2em; line-height: ${lines(1.25)}; }
.resume.tem0032 .folio { display: flex; flex-wrap: wrap; justify-content: center; column-gap: ${mm(5)}; margin-bottom: ${mm(4.5)}; padding: ${mm(1)} 0; border: solid var(--ink); border-width: ${mm(0.75)} 0 1px; }
.resume.tem0032 .folio .fact-label { color: #3a3f47; }

.resume.tem0032 .region-side { grid-area: side; padding-top: 0; padding-left: var(--gap); }
.resume.tem0032 .region-main { grid-area: main; padding-top: 0; padding-right: var(--gap); }
.resume.tem0032 .picture { padding-bottom: ${mm(4)}; }
.resume.tem0032 .picture { display: flex; justify-content: center; }
.resume.tem0032 .heading { margin-bottom: ${underHeading(1.5)}; color: var(--ink); }
.resume.tem0032 .region-main .heading { font-size: 1.5em; line-height: ${lines(1.5)}; letter-spacing: 0.04em; }
.resume.tem0032:lang(en) .region-main .heading { letter-spacing: 0; }
.resume.tem0032 .region-side .heading { padding: ${mm(0.5)} 0; font-size: 1.1em; line-height: ${lines(1.125)}; letter-spacing: 0.06em; border: solid var(--ink); border-width: 1px 0; text-align: center; }
.resume.tem0032:lang(en) .region-side .heading { letter-spacing: 0.02em; }
.resume.tem0032 .region-main .section + .section > .heading { padding-top: ${mm(1.5)}; border-top: 1px solid var(--ink); }
.resume.tem0032 .entry-title { font-size: 1.1em; }
.resume.tem0032 .region-side .entry-title { font-size: 1em; }
.resume.tem0032 .entry-rest { color: #3a3f47; }
.resume.tem0032:lang(en) .region-main .entry-subtitle { ${ITALIC} }
.resume.tem0032 :is(.entry-date, .side-date, .badge, .fact-label, .side-tag-note) { color: #4a4f57; }
.resume.tem0032 .side-fact { --side-label: 4.75em; column-gap: 0.5em; }
.resume.tem0032:lang(en) .side-fact { --side-label: 7em; }
.resume.tem0032 .side-rest { display: flex; flex-wrap: wrap; column-gap: 1em; }
.resume.tem0032 .region-side .entry-subtitle { margin-left: 0; }
.resume.tem0032 .region-side .entry + .entry { margin-top: ${mm(1.5)}; }
.resume.tem0032 .side-tag + .side-tag { margin-top: ${mm(1.25)}; }
.resume.tem0032 .side-tag-name { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 0.6em; font-weight: 700; }
.resume.tem0032 .side-tag-note { flex: none; font-weight: 400; }
.resume.tem0032 .meter { display: none; }
.resume.tem0032 .tag-text { font-weight: 700; }
.resume.tem0032 .table-row { padding: ${mm(0.5)} 0; border-bottom: 1px solid #c9ccd1; }
`;

/** A masthead: contacts above the name, personal facts between the rules below. */
function Masthead({ view: { header, lang } }: TemplateProps) {
  return (
    <header data-section="header" data-block="atomic">
      {header.contacts.length > 0 && (
        <p className="ear">
          {header.contacts.map((fact) => (
            <Fact key={fact.id} fact={fact} lang={lang} labelled={false} />
          ))}
        </p>
      )}
      <div className="masthead">
        <h1 className={nameClass(header.name)}>{header.name}</h1>
        {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
        <Headline text={header.headline} />
      </div>
      <p className="folio">
        {header.facts.map((fact) => (
          <Fact key={fact.id} fact={fact} lang={lang} />
        ))}
      </p>
    </header>
  );
}

function Body({ view }: TemplateProps) {
  const { main, side } = splitSections(view, entry);
  return (
    <>
      <Region name="head">
        <Masthead view={view} />
      </Region>
      <Region name="side">
        {view.header.photo?.source && (
          <div className="picture" data-block="atomic">
            <Photo photo={view.header.photo} name={view.header.name} />
          </div>
        )}
        <Sections
          view={view}
          sections={side}
          entryHeader={sideHeader}
          facts={(facts) => <SideFacts facts={facts} />}
          tags={(tags, lang) => <SideTags tags={tags} lang={lang} />}
        />
      </Region>
      <Region name="main">
        <Sections view={view} sections={main} entryHeader={positionHeader} />
      </Region>
    </>
  );
}

export const tem0032: TemplateDesign = { code: 'tem0032', css: styles, Body };
