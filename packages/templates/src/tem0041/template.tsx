import type { TagView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { EntryDate, EntrySubtitle, EntryTitle, type EntryHeader } from '../shared/entry.js';
import { Fact, Tags } from '../shared/facts.js';
import { Headline } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { lines, mm, underHeading } from '../shared/lengths.js';
import { ITALIC } from '../shared/base-styles.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass } from '../shared/wording.js';

/**
 * The handout class of LaTeX: a readable line length, and a right margin for date, location and level. Notes
 * are beside the text they belong to.
 */
const styles = `
.resume.tem0041 { --note: max(${mm(33)}, calc(var(--em) * (var(--period) * 0.9375))); --gap: ${mm(7)}; --measure: calc(100% - var(--note) - var(--gap)); --soft: #5a5550; --photo-width: 85px; color: #1b1917; }
.resume.tem0041 :is(.head, .entry-row, .noted) { display: grid; grid-template-columns: minmax(0, 1fr) var(--note); column-gap: var(--gap); }
.resume.tem0041 .head { align-items: start; margin-bottom: ${mm(6)}; }
.resume.tem0041 .photo { margin-top: ${mm(1.5)}; }
.resume.tem0041 .name { font-size: 3em; line-height: ${lines(2.25)}; font-weight: 400; }
.resume.tem0041 .name-long { font-size: 2em; line-height: ${lines(1.75)}; }
.resume.tem0041 .alternate-name { line-height: ${lines(1)}; color: var(--soft); }
.resume.tem0041 .headline { margin-bottom: ${mm(1.5)}; font-size: 1.15em; line-height: ${lines(1.25)}; }
.resume.tem0041:lang(en) .headline { ${ITALIC} }
${evenLines('tem0041', 1.25)}
.resume.tem0041 :is(.line, .fact-label, .note, .entry-rest, .detail) { color: var(--soft); }

.resume.tem0041 .section > .heading:not(.heading-own) { margin-bottom: ${underHeading(1)}; font-size: 1.35em; line-height: ${lines(1.375)}; font-weight: 400; color: var(--accent-ink); }
.resume.tem0041:lang(en):not([data-heading-font]) .section > .heading { ${ITALIC} }
.resume.tem0041 .note { font-size: 0.9375em; }
.resume.tem0041 .note > * { display: block; margin-left: 0; white-space: normal; }
.resume.tem0041 .entry-title { display: block; line-height: inherit; }
.resume.tem0041 .entry-rest > * { margin-left: 0; }
.resume.tem0041 .compact > .entry-title { display: inline; }
.resume.tem0041:lang(en) .entry-rest { ${ITALIC} }
.resume.tem0041 :is(.entry > .detail, .entry > .atoms, .section > .atoms, .tag-line, .section > .facts-row) { width: var(--measure); }
.resume.tem0041 .entry .entry > :is(.detail, .atoms) { width: var(--measure); }
.resume.tem0041 .tag-text { font-weight: 700; }
.resume.tem0041 .tag-rest { margin-left: 0.7em; }
.resume.tem0041 .table-row { padding: ${mm(0.75)} 0; border-bottom: 1px solid #d8d3cc; }
`;

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div>
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

/**
 * Name and position in the text column; date and location in the margin. The location of an entry without a
 * position is below its name: a second line of the margin would leave an empty one there.
 */
const annotatedHeader: EntryHeader = (entry, place) => {
  const isBelow = !entry.subtitle && entry.date !== undefined && place?.isCompact !== true;
  const text = isBelow ? entry.meta : entry.subtitle;
  const meta = isBelow ? undefined : entry.meta;
  return (
    <>
      <div className={place?.isCompact ? 'compact' : undefined}>
        <EntryTitle entry={entry} />
        {text &&
          (place?.isCompact ? (
            <EntrySubtitle text={text} />
          ) : (
            <p className="entry-rest">
              <span className={isBelow ? 'entry-meta' : 'entry-subtitle'}>
                <Joined text={text} />
              </span>
            </p>
          ))}
      </div>
      {(entry.date ?? meta) && (
        <div className="note">
          {entry.date && <EntryDate date={entry.date} />}
          {meta && <span className="entry-meta">{meta}</span>}
        </div>
      )}
    </>
  );
};

/** A skill with its explanation, and its level in the margin. */
const AnnotatedTags = ({ tags, lang }: { tags: TagView[]; lang: string }) =>
  tags.some(({ note, detail }) => note ?? detail) ? (
    tags.map(({ id, text, note, detail }) => (
      <div key={id} className="noted" data-block="atomic" data-id={id}>
        <p>
          <span className="tag-text">{text}</span>
          {detail && <span className="tag-rest"> {detail}</span>}
        </p>
        {note && <p className="note">{note}</p>}
      </div>
    ))
  ) : (
    <Tags tags={tags} lang={lang} />
  );

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections
        view={view}
        entryHeader={annotatedHeader}
        factColumns={2}
        tags={(tags, lang) => <AnnotatedTags tags={tags} lang={lang} />}
      />
    </Region>
  );
}

export const tem0041: TemplateDesign = { code: 'tem0041', css: styles, Body };
