import type { EntryView, ResumeView } from '@qicheng/resume/view-model';
import { textWidth } from '@qicheng/resume/detail-lines';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { EntryDate, EntryPlaceName, EntryTitle, type EntryHeader } from '../shared/entry.js';
import { Fact } from '../shared/facts.js';
import { Headline } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { lines, mm, underHeading } from '../shared/lengths.js';
import { NamedTags } from '../shared/named-tags.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass } from '../shared/wording.js';

/** Width of the left column in ems. */
const LEAD_EM = 13.5;

/**
 * Film credits: the position is right-aligned before the axis, the organisation follows it. The paper is
 * dark, so that accent and text colour are lighter here than elsewhere; a chosen paper colour is darkened.
 * The outline covers white rounding gaps at the bottom of a page.
 */
const styles = `
.resume.tem0034 { --accent-ink: oklch(from var(--accent) max(l, 0.78) c h); --lead: calc(var(--em) * ${LEAD_EM}); --gap: ${mm(6)}; --axis: calc(var(--lead) + var(--gap)); --night: oklch(from var(--ground, #15191f) min(l, 0.21) c h); --soft: #aeb6c1; --hair: #3b4450; --photo-width: 95px; color: #eceef1; }
.resume.tem0034[data-text][data-text] { color: oklch(from var(--text) max(l, 0.9) c h); }
.resume.tem0034 .section { --accent-ink: oklch(from var(--accent) max(l, 0.78) c h) !important; }
.resume.tem0034 .section[data-heading='band'] > .heading-own { background: #262d37 !important; }
.resume.tem0034 .section[data-heading='centred'] > .heading-own { border-color: var(--hair) !important; }
.resume.tem0034 .page { outline: 1px solid var(--night); }
.resume.tem0034 .page > div { height: 100%; background: var(--night); }
.resume.tem0034 :is(.page-numbers p, .fact-label, .table-head) { color: var(--soft); }

.resume.tem0034 .head { display: grid; grid-template-columns: var(--lead) minmax(0, 1fr); column-gap: var(--gap); margin-bottom: ${mm(7)}; }
.resume.tem0034 .head > .photo { grid-area: 1 / 1; justify-self: end; }
.resume.tem0034 .who { grid-area: 1 / 2; align-self: end; }
.resume.tem0034 .name { margin-left: -0.04em; font-size: 3.75em; line-height: ${lines(3)}; font-weight: 700; }
.resume.tem0034 .name-long { font-size: 2.25em; line-height: ${lines(2)}; }
.resume.tem0034 .alternate-name { font-size: 1.25em; line-height: ${lines(1.25)}; color: var(--soft); }
.resume.tem0034 .headline { margin-bottom: ${mm(2.5)}; font-size: 1.25em; line-height: ${lines(1.5)}; color: var(--accent-ink); }
${evenLines('tem0034', 1.5)}

.resume.tem0034 .section > .heading:not(.heading-own) { display: grid; grid-template-columns: var(--lead) minmax(0, 1fr); column-gap: var(--gap); align-items: center; margin-bottom: ${underHeading(1)}; line-height: ${lines(1.25)}; text-align: right; letter-spacing: 0.08em; color: var(--accent-ink); }
.resume.tem0034:lang(en) .section > .heading { letter-spacing: 0.02em; }
.resume.tem0034 .section > .heading:not(.heading-own)::after { content: ''; height: 1px; background: var(--hair); }
.resume.tem0034 .section > .heading-own { margin-left: var(--axis); }
.resume.tem0034 .entry-row { display: grid; grid-template-columns: var(--lead) minmax(0, 1fr) auto; column-gap: 0; }
.resume.tem0034 .entry-row > .entry-subtitle { grid-area: 1 / 1; margin-left: 0; text-align: right; color: var(--soft); }
.resume.tem0034 .entry-row > .what { grid-area: 1 / 2; margin-left: var(--gap); }
.resume.tem0034 .entry-row > .entry-date { grid-area: 1 / 3; padding-left: 1em; color: var(--soft); }
.resume.tem0034 .what > .entry-subtitle { display: block; margin-left: 0; color: var(--soft); }
.resume.tem0034 .entry-meta { color: var(--soft); }
.resume.tem0034 .badge { color: var(--accent-ink); }
.resume.tem0034 :is(.entry > .detail, .entry > .atoms, .section > .atoms, .section > .facts-row, .tag-line, .table) { margin-left: var(--axis); }
.resume.tem0034 .detail { color: var(--soft); }
.resume.tem0034 .section-tags > .facts-row .tag-text { font-weight: 700; }
.resume.tem0034 .named { display: grid; grid-template-columns: var(--lead) minmax(0, 1fr); column-gap: var(--gap); }
.resume.tem0034 .named > .tag-text { text-align: right; color: var(--soft); }
.resume.tem0034 .table-row { padding: ${mm(0.75)} 0; border-bottom: 1px solid var(--hair); }
`;

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div className="who">
        <h1 className={nameClass(header.name)}>{header.name}</h1>
        {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
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
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

const fitsBefore = ({ subtitle = '' }: EntryView): boolean => textWidth(subtitle) < LEAD_EM * 2;

/** The sections in which every position fits on a line before the axis. */
const sectionsBefore = ({ sections }: ResumeView): Set<string> =>
  new Set(
    sections.flatMap((section) =>
      section.kind === 'entries' && section.entries.every(fitsBefore) ? [section.key] : [],
    ),
  );

/** The position is before the axis if all of its section fit on a line there, otherwise below the name. */
const creditHeader =
  (before: Set<string>): EntryHeader =>
  ({ subtitle, ...entry }, place) => {
    const isLead = subtitle !== undefined && place !== undefined && before.has(place.section);
    const did = subtitle && (
      <span className="entry-subtitle">
        <Joined text={subtitle} />
      </span>
    );
    return (
      <>
        {isLead && did}
        <div className="what">
          <EntryTitle entry={entry} />
          {entry.meta && <EntryPlaceName meta={entry.meta} />}
          {!isLead && did}
        </div>
        {entry.date && <EntryDate date={entry.date} />}
      </>
    );
  };

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections
        view={view}
        entryHeader={creditHeader(sectionsBefore(view))}
        bullet="–"
        factColumns={2}
        tags={(tags, lang) => <NamedTags tags={tags} lang={lang} />}
      />
    </Region>
  );
}

export const tem0034: TemplateDesign = { code: 'tem0034', css: styles, Body };
