import type { EntryView } from '@qicheng/resume/view-model';
import { entryRest } from '@qicheng/resume/view-text';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryTitle, type EntryHeader } from '../shared/entry.js';
import { Headline } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { labelHeading } from '../shared/label-heading.js';
import { FormFacts, PersonForm } from '../shared/person-form.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { formStyles, UNDER_TITLE } from '../shared/form-styles.js';
import { lines, mm } from '../shared/lengths.js';

// In Chinese the first column beside the photo is as wide as name and date, so that all rows share their verticals.
const LAST = 'calc((100% + var(--aside, 0px) - var(--beside) + var(--first)) / 2 - var(--aside, 0px))';

/**
 * The outer frame and the column of section names are page decoration and end with the content; the header
 * covers the column. Rules between rows belong to blocks.
 */
const styles = `
.resume.tem0009 { --heading-size: var(--size); --rule: color-mix(in srgb, var(--accent-ink) 62%, #fff); --thin: color-mix(in srgb, var(--accent-ink) 30%, #fff); --wash: color-mix(in srgb, var(--accent-ink) 6%, #fff); --photo-width: 100px; --name: calc(var(--em) * 6); --label: calc(var(--name) + 1px); --inset: ${mm(2)}; --date: max(var(--em) * 9, var(--em) * var(--period) + ${mm(4)}); --first: calc(var(--label) + var(--date)); --beside: 0px; }
.resume.tem0009:lang(en) { --name: calc(var(--em) * 7.75); }
.resume.tem0009 .page > div { margin: calc(var(--margin-top) - var(--from)) calc(var(--margin-right) - 1px) 0 calc(var(--margin-left) - 1px); height: calc(var(--content-end) - var(--margin-top) + var(--from) + var(--to)); border: 1px solid var(--rule); }
.resume.tem0009 .page > div::before { content: ''; display: block; width: calc(var(--name) + 1px); height: 100%; background: var(--wash); border-right: 1px solid var(--rule); }
.resume.tem0009 .page { --from: ${UNDER_TITLE}; --to: 1px; }
.resume.tem0009 .page[data-closes='text'] { --to: ${mm(1)}; }
.resume.tem0009 .page + .page { --from: 1px; }
.resume.tem0009 .page + .page[data-opens='text'] { --from: ${mm(0.75)}; }
.resume.tem0009 .page + .page[data-opens='heading'] { --from: 0px; }

.resume.tem0009 .form-title { padding-bottom: ${mm(4)}; margin: 0 -2px; text-align: center; background: var(--ground, #fff); }
.resume.tem0009 .form-title h1 { font-size: 2.2em; line-height: ${lines(2.25)}; font-weight: 700; letter-spacing: 0.08em; color: var(--accent-ink); }
.resume.tem0009:lang(en) .form-title h1 { letter-spacing: 0; }
.resume.tem0009 .headline { font-size: 1.1em; color: #3c4654; }
.resume.tem0009 .form-title + * { border-top: 1px solid var(--rule); }
.resume.tem0009 :is(.form-head, header > .form-row) { background: var(--ground, #fff); }
${formStyles('tem0009', 3)}
.resume.tem0009:has(.form-head) { --beside: var(--photo-cell); }
.resume.tem0009:lang(zh) .form-row-3 { grid-template-columns: var(--first) repeat(2, minmax(0, 1fr)); }
.resume.tem0009:lang(zh) .form-row-early { grid-template-columns: var(--first) minmax(0, 1fr); }
.resume.tem0009:lang(zh) header > .form-row-3[data-block] { grid-template-columns: var(--first) calc(${LAST} - var(--first)) minmax(0, 1fr); }
.resume.tem0009:lang(zh) .form-row-2[data-block] { grid-template-columns: ${LAST} minmax(0, 1fr); }
.resume.tem0009 .form-name { letter-spacing: 0.04em; }

.resume.tem0009 .section > .heading { height: calc(var(--line) + ${mm(1.5)}); margin-bottom: calc(-1 * var(--line) - ${mm(1.5)}); padding-top: calc(${mm(0.75)} - 1px); border-top: 1px solid var(--rule); line-height: ${lines(1)}; color: var(--accent-ink); text-align: center; }
.resume.tem0009 header + .section > .heading { padding-top: ${mm(0.75)}; border-top: 0; }
.resume.tem0009 .heading-text { display: block; font-size: var(--heading-size); width: var(--name); }
.resume.tem0009 .heading:has(.heading-two) { height: calc(var(--line) * 2 + ${mm(1.5)}); margin-bottom: calc(var(--line) * -2 - ${mm(1.5)}); }
.resume.tem0009 .heading-two { padding: 0 ${mm(1)}; }
.resume.tem0009 .section { --aside: calc(var(--name) + 1px); min-height: calc(var(--line) + ${mm(1.5)}); }
.resume.tem0009 .section:has(.heading-two) { min-height: calc(var(--line) * 2 + ${mm(1.5)}); }
.resume.tem0009 .section:has(.heading-two) > .entries > .entry-row:only-child { min-height: calc(var(--line) * 2 + ${mm(1.5)}); }
.resume.tem0009 .section > .heading:has(.heading-above) { height: auto; margin-bottom: 0; padding: ${mm(0.75)} var(--inset); background: var(--ground, #fff); border-bottom: 1px solid var(--rule); text-align: left; }

.resume.tem0009 :is(.entries, .section > .form-row, .table, .section > .atoms, .tag-line, .tag-row) { margin-left: calc(var(--name) + 1px); }
.resume.tem0009 .entry-row { display: grid; grid-template-columns: var(--date) minmax(0, 1.0625fr) minmax(0, 1fr); column-gap: 0; align-items: stretch; }
.resume.tem0009:lang(zh) .entry-row { grid-template-columns: var(--date) calc(${LAST} + var(--name) - var(--date)) minmax(0, 1fr); }
.resume.tem0009 .entries > * + .entry-row, .resume.tem0009 .entry + .entry > .entry-row, .resume.tem0009 .entry .entry > .entry-row { border-top: 1px solid var(--thin); }
.resume.tem0009 .entry > .entry-row:not(:only-child) { border-bottom: 1px solid var(--thin); }
.resume.tem0009 .cell-wide { grid-column: 1 / span 2; }
.resume.tem0009 .cell { padding: ${mm(0.75)} var(--inset); border-left: 1px solid var(--thin); }
.resume.tem0009 .cell:first-child { border-left: 0; }
.resume.tem0009 .section:has(.entry-date) .cell-wide { grid-column: 2; border-left: 1px solid var(--thin); }
.resume.tem0009 .entry-date { margin-left: 0; color: #3c4654; }
.resume.tem0009 :is(.detail, .entries .atoms) { margin-left: var(--inset); margin-right: var(--inset); }
.resume.tem0009 .entry-row + .detail, .resume.tem0009 .entry-row + .atoms > :first-child { margin-top: ${mm(0.5)}; }
.resume.tem0009 :is(.section > .atoms, .tag-line, .tag-row) { padding: 0 var(--inset); }
.resume.tem0009 :is(.section > .atoms > :first-child, .tag-line, .tag-row:first-child) { margin-top: ${mm(0.75)}; }
.resume.tem0009 :is(.section > .atoms > :last-child, .tag-line, .tag-row:last-child) { margin-bottom: ${mm(0.75)}; }
.resume.tem0009 .section:has(> .atoms, > .tag-line, > .tag-list, > .entries > .entry:last-child > :is(.atoms, .detail, .entry)) + .section { margin-top: max(${mm(1)}, var(--section-gap)); }
.resume.tem0009 .entry + .entry, .resume.tem0009 .entry .entry { margin-top: 0; }
.resume.tem0009 .entry:has(> :is(.detail, .atoms, .entry):last-child) + .entry, .resume.tem0009 .entry > :is(.detail, .atoms) + .entry { margin-top: ${mm(1)}; }
.resume.tem0009 .section > .form-row:last-child { border-bottom: 0; }
.resume.tem0009 .section > .form-row .form-pair { grid-template-columns: var(--date) minmax(0, 1fr); }
.resume.tem0009 .section > .form-row .form-label { justify-content: flex-start; padding: ${mm(0.75)} var(--inset); text-align: left; background: transparent; border-color: var(--thin); line-height: ${lines(1)}; }
.resume.tem0009 .section > .form-row .form-value { padding: ${mm(0.75)} var(--inset); line-height: ${lines(1)}; }
.resume.tem0009 .section > .form-row, .resume.tem0009 .section > .form-row .form-pair + .form-pair { border-color: var(--thin); }
.resume.tem0009 .table-row { --cell-padding: ${mm(2)}; column-gap: 0; text-align: center; }
.resume.tem0009 .table-row + .table-row { border-top: 1px solid var(--thin); }
.resume.tem0009 .table-row > span { padding: ${mm(0.75)} ${mm(1)}; }
.resume.tem0009 .table-row > span + span { border-left: 1px solid var(--thin); }
.resume.tem0009 .table-row.table-head { font-weight: 400; color: #3c4654; }
.resume.tem0009 .tag-text { font-weight: 700; }
`;

