import { entryRest } from '@qicheng/resume/view-text';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryTitle, type EntryHeader } from '../shared/entry.js';
import { formStyles, lastColumn, UNDER_TITLE } from '../shared/form-styles.js';
import { Table } from '../shared/facts.js';
import { Headline } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { lines, mm } from '../shared/lengths.js';
import { FormFacts, PersonForm } from '../shared/person-form.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { CLOSING, COLUMNS, TITLE, type FormColumns } from './words.js';

// Tables have the verticals of the rows beside the photo: of labels and of values.
const [LABEL, VALUE] = ['calc(var(--label) - 1px)', 'calc(var(--third) - var(--label) + 1px)'];
const REST = 'minmax(0, 1fr)';
const TABLE_COLUMNS: Readonly<Record<number, string>> = {
  3: `var(--third) var(--third) ${REST}`,
  4: `${LABEL} ${VALUE} var(--third) ${REST}`,
  5: `${LABEL} ${VALUE} ${LABEL} ${VALUE} ${REST}`,
};

/**
 * The application form of state enterprises: a band names each part, a header row names its columns, and
 * everything is in cells. The outer frame is page decoration and ends with the content.
 */
const styles = `
.resume.tem0042 { --rule: color-mix(in srgb, var(--accent-ink) 62%, #fff); --wash: color-mix(in srgb, var(--accent-ink) 8%, #fff); --photo-width: 90px; --label: calc(var(--em) * 5.5); --inset: ${mm(2)}; --pad: ${mm(0.66)}; --third: calc(100% / 3); --repeats-headings: 1; }
.resume.tem0042:has(.form-head) { --third: calc((100% - var(--photo-cell)) / 3); }
.resume.tem0042:lang(en) { --label: calc(var(--em) * 8); }
.resume.tem0042 .page { --from: ${UNDER_TITLE}; --to: 0px; }
.resume.tem0042 .page[data-closes='text'] { --to: max(var(--pad), var(--section-gap) * 0.5); }
.resume.tem0042 .page + .page { --from: 1px; }
.resume.tem0042 .page + .page[data-opens='text'] { --from: var(--pad); }
.resume.tem0042 .page + .page[data-opens='heading'] { --from: 0px; }
.resume.tem0042 .page > div { margin: calc(var(--margin-top) - var(--from)) calc(var(--margin-right) - 1px) 0 calc(var(--margin-left) - 1px); height: calc(var(--content-end) - var(--margin-top) + var(--from) + var(--to)); border: 1px solid var(--rule); }

.resume.tem0042 .form-title { margin: 0 -2px; padding-bottom: ${mm(3)}; text-align: center; background: var(--ground, #fff); }
.resume.tem0042 .form-title h1 { font-size: 2.2em; line-height: ${lines(2)}; font-weight: 700; letter-spacing: 0.08em; color: var(--accent-ink); }
.resume.tem0042:lang(en) .form-title h1 { letter-spacing: 0; }
.resume.tem0042 .headline { color: #3c4654; }
.resume.tem0042 .form-title + * { border-top: 1px solid var(--rule); }
${formStyles('tem0042', 3)}
.resume.tem0042 .form-name { font-size: 1em; }

.resume.tem0042 .section + .section, .resume.tem0042 .section + .promise { margin-top: 0; }
.resume.tem0042 :is(.section > .heading, .heading[data-repeated-head]) { padding: var(--pad) 0; line-height: ${lines(1)}; letter-spacing: 0.08em; text-align: center; color: var(--accent-ink); background: var(--wash); border-bottom: 1px solid var(--rule); }
.resume.tem0042:lang(en) :is(.section > .heading, .heading[data-repeated-head]) { letter-spacing: 0.02em; }
.resume.tem0042 .heading[data-repeated-head] { border-top: 1px solid var(--rule); }
.resume.tem0042 .heading[data-repeated-head]:not(:has(+ .entry-row)) { margin-bottom: var(--pad); }
.resume.tem0042 :is(.atoms, .tag-list) > .heading[data-repeated-head] { margin-left: calc(var(--inset) * -1); margin-right: calc(var(--inset) * -1); }
.resume.tem0042 .section .entry > .heading[data-repeated-head] + .entry-row { margin-top: 0; border-top: 0; }
.resume.tem0042 .section { --date: calc(var(--em) * (var(--period) + 1) + ${mm(2)}); }
.resume.tem0042 .section:has(> .atoms, > .tag-line, > .tag-list, > .entries > .entry:last-child > :is(.atoms, .detail, .entry)) + :is(.section, .promise) { margin-top: max(var(--pad), var(--section-gap) * 0.5); }
.resume.tem0042 .section:has(> .atoms, > .tag-line, > .tag-list, > .entries > .entry:last-child > :is(.atoms, .detail, .entry)) + .section > .heading, .resume.tem0042 .section:has(> .atoms, > .tag-line, > .tag-list, > .entries > .entry:last-child > :is(.atoms, .detail, .entry)) + .promise { border-top: 1px solid var(--rule); }
.resume.tem0042 .section > :is(.atoms, .tag-line, .tag-list) { margin: var(--pad) var(--inset) 0; }
.resume.tem0042 .entry + .entry, .resume.tem0042 .entry .entry { margin-top: 0; }
.resume.tem0042 .entry-row { display: grid; grid-template-columns: var(--date) minmax(0, 1.125fr) minmax(0, 1fr); column-gap: 0; align-items: stretch; border-bottom: 1px solid var(--rule); }
.resume.tem0042:has(.form-head) .entry-row { grid-template-columns: var(--date) calc(${lastColumn(3)} - var(--date)) minmax(0, 1fr); }
.resume.tem0042 :is(.entry:has(> .atoms, > .detail) + .entry, .entry > :is(.atoms, .detail) + .entry) > .entry-row { margin-top: var(--item-gap); border-top: 1px solid var(--rule); }
.resume.tem0042 .cell { padding: var(--pad) var(--inset); border-left: 1px solid var(--rule); }
.resume.tem0042 .cell.entry-date { margin-left: 0; border-left: 0; text-align: center; }
.resume.tem0042 .cell-wide { grid-column: 1 / span 2; border-left: 0; }
.resume.tem0042 .section:has(.entry-date) .cell-wide { grid-column: 2; border-left: 1px solid var(--rule); }
.resume.tem0042 .column-name { padding: var(--pad) var(--inset); text-align: center; color: #3c4654; border-left: 1px solid var(--rule); border-bottom: 1px solid var(--rule); }
.resume.tem0042 .column-name:first-child { border-left: 0; }
.resume.tem0042 :is(.entry > .detail, .entry > .atoms) { margin-left: var(--inset); margin-right: var(--inset); }
.resume.tem0042 .entry-row + :is(.detail, .atoms) { margin-top: var(--pad); }
.resume.tem0042 .detail { color: #3c4654; }
.resume.tem0042 .table-row { --cell-padding: ${mm(2)}; column-gap: 0; text-align: center; border-bottom: 1px solid var(--rule); }
.resume.tem0042 .table-row > span { padding: var(--pad) ${mm(1)}; }
.resume.tem0042 .table-row > span + span { border-left: 1px solid var(--rule); }
.resume.tem0042 .table-row.table-head { color: #3c4654; }
.resume.tem0042 .tag-text { font-weight: 700; }

.resume.tem0042 .promise { padding: ${mm(2)} var(--inset) ${mm(2.5)}; }
.resume.tem0042 .signed { margin-top: ${mm(1)}; text-align: right; }
`;

