import type { EntryView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryTitle, type EntryHeader } from '../shared/entry.js';
import { Headline } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { FormFacts, PersonForm } from '../shared/person-form.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass } from '../shared/wording.js';
import { styles } from './styles.js';

/** Date, name and position in the columns of one grid throughout. */
const ledgerHeader: EntryHeader = (entry) => (
  <>
    {entry.date && <span className="entry-date">{entry.date}</span>}
    <EntryTitle entry={entry} />
    <span className="entry-role">
      <Joined text={[entry.subtitle, entry.meta].filter(Boolean).join(' · ')} />
    </span>
  </>
);

const LedgerLines = ({ entries }: { entries: EntryView[] }) =>
  entries.map((entry) => (
    <div key={entry.id} className="line-row" data-block="atomic" data-id={entry.id}>
      {ledgerHeader(entry)}
    </div>
  ));

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
        compactEntries={(entries) => <LedgerLines entries={entries} />}
      />
    </Region>
  );
}

export const tem0024: TemplateDesign = { code: 'tem0024', css: styles, Body };
