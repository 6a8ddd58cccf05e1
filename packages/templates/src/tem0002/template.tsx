import type { TemplateDesign, TemplateProps } from '../design.js';
import { Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections, splitSections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { SideContacts, SideFacts, SideTags, sideHeader } from '../shared/side-column.js';
import { nameClass } from '../shared/wording.js';
import { tem0002 as entry } from './entry.js';
import { lines, mm, SHEET_WIDTH, underHeading } from '../shared/lengths.js';

const styles = `
.resume.tem0002 { --side: calc(var(--margin-left) + ${mm(entry.sideColumn.widthMm)}); --band: oklch(from var(--accent) min(l, 0.44) c h); --on-band: #fff;
  --on-band-soft: color-mix(in srgb, var(--band) 22%, #fff); --band-line: color-mix(in srgb, var(--band) 68%, #fff);
  display: grid; grid-template: 1fr / var(--side) calc(${SHEET_WIDTH} - var(--side)); align-items: start; --photo-width: 110px; }
.resume.tem0002 .page > div { width: var(--side); height: 100%; background: var(--band); }
.resume.tem0002 { --widens: 1; }
.resume.tem0002 .page[data-side-ended] > div { display: none; }

.resume.tem0002 .region-side { padding-right: ${mm(7)}; color: var(--on-band); }
.resume.tem0002 .region-side .photo { margin: ${mm(4)} 0 ${mm(5)}; }
.resume.tem0002 .region-side .photo-rounded { border-radius: ${mm(2)}; }
.resume.tem0002 .name { font-size: 2.5em; line-height: ${lines(2.25)}; font-weight: 700; letter-spacing: 0.05em; }
.resume.tem0002 .name-long { font-size: 1.7em; line-height: ${lines(1.625)}; letter-spacing: 0; }
.resume.tem0002:lang(en) .name { letter-spacing: 0; }
.resume.tem0002 .alternate-name { font-size: 1.1em; line-height: ${lines(1.125)}; color: var(--on-band-soft); }
.resume.tem0002 .headline { margin-top: ${mm(1.4)}; font-size: 1.1em; line-height: ${lines(1.125)}; color: var(--on-band-soft); }
.resume.tem0002 .identity { padding-bottom: ${mm(4.5)}; }
.resume.tem0002 .side-contact { display: flex; align-items: flex-start; column-gap: 0.55em; margin-top: ${mm(0.9)}; }
.resume.tem0002 .side-contact > span { min-width: 0; }
.resume.tem0002 .side-contact-long { font-size: 0.9375em; }
.resume.tem0002 .side-contact-longest { font-size: 0.875em; }
.resume.tem0002 .icon { flex: none; width: 1.1em; height: 1.1em; margin-top: calc((var(--line) - 1.1em) / 2); color: var(--on-band-soft); }
.resume.tem0002 .identity-rule { height: 1px; margin: ${mm(3)} 0; background: var(--band-line); }
.resume.tem0002 .side-fact { --side-label: 4.6em; column-gap: 0.6em; margin-top: ${mm(0.7)}; }
.resume.tem0002:lang(en) .side-fact { --side-label: 6.4em; }
.resume.tem0002 .region-side .fact-label { color: var(--on-band-soft); }
.resume.tem0002 .region-side .section { margin-top: var(--section-gap); }
.resume.tem0002 .region-side .heading { margin-bottom: ${underHeading(2)}; padding-bottom: ${mm(1)}; font-size: 1.15em; line-height: ${lines(1.25)}; letter-spacing: 0.06em; border-bottom: 1px solid var(--band-line); }
.resume.tem0002:lang(en) .region-side .heading { letter-spacing: 0; }
.resume.tem0002 .side-tag + .side-tag { margin-top: ${mm(2)}; }
.resume.tem0002 .side-tag-name { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 0.6em; font-weight: 700; }
.resume.tem0002 .side-tag-note { flex: none; font-weight: 400; color: var(--on-band-soft); }
.resume.tem0002 .side-tag-detail { color: var(--on-band-soft); }
.resume.tem0002 .meter { height: ${mm(1)}; margin: ${mm(0.4)} 0 ${mm(0.9)}; background: var(--band-line); }
.resume.tem0002 .meter > div { height: 100%; background: var(--ground, #fff); }
.resume.tem0002 .side-rest { display: flex; flex-wrap: wrap; column-gap: 1em; }
.resume.tem0002 .region-side .entry-subtitle { margin-left: 0; }
.resume.tem0002 .region-side :is(.entry-subtitle, .side-date, .badge) { color: var(--on-band-soft); }
.resume.tem0002 .region-side .entry + .entry { margin-top: ${mm(1.6)}; }

.resume.tem0002 .region-main { padding-top: calc(var(--margin-top) + ${mm(4)}); padding-left: ${mm(10)}; }
.resume.tem0002 .region-main .heading { display: flex; align-items: center; column-gap: ${mm(3)}; margin-bottom: ${underHeading(2)}; font-size: 1.28em; line-height: ${lines(1.25)}; color: var(--accent-ink); letter-spacing: 0.04em; }
.resume.tem0002:lang(en) .region-main .heading { letter-spacing: 0; }
.resume.tem0002 .region-main .heading::after { content: ''; flex: 1; height: 1px; background: #d8dde2; }
.resume.tem0002 .region-main .entry-title { font-size: 1.08em; }
.resume.tem0002 .region-main :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0002 .region-main .entry-date { color: #5b6472; }
.resume.tem0002 .table-row { padding: ${mm(0.6)} 0; border-bottom: 1px solid #e6e9ed; }
.resume.tem0002 .tag-text { font-weight: 700; }
`;

function Identity({ view }: TemplateProps) {
  const { header } = view;
  return (
    <header data-section="header">
      <div className="identity" data-block="atomic">
        <Photo photo={header.photo} name={header.name} />
        <h1 className={nameClass(header.name)}>{header.name}</h1>
        {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
        <Headline text={header.headline} />
      </div>
      <SideContacts contacts={header.contacts} />
      {header.facts.length > 0 && <div className="identity-rule" data-block="row" />}
      <SideFacts facts={header.facts} />
    </header>
  );
}

function Body({ view }: TemplateProps) {
  const { main, side } = splitSections(view, entry);
  return (
    <>
      <Region name="side">
        <Identity view={view} />
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

export const tem0002: TemplateDesign = { code: 'tem0002', css: styles, Body };
