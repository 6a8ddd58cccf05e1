import { entryRest } from '@qicheng/resume/view-text';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryLines, EntryTitle, type EntryHeader } from '../shared/entry.js';
import { Headline } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { FormFacts, PersonForm } from '../shared/person-form.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { formColumns, formStyles } from '../shared/form-styles.js';
import { lines, mm, underHeading } from '../shared/lengths.js';

/**
 * The outer frame is page decoration and ends with the content; inner rules belong to blocks. On a later page
 * it starts as far above a text as a heading does, and at the upper rule of a heading or table.
 */
const styles = `
.resume.tem0003 { --rule: color-mix(in srgb, var(--accent-ink) 42%, #fff); --wash: color-mix(in srgb, var(--accent-ink) 8%, #fff); --photo-width: 102.5px; --label: 6.25em; --inset: ${mm(3)}; }
.resume.tem0003:lang(en) { --label: 8.625em; }
.resume.tem0003 .page > div { margin: var(--margin-top) calc(var(--margin-right) - 1px) 0 calc(var(--margin-left) - 1px); height: calc(var(--content-end) - var(--margin-top) + ${mm(2)}); border: 1px solid var(--rule); }
.resume.tem0003 .page:first-child > div { margin-top: calc(var(--margin-top) + ${mm(4)}); height: calc(var(--content-end) - var(--margin-top) - ${mm(2)}); }
.resume.tem0003 .page + .page:is([data-opens=row], [data-opens=text]) > div { margin-top: calc(var(--margin-top) - ${mm(1)} - 1px); height: calc(var(--content-end) - var(--margin-top) + ${mm(3)} + 1px); }

.resume.tem0003 .form-title { padding-bottom: ${mm(3)}; margin: 0 -2px; text-align: center; background: var(--ground, #fff); }
.resume.tem0003 .form-title + * { border-top: 1px solid var(--rule); }
.resume.tem0003 .form-title h1 { font-size: 2em; line-height: ${lines(2)}; font-weight: 700; letter-spacing: 0.08em; color: var(--accent-ink); }
.resume.tem0003 .headline { font-size: 1.1em; color: #3c4654; }
${formStyles('tem0003')}

.resume.tem0003 .section { margin-top: var(--section-gap); }
.resume.tem0003 .heading { padding: ${mm(0.4)} var(--inset); font-size: 1.1em; line-height: ${lines(1.125)}; color: var(--accent-ink); letter-spacing: 0.06em; background: var(--wash); border: solid var(--rule); border-width: 1px 0; margin-bottom: ${underHeading(1)}; }
.resume.tem0003:lang(en) .heading { letter-spacing: 0; }
.resume.tem0003 :is(.section-facts, .section-table) > .heading { margin-bottom: 0; }
.resume.tem0003 :is(header, .section-facts, .section-table) + .section { margin-top: 0; }
.resume.tem0003 :is(header, .section-facts, .section-table) + .section > .heading { border-top-width: 0; }
.resume.tem0003 :is(.entry-row, .detail, .atoms, .tag-line, .tag-row) { margin-left: var(--inset); margin-right: var(--inset); }
.resume.tem0003 { --date: max(9.25em, var(--em) * var(--period)); --row-gap: 1em; --name: 1; --role: 1.1; }
.resume.tem0003:lang(en) { --name: 1.25; --role: 1; }
.resume.tem0003 .entry-date { color: #3c4654; }
${formColumns('tem0003')}
.resume.tem0003 .form-line { margin: 0 var(--inset); padding: ${mm(0.4)} 0; }
.resume.tem0003 .form-line + .form-line { border-top: 1px solid #e3e7ec; }
.resume.tem0003 .table-row { --cell-padding: ${mm(2)}; column-gap: 0; border-bottom: 1px solid var(--rule); text-align: center; }
.resume.tem0003 .table-row > span { padding: ${mm(0.9)} ${mm(1)}; line-height: ${lines(0.9375)}; }
.resume.tem0003 .table-row > span + span { border-left: 1px solid var(--rule); }
.resume.tem0003 .table-row.table-head { margin: 0; padding: 0; font-size: 1em; font-weight: 400; letter-spacing: 0; color: #3c4654; }
.resume.tem0003 .tag-text { font-weight: 700; }
`;

/** Date, name and position in columns, as on a form. */
const formHeader: EntryHeader = (entry) => (
  <>
    {entry.date && <span className="entry-date">{entry.date}</span>}
    <EntryTitle entry={entry} />
    <span className="entry-subtitle">
      <Joined text={entryRest(entry)} />
    </span>
  </>
);

function Body({ view }: TemplateProps) {
  const { header, lang } = view;
  return (
    <Region name="main">
      <header data-section="header">
        <div className="form-title" data-block="atomic">
          <h1>{lang === 'zh' ? '个人简历' : 'Résumé'}</h1>
          <Headline text={header.headline} />
        </div>
        <PersonForm header={header} lang={lang} />
      </header>
      <Sections
        view={view}
        entryHeader={formHeader}
        facts={(facts) => <FormFacts facts={facts} />}
        compactEntries={(entries) => (
          <EntryLines entries={entries} className="form-line" header={formHeader} />
        )}
      />
    </Region>
  );
}

export const tem0003: TemplateDesign = { code: 'tem0003', css: styles, Body };
