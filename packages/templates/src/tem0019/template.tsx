import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { HeadText, positionHeader } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { isLong, keyFigures } from './key-figures.js';
import { lines, mm, underHeading } from '../shared/lengths.js';

const styles = `
.resume.tem0019 { --wash: color-mix(in srgb, var(--accent-ink) 6%, #fff); --photo-width: 75px; }
.resume.tem0019 .page > div { height: ${mm(5)}; background: var(--accent); }
.resume.tem0019 .head { display: flex; align-items: center; column-gap: ${mm(8)}; padding-bottom: ${mm(3)}; }
.resume.tem0019 .head-text { flex: 1; min-width: 0; }
.resume.tem0019 .name { font-size: 3em; line-height: ${lines(2.5)}; font-weight: 700; letter-spacing: 0.04em; }
.resume.tem0019 .name-long { font-size: 2.1em; line-height: ${lines(1.75)}; letter-spacing: 0; }
.resume.tem0019:lang(en) .name { letter-spacing: 0; }
.resume.tem0019 .alternate-name { margin-left: 0.35em; font-size: 0.4em; line-height: 0; font-weight: 400; color: #5b6472; letter-spacing: 0; }
.resume.tem0019 .headline { margin-bottom: ${mm(1.6)}; font-size: 1.2em; line-height: ${lines(1.25)}; font-weight: 700; color: var(--accent-ink); }
${evenLines('tem0019', 1.375)}
.resume.tem0019 .line { color: #3c4654; }
.resume.tem0019 .name + .line { margin-top: ${mm(1.6)}; }
.resume.tem0019 .contact { align-items: flex-start; column-gap: 0.45em; }
.resume.tem0019 .icon { flex: none; width: 1.05em; height: 1.05em; margin-top: calc((var(--line) - 1.05em) / 2); color: var(--accent-ink); }

.resume.tem0019 .figures { display: grid; margin-bottom: ${mm(4)}; padding: ${mm(3)} 0; background: var(--wash); }
.resume.tem0019 .figure { padding: 0 ${mm(4)}; }
.resume.tem0019 .figure + .figure { border-left: 1px solid color-mix(in srgb, var(--accent-ink) 28%, #fff); }
.resume.tem0019 .figure > span { display: block; }
.resume.tem0019 .figure-value { font-size: 1.9em; line-height: ${lines(1.75)}; font-weight: 700; color: var(--accent-ink); }
.resume.tem0019 .figures-long .figure-value { font-size: 1.5em; }
.resume.tem0019 .figure-label { font-size: 0.92em; line-height: ${lines(0.9375)}; color: #3c4654; }

.resume.tem0019 .heading { margin-bottom: ${underHeading(1.4)}; padding-bottom: ${mm(0.4)}; font-size: 1.2em; line-height: ${lines(1.25)}; letter-spacing: 0.04em; border-bottom: 2px solid #1c2430; }
.resume.tem0019:lang(en) .heading { letter-spacing: 0; }
.resume.tem0019 .entry-title { font-size: 1.08em; }
.resume.tem0019 .entry-date { color: #3c4654; }
.resume.tem0019 .entry-subtitle { color: #3c4654; }
.resume.tem0019 .entry-meta { color: #5b6472; }
.resume.tem0019 .table-row { padding: ${mm(0.6)} 0; border-bottom: 1px solid #e0e4e9; }
.resume.tem0019 .tag-text { font-weight: 700; }
.resume.tem0019 .tag-note { color: #5b6472; }
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

/** Figures from the résumé's text, in large type; nothing if there are none. */
function Figures({ view }: TemplateProps) {
  const figures = keyFigures(view);
  if (figures.length === 0) return null;
  return (
    <div data-section="figures">
      <div
        className={figures.some(isLong) ? 'figures figures-long' : 'figures'}
        data-block="atomic"
        style={{ gridTemplateColumns: `repeat(${figures.length}, minmax(0, 1fr))` }}
      >
        {figures.map((figure) => (
          <p key={figure.id} className="figure" data-id={figure.id}>
            <span className="figure-value">{figure.value}</span>{' '}
            <span className="figure-label">{figure.label}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Figures view={view} />
      <Sections view={view} entryHeader={positionHeader} />
    </Region>
  );
}

export const tem0019: TemplateDesign = { code: 'tem0019', css: styles, Body };
