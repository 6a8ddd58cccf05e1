import type { FactView } from '@qicheng/resume/view-model';
import { textWidth } from '@qicheng/resume/detail-lines';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { ContactIcon } from '../shared/contact-icon.js';
import { HeadName, Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { leadSections } from '../shared/lead-sections.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { tem0017 as entry } from './entry.js';
import { FactValue } from '../shared/fact-value.js';
import { lines, mm, underHeading } from '../shared/lengths.js';

const styles = `
.resume.tem0017 { --band: oklch(from var(--accent) min(l, 0.48) c h); --rule: color-mix(in srgb, var(--accent-ink) 30%, #fff); --wash: color-mix(in srgb, var(--accent-ink) 8%, #fff); --photo-width: 85px; --inset: ${mm(2.4)}; }
.resume.tem0017 .head { display: grid; grid-template-columns: minmax(0, 1fr) auto; border: 1px solid var(--rule); }
.resume.tem0017 .head-text { display: grid; grid-template-rows: 1fr auto; }
.resume.tem0017 .title { display: grid; align-content: center; padding: ${mm(3)} ${mm(6)}; background: var(--band); color: #fff; }
.resume.tem0017 .name { font-size: 2.5em; line-height: ${lines(2.25)}; font-weight: 700; letter-spacing: 0.06em; }
.resume.tem0017 .name-long { font-size: 1.9em; line-height: ${lines(1.75)}; letter-spacing: 0; }
.resume.tem0017:lang(en) .name { letter-spacing: 0; }
.resume.tem0017 .alternate-name { margin-left: 0.35em; font-size: 0.46em; line-height: 0; font-weight: 400; letter-spacing: 0; }
.resume.tem0017 .headline { font-size: 1.15em; line-height: ${lines(1.25)}; }
.resume.tem0017 .contacts { padding: ${mm(2)} 0 ${mm(1)} ${mm(6)}; text-wrap: balance; }
.resume.tem0017 .contact { display: inline-flex; align-items: flex-start; column-gap: 0.45em; margin: 0 ${mm(6)} ${mm(1)} 0; vertical-align: top; }
.resume.tem0017 .contact-value { min-width: 0; }
.resume.tem0017 .icon { flex: none; width: 1.05em; height: 1.05em; margin-top: calc((var(--line) - 1.05em) / 2); color: var(--accent-ink); }
.resume.tem0017 .head .photo { margin: ${mm(2)}; align-self: center; }
.resume.tem0017 .cells { display: grid; border: solid var(--rule); border-width: 0 1px 1px; }
.resume.tem0017 .cell { padding: ${mm(0.6)} var(--inset) ${mm(0.8)}; }
.resume.tem0017 .cell + .cell { border-left: 1px solid var(--rule); }
.resume.tem0017 .cell > span { display: block; }
.resume.tem0017 .cell .fact-label { font-size: 0.85em; line-height: ${lines(0.875)}; color: var(--accent-ink); }

.resume.tem0017 header + .section { margin-top: calc(var(--section-gap) + ${mm(1)}); }
.resume.tem0017 .heading { display: flex; align-items: center; column-gap: ${mm(2)}; margin-bottom: ${underHeading(1.2)}; padding-bottom: ${mm(0.4)}; font-size: 1.15em; line-height: ${lines(1.25)}; letter-spacing: 0.05em; color: var(--accent-ink); border-bottom: 1px solid var(--band); }
.resume.tem0017:lang(en) .heading { letter-spacing: 0; }
.resume.tem0017 .section:has(> .cells) > .heading { margin-bottom: 0; }
.resume.tem0017 .cross { flex: none; width: 0.95em; height: 0.95em; }
.resume.tem0017 .entry-row { padding: ${mm(0.4)} var(--inset); background: var(--wash); }
.resume.tem0017 .entries-compact .entry-row { background: none; }
.resume.tem0017 .entries-compact .entry + .entry { margin-top: 0; }
.resume.tem0017 .entries-compact .entry + .entry .entry-row { border-top: 1px solid var(--wash); }
.resume.tem0017 :is(.entries .detail, .atoms, .tag-line, .tag-list) { margin-left: var(--inset); margin-right: var(--inset); }
.resume.tem0017 .entry-row + :is(.detail, .atoms) { margin-top: ${mm(0.8)}; }
.resume.tem0017 :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0017 .entry-date { color: #4f5866; }
.resume.tem0017 .table-row { --cell-padding: calc(var(--inset) * 2); column-gap: 0; border: solid var(--rule); border-width: 0 1px 1px; }
.resume.tem0017 .table-row > span { padding: ${mm(0.8)} var(--inset); }
.resume.tem0017 .table-row > span + span { border-left: 1px solid var(--rule); }
.resume.tem0017 .table-head { border-top-width: 1px; background: var(--wash); color: var(--accent-ink); }
.resume.tem0017 .tag-text { font-weight: 700; }
.resume.tem0017 .tag-note { color: #5b6472; }
`;

function Head({ view: { header } }: TemplateProps) {
  return (
    <header data-section="header">
      <div className="head" data-block="atomic">
        <div className="head-text">
          <div className="title">
            <HeadName header={header} />
            <Headline text={header.headline} />
          </div>
          {header.contacts.length > 0 && (
            <p className="contacts">
              {header.contacts.map((fact) => (
                <span key={fact.id} className="contact" data-id={fact.id}>
                  <ContactIcon id={fact.id} />
                  <span className="contact-value">
                    <FactValue fact={fact} />
                  </span>
                </span>
              ))}
            </p>
          )}
        </div>
        <Photo photo={header.photo} name={header.name} />
      </div>
      <Grid facts={header.facts} />
    </header>
  );
}

// In half Chinese characters: a wider value takes two cells of a row of four; rows of five need values up to
// the second limit.
const WIDE = 15;
const NARROW = 12;

/** Facts as cells of a ruled table: the label above its value. */
function Grid({ facts }: { facts: FactView[] }) {
  const columns = columnsFor(facts);
  return rowsOf(facts, columns).map((row) => (
    <div
      key={row[0]?.id}
      className="cells"
      data-block="atomic"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {row.map((fact) => (
        <p
          key={fact.id}
          className="cell"
          data-id={fact.id}
          style={{ gridColumn: `span ${spanOf(fact, columns)}` }}
        >
          <span className="fact-label">{fact.label} </span>
          <span>
            <FactValue fact={fact} />
          </span>
        </p>
      ))}
    </div>
  ));
}

const widthOf = ({ label, value }: FactView): number => Math.max(textWidth(label), textWidth(value));

/** Four cells per row, or five if the last one would be alone. */
const columnsFor = (facts: FactView[]): number =>
  facts.length % 4 === 1 && facts.every((fact) => widthOf(fact) <= NARROW) ? 5 : 4;

function spanOf(fact: FactView, columns: number): number {
  const width = widthOf(fact);
  if (width <= WIDE) return 1;
  return width <= WIDE * 2 + 4 ? 2 : columns;
}

function rowsOf(facts: FactView[], columns: number): FactView[][] {
  const rows: FactView[][] = [];
  let room = 0;
  for (const fact of facts) {
    const span = spanOf(fact, columns);
    if (span <= room) rows.at(-1)?.push(fact);
    else rows.push([fact]);
    room = (span <= room ? room : columns) - span;
  }
  return rows;
}

const Cross = () => (
  <svg className="cross" viewBox="0 0 16 16" aria-hidden="true">
    <path fill="currentColor" d="M5.6 1h4.8v4.6H15v4.8h-4.6V15H5.6v-4.6H1V5.6h4.6z" />
  </svg>
);

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections
        view={view}
        sections={leadSections(view, entry)}
        heading={(section) => (
          <>
            <Cross />
            <span>{section.heading}</span>
          </>
        )}
        facts={(facts) => <Grid facts={facts} />}
      />
    </Region>
  );
}

export const tem0017: TemplateDesign = { code: 'tem0017', css: styles, Body };
