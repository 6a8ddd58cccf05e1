import type { FactView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { ContactIcon } from '../shared/contact-icon.js';
import { HeadName, Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { leadSections } from '../shared/lead-sections.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { textWidth } from '../shared/wording.js';
import { tem0017 as entry } from './entry.js';
import { FactValue } from '../shared/fact-value.js';
import { styles } from './styles.js';

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
                  <span className="disc">
                    <ContactIcon id={fact.id} />
                  </span>
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

// In halves of a Chinese character: beyond these a value takes two cells of a row of four, or a row of five is too narrow.
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

/** Four cells in a row, or five where a last one would stand alone. */
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
