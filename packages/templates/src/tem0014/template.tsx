import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { EntryLead, EntryPosition, EntryTitle, type EntryHeader } from '../shared/entry.js';
import { HeadText } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { lines, mm, underHeading } from '../shared/lengths.js';

const styles = `
.resume.tem0014 { --photo-width: 85px; --date: calc(var(--em) * (var(--period) + 1.25)); --rule: color-mix(in srgb, var(--accent-ink) 55%, #fff); }
.resume.tem0014 .head { padding-bottom: ${mm(3.5)}; margin-bottom: ${mm(3.5)}; border-bottom: 4px double var(--accent-ink); text-align: center; }
.resume.tem0014 .head-photo { display: grid; grid-template-columns: 85px minmax(0, 1fr) 85px; column-gap: ${mm(5)}; align-items: center; }
.resume.tem0014 .head-photo .head-text { grid-column: 2; }
.resume.tem0014 .name { font-size: 2.6em; line-height: ${lines(2.375)}; font-weight: 700; letter-spacing: 0.08em; color: var(--accent-ink); }
.resume.tem0014 .name-long { font-size: 2em; line-height: ${lines(1.875)}; letter-spacing: 0; }
.resume.tem0014:lang(en) .name { letter-spacing: 0; }
.resume.tem0014 .alternate-name { margin-left: 0.2em; font-size: 0.46em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #4a5462; }
.resume.tem0014 .headline { margin-bottom: ${mm(1)}; font-size: 1.12em; line-height: ${lines(1.125)}; }
${evenLines('tem0014', 1.6, 'center')}
.resume.tem0014 .line { color: #3c4654; }

.resume.tem0014 .section > .heading { display: flex; align-items: center; column-gap: ${mm(4)}; margin-bottom: ${underHeading(1)}; font-size: 1.15em; line-height: ${lines(1.375)}; letter-spacing: 0.08em; color: var(--accent-ink); }
.resume.tem0014:lang(en) .section > .heading { letter-spacing: 0.02em; }
.resume.tem0014 .section > .heading::after { content: ''; flex: 1; min-width: ${mm(8)}; height: 1px; background: var(--rule); }
.resume.tem0014 .entry-row { display: grid; grid-template-columns: var(--date) minmax(0, 1fr); column-gap: 0; align-items: start; }
.resume.tem0014 .entry-date { margin-left: 0; padding-right: var(--em); white-space: normal; color: #3c4654; }
.resume.tem0014 .entry-stack > .entry-title { display: block; line-height: inherit; }
.resume.tem0014 :is(.detail, .atoms, .tag-line, .tag-list, .facts-row, .table) { margin-left: var(--date); }
.resume.tem0014 .entry-stack > .entry-subtitle { margin-left: 0; color: #3c4654; }
.resume.tem0014 .entry-meta { color: #4a5462; }
.resume.tem0014 .fact-label { color: #4a5462; }
.resume.tem0014 .tag-text { font-weight: 700; }
.resume.tem0014 .table-row { padding: ${mm(0.5)} 0; border-bottom: 1px solid #dfe3e8; }
`;

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

/** The date in its own column, the name beside it, the position below the name, in one-line entries behind it. */
const ledgerHeader: EntryHeader = (entry, place) => (
  <>
    <span className="entry-date">{entry.date}</span>
    {place?.isCompact ? (
      <EntryLead entry={entry} />
    ) : (
      <div className="entry-stack">
        <EntryTitle entry={entry} />
        <EntryPosition entry={entry} />
      </div>
    )}
  </>
);

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections
        view={view}
        entryHeader={ledgerHeader}
        factColumns={2}
        heading={(section) => <span className="heading-text">{section.heading}</span>}
      />
    </Region>
  );
}

export const tem0014: TemplateDesign = { code: 'tem0014', css: styles, Body };
