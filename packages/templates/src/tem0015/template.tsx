import type { TagView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { HeadName, Headline } from '../shared/head.js';
import { ContactIcon } from '../shared/contact-icon.js';
import { Fact } from '../shared/facts.js';
import { initialsOf } from '../shared/wording.js';
import { Photo } from '../shared/photo.js';
import { Sections, splitSections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { SideFacts, SideTags, sideHeader } from '../shared/side-column.js';
import { tem0015 as entry } from './entry.js';
import { lines, mm, SHEET_WIDTH, underHeading } from '../shared/lengths.js';

/**
 * A monogram of the name if there is no photo. It is drawn as an image (styles.ts): as text it would precede
 * the name in the extracted text of a PDF.
 */
function Monogram({ name }: { name: string }) {
  const initials = initialsOf(name);
  return initials ? <div className="monogram" aria-hidden="true" data-initials={initials} /> : null;
}

/** The name is above the main column on the right, and comes first in the text. */
const styles = `
.resume.tem0015 { --side: calc(var(--margin-left) + ${mm(entry.sideColumn.widthMm)}); --wash: color-mix(in srgb, var(--accent-ink) 6%, #fff); --wash-line: color-mix(in srgb, var(--accent-ink) 24%, #fff); --photo-width: 100px;
  display: grid; grid-template: 'side head' auto 'side main' 1fr / var(--side) calc(${SHEET_WIDTH} - var(--side)); align-items: start; }
.resume.tem0015 .page > div { width: var(--side); height: 100%; background: var(--wash); }
.resume.tem0015 { --widens: 1; }
.resume.tem0015 .page[data-side-ended] > div { display: none; }

.resume.tem0015 .region-side { grid-area: side; padding-right: ${mm(5)}; }
.resume.tem0015 .emblem { margin-bottom: ${mm(5)}; }
.resume.tem0015 .photo-rounded { border-radius: ${mm(2)}; }
.resume.tem0015 .monogram { display: grid; place-items: center; width: 92px; height: 92px; border-radius: 50%; background: oklch(from var(--accent) min(l, 0.48) c h); color: #fff; }
.resume.tem0015 .monogram::before { content: attr(data-initials); font-size: 3em; line-height: 1; letter-spacing: 0.02em; filter: drop-shadow(0 0 0 #fff); }
.resume.tem0015 .side-fact { --side-label: calc(var(--em) * 4.5); column-gap: ${mm(1.5)}; margin-top: ${mm(0.7)}; }
.resume.tem0015:lang(en) .side-fact { --side-label: 100%; }
.resume.tem0015 .region-side .section { margin-top: var(--section-gap); }
.resume.tem0015 .region-side .heading { margin-bottom: ${underHeading(1.6)}; font-size: 1.1em; line-height: ${lines(1.25)}; letter-spacing: 0.06em; color: var(--accent-ink); border-bottom: 1px solid var(--wash-line); padding-bottom: ${mm(0.8)}; }
.resume.tem0015:lang(en) .region-side .heading { letter-spacing: 0; }
.resume.tem0015 .side-tag + .side-tag { margin-top: ${mm(1.8)}; }
.resume.tem0015 .side-tag-name { display: flex; flex-wrap: wrap; justify-content: space-between; column-gap: 0.6em; font-weight: 700; }
.resume.tem0015 .side-tag-note { flex: none; font-weight: 400; color: #535c69; }
.resume.tem0015 .side-tag-detail { color: #3c4654; }
.resume.tem0015 .meter { height: 3px; margin: ${mm(0.4)} 0 ${mm(0.8)}; background: var(--wash-line); }
.resume.tem0015 .meter > div { height: 100%; background: var(--accent-ink); }
.resume.tem0015 .chips { display: flex; flex-wrap: wrap; gap: ${mm(1.4)} ${mm(1.6)}; padding-top: ${mm(0.4)}; }
.resume.tem0015 .chip { padding: 0 ${mm(2)}; border: 1px solid var(--wash-line); border-radius: ${mm(3)}; background: var(--ground, #fff); }
.resume.tem0015 .side-rest { display: flex; flex-wrap: wrap; column-gap: 1em; }
.resume.tem0015 .region-side .entry-subtitle { margin-left: 0; }
.resume.tem0015 .region-side :is(.fact-label, .entry-subtitle, .side-date) { color: #535c69; }
.resume.tem0015 .region-side .entry + .entry { margin-top: ${mm(1.6)}; }

.resume.tem0015 .region-head { grid-area: head; padding-left: ${mm(10)}; }
.resume.tem0015 .region-main { grid-area: main; padding-top: ${mm(6)}; padding-left: ${mm(10)}; }
.resume.tem0015 .name { font-size: 3em; line-height: ${lines(2.5)}; font-weight: 700; letter-spacing: 0.04em; }
.resume.tem0015 .name-long { font-size: 2em; line-height: ${lines(1.75)}; letter-spacing: 0; }
.resume.tem0015:lang(en) .name { letter-spacing: 0; }
.resume.tem0015 .alternate-name { margin-left: 0.4em; font-size: 0.4em; line-height: 0; font-weight: 400; color: #5b6472; letter-spacing: 0; }
.resume.tem0015 .headline { margin-top: ${mm(0.6)}; font-size: 1.2em; line-height: ${lines(1.25)}; color: var(--accent-ink); }
${evenLines('tem0015', 1.5)}
.resume.tem0015 .line { margin-top: ${mm(2.4)}; color: #3c4654; }
.resume.tem0015 .contact { align-items: flex-start; column-gap: 0.45em; }
.resume.tem0015 .icon { flex: none; width: 1.05em; height: 1.05em; margin-top: calc((var(--line) - 1.05em) / 2); color: var(--accent-ink); }
.resume.tem0015 .region-main .heading { margin-bottom: ${underHeading(1.6)}; font-size: 1.25em; line-height: ${lines(1.25)}; letter-spacing: 0.04em; }
.resume.tem0015:lang(en) .region-main .heading { letter-spacing: 0; }
.resume.tem0015 .region-main .heading::before { content: ''; display: block; width: ${mm(9)}; height: ${mm(0.8)}; margin-bottom: ${underHeading(1.2)}; background: var(--accent); }
.resume.tem0015 .entry-title { font-size: 1.06em; }
.resume.tem0015 .region-main :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0015 .entry-date { color: #5b6472; }
.resume.tem0015 .table-row { column-gap: ${mm(2)}; padding: ${mm(0.6)} 0; border-bottom: 1px solid #e6e9ed; }
.resume.tem0015 .tag-text { font-weight: 700; }
`;

function Head({ view }: TemplateProps) {
  const { header } = view;
  return (
    <header className="head" data-section="header" data-block="atomic">
      <HeadName header={header} />
      <Headline text={header.headline} />
      {header.contacts.length > 0 && (
        <p className="line contacts">
          {header.contacts.map((fact) => (
            <span key={fact.id} className="contact">
              <ContactIcon id={fact.id} />
              <Fact fact={fact} lang={view.lang} labelled={false} />
            </span>
          ))}
        </p>
      )}
    </header>
  );
}

/** Photo or monogram and the personal facts at the top of the side column. */
function Person({ view }: TemplateProps) {
  const { header } = view;
  return (
    <div className="person" data-section="person">
      <div className="emblem" data-block="atomic">
        {header.photo?.source ? (
          <Photo photo={header.photo} name={header.name} />
        ) : (
          <Monogram name={header.name} />
        )}
      </div>
      <SideFacts facts={header.facts} />
    </div>
  );
}

/** Plain words are labels; explained or graded ones have their own lines. */
function tags(all: TagView[], lang: string) {
  if (all.some(({ note, detail, level }) => note ?? detail ?? level))
    return <SideTags tags={all} lang={lang} />;
  return (
    <p className="chips" data-block="atomic">
      {all.map((tag) => (
        <span key={tag.id} className="chip" data-id={tag.id}>
          {tag.text}{' '}
        </span>
      ))}
    </p>
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
        <Person view={view} />
        <Sections
          view={view}
          sections={side}
          entryHeader={sideHeader}
          facts={(facts) => <SideFacts facts={facts} />}
          tags={tags}
        />
      </Region>
      <Region name="main">
        <Sections view={view} sections={main} />
      </Region>
    </>
  );
}

export const tem0015: TemplateDesign = { code: 'tem0015', css: styles, Body };
