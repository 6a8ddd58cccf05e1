import { entryRest } from '@qicheng/resume/view-text';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryLines, EntryTitle, type EntryHeader } from '../shared/entry.js';
import { Headline } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { formColumns } from '../shared/form-styles.js';
import { FormFacts, PersonForm } from '../shared/person-form.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass } from '../shared/wording.js';
import { lines, mm } from '../shared/lengths.js';

/** Horizontal rules only: a thick line starts a table, hairlines separate its rows. */
const styles = `
.resume.tem0024 { --thick: 2px solid var(--accent-ink); --hair: 1px solid color-mix(in srgb, var(--accent-ink) 22%, #fff); --photo-width: 80px; --label: 6.75em; --gap: ${mm(6)}; }
.resume.tem0024:lang(en) { --label: 8.5em; }
.resume.tem0024 .title { display: flex; align-items: baseline; column-gap: ${mm(5)}; padding-bottom: ${mm(3)}; border-bottom: var(--thick); }
.resume.tem0024 .name { flex: none; max-width: 70%; font-size: 2.5em; line-height: ${lines(2.25)}; font-weight: 700; letter-spacing: 0.08em; color: var(--accent-ink); }
.resume.tem0024 .title:has(.name-long) { display: block; }
.resume.tem0024 .name-long { max-width: none; font-size: 1.9em; line-height: ${lines(1.75)}; letter-spacing: 0; }
.resume.tem0024:lang(en) .name { letter-spacing: 0; }
.resume.tem0024 .title-rest { flex: 1; min-width: 0; display: flex; flex-wrap: wrap; align-items: baseline; column-gap: ${mm(5)}; }
.resume.tem0024 .alternate-name, .resume.tem0024 .headline { color: #3c4654; }
.resume.tem0024 .headline { font-size: 1.1em; line-height: ${lines(1.125)}; }

.resume.tem0024 .form-head { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: var(--gap); border-bottom: var(--hair); }
.resume.tem0024 .form-head-rows { display: grid; grid-auto-rows: minmax(${mm(6)}, 1fr); }
.resume.tem0024 .form-head .form-row:last-child { border-bottom: 0; }
.resume.tem0024 .form-head .photo { margin: ${mm(2)} 0; align-self: center; }
.resume.tem0024 .form-row { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: var(--gap); align-items: center; border-bottom: var(--hair); }
.resume.tem0024:has(.form-head) .form-row-2[data-block] { grid-template-columns: calc((100% - var(--photo-width) - var(--gap) * 2) / 2) minmax(0, 1fr); }
.resume.tem0024 .form-row-1 { grid-template-columns: minmax(0, 1fr); }
.resume.tem0024 .form-pair { display: grid; grid-template-columns: var(--label) minmax(0, 1fr); padding: ${mm(0.5)} 0; }
.resume.tem0024 .form-label { color: #4f5866; }
.resume.tem0024 .form-value:first-child { grid-column: 1 / -1; }
.resume.tem0024 header > :last-child { border-bottom: var(--thick); }

.resume.tem0024 .section { margin-top: var(--section-gap); }
.resume.tem0024 .heading { padding-bottom: ${mm(0.5)}; font-size: 1.15em; line-height: ${lines(1.25)}; letter-spacing: 0.08em; color: var(--accent-ink); border-bottom: var(--thick); }
.resume.tem0024:lang(en) .heading { letter-spacing: 0.02em; }
.resume.tem0024 { --name: 1; --role: 1.125; }
.resume.tem0024:lang(en) { --name: 1.25; --role: 1; }
.resume.tem0024 .section { --date: calc(var(--em) * max(9.5, var(--period))); --row-gap: ${mm(2)}; }
${formColumns('tem0024')}
.resume.tem0024 :is(.entry-row, .form-line) { padding: ${mm(0.5)} 0; }
.resume.tem0024 .entry + .entry { margin-top: 0; }
.resume.tem0024 .entry + .entry > .entry-row, .resume.tem0024 .form-line + .form-line { border-top: var(--hair); }
.resume.tem0024 .entry:not(:last-child) > .atoms > :last-child, .resume.tem0024 .entry:not(:last-child) > .detail:last-child { margin-bottom: max(${mm(0.75)}, var(--item-gap) * 0.25); }
.resume.tem0024 .entry .entry { margin-top: 0; }
.resume.tem0024 .entry-date { color: #3c4654; }
.resume.tem0024 :is(.detail, .entries .atoms) { margin-left: calc(var(--date) + ${mm(2)}); }
.resume.tem0024 .section:not(:has(.entry-date)) :is(.detail, .entries .atoms) { margin-left: 0; }
.resume.tem0024 .entry-subtitle { color: #3c4654; }
.resume.tem0024 .detail { color: #3c4654; }
.resume.tem0024 .fact-label { color: #4f5866; }
.resume.tem0024 .heading + :is(.atoms, .tag-list, .tag-line) { margin-top: ${mm(1)}; }
.resume.tem0024 .tag-text { font-weight: 700; }
.resume.tem0024 .table-row { padding: ${mm(0.5)} 0; }
.resume.tem0024 .table-row + .table-row { border-top: var(--hair); }
`;

/** Date, name and position in the columns of one grid throughout. */
const ledgerHeader: EntryHeader = (entry) => (
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
        <div className="title" data-block="atomic">
          <h1 className={nameClass(header.name)}>{header.name}</h1>
          <div className="title-rest">
            {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
            <Headline text={header.headline} />
          </div>
        </div>
        <PersonForm header={header} lang={lang} isNamed={false} />
      </header>
      <Sections
        view={view}
        entryHeader={ledgerHeader}
        facts={(facts) => <FormFacts facts={facts} />}
        compactEntries={(entries) => (
          <EntryLines entries={entries} className="form-line" header={ledgerHeader} />
        )}
      />
    </Region>
  );
}

export const tem0024: TemplateDesign = { code: 'tem0024', css: styles, Body };
