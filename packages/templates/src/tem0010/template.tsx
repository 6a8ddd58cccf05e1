import type { SectionView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryTitle, type EntryHeader } from '../shared/entry.js';
import { HeadText } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { Photo } from '../shared/photo.js';
import { Sections, splitSections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { SideFacts, SideTags } from '../shared/side-column.js';
import { tem0010 as entry } from './entry.js';
import { styles } from './styles.js';

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <HeadText header={header} lang={lang} icons />
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** A year large enough to be found from the axis, the rest of the date behind it. */
function YearMark({ date }: { date: string }) {
  const at = date.search(/\d{4}/);
  if (at < 0) return <span className="year-rest">{date}</span>;
  return (
    <>
      {at > 0 && <span className="year-rest">{date.slice(0, at)}</span>}
      <span className="year">{date.slice(at, at + 4)}</span>
      <span className="year-rest">{date.slice(at + 4)}</span>
    </>
  );
}

/** The mark on the axis with the year, then the name, then the position. */
const axisHeader: EntryHeader = (one) => {
  const rest = [one.subtitle, one.meta].filter(Boolean).join(' · ');
  return (
    <div className="entry-stack">
      {one.date && (
        <p className="moment">
          <i className="mark" aria-hidden="true" />
          <span>
            <YearMark date={one.date} />
          </span>
        </p>
      )}
      <EntryTitle entry={one} />
      {rest && (
        <p className="entry-subtitle">
          <Joined text={rest} />
        </p>
      )}
    </div>
  );
};

/** Only the main column opens on the axis: rings of two columns would run into each other. */
const ringedHeading = ({ heading }: SectionView) => (
  <>
    <i className="ring" aria-hidden="true" />
    <span>{heading}</span>
  </>
);

function Body({ view }: TemplateProps) {
  const { main, side } = splitSections(view, entry);
  return (
    <>
      <Region name="head">
        <Head view={view} />
      </Region>
      <Region name="side">
        <Sections
          view={view}
          sections={side}
          entryHeader={axisHeader}
          facts={(facts) => <SideFacts facts={facts} />}
          tags={(tags, lang) => <SideTags tags={tags} lang={lang} />}
        />
      </Region>
      <Region name="main">
        <Sections view={view} sections={main} heading={ringedHeading} entryHeader={axisHeader} />
      </Region>
    </>
  );
}

export const tem0010: TemplateDesign = { code: 'tem0010', css: styles, Body };
