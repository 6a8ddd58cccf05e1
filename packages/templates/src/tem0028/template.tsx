import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryTitle, type EntryHeader } from '../shared/entry.js';
import { FactValue } from '../shared/fact-value.js';
import { Fact } from '../shared/facts.js';
import { GutterDate } from '../shared/gutter-date.js';
import { HeadName, Headline } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { styles } from './styles.js';

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div>
        <HeadName header={header} />
        <Headline text={header.headline} />
        {header.facts.length > 0 && (
          <p className="personal">
            {header.facts.map((fact) => (
              <Fact key={fact.id} fact={fact} lang={lang} />
            ))}
          </p>
        )}
      </div>
      {header.contacts.length > 0 && (
        <div className="reach">
          {header.contacts.map((fact) => (
            <p key={fact.id} data-id={fact.id}>
              <span className="fact-label">{fact.label}</span>{' '}
              <span>
                <FactValue fact={fact} />
              </span>
            </p>
          ))}
        </div>
      )}
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** When, where, as what and in which place, each in its column; a bare name takes that of the position too. */
const listedHeader: EntryHeader = (entry) => (
  <>
    <GutterDate date={entry.date ?? ''} />
    <div className={entry.subtitle ? 'cell' : 'cell-wide'}>
      <EntryTitle entry={entry} />
    </div>
    {entry.subtitle && (
      <span className="entry-subtitle">
        <Joined text={entry.subtitle} />
      </span>
    )}
    {entry.meta && <span className="entry-meta">{entry.meta}</span>}
  </>
);

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} entryHeader={listedHeader} factColumns={2} bullet="–" />
    </Region>
  );
}

export const tem0028: TemplateDesign = { code: 'tem0028', css: styles, Body };
