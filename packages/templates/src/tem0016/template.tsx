import type { EntryView } from '@qicheng/resume/view-model';
import { textWidth } from '@qicheng/resume/detail-lines';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryDate, EntryLead } from '../shared/entry.js';
import { FactValue } from '../shared/fact-value.js';
import { HeadName, Headline } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { lines, mm, SHEET_WIDTH, underHeading } from '../shared/lengths.js';

const styles = `
.resume.tem0016 { --wash: color-mix(in srgb, var(--accent-ink) 9%, #fff); --wash-line: color-mix(in srgb, var(--accent-ink) 30%, #fff); --photo-width: 100px; }
.resume.tem0016 .region-head { width: ${SHEET_WIDTH}; padding: 0; }
.resume.tem0016 .head { display: flex; align-items: center; column-gap: ${mm(8)}; padding: ${mm(7)} var(--margin-right) ${mm(5)} var(--margin-left); background: var(--wash); border-radius: 0 0 ${mm(9)} ${mm(9)}; }
.resume.tem0016 .photo { align-self: flex-start; border: ${mm(0.8)} solid #fff; }
.resume.tem0016 .photo-rounded { border-radius: ${mm(3)}; }
.resume.tem0016 .head-text { flex: 1; min-width: 0; }
.resume.tem0016 .name { font-size: 2.7em; line-height: ${lines(2.25)}; font-weight: 700; letter-spacing: 0.06em; }
.resume.tem0016 .name-long { font-size: 2em; line-height: ${lines(1.75)}; letter-spacing: 0; }
.resume.tem0016:lang(en) .name { letter-spacing: 0; }
.resume.tem0016 .alternate-name { margin-left: 0.35em; font-size: 0.44em; line-height: 0; font-weight: 400; color: #4f5866; letter-spacing: 0; }
.resume.tem0016 .headline { font-size: 1.2em; line-height: ${lines(1.25)}; color: var(--accent-ink); }
.resume.tem0016 .head-facts { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${mm(4)}; row-gap: ${mm(0.5)}; margin-top: ${mm(2)}; padding-top: ${mm(2)}; border-top: 1px solid var(--wash-line); }
.resume.tem0016 .head-wide { grid-column: 1 / -1; }
.resume.tem0016 .head-fact { display: grid; grid-template-columns: calc(var(--em) * 4.75) minmax(0, 1fr); column-gap: ${mm(1)}; }
.resume.tem0016:lang(en) .head-fact { grid-template-columns: calc(var(--em) * 7.5) minmax(0, 1fr); }
.resume.tem0016 .head-facts .fact-label { color: #4f5866; }

.resume.tem0016 .region-main { padding-top: ${mm(4)}; }
.resume.tem0016 .heading { display: flex; align-items: center; column-gap: ${mm(3)}; margin-bottom: ${underHeading(1)}; }
.resume.tem0016 .pill { padding: 0 ${mm(4)}; font-size: 1.12em; line-height: ${lines(1.25)}; letter-spacing: 0.06em; color: var(--accent-ink); background: var(--wash); border-radius: ${mm(4)}; }
.resume.tem0016:lang(en) .pill { letter-spacing: 0; }
.resume.tem0016 .heading::after { content: ''; flex: 1; height: 1px; background: var(--wash-line); }
.resume.tem0016 :is(.entries, .facts-row, .tag-line, .tag-list, .table, .honour, .section-paragraphs .atoms) { margin-left: ${mm(4)}; }
.resume.tem0016 .entry-title { font-size: 1.06em; }
.resume.tem0016 :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0016 .entry-date { color: #5b6472; }
.resume.tem0016 .honour { display: flex; column-gap: 1em; align-items: baseline; padding: ${mm(0.3)} 0; }
.resume.tem0016 .honour + .honour { border-top: 1px dotted var(--wash-line); }
.resume.tem0016 .table-row { padding: ${mm(0.6)} ${mm(2)}; }
.resume.tem0016 .table-head { border-radius: ${mm(2)}; background: var(--wash); color: #4f5866; }
.resume.tem0016 .table-row + .table-row + .table-row { border-top: 1px dotted var(--wash-line); }
.resume.tem0016 .tag-text { font-weight: 700; }
.resume.tem0016 .tag-note { color: #5b6472; }
`;

// Maximum width of a value beside a photo, its label and another value, in half Chinese characters.
const SHARED_ROW = { zh: 26, en: 20 };

/** A full-width band: the photo on the left, labels and values below the name in two columns each. */
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

/** Honours and certificates line by line, with a dotted line between them. */
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
