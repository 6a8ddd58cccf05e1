import type { SectionView } from '@qicheng/resume/view-model';
import { entryRest } from '@qicheng/resume/view-text';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { EntryDate, type EntryHeader, EntrySubtitle, EntryTitle } from '../shared/entry.js';
import { Fact } from '../shared/facts.js';
import { Headline } from '../shared/head.js';
import { leadSections } from '../shared/lead-sections.js';
import { lines, mm, underHeading } from '../shared/lengths.js';
import { ITALIC } from '../shared/base-styles.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass } from '../shared/wording.js';
import { tem0037 as entry } from './entry.js';

/**
 * The article class of LaTeX: a centred title, an abstract with wider margins, numbered sections and entries,
 * papers as a list of references.
 */
const styles = `
.resume.tem0037 { --number: calc(var(--em) * 2.5); --abstract: ${mm(11)}; --photo-width: 80px; --soft: #4a4a4a; color: #141414; }
.resume.tem0037 .head { display: grid; grid-template-columns: minmax(0, 1fr) auto; margin-bottom: ${mm(5)}; text-align: center; }
.resume.tem0037 .head:has(.photo) .title { padding-left: var(--photo-width); }
.resume.tem0037 .name { font-size: 2.25em; line-height: ${lines(2.25)}; font-weight: 400; }
.resume.tem0037 .name-long { font-size: 1.75em; line-height: ${lines(1.75)}; }
.resume.tem0037 .alternate-name, .resume.tem0037 .headline { font-size: 1.15em; line-height: ${lines(1.25)}; }
${evenLines('tem0037', 1.5, 'center')}
.resume.tem0037 .line { margin-top: ${mm(1)}; color: var(--soft); }
.resume.tem0037 a { color: var(--accent-ink); }
.resume.tem0037 .fact-label { color: var(--soft); }

.resume.tem0037 .section > .heading:not(.heading-own) { margin-bottom: ${underHeading(1)}; font-size: 1.25em; line-height: ${lines(1.375)}; }
.resume.tem0037 .section[data-section='selfEvaluation'] > .heading:not(.heading-own) { margin-bottom: ${underHeading(0.5)}; font-size: 1em; line-height: ${lines(1.25)}; text-align: center; }
.resume.tem0037 .section[data-section='selfEvaluation'] > .atoms { margin: 0 var(--abstract); }
.resume.tem0037 .number { display: inline-block; width: var(--number); }
.resume.tem0037 .heading > .number { width: calc(var(--em) * 2.5); }
.resume.tem0037 .entry-row { display: grid; grid-template-columns: var(--number) minmax(0, 1fr) auto; column-gap: 0; }
.resume.tem0037 .entry-row > .what { grid-column: 2; min-width: 0; }
.resume.tem0037 .entry-row > .entry-date { grid-column: 3; margin-left: 0; padding-left: 1em; }
.resume.tem0037 :is(.entry > .detail, .entry > .atoms, .tag-line, .tag-row, .section > .facts-row, .table) { margin-left: var(--number); }
.resume.tem0037 .section:not([data-section='selfEvaluation']) > .atoms { margin-left: var(--number); }
.resume.tem0037 .entry > .entry > .entry-row { grid-template-columns: 0 minmax(0, 1fr) auto; margin-left: var(--number); }
.resume.tem0037:lang(en) :is(.entry-subtitle, .entry-meta) { ${ITALIC} }
.resume.tem0037 [data-section='papers'] .entry-title { font-weight: 400; }
.resume.tem0037 .tag-text { font-weight: 700; }
.resume.tem0037 .table-row { border-bottom: 1px solid #c9c9c9; padding: ${mm(0.5)} 0; }
.resume.tem0037 .table-head { border: solid #141414; border-width: 1.5px 0 1px; color: inherit; }
`;

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div className="title">
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

const ABSTRACT = 'selfEvaluation';

/** The number of each section except the abstract. */
const numbersOf = (sections: SectionView[]): Map<string, number> =>
  new Map(sections.filter(({ key }) => key !== ABSTRACT).map(({ key }, index) => [key, index + 1]));

/** A number is decoration and not part of the numbered text. */
const Mark = ({ text }: { text: string }) => (
  <span className="number" aria-hidden="true">
    {text}
  </span>
);

const headingFor = (numbers: Map<string, number>) =>
  function Heading({ key, heading }: SectionView) {
    return (
      <>
        {numbers.has(key) && <Mark text={`${numbers.get(key)}`} />}
        {heading}
      </>
    );
  };

/** Entries are numbered within their section; papers are references. */
const entryHeaderFor =
  (numbers: Map<string, number>): EntryHeader =>
  (item, place) => (
    <>
      {place && (
        <Mark
          text={
            place.section === 'papers' ? `[${place.number}]` : `${numbers.get(place.section)}.${place.number}`
          }
        />
      )}
      <div className="what">
        <EntryTitle entry={item} />
        {entryRest(item) && <EntrySubtitle text={entryRest(item)} />}
      </div>
      {item.date && <EntryDate date={item.date} />}
    </>
  );

function Body({ view }: TemplateProps) {
  const sections = leadSections(view, entry);
  const numbers = numbersOf(sections);
  return (
    <Region name="main">
      <Head view={view} />
      <Sections
        view={view}
        sections={sections}
        heading={headingFor(numbers)}
        entryHeader={entryHeaderFor(numbers)}
        factColumns={2}
      />
    </Region>
  );
}

export const tem0037: TemplateDesign = { code: 'tem0037', css: styles, Body };
