import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryLead, type EntryHeader } from '../shared/entry.js';
import { GutterDate } from '../shared/gutter-date.js';
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
    <GutterDate date={entry.date ?? ''} />
    <i className="dot" aria-hidden="true" />
    <EntryLead entry={entry} />
  </>
);

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
