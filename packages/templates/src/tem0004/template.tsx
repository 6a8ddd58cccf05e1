import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryLead, type EntryHeader } from '../shared/entry.js';
import { HeadText } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { styles } from './styles.js';

function Head({ view }: TemplateProps) {
  const { header } = view;
  return (
    <header className="head" data-section="header" data-block="atomic">
      <HeadText header={header} lang={view.lang} icons />
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** The date in the gutter, a dot on the line, then the name. */
const timelineHeader: EntryHeader = (entry) => (
  <>
    <Moment date={entry.date ?? ''} />
    <i className="dot" aria-hidden="true" />
    <EntryLead entry={entry} />
  </>
);

/** A date that may break after its dash: in the gutter a long form takes two lines. */
function Moment({ date }: { date: string }) {
  const dash = /\d{4}\D/.test(date) ? date.search(/(?:[-–]|至(?!今))\s*\S+$/) : -1;
  const isPeriod = dash >= 4 && !/^\d{4}-\d{2}$/.test(date);
  return (
    <span className="moment">
      <span>
        {isPeriod ? date.slice(0, dash + 1) : date}
        {isPeriod && <wbr />}
        {isPeriod && date.slice(dash + 1)}
      </span>
    </span>
  );
}

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections
        view={view}
        entryHeader={timelineHeader}
        heading={(section) => (
          <>
            <i className="ring" aria-hidden="true" />
            <span>{section.heading}</span>
          </>
        )}
      />
    </Region>
  );
}

export const tem0004: TemplateDesign = { code: 'tem0004', css: styles, Body };
