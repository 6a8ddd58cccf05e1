import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryRest, EntryTitle, type EntryHeader } from '../shared/entry.js';
import { HeadText } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { styles } from './styles.js';

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header
      className={header.photo?.source ? 'head head-photo' : 'head'}
      data-section="header"
      data-block="atomic"
    >
      <HeadText header={header} lang={lang} />
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** The date in a column of its own, the name beside it, the position below the name. */
const ledgerHeader: EntryHeader = (entry) => (
  <>
    <span className="entry-date">{entry.date}</span>
    <div className="entry-stack">
      <EntryTitle entry={entry} />
      <EntryRest entry={entry} />
    </div>
  </>
);

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections
        view={view}
        entryHeader={ledgerHeader}
        heading={(section) => <span className="heading-text">{section.heading}</span>}
      />
    </Region>
  );
}

export const tem0014: TemplateDesign = { code: 'tem0014', css: styles, Body };
