import type { FactView, SectionView } from '@qicheng/resume/view-model';
import { textWidth } from '@qicheng/resume/detail-lines';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { Fact } from '../shared/facts.js';
import { Headline, positionHeader } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass } from '../shared/wording.js';
import { lines, mm } from '../shared/lengths.js';

/**
 * Four columns of equal width: headings in the first, everything else in the other three. The block above is
 * page decoration.
 */
const styles = `
.resume.tem0026 { --gap: ${mm(5)}; --heading-size: var(--size); --column: max(${mm(41.25)}, calc(var(--em) * 11.5)); --start: calc(var(--column) + var(--gap)); --photo-width: 120px; }
.resume.tem0026 .page > div { width: var(--column); height: ${mm(6)}; margin-left: var(--margin-left); background: var(--accent); }
.resume.tem0026 .head { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: var(--gap); padding-bottom: ${mm(7)}; }
.resume.tem0026 .photo { grid-area: 1 / 2; margin-top: ${mm(2)}; }
.resume.tem0026 .name { font-size: 5em; line-height: ${lines(3.75)}; font-weight: 700; letter-spacing: 0.02em; }
.resume.tem0026 .name-long { font-size: 2.6em; line-height: ${lines(2.25)}; letter-spacing: 0; }
.resume.tem0026:lang(en) .name:not(.name-long) { font-size: 4em; line-height: ${lines(3)}; letter-spacing: 0; }
.resume.tem0026 .head-grid { display: grid; grid-template-columns: var(--column) minmax(0, 1fr); column-gap: var(--gap); margin-top: ${mm(3)}; }
.resume.tem0026 .alternate-name { font-size: 1.15em; font-weight: 700; }
.resume.tem0026 .headline { font-size: 1.15em; font-weight: 700; color: var(--accent-ink); }
.resume.tem0026 .lists { display: grid; grid-template-columns: minmax(0, 1fr); column-gap: var(--gap); align-content: start; }
.resume.tem0026 .lists-two { grid-template-columns: minmax(0, 1.375fr) minmax(0, 1fr); }
.resume.tem0026 .personal { display: grid; grid-template-columns: 4.75em minmax(0, 1fr); }
.resume.tem0026 .fact-label { color: #4f5866; }
${evenLines('tem0026', 1.2)}

.resume.tem0026 .section > .heading:not(.heading-own) { height: calc(var(--line) + ${mm(2)} + 3px); margin-bottom: calc(var(--line) * -1); padding-top: ${mm(2)}; border-top: 3px solid #14181f; line-height: ${lines(1)}; }
.resume.tem0026 .heading-text { display: block; font-size: var(--heading-size); width: var(--column); }
.resume.tem0026 :is(.heading-text, .heading-above) > span { font-size: 1.25em; line-height: 0; }
.resume.tem0026:lang(en) .heading-text > span { font-size: 1.125em; }
.resume.tem0026 .section:has(> .heading .heading-text) { min-height: calc(var(--line) + ${mm(2)} + 3px); }
.resume.tem0026 .section > .heading:has(.heading-two) { height: calc(var(--line) * 2 + ${mm(2)} + 3px); margin-bottom: calc(var(--line) * -2); }
.resume.tem0026 .section:has(> .heading .heading-two) { min-height: calc(var(--line) * 2 + ${mm(2)} + 3px); }
.resume.tem0026 .section > .heading:has(.heading-above) { height: auto; margin-bottom: ${mm(1)}; }
.resume.tem0026 :is(.entries, .section > .atoms, .tag-line, .tag-list, .section > .facts-row, .table) { margin-left: var(--start); }
.resume.tem0026 .entry-title { font-size: 1.06em; }
.resume.tem0026 .entry-date { color: var(--accent-ink); }
.resume.tem0026 .entry-rest { color: #3c4654; }
.resume.tem0026 .entry-rest .entry-meta { color: #4f5866; }
.resume.tem0026 .badge { color: #4f5866; }
.resume.tem0026 .detail { color: #3c4654; }
.resume.tem0026 .tag-text { font-weight: 700; }
.resume.tem0026 .tag-note { color: #4f5866; }
.resume.tem0026 .table-row { padding: ${mm(0.75)} 0; border-bottom: 1px solid #14181f; }
.resume.tem0026 .heading:has(.heading-text) + .table > .table-head { padding-top: 0; }
`;

/** The name across the page; below it headline, contacts and facts, each in columns of the grid. */
function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div>
        <h1 className={nameClass(header.name)}>{header.name}</h1>
        <div className="head-grid">
          <div>
            {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
            <Headline text={header.headline} />
          </div>
          <div className={header.facts.length > 0 && lang === 'zh' ? 'lists lists-two' : 'lists'}>
            <div>
              {header.contacts.map((fact) => (
                <p key={fact.id}>
                  <Fact fact={fact} lang={lang} labelled={false} />
                </p>
              ))}
            </div>
            <Personal facts={header.facts} lang={lang} />
          </div>
        </div>
      </div>
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** In Chinese one per line, in English in lines: values like Communist Youth League member need the width. */
function Personal({ facts, lang }: { facts: FactView[]; lang: string }) {
  if (facts.length === 0) return null;
  if (lang === 'en')
    return (
      <p className="line">
        {facts.map((fact) => (
          <Fact key={fact.id} fact={fact} lang={lang} />
        ))}
      </p>
    );
  return (
    <div>
      {facts.map((fact) => (
        <p key={fact.id} className="personal" data-id={fact.id}>
          <span className="fact-label">{fact.label}</span> <span>{fact.value}</span>
        </p>
      ))}
    </div>
  );
}

/** The heading is in the first column: its block has no height, so that the content starts beside it. */
const heading = ({ heading: text }: SectionView) => (
  <span className={headingClass(text)}>
    <span>{text}</span>
  </span>
);

// In half Chinese characters; a heading of three lines would reach into the next section, so it is above
// instead.
const ONE_LINE = 18;
const TWO_LINES = 34;
function headingClass(text: string): string {
  const width = textWidth(text);
  if (width <= ONE_LINE) return 'heading-text';
  return width <= TWO_LINES ? 'heading-text heading-two' : 'heading-above';
}

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} heading={heading} entryHeader={positionHeader} bullet="–" />
    </Region>
  );
}

export const tem0026: TemplateDesign = { code: 'tem0026', css: styles, Body };
