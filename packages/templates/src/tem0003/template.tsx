import type { EntryView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryTitle, type EntryHeader } from '../shared/entry.js';
import { Headline } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { FormFacts, PersonForm } from '../shared/person-form.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { styles } from './styles.js';

/** Date, name and position in columns, as on a form. */
const formHeader: EntryHeader = (entry) => (
  <>
    {entry.date && <span className="entry-date">{entry.date}</span>}
    <EntryTitle entry={entry} />
    <span className="entry-subtitle">
      <Joined text={[entry.subtitle, entry.meta].filter(Boolean).join(' · ')} />
    </span>
  </>
);

const FormEntries = ({ entries }: { entries: EntryView[] }) =>
  entries.map((entry) => (
    <div
      key={entry.id}
      className="form-line"
      data-block="atomic"
      data-id={entry.id}
      data-break={entry.pageBreak}
    >
      {formHeader(entry)}
    </div>
  ));

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
        compactEntries={(entries) => <FormEntries entries={entries} />}
      />
    </Region>
  );
}

export const tem0003: TemplateDesign = { code: 'tem0003', css: styles, Body };
