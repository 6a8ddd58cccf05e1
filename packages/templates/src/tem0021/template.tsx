import type { TemplateDesign, TemplateProps } from '../design.js';
import { HeadLines, Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { positionHeader } from '../shared/position-header.js';
import { Sections, splitSections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { sideHeader } from '../shared/side-column.js';
import { defaultHeader, type EntryHeader } from '../shared/entry.js';
import { nameClass } from '../shared/wording.js';
import { tem0021 as entry } from './entry.js';
import { styles } from './styles.js';

/** The head keeps to the columns: who it is at the left of the line, where to find them at its right. */
function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div className="head-columns">
        <div className="head-name">
          <h1 className={nameClass(header.name)}>{header.name}</h1>
          {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
          <Headline text={header.headline} />
        </div>
        <div className="head-lines">
          <HeadLines header={header} lang={lang} />
        </div>
      </div>
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** A date stands below the name only with something to stand beside. */
const narrowHeader: EntryHeader = (entry) =>
  entry.subtitle || entry.meta ? sideHeader(entry) : defaultHeader(entry);

/** In this column a subtitle rarely fits beside the name. */
const wideHeader: EntryHeader = (entry, place) =>
  positionHeader(entry, place && { ...place, isCompact: false });

function Body({ view }: TemplateProps) {
  const { main, side } = splitSections(view, entry);
  return (
    <>
      <Region name="head">
        <Head view={view} />
      </Region>
      <Region name="side">
        <Sections view={view} sections={side} entryHeader={narrowHeader} factColumns={1} />
      </Region>
      <Region name="main">
        <Sections view={view} sections={main} entryHeader={wideHeader} />
      </Region>
    </>
  );
}

export const tem0021: TemplateDesign = { code: 'tem0021', css: styles, Body };
