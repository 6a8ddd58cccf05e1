import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { HeadText } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { lines, mm, underHeading } from '../shared/lengths.js';

const DRAWINGS = {
  aim: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12z M8 10.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z M8 8h.1',
  study: 'M8 3 1 6.2l7 3.2 7-3.2z M4 7.8v3.6c2.4 1.8 5.6 1.8 8 0V7.8 M15 6.2v4',
  work: 'M2 5.5h12v8H2z M5.5 5.5V3h5v2.5 M2 9h12',
  project: 'M2.5 2.5h5v5h-5z M8.5 8.5h5v5h-5z M10 3.5h3v3 M6 12.5H3v-3',
  research: 'M6.3 2h3.4 M7 2v4.2L3.2 13c-.4.7 0 1 .7 1h8.2c.7 0 1.1-.3.7-1L9 6.2V2 M5 10.5h6',
  text: 'M4 1.8h5.5L12.5 5v9.2H4z M9.2 2v3.2h3.2 M6 8h4.5 M6 10.7h4.5',
  people:
    'M5.5 7.2a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z M1.3 13.6c.2-3 1.9-4.4 4.2-4.4s4 1.4 4.2 4.4 M10.7 7.2a2 2 0 1 0-.4-4 M11.6 9.3c1.8.3 3 1.7 3.1 4.3',
  person: 'M8 7.6a2.9 2.9 0 1 0 0-5.8 2.9 2.9 0 0 0 0 5.8z M2.6 14.2c.3-3.4 2.4-5 5.4-5s5.1 1.6 5.4 5',
  prize: 'M8 9.6a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M5.6 9 4.4 14.4 8 12.4l3.6 2L10.4 9',
  tick: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12z M5.2 8.2l2 2 3.6-4.2',
  speech: 'M2 3h12v8.3H8L4.6 14v-2.7H2z M5 6h6 M5 8.5h4',
  tool: 'M9.6 3.2a3.4 3.4 0 0 1 4.2 4.3L12 6.6 10.6 5z M9.7 6.2 3 13l-1-1 6.8-6.6 M9.9 7.3l-6.8 6.8',
  leaf: 'M3 13.5C2.4 6.6 6.4 2.8 13.6 2.6 13.8 9.8 10 13.6 5 12 M2.4 14.4C4 11 6.3 8.6 9.6 6.6',
};

const KINDS: Record<string, keyof typeof DRAWINGS> = {
  intention: 'aim',
  education: 'study',
  internships: 'work',
  work: 'work',
  projects: 'project',
  research: 'research',
  papers: 'text',
  patents: 'text',
  softwareCopyrights: 'text',
  campus: 'people',
  practice: 'people',
  references: 'people',
  family: 'people',
  awards: 'prize',
  certificates: 'tick',
  languages: 'speech',
  skills: 'tool',
  portfolio: 'text',
  selfEvaluation: 'person',
};

/** A line icon of a section; custom sections have a leaf. */
const SectionIcon = ({ section }: { section: string }) => (
  <svg
    className="section-icon"
    viewBox="0 0 16 16"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.2"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    <path d={DRAWINGS[KINDS[section] ?? 'leaf']} />
  </svg>
);

/** The rail at the left edge is page decoration; the section icons extend to its middle. */
const styles = `
.resume.tem0030 { --rail: ${mm(14)}; --reach: calc(var(--margin-left) - ${mm(7)}); --band: color-mix(in srgb, var(--accent) 18%, #fff); --disc: oklch(from var(--accent) min(l, 0.5) c h); --wash: color-mix(in srgb, var(--accent-ink) 9%, #fff); --photo-width: 110px; }
.resume.tem0030 .page > div { width: var(--rail); height: 100%; background: var(--band); }
.resume.tem0030 .head { display: flex; align-items: center; column-gap: ${mm(8)}; padding-bottom: ${mm(5)}; }
.resume.tem0030 .head-text { flex: 1; min-width: 0; }
.resume.tem0030 .name { font-size: 2.9em; line-height: ${lines(2.5)}; font-weight: 700; letter-spacing: 0.06em; color: var(--accent-ink); }
.resume.tem0030 .name-long { font-size: 2em; line-height: ${lines(1.875)}; letter-spacing: 0; }
.resume.tem0030:lang(en) .name { letter-spacing: 0; }
.resume.tem0030 .alternate-name { margin-left: 0.3em; font-size: 0.42em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #5b6472; }
.resume.tem0030 .headline { margin-bottom: ${mm(1.5)}; font-size: 1.2em; line-height: ${lines(1.25)}; font-weight: 700; }
${evenLines('tem0030', 1.5)}
.resume.tem0030 .line { color: #3c4654; }

.resume.tem0030 .section > .heading { display: flex; align-items: center; margin-bottom: ${underHeading(1.5)}; font-size: 1.25em; line-height: ${lines(1.5)}; letter-spacing: 0.05em; color: var(--accent-ink); }
.resume.tem0030:lang(en) .section > .heading { letter-spacing: 0; }
.resume.tem0030 .station { flex: none; display: grid; place-items: center; width: ${mm(8)}; height: ${mm(8)}; margin: calc((var(--line) * 1.5 - ${mm(8)}) / 2) calc(var(--reach) - ${mm(4)}) calc((var(--line) * 1.5 - ${mm(8)}) / 2) calc(-1 * var(--reach) - ${mm(4)}); border-radius: 50%; background: var(--disc); color: #fff; }
.resume.tem0030 .section-icon { width: ${mm(4.5)}; height: ${mm(4.5)}; }
.resume.tem0030 .section > .heading:not(.heading-own)::after { content: ''; flex: 1; height: 1px; margin-left: ${mm(4)}; background: color-mix(in srgb, var(--accent-ink) 26%, #fff); }
.resume.tem0030 .entry-title { font-size: 1.06em; }
.resume.tem0030 :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0030 .entry-date { color: #5b6472; }
.resume.tem0030 .facts-row { padding: ${mm(0.4)} ${mm(2.5)}; background: var(--wash); }
.resume.tem0030 .tag-text { font-weight: 700; }
.resume.tem0030 .tag-note { color: #5b6472; }
.resume.tem0030 .table-row { padding: ${mm(0.6)} 0; border-bottom: 1px solid #e0e3da; }
`;

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <HeadText header={header} lang={lang} />
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections
        view={view}
        heading={(section) => (
          <>
            <i className="station" aria-hidden="true">
              <SectionIcon section={section.key} />
            </i>
            <span>{section.heading}</span>
          </>
        )}
      />
    </Region>
  );
}

export const tem0030: TemplateDesign = { code: 'tem0030', css: styles, Body };
