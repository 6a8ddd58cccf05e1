import type { ReactNode } from 'react';
import type { TagView } from '@qicheng/resume/view-model';
import { entryRest } from '@qicheng/resume/view-text';
import { textWidth } from '@qicheng/resume/detail-lines';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { EntryDate, EntryTitle, type EntryHeader } from '../shared/entry.js';
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
 * A menu: a centred axis for names and headings, and dot leaders from each item to its value on the right.
 */
const styles = `
.resume.tem0038 { --soft: #5c544c; --dots: #a2978a; --photo-width: 85px; color: #221d19; }
.resume.tem0038 .head { display: flex; flex-direction: column; align-items: center; margin-bottom: ${mm(5)}; padding-bottom: ${mm(4)}; border-bottom: 3px double var(--accent-ink); text-align: center; }
.resume.tem0038 .photo { margin-bottom: ${mm(3)}; }
.resume.tem0038 .name { font-size: 2.75em; line-height: ${lines(2.25)}; font-weight: 700; letter-spacing: 0.08em; }
.resume.tem0038 .name-long { font-size: 2em; line-height: ${lines(1.75)}; letter-spacing: 0; }
.resume.tem0038:lang(en) .name { letter-spacing: 0; }
.resume.tem0038 :is(.alternate-name, .line, .fact-label, .entry-rest, .entry-date, .tag-note, .tag-rest, .detail) { color: var(--soft); }
.resume.tem0038 .headline { font-size: 1.15em; line-height: ${lines(1.25)}; color: var(--accent-ink); }
${evenLines('tem0038', 1.5, 'center')}
.resume.tem0038 .line { margin-top: ${mm(1)}; }

.resume.tem0038 .section > .heading:not(.heading-own) { display: flex; align-items: center; justify-content: center; column-gap: ${mm(4)}; margin-bottom: ${underHeading(1.5)}; font-size: 1.2em; line-height: ${lines(1.25)}; letter-spacing: 0.08em; color: var(--accent-ink); }
.resume.tem0038:lang(en) .section > .heading { letter-spacing: 0.02em; }
.resume.tem0038 .section > .heading:not(.heading-own)::before, .resume.tem0038 .section > .heading:not(.heading-own)::after { content: ''; width: ${mm(12)}; height: 1px; background: var(--accent-ink); }
.resume.tem0038 .section-paragraphs > .atoms > .atom-paragraph { text-align: center; text-wrap: balance; }
.resume.tem0038 .section > .tag-line { text-align: center; }
.resume.tem0038 .entry-row { display: block; }
.resume.tem0038 .offer { display: flex; align-items: baseline; column-gap: 0.5em; }
.resume.tem0038 .offer > :first-child { min-width: 0; }
.resume.tem0038 .dots { flex: 1; min-width: ${mm(8)}; border-bottom: 1.5px dotted var(--dots); }
.resume.tem0038 .offer > :is(.entry-date, .tag-note) { flex: none; margin-left: 0; }
.resume.tem0038 .offer .entry-title { line-height: inherit; }
.resume.tem0038 .entry-title { font-size: 1.05em; }
.resume.tem0038:lang(en) .entry-rest { ${ITALIC} }
.resume.tem0038 .entry-rest .entry-subtitle { margin-left: 0; }
.resume.tem0038 .tag-text { font-weight: 700; }
.resume.tem0038 .tag-rest { margin-left: 0.7em; }
.resume.tem0038 .table-row { padding: ${mm(0.75)} 0; border-bottom: 1px dotted var(--dots); }
`;

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <Photo photo={header.photo} name={header.name} />
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
    </header>
  );
}

/** An item, and after the dots its value on the right, if there is one. */
const Offer = ({ what, right }: { what: ReactNode; right: ReactNode }) => (
  <div className="offer">
    <div>{what}</div>
    {right && (
      <>
        <span className="dots" aria-hidden="true" />
        {right}
      </>
    )}
  </div>
);

// Maximum width before the dots on one line, in half Chinese characters.
const ON_LINE = 60;

/** Name and position on one line if both fit; otherwise the name, with position and location below. */
const menuHeader: EntryHeader = (entry, place) => {
  const rest = entryRest(entry);
  const restText = rest && (
    <span className="entry-subtitle">
      <Joined text={rest} />
    </span>
  );
  const isBeside = place?.isCompact && textWidth(entry.title + rest) < ON_LINE;
  return (
    <>
      <Offer
        what={
          <>
            <EntryTitle entry={entry} />
            {isBeside && <> {restText}</>}
          </>
        }
        right={entry.date && <EntryDate date={entry.date} />}
      />
      {!isBeside && restText && <p className="entry-rest">{restText}</p>}
    </>
  );
};

/** A skill with its explanation, and its level on the right. */
const MenuTags = ({ tags, lang }: { tags: TagView[]; lang: string }) =>
  tags.some(({ note, detail }) => note ?? detail) ? (
    tags.map(({ id, text, note, detail }) => (
      <div key={id} data-block="atomic" data-id={id}>
        <Offer
          what={
            <>
              <span className="tag-text">{text}</span>
              {detail && <span className="tag-rest"> {detail}</span>}
            </>
          }
          right={note && <span className="tag-note">{note}</span>}
        />
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
        entryHeader={menuHeader}
        factColumns={2}
        tags={(tags, lang) => <MenuTags tags={tags} lang={lang} />}
      />
    </Region>
  );
}

export const tem0038: TemplateDesign = { code: 'tem0038', css: styles, Body };
