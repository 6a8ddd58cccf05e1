import type { TemplateDesign, TemplateProps } from '../design.js';
import { ContactIcon } from '../shared/contact-icon.js';
import { evenLines } from '../shared/even-lines.js';
import { Fact } from '../shared/facts.js';
import { Headline } from '../shared/head.js';
import { leadSections } from '../shared/lead-sections.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass } from '../shared/wording.js';
import { tem0027 as entry } from './entry.js';
import { lines, mm, SHEET_WIDTH, underHeading } from '../shared/lengths.js';

const styles = `
.resume.tem0027 { --cover: oklch(from var(--accent) min(l, 0.4) c h); --strip: oklch(from var(--accent) min(l, 0.32) c h); --soft: color-mix(in oklch, var(--cover) 16%, #fff); --wash: color-mix(in srgb, var(--accent-ink) 8%, #fff); --photo-width: 135px; }
.resume.tem0027 .region-head { width: ${SHEET_WIDTH}; padding: 0; }
.resume.tem0027 .cover { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: ${mm(8)}; padding: 0 var(--margin-right) 0 var(--margin-left); background: var(--cover); color: #fff; }
.resume.tem0027 .cover-text { align-self: center; min-height: ${mm(34)}; padding: ${mm(6)} 0 ${mm(5)}; display: grid; align-content: center; }
.resume.tem0027 .cover .photo { align-self: end; margin-top: ${mm(6)}; }
.resume.tem0027 .cover .photo-circle { align-self: center; margin: ${mm(6)} 0; }
.resume.tem0027 .name { font-size: 3.8em; line-height: ${lines(3.25)}; font-weight: 700; letter-spacing: 0.08em; }
.resume.tem0027 .name-long { font-size: 2.3em; line-height: ${lines(2.125)}; letter-spacing: 0; }
.resume.tem0027:lang(en) .name { letter-spacing: 0; }
.resume.tem0027:lang(en) .name:not(.name-long) { font-size: 3.2em; line-height: ${lines(2.75)}; }
.resume.tem0027 .alternate-name { font-size: 1.2em; line-height: ${lines(1.25)}; color: var(--soft); }
.resume.tem0027 .bar { width: ${mm(16)}; height: ${mm(1)}; margin: ${mm(2.5)} 0; background: var(--ground, #fff); }
.resume.tem0027 .headline { font-size: 1.35em; line-height: ${lines(1.375)}; }
.resume.tem0027 .personal { display: flex; flex-wrap: wrap; column-gap: 1.5em; margin-top: ${mm(2)}; color: var(--soft); }
.resume.tem0027 :is(.personal, .contact) .fact-label { color: inherit; }
.resume.tem0027 .strip { padding: ${mm(2.5)} var(--margin-right) ${mm(2.5)} var(--margin-left); background: var(--strip); color: #fff; }
${evenLines('tem0027', 2)}
.resume.tem0027 .contact { align-items: flex-start; column-gap: 0.5em; }
.resume.tem0027 .icon { flex: none; width: 1.05em; height: 1.05em; margin-top: calc((var(--line) - 1.05em) / 2); color: var(--soft); }

.resume.tem0027 .region-main { padding-top: ${mm(6)}; }
.resume.tem0027 .section > .heading { margin-bottom: ${underHeading(1.5)}; padding-bottom: ${mm(0.75)}; font-size: 1.25em; line-height: ${lines(1.25)}; letter-spacing: 0.05em; color: var(--accent-ink); border-bottom: 1px solid color-mix(in srgb, var(--accent-ink) 26%, #fff); }
.resume.tem0027:lang(en) .section > .heading { letter-spacing: 0; }
.resume.tem0027 .section > .heading:not(.heading-own)::after { content: ''; display: block; width: ${mm(14)}; height: 3px; margin: ${mm(0.75)} 0 calc(-1 * ${mm(0.75)} - 1px); background: var(--cover); }
.resume.tem0027 .section[data-section=selfEvaluation] > .atoms { font-size: 1.1em; line-height: ${lines(1.125)}; }
.resume.tem0027 .entry-title { font-size: 1.08em; }
.resume.tem0027 :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0027 .entry-date { color: #3c4654; }
.resume.tem0027 .tag-text { font-weight: 700; }
.resume.tem0027 .tag-note { color: #5b6472; }
.resume.tem0027 .table-row { padding: ${mm(0.6)} 0; border-bottom: 1px solid var(--wash); }
`;

/** A full-width cover, with the photo on the strip of contacts below it. */
function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header data-section="header" data-block="atomic">
      <div className="cover">
        <div className="cover-text">
          <h1 className={nameClass(header.name)}>{header.name}</h1>
          {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
          <div className="bar" />
          <Headline text={header.headline} />
          {header.facts.length > 0 && (
            <p className="personal">
              {header.facts.map((fact) => (
                <Fact key={fact.id} fact={fact} lang={lang} />
              ))}
            </p>
          )}
        </div>
        <Photo photo={header.photo} name={header.name} />
      </div>
      {header.contacts.length > 0 && (
        <div className="strip">
          <p className="line">
            {header.contacts.map((fact) => (
              <span key={fact.id} className="contact">
                <ContactIcon id={fact.id} />
                <Fact fact={fact} lang={lang} labelled={false} />
              </span>
            ))}
          </p>
        </div>
      )}
    </header>
  );
}

function Body({ view }: TemplateProps) {
  return (
    <>
      <Region name="head">
        <Head view={view} />
      </Region>
      <Region name="main">
        <Sections view={view} sections={leadSections(view, entry)} />
      </Region>
    </>
  );
}

export const tem0027: TemplateDesign = { code: 'tem0027', css: styles, Body };
