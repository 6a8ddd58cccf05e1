import type { EntryView, SectionView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryTitle, type EntryHeader } from '../shared/entry.js';
import { Headline } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { FormFacts, PersonForm } from '../shared/person-form.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { textWidth } from '../shared/wording.js';
import { styles } from './styles.js';

/** Time, place and position in ruled cells. */
const registerHeader: EntryHeader = (entry) => (
  <>
    {entry.date && <span className="cell entry-date">{entry.date}</span>}
    <span className={entry.date ? 'cell' : 'cell cell-wide'}>
      <EntryTitle entry={entry} />
    </span>
    <span className="cell entry-role">
      <Joined text={[entry.subtitle, entry.meta].filter(Boolean).join(' · ')} />
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

// In halves of a Chinese character: what the left column takes on a line.
const COLUMN = { zh: 10, en: 12 };

/** The name of a section stands in the left column, beside its first line; one of more than two lines stands above. */
const headingIn = (lang: 'zh' | 'en') =>
  function Heading({ heading }: SectionView) {
    return <span className={headingClass(heading, COLUMN[lang])}>{heading}</span>;
  };

function headingClass(text: string, room: number): string {
  const width = textWidth(text);
  if (width <= room) return 'heading-text';
  const longestWord = Math.max(...text.split(/\s|(?=[\u3000-\uffff])/).map(textWidth));
  return width <= room * 2 - 2 && longestWord <= room ? 'heading-text heading-two' : 'heading-above';
}

function Body({ view }: TemplateProps) {
  const { header, lang } = view;
  return (
    <Region name="main">
      <header data-section="header">
        <div className="form-title" data-block="atomic">
          <h1>{lang === 'zh' ? '个人简历' : 'Résumé'}</h1>
          <Headline text={header.headline} />
        </div>
        <PersonForm header={header} lang={lang} photoRows={4} byThrees />
      </header>
      <Sections
        view={view}
        heading={headingIn(lang)}
        entryHeader={registerHeader}
        facts={(facts) => <FormFacts facts={facts} />}
        compactEntries={(entries) => <RegisterLines entries={entries} />}
      />
    </Region>
  );
}

export const tem0009: TemplateDesign = { code: 'tem0009', css: styles, Body };
