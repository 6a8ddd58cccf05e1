import type { TemplateDesign, TemplateProps } from '../design.js';
import { stackedHeader } from '../shared/entry.js';
import { HeadName, Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections, splitSections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { SideContacts, SideFacts, SideTags, sideHeader } from '../shared/side-column.js';
import { tem0008 as entry } from './entry.js';
import { lines, mm, SHEET_WIDTH, underHeading } from '../shared/lengths.js';

/** The card is page decoration: inset from the page edges, and ends with what is on it. */
const styles = `
.resume.tem0008 { --side: calc(var(--margin-right) + ${mm(entry.sideColumn.widthMm)}); --wash: color-mix(in srgb, var(--accent-ink) 8%, #fff); --soft: color-mix(in srgb, var(--accent-ink) 34%, #fff); --photo-width: 100px;
  display: grid; grid-template: 'head side' auto 'main side' 1fr / calc(${SHEET_WIDTH} - var(--side)) var(--side); align-items: start; }
.resume.tem0008 .page > div { width: calc(var(--side) - ${mm(5)}); height: min(100% - ${mm(10)}, var(--side-end) + ${mm(3)}, var(--side-end) * 9); margin: ${mm(5)} ${mm(5)} 0 auto; border-radius: ${mm(3)}; background: var(--wash); }
.resume.tem0008 { --widens: 1; }
.resume.tem0008 .page[data-side-ended] > div { display: none; }

.resume.tem0008 .region-head { grid-area: head; padding-top: calc(var(--margin-top) + ${mm(3)}); padding-right: ${mm(9)}; }
.resume.tem0008 .region-main { grid-area: main; padding-top: 0; padding-right: ${mm(9)}; }
.resume.tem0008 .head { padding-bottom: ${mm(6)}; }
.resume.tem0008 .name { font-size: 3.2em; line-height: ${lines(2.875)}; font-weight: 700; letter-spacing: 0.06em; color: var(--accent-ink); }
.resume.tem0008 .name-long { font-size: 2.1em; line-height: ${lines(2)}; letter-spacing: 0; }
.resume.tem0008:lang(en) .name { letter-spacing: 0; }
.resume.tem0008 .alternate-name { margin-left: 0.2em; font-size: 0.4em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #5b6472; }
.resume.tem0008 .headline { margin-top: ${mm(0.8)}; font-size: 1.2em; line-height: ${lines(1.25)}; color: #3c4654; }
.resume.tem0008 .region-main .heading { margin-bottom: ${underHeading(1.8)}; font-size: 1.25em; line-height: ${lines(1.25)}; letter-spacing: 0.05em; }
.resume.tem0008:lang(en) .region-main .heading { letter-spacing: 0; }
.resume.tem0008 .region-main .section > .heading::before { content: ''; display: block; width: ${mm(9)}; height: 3px; margin-bottom: ${underHeading(1.2)}; background: var(--accent-ink); }
.resume.tem0008 .entry-title { font-size: 1.08em; }
.resume.tem0008 .entry-rest { color: #3c4654; }
.resume.tem0008 .entry-meta, .resume.tem0008 .entry-date { color: #5b6472; }
.resume.tem0008 .tag-text { font-weight: 700; }
.resume.tem0008 .table-row { padding: ${mm(0.6)} 0; border-bottom: 1px solid var(--wash); }
.resume.tem0008 .table-row.table-head { margin: 0; font-size: 1em; line-height: ${lines(1)}; font-weight: 400; letter-spacing: 0; color: #5b6472; }

.resume.tem0008 .region-side { grid-area: side; padding-top: calc(var(--margin-top) + ${mm(3)}); padding-left: ${mm(6)}; }
.resume.tem0008 .portrait { display: flex; justify-content: center; padding-bottom: ${mm(5)}; }
.resume.tem0008 .portrait .photo-rounded { border-radius: ${mm(3)}; }
.resume.tem0008 .side-contact { display: flex; align-items: flex-start; column-gap: 0.55em; margin-top: ${mm(0.8)}; }
.resume.tem0008 .side-contact > span { min-width: 0; }
.resume.tem0008 .side-contact-long { font-size: 0.9375em; }
.resume.tem0008 .side-contact-longest { font-size: 0.875em; }
.resume.tem0008 .icon { flex: none; width: 1.1em; height: 1.1em; margin-top: calc((var(--line) - 1.1em) / 2); color: var(--accent-ink); }
.resume.tem0008 .person-gap { height: ${mm(3)}; }
.resume.tem0008 .side-fact { --side-label: 4.6em; column-gap: 0.5em; margin-top: ${mm(0.7)}; }
.resume.tem0008:lang(en) .side-fact { --side-label: 5.25em; }
.resume.tem0008:lang(en) .side-fact > .fact-label { min-width: min-content; max-width: 7em; overflow-wrap: break-word; }
.resume.tem0008 .region-side .section { margin-top: var(--section-gap); }
.resume.tem0008 .region-side .heading { margin-bottom: ${underHeading(1.6)}; font-size: 1.12em; line-height: ${lines(1.125)}; letter-spacing: 0.06em; color: var(--accent-ink); }
.resume.tem0008:lang(en) .region-side .heading { letter-spacing: 0; }
.resume.tem0008 .side-tag + .side-tag { margin-top: ${mm(1.8)}; }
.resume.tem0008 .side-tag-name { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 0.6em; font-weight: 700; }
.resume.tem0008 .side-tag-note { flex: none; font-weight: 400; color: #4f5866; }
.resume.tem0008 .meter { height: ${mm(1)}; margin: ${mm(0.4)} 0 ${mm(0.8)}; border-radius: ${mm(0.5)}; background: var(--ground, #fff); }
.resume.tem0008 .meter > div { height: 100%; border-radius: ${mm(0.5)}; background: var(--soft); }
.resume.tem0008 .fact-label, .resume.tem0008 .side-date { color: #4f5866; }
.resume.tem0008 .side-rest { display: flex; flex-wrap: wrap; column-gap: 1em; }
.resume.tem0008 .region-side .entry-subtitle { margin-left: 0; }
.resume.tem0008 .region-side .entry + .entry { margin-top: ${mm(1.6)}; }
`;

/** Photo, contacts and facts at the top of the card. */
function Person({ view: { header } }: TemplateProps) {
  return (
    <div className="person" data-section="person">
      {header.photo?.source && (
        <div className="portrait" data-block="atomic">
          <Photo photo={header.photo} name={header.name} />
        </div>
      )}
      <SideContacts contacts={header.contacts} />
      {header.contacts.length > 0 && header.facts.length > 0 && (
        <div className="person-gap" data-block="row" />
      )}
      <SideFacts facts={header.facts} />
    </div>
  );
}

function Body({ view }: TemplateProps) {
  const { main, side } = splitSections(view, entry);
  return (
    <>
      <Region name="head">
        <header className="head" data-section="header" data-block="atomic">
          <HeadName header={view.header} />
          <Headline text={view.header.headline} />
        </header>
      </Region>
      <Region name="side">
        <Person view={view} />
        <Sections
          view={view}
          sections={side}
          entryHeader={sideHeader}
          facts={(facts) => <SideFacts facts={facts} />}
          tags={(tags, lang) => <SideTags tags={tags} lang={lang} />}
        />
      </Region>
      <Region name="main">
        <Sections view={view} sections={main} entryHeader={stackedHeader} />
      </Region>
    </>
  );
}

export const tem0008: TemplateDesign = { code: 'tem0008', css: styles, Body };
