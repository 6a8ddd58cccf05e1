import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { EntryLead, type EntryHeader } from '../shared/entry.js';
import { GutterDate } from '../shared/gutter-date.js';
import { HeadText } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { lines, mm, underHeading } from '../shared/lengths.js';

/** The line is page decoration and ends with the content; the header covers it on page 1. */
const styles = `
.resume.tem0004 { --gutter: calc(var(--em) * max(7.5, var(--period) - 0.75)); --rail: ${mm(6)}; --text: calc(var(--gutter) + var(--rail)); --photo-width: 112px; }
.resume.tem0004 .page > div { width: 1px; margin: var(--margin-top) 0 0 calc(var(--margin-left) + var(--gutter) + var(--rail) / 2 - 0.5px); height: calc(var(--content-end) - var(--margin-top)); background: #cfd6df; }

.resume.tem0004 .head { display: flex; align-items: center; column-gap: ${mm(8)}; padding-bottom: ${mm(5)}; background: var(--ground, #fff); }
.resume.tem0004 .head-text { flex: 1; min-width: 0; }
.resume.tem0004 .name { font-size: 2.8em; line-height: ${lines(2.5)}; font-weight: 700; letter-spacing: 0.04em; }
.resume.tem0004 .name-long { line-height: ${lines(2)}; font-size: 2.3em; letter-spacing: 0; }
.resume.tem0004:lang(en) .name { letter-spacing: 0; }
.resume.tem0004 .alternate-name { margin-left: 0.3em; font-size: 0.42em; line-height: 0; font-weight: 400; color: #5b6472; letter-spacing: 0; }
.resume.tem0004 .headline { margin: ${mm(0.6)} 0 ${mm(2.4)}; font-size: 1.3em; line-height: ${lines(1.25)}; font-weight: 700; color: var(--accent-ink); }
${evenLines('tem0004', 1.5)}
.resume.tem0004 .line { color: #3c4654; }
.resume.tem0004 .contact { align-items: flex-start; column-gap: 0.45em; }
.resume.tem0004 .icon { flex: none; width: 1.05em; height: 1.05em; margin-top: calc((var(--line) - 1.05em) / 2); color: var(--accent-ink); }

.resume.tem0004 .heading { margin-bottom: ${underHeading(1)}; font-size: 1.25em; line-height: ${lines(1.25)}; color: #1c2430; letter-spacing: 0.03em; }
.resume.tem0004:lang(en) .heading { letter-spacing: 0; }
.resume.tem0004 .section > .heading { display: grid; grid-template-columns: var(--rail) minmax(0, 1fr); align-items: center; padding-left: var(--gutter); }
.resume.tem0004 .ring { justify-self: center; width: ${mm(3.4)}; height: ${mm(3.4)}; border: ${mm(0.9)} solid var(--accent-ink); border-radius: 50%; background: var(--ground, #fff); }
.resume.tem0004 .entry-row { display: grid; grid-template-columns: var(--gutter) var(--rail) minmax(0, 1fr); column-gap: 0; align-items: baseline; }
.resume.tem0004 .moment { padding-right: ${mm(0.6)}; text-align: right; overflow-wrap: normal; word-break: keep-all; color: #5b6472; }
.resume.tem0004 .moment > span { font-size: 0.87em; line-height: 0; }
.resume.tem0004 .dot { justify-self: center; align-self: start; width: ${mm(1.9)}; height: ${mm(1.9)}; margin-top: calc(var(--line) / 2 - ${mm(0.95)}); border-radius: 50%; background: var(--accent-ink); }
.resume.tem0004 .entry .entry .dot { width: ${mm(1.5)}; height: ${mm(1.5)}; margin-top: calc(var(--line) / 2 - ${mm(0.75)}); background: #9aa5b3; }
.resume.tem0004 .entry-title { font-size: 1.08em; }
.resume.tem0004 :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0004 :is(.detail, .atoms, .tag-line, .tag-list, .facts-row, .table) { margin-left: var(--text); }
.resume.tem0004 .detail { color: #3c4654; }
.resume.tem0004 .tag-text { font-weight: 700; }
.resume.tem0004 .tag-note { color: #5b6472; }
.resume.tem0004 .table-row { padding: ${mm(0.6)} 0; border-bottom: 1px solid #e6e9ed; }
.resume.tem0004 .table-row.table-head { display: grid; font-size: 1em; font-weight: 400; letter-spacing: 0; }
`;

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
