import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { defaultHeader, EntryDate, EntryTitle, type EntryHeader } from '../shared/entry.js';
import { HeadLines, HeadName, Headline } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { lines, mm, underHeading } from '../shared/lengths.js';
import { ITALIC } from '../shared/base-styles.js';

const styles = `
.resume.tem0025 .head { padding-bottom: var(--section-gap); text-align: center; }
.resume.tem0025 .name { font-size: 2.3em; line-height: ${lines(2.125)}; font-weight: 700; letter-spacing: 0.02em; color: var(--accent-ink); }
.resume.tem0025:lang(zh) .name { letter-spacing: 0.08em; }
.resume.tem0025 .name-long, .resume.tem0025:lang(zh) .name-long { font-size: 1.9em; line-height: ${lines(1.75)}; letter-spacing: 0; }
.resume.tem0025 .alternate-name { margin-left: 0.3em; font-size: 0.52em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #4a4f57; }
.resume.tem0025 .headline { font-size: 1.1em; line-height: ${lines(1.125)}; }
.resume.tem0025:lang(en) .headline { ${ITALIC} }
${evenLines('tem0025', 1.75, 'center')}
.resume.tem0025 .fact-label { color: #4a4f57; }

.resume.tem0025 .section > .heading { margin-bottom: ${underHeading(1)}; padding-top: ${mm(0.5)}; font-size: 1.15em; line-height: ${lines(1.25)}; letter-spacing: 0.04em; color: var(--accent-ink); border: solid var(--accent-ink); border-width: 2px 0 1px; text-align: center; }
.resume.tem0025:lang(en) .section > .heading { letter-spacing: 0; }
.resume.tem0025 .entry-title { font-size: 1.04em; }
.resume.tem0025 .entry-place { flex: none; max-width: 45%; font-weight: 700; }
.resume.tem0025 .entry-line > :first-child > .entry-title { display: inline; line-height: 0; }
.resume.tem0025 .entry-line > span > .entry-subtitle { margin-left: 0.4em; }
.resume.tem0025 .entry .entry .entry-title { font-weight: 400; }
.resume.tem0025:lang(en) .entry .entry .entry-title { ${ITALIC} }
.resume.tem0025:lang(en) .entry-rest .entry-subtitle { ${ITALIC} }
.resume.tem0025 .badge { color: #4a4f57; }
.resume.tem0025 .tag-text { font-weight: 700; }
.resume.tem0025 .table-row { padding: ${mm(0.4)} 0; border-bottom: 1px solid #d5d8dc; }
`;

/** Centred lines; a photo is not shown. */
function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <HeadName header={header} />
      <Headline text={header.headline} />
      <HeadLines header={header} lang={lang} />
    </header>
  );
}

/**
 * Name and location on one line, position and date on the next; an entry with neither location nor position
 * has one line.
 */
const bankerHeader: EntryHeader = (entry, place) => {
  const { subtitle, meta, date } = entry;
  if (!place || place.isCompact || !(subtitle && (meta ?? date))) return defaultHeader(entry);
  return (
    <div className="entry-stack">
      <div className="entry-line">
        <div>
          <EntryTitle entry={entry} />
        </div>
        {meta && <span className="entry-place">{meta}</span>}
      </div>
      <p className="entry-line entry-rest">
        <span className="entry-subtitle">
          <Joined text={subtitle} />
        </span>
        {date && <EntryDate date={date} />}
      </p>
    </div>
  );
};

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections view={view} entryHeader={bankerHeader} />
    </Region>
  );
}

export const tem0025: TemplateDesign = { code: 'tem0025', css: styles, Body };
