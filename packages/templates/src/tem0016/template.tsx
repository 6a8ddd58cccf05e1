import type { EntryView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryDate, EntryLead } from '../shared/entry.js';
import { FactValue } from '../shared/fact-value.js';
import { HeadName, Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { textWidth } from '../shared/wording.js';
import { styles } from './styles.js';

// In halves of a Chinese character: what a value may take beside a photo, its label and another value.
const SHARED_ROW = { zh: 26, en: 20 };

/** A band from edge to edge: the photo at the left, labels and values below the name in two columns of each. */
function Head({ view: { header, lang } }: TemplateProps) {
  const cells = [...header.contacts, ...header.facts].map((fact) => ({
    fact,
    isWide: textWidth(fact.value) > SHARED_ROW[lang],
  }));
  return (
    <header className="head" data-section="header" data-block="atomic">
      <Photo photo={header.photo} name={header.name} />
      <div className="head-text">
        <HeadName header={header} />
        <Headline text={header.headline} />
        <div className="head-facts">
          {[...cells.filter(({ isWide }) => !isWide), ...cells.filter(({ isWide }) => isWide)].map(
            ({ fact, isWide }) => (
              <p key={fact.id} className={isWide ? 'head-fact head-wide' : 'head-fact'} data-id={fact.id}>
                <span className="fact-label">{fact.label}</span>{' '}
                <span>
                  <FactValue fact={fact} />
                </span>
              </p>
            ),
          )}
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
