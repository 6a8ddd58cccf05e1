import type { HeaderView } from '@qicheng/resume/view-model';
import { entryRest } from '@qicheng/resume/view-text';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryLines, EntryTitle, type EntryHeader } from '../shared/entry.js';
import { formStyles, UNDER_TITLE } from '../shared/form-styles.js';
import { Joined } from '../shared/joined.js';
import { labelHeading } from '../shared/label-heading.js';
import { lines, mm } from '../shared/lengths.js';
import { FormFacts, PersonForm } from '../shared/person-form.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { POST, SEALED, SEALS, TITLE } from './words.js';

/**
 * The form for appointing cadres: one rule beside the names of all rows, and plain lines in each row. The
 * outer frame and that rule are page decoration and end with the content; content across the rule covers it.
 */
const styles = `
.resume.tem0036 { --heading-size: var(--size); --rule: var(--accent-ink); --wash: transparent; --photo-width: 100px; --name: calc(var(--em) * 3.75); --label: calc(var(--name) + 1px); --inset: ${mm(2)}; --pad: ${mm(1.25)}; color: #1c1c1c; }
.resume.tem0036:lang(en) { --name: calc(var(--em) * 6.75); }
.resume.tem0036 .page { --from: ${UNDER_TITLE}; --to: 2px; }
.resume.tem0036 .page > div { margin: calc(var(--margin-top) - var(--from)) calc(var(--margin-right) - 2px) 0 calc(var(--margin-left) - 2px); height: calc(var(--content-end) - var(--margin-top) + var(--from) + var(--to)); border: 2px solid var(--rule); }
.resume.tem0036 .page > div::before { content: ''; display: block; width: calc(var(--name) + 1px); height: 100%; border-right: 1px solid var(--rule); }
.resume.tem0036 .page + .page { --from: 2px; }
.resume.tem0036 .page + .page[data-opens=heading] { --from: 1px; }
.resume.tem0036 .page + .page:is([data-opens=row], [data-opens=text]) { --from: var(--pad); }
.resume.tem0036 .page:not(:last-child) { --to: var(--pad); }

.resume.tem0036 .form-title { margin: 0 -3px; padding-bottom: ${mm(4)}; text-align: center; background: var(--ground, #fff); }
.resume.tem0036 .form-title h1 { font-size: 2.2em; line-height: ${lines(2)}; font-weight: 700; letter-spacing: 0.08em; color: var(--accent-ink); }
.resume.tem0036:lang(en) .form-title h1 { letter-spacing: 0; }
.resume.tem0036 .form-title + * { border-top: 2px solid var(--rule); }
.resume.tem0036 :is(.form-head, header > .form-row) { background: var(--ground, #fff); }
${formStyles('tem0036', 3)}
.resume.tem0036 .form-label { color: inherit; text-wrap: balance; padding-left: 1px; padding-right: 1px; }
.resume.tem0036:lang(en) header .form-pair + .form-pair { grid-template-columns: calc(var(--em) * 5.5) minmax(0, 1fr); }
.resume.tem0036:lang(zh) .form-pair .form-value { text-align: center; }
.resume.tem0036 .form-name { font-size: 1em; }

.resume.tem0036 :is(.section + .section, .section + .seals) { margin-top: max(var(--pad), var(--section-gap)); }
.resume.tem0036 :is(.section-facts, .section-table) + :is(.section, .seals) { margin-top: 0; }
.resume.tem0036 .section > .heading { height: calc(var(--line) + var(--pad) * 2); margin-bottom: calc(-1 * var(--line) - var(--pad) * 2); padding-top: calc(var(--pad) - 1px); border-top: 1px solid var(--rule); line-height: ${lines(1)}; font-weight: 400; text-align: center; }
.resume.tem0036 header + .section > .heading { padding-top: var(--pad); border-top: 0; }
.resume.tem0036 .heading-text { display: block; width: var(--name); padding: 0 1px; font-size: var(--heading-size); text-wrap: balance; }
.resume.tem0036 .heading:has(.heading-two) { height: calc(var(--line) * 2 + var(--pad) * 2); margin-bottom: calc(var(--line) * -2 - var(--pad) * 2); }
.resume.tem0036 .section { --date: calc(var(--em) * (var(--period) + 1)); --aside: calc(var(--name) + 1px); }
.resume.tem0036 .heading:has(.heading-two) + :is(.tag-line, .form-line:last-child, .form-row:last-child), .resume.tem0036 .heading:has(.heading-two) + .atoms > li:only-child, .resume.tem0036 .heading:has(.heading-two) + .entries > .entry:only-child > .entry-row:only-child { min-height: ${lines(2)}; }
.resume.tem0036 .section > .heading:has(.heading-above) { height: auto; margin-bottom: 0; padding: var(--pad) var(--inset); background: var(--ground, #fff); border-bottom: 1px solid var(--rule); text-align: left; }

.resume.tem0036 :is(.entries, .section > .form-row, .table, .section > .atoms, .tag-line, .tag-row, .form-line) { margin-left: calc(var(--name) + 1px); }
.resume.tem0036 :is(.entries, .section > .atoms, .tag-line, .tag-row, .form-line) { padding: 0 var(--inset); }
.resume.tem0036 :is(.entry-row, .form-line) { display: grid; grid-template-columns: var(--date) minmax(0, 1fr); column-gap: 0; }
.resume.tem0036 .entry-date { margin-left: 0; }
.resume.tem0036 .said { grid-column: 2; min-width: 0; }
.resume.tem0036 :is(.entry > .detail, .entry > .atoms) { margin-left: var(--date); }
.resume.tem0036 .section:not(:has(.entry-date)) .said { grid-column: 1 / -1; }
.resume.tem0036 .section:not(:has(.entry-date)) :is(.entry > .detail, .entry > .atoms) { margin-left: 0; }
.resume.tem0036 .fact-label { color: inherit; }
.resume.tem0036 :is(.entries > .entry:first-child > .entry-row, .section > .atoms > :first-child, .tag-line, .tag-row:first-child, .heading + .form-line) { margin-top: var(--pad); }
.resume.tem0036 .section > .form-row:last-child { border-bottom: 0; }
.resume.tem0036 .section > .form-row :is(.form-label, .form-value) { padding-top: var(--pad); padding-bottom: var(--pad); line-height: ${lines(1)}; }
.resume.tem0036 .section > .form-row .form-pair { grid-template-columns: max(var(--name), var(--em) * 5.5) minmax(0, 1fr); }
.resume.tem0036:lang(en) .section > .form-row .form-pair { grid-template-columns: calc(var(--em) * 8.5) minmax(0, 1fr); }
.resume.tem0036 .table-row { --cell-padding: ${mm(2)}; column-gap: 0; text-align: center; color: inherit; }
.resume.tem0036 .table-row + .table-row { border-top: 1px solid var(--rule); }
.resume.tem0036 .table-row > span { padding: var(--pad) ${mm(1)}; }
.resume.tem0036 .table-row > span + span { border-left: 1px solid var(--rule); }
.resume.tem0036 .table-row.table-head { font-weight: 400; }

.resume.tem0036 .seals { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); background: var(--ground, #fff); border-top: 1px solid var(--rule); }
.resume.tem0036 .seal { display: flex; flex-direction: column; justify-content: space-between; min-height: ${mm(26)}; padding: var(--pad) var(--inset); }
.resume.tem0036 .seal + .seal { border-left: 1px solid var(--rule); }
.resume.tem0036 .seal-date { text-align: right; }
`;