/** Time, place and position in bordered cells. */
const registerHeader: EntryHeader = (entry) => (
  <>
    {entry.date && <span className="cell entry-date">{entry.date}</span>}
    <span className={entry.date ? 'cell' : 'cell cell-wide'}>
      <EntryTitle entry={entry} />
    </span>
    <span className="cell entry-role">
      <Joined text={entryRest(entry)} />
    </span>
  </>
);

const RegisterLines = ({ entries }: { entries: EntryView[] }) => (
  <div className="entries">
    {entries.map((entry) => (
      <div
        key={entry.id}
        className="entry-row"
        data-block="atomic"
        data-id={entry.id}
        data-break={entry.pageBreak}
      >
        {registerHeader(entry)}
      </div>
    ))}
  </div>
);

// Capacity of a line in the left column, in half Chinese characters.
const COLUMN = { zh: 10, en: 12 };

function Body({ view }: TemplateProps) {
  const { header, lang } = view;
  return (
    <Region name="main">
      <header data-section="header">
        <div className="form-title" data-block="atomic">
          <h1>{lang === 'zh' ? '个人简历' : 'Résumé'}</h1>
          <Headline text={header.headline} />
        </div>
        <PersonForm header={header} lang={lang} photoRows={4} hasThreeColumns />
      </header>
      <Sections
        view={view}
        heading={labelHeading(COLUMN[lang])}
        entryHeader={registerHeader}
        facts={(facts) => <FormFacts facts={facts} />}
        compactEntries={(entries) => <RegisterLines entries={entries} />}
      />
    </Region>
  );
}

export const tem0009: TemplateDesign = { code: 'tem0009', css: styles, Body };
