import type { EntryView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { ContactIcon } from '../shared/contact-icon.js';
import { EntryDate, EntryLead } from '../shared/entry.js';
import { Fact } from '../shared/facts.js';
import { HeadName, Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { textWidth } from '../shared/wording.js';
import { styles } from './styles.js';

// In halves of a Chinese character, beside a photo.
const isWide = (text: string): boolean => textWidth(text) > 27;

/** A band from edge to edge: the photo at the left, personal facts below the name in two columns. */
function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <Photo photo={header.photo} name={header.name} />
      <div className="head-text">
        <HeadName header={header} />
        <Headline text={header.headline} />
        <div className="head-facts">
          {header.contacts.map((fact) => (
            <span key={fact.id} className={isWide(fact.value) ? 'contact head-wide' : 'contact'}>
              <ContactIcon id={fact.id} />
              <Fact fact={fact} lang={lang} labelled={false} />
            </span>
          ))}
          {header.facts.map((fact) => (
            <p key={fact.id} className={isWide(fact.label + fact.value) ? 'head-wide' : undefined}>
              <Fact fact={fact} lang={lang} />
            </p>
          ))}
        </div>
      </div>
    </header>
  );
}

/** Honours and certificates line by line, a dotted line between them. */
const Lines = ({ entries }: { entries: EntryView[] }) =>
  entries.map((entry) => (
    <div
      key={entry.id}
      className="honour"
      data-block="atomic"
      data-id={entry.id}
      data-break={entry.pageBreak}
    >
      <EntryLead entry={entry} />
      {entry.date && <EntryDate date={entry.date} />}
    </div>
  ));

function Body({ view }: TemplateProps) {
  return (
    <>
      <Region name="head">
        <Head view={view} />
      </Region>
      <Region name="main">
        <Sections
          view={view}
          heading={(section) => <span className="pill">{section.heading}</span>}
          factColumns={2}
          compactEntries={(entries) => <Lines entries={entries} />}
        />
      </Region>
    </>
  );
}

export const tem0016: TemplateDesign = { code: 'tem0016', css: styles, Body };