/**
 * Date, organisation and position in separate cells; the first row of a section has the column headers above
 * it.
 */
const cellsFor =
  ({ bySection, others }: FormColumns): EntryHeader =>
  (entry, place) => {
    const heads = place?.number === 1 ? (bySection[place.section] ?? others) : [];
    return (
      <>
        {heads.map((head) => (
          <span key={head} className="column-name">
            {head}
          </span>
        ))}
        {entry.date && <span className="cell entry-date">{entry.date}</span>}
        <span className={entry.date ? 'cell' : 'cell cell-wide'}>
          <EntryTitle entry={entry} />
        </span>
        <span className="cell entry-role">
          <Joined text={entryRest(entry)} />
        </span>
      </>
    );
  };

function Body({ view }: TemplateProps) {
  const { header, lang } = view;
  return (
    <Region name="main">
      <header data-section="header">
        <div className="form-title" data-block="atomic">
          <h1>{TITLE[lang]}</h1>
          <Headline text={header.headline} />
        </div>
        <PersonForm header={header} lang={lang} photoRows={4} hasThreeColumns />
      </header>
      <Sections
        view={view}
        entryHeader={cellsFor(COLUMNS[lang])}
        facts={(facts) => <FormFacts facts={facts} />}
        table={(columns, rows) => (
          <Table columns={columns} rows={rows} widths={TABLE_COLUMNS[columns.length]} />
        )}
      />
      <div className="promise" data-block="atomic">
        <p>{CLOSING[lang].text}</p>
        <p className="signed">{CLOSING[lang].signed}</p>
      </div>
    </Region>
  );
}

export const tem0042: TemplateDesign = { code: 'tem0042', css: styles, Body };
