import type { TemplateDesign, TemplateProps } from '../design.js';
import { ContactIcon } from '../shared/contact-icon.js';
import { Fact } from '../shared/facts.js';
import { Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections, splitSections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { SideFacts, SideTags, sideHeader } from '../shared/side-column.js';
import { nameClass } from '../shared/wording.js';
import { tem0006 as entry } from './entry.js';
import { lines, mm, SHEET_WIDTH, underHeading } from '../shared/lengths.js';

const styles = `
.resume.tem0006 { --side: calc(var(--margin-right) + ${mm(entry.sideColumn.widthMm)}); --band: oklch(from var(--accent) min(l, 0.47) c h); --on-band-soft: color-mix(in srgb, var(--band) 14%, #fff);
  --wash: color-mix(in srgb, var(--accent-ink) 7%, #fff); --wash-line: color-mix(in srgb, var(--accent-ink) 26%, #fff); --photo-width: 106px;
  display: grid; grid-template: 'head head' auto 'main side' 1fr / calc(${SHEET_WIDTH} - var(--side)) minmax(0, 1fr); align-items: start; }
.resume.tem0006 .page > div { width: var(--side); height: 100%; margin-left: auto; background: var(--wash); }
.resume.tem0006 { --widens: 1; }
.resume.tem0006 .page[data-side-ended] > div { display: none; }

.resume.tem0006 .region-head { grid-area: head; max-width: none; padding: 0; }
.resume.tem0006 .head { display: grid; grid-template-columns: calc(${SHEET_WIDTH} - var(--side)) minmax(0, 1fr); background: var(--band); color: #fff; }
.resume.tem0006 .head-text { align-self: center; padding: ${mm(9)} ${mm(8)} ${mm(7)} var(--margin-left); }
.resume.tem0006 .name { font-size: 2.8em; line-height: ${lines(2.5)}; font-weight: 700; letter-spacing: 0.08em; }
.resume.tem0006 .name-long { line-height: ${lines(2)}; font-size: 2.3em; letter-spacing: 0; }
.resume.tem0006:lang(en) .name { letter-spacing: 0; }
.resume.tem0006 .alternate-name { font-size: 1.15em; line-height: ${lines(1.125)}; color: var(--on-band-soft); }
.resume.tem0006 .headline { margin-top: ${mm(1.4)}; font-size: 1.2em; line-height: ${lines(1.25)}; color: var(--on-band-soft); }
.resume.tem0006 .contacts { display: flex; flex-wrap: wrap; column-gap: 1.6em; row-gap: ${mm(0.4)}; margin-top: ${mm(3.4)}; line-height: ${lines(1)}; }
.resume.tem0006 .contact { display: flex; align-items: flex-start; column-gap: 0.45em; }
.resume.tem0006 .icon { flex: none; width: 1.05em; height: 1.05em; margin-top: calc((var(--line) - 1.05em) / 2); color: var(--on-band-soft); }
.resume.tem0006 .head-photo { display: flex; align-items: center; justify-content: center; padding: ${mm(9)} 0 ${mm(6)}; background: color-mix(in srgb, var(--band) 84%, #fff); }

.resume.tem0006 .head:not(:has(.photo)) > .head-photo { background: none; }

.resume.tem0006 .region-main { grid-area: main; padding-top: ${mm(7)}; padding-right: ${mm(8)}; }
.resume.tem0006 .region-main .heading { margin-bottom: ${underHeading(1.8)}; padding-left: ${mm(3)}; font-size: 1.3em; line-height: ${lines(1.125)}; letter-spacing: 0.05em; color: var(--accent-ink); border-left: ${mm(1.4)} solid var(--band); }
.resume.tem0006:lang(en) .region-main .heading { letter-spacing: 0; }
.resume.tem0006 .entry-title { font-size: 1.12em; color: #2b1c12; }
.resume.tem0006 :is(.entry-subtitle, .entry-meta) { color: #4a4038; }
.resume.tem0006 .entry-date { color: #6b5f55; }
.resume.tem0006 .table-row { padding: ${mm(0.6)} 0; border-bottom: 1px solid var(--wash-line); }

.resume.tem0006 .region-side { grid-area: side; width: var(--side); padding-top: ${mm(7)}; padding-left: ${mm(7)}; }
.resume.tem0006 .side-fact { --side-label: 4.4em; column-gap: 0.5em; margin-top: ${mm(0.6)}; }
.resume.tem0006:lang(en) .side-fact { --side-label: auto; }
.resume.tem0006:lang(en) .side-fact-value { text-align: right; }
.resume.tem0006 .fact-label { color: #6b5f55; }
.resume.tem0006 .contact .fact-label { color: inherit; }
.resume.tem0006 .person + .section { margin-top: var(--section-gap); }
.resume.tem0006 .region-side .heading { margin-bottom: ${underHeading(1.6)}; padding-bottom: ${mm(0.6)}; font-size: 1.2em; line-height: ${lines(1.25)}; letter-spacing: 0.05em; color: var(--accent-ink); border-bottom: ${mm(0.5)} solid var(--wash-line); }
.resume.tem0006:lang(en) .region-side .heading { letter-spacing: 0; }
.resume.tem0006 .side-tag + .side-tag { margin-top: ${mm(1.8)}; }
.resume.tem0006 .side-tag-name { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 0.6em; font-weight: 700; }
.resume.tem0006 .side-tag-note { flex: none; font-weight: 400; color: #6b5f55; }
.resume.tem0006 .meter { height: ${mm(1.2)}; margin: ${mm(0.4)} 0 ${mm(0.8)}; border-radius: ${mm(0.6)}; background: var(--wash-line); }
.resume.tem0006 .meter > div { height: 100%; border-radius: ${mm(0.6)}; background: var(--band); }
.resume.tem0006 .side-rest { display: flex; flex-wrap: wrap; column-gap: 1em; }
.resume.tem0006 .region-side .entry-subtitle { margin-left: 0; }
.resume.tem0006 .side-date { color: #6b5f55; }
.resume.tem0006 .region-side .entry + .entry { margin-top: ${mm(1.6)}; }
`;

function Head({ view }: TemplateProps) {
  const { header } = view;
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div className="head-text">
        <h1 className={nameClass(header.name)}>{header.name}</h1>
        {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
        <Headline text={header.headline} />
        <p className="contacts">
          {header.contacts.map((fact) => (
            <span key={fact.id} className="contact">
              <ContactIcon id={fact.id} />
              <Fact fact={fact} lang={view.lang} labelled={false} />
            </span>
          ))}
        </p>
      </div>
      <div className="head-photo">
        <Photo photo={header.photo} name={header.name} />
      </div>
    </header>
  );
}

function Body({ view }: TemplateProps) {
  const { main, side } = splitSections(view, entry);
  return (
    <>
      <Region name="head">
        <Head view={view} />
      </Region>
      <Region name="side">
        {view.header.facts.length > 0 && (
          <div className="person" data-section="person">
            <SideFacts facts={view.header.facts} />
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
        <Sections view={view} sections={main} />
      </Region>
    </>
  );
}

export const tem0006: TemplateDesign = { code: 'tem0006', css: styles, Body };