/** Date, organisation and position on one line, as it would be written by hand. */
const plainHeader: EntryHeader = (entry) => (
  <>
    {entry.date && <span className="entry-date">{entry.date}</span>}
    <div className="said">
      <EntryTitle entry={entry} />
      <span className="entry-subtitle">
        {' '}
        <Joined text={entryRest(entry)} />
      </span>
    </div>
  </>
);

// Capacity of a line in the left column, in half Chinese characters.
const COLUMN = { zh: 6, en: 12 };

/** The headline has its own cell. */
const withPost = (header: HeaderView, label: string): HeaderView =>
  header.headline
    ? { ...header, facts: [...header.facts, { id: 'basics.headline', label, value: header.headline }] }
    : header;

function Body({ view }: TemplateProps) {
  const { header, lang } = view;
  return (
    <Region name="main">
      <header data-section="header">
        <div className="form-title" data-block="atomic">
          <h1>{TITLE[lang]}</h1>
        </div>
        <PersonForm header={withPost(header, POST[lang])} lang={lang} photoRows={4} hasThreeColumns />
      </header>
      <Sections
        view={view}
        heading={labelHeading(COLUMN[lang])}
        entryHeader={plainHeader}
        facts={(facts) => <FormFacts facts={facts} />}
        compactEntries={(entries) => (
          <EntryLines entries={entries} className="form-line" header={plainHeader} />
        )}
      />
      <div className="seals" data-block="atomic">
        {SEALS[lang].map((seal) => (
          <div key={seal} className="seal">
            <p>{seal}</p>
            <p className="seal-date">{SEALED[lang]}</p>
          </div>
        ))}
      </div>
    </Region>
  );
}

export const tem0036: TemplateDesign = { code: 'tem0036', css: styles, Body };
