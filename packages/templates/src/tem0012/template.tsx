import type { TagView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { stackedHeader } from '../shared/entry.js';
import { HeadText } from '../shared/head.js';
import { Photo } from '../shared/photo.js';
import { Sections, splitSections, type SectionParts } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { SideFacts } from '../shared/side-column.js';
import { tem0012 as entry } from './entry.js';
import { lines, mm, SHEET_WIDTH, underHeading } from '../shared/lengths.js';
import { Words } from '../shared/words.js';

/**
 * The line between the columns is page decoration and ends with the content; the header covers it on page 1.
 */
const styles = `
.resume.tem0012 { --side: calc(var(--margin-left) + ${mm(entry.sideColumn.widthMm)}); --gap: ${mm(5)}; --wash: color-mix(in srgb, var(--accent-ink) 8%, #fff); --edge: color-mix(in srgb, var(--accent-ink) 36%, #fff); --photo-width: 75px;
  display: grid; grid-template: 'head head' auto 'side main' 1fr / var(--side) calc(${SHEET_WIDTH} - var(--side)); align-items: start; }
.resume.tem0012 .page > div { width: 0; margin: var(--margin-top) 0 0 var(--side); height: calc(var(--content-end) - var(--margin-top)); border-left: 1px dashed var(--edge); }
.resume.tem0012 { --widens: 1; }
.resume.tem0012 .page[data-side-ended] > div { display: none; }

.resume.tem0012 .region-head { grid-area: head; max-width: none; padding: 0; background: var(--ground, #fff); }
.resume.tem0012 .head { display: flex; align-items: center; column-gap: ${mm(6)}; margin: var(--margin-top) var(--margin-right) ${mm(4)} var(--margin-left); padding: ${mm(3)} ${mm(4)}; border-left: ${mm(1.5)} solid var(--accent-ink); background: var(--wash); }
.resume.tem0012 .head-text { flex: 1; min-width: 0; }
.resume.tem0012 .name { font-size: 2.7em; line-height: ${lines(2.375)}; font-weight: 700; letter-spacing: 0.06em; }
.resume.tem0012 .name-long { font-size: 2em; line-height: ${lines(1.875)}; letter-spacing: 0; }
.resume.tem0012:lang(en) .name { letter-spacing: 0; }
.resume.tem0012 .alternate-name { margin-left: 0.2em; font-size: 0.46em; line-height: 0; font-weight: 400; letter-spacing: 0; color: #4f5866; }
.resume.tem0012 .headline { margin-bottom: ${mm(0.8)}; font-size: 1.2em; line-height: ${lines(1.25)}; font-weight: 700; color: var(--accent-ink); }
${evenLines('tem0012', 1.5)}
.resume.tem0012 .line { color: #3c4654; }
.resume.tem0012 .head .fact-label { color: #4f5866; }
.resume.tem0012 .contact { align-items: flex-start; column-gap: 0.4em; }
.resume.tem0012 .icon { flex: none; width: 1.05em; height: 1.05em; margin-top: calc((var(--line) - 1.05em) / 2); color: var(--accent-ink); }

.resume.tem0012 .region-side { grid-area: side; padding-top: 0; padding-right: var(--gap); }
.resume.tem0012 .region-main { grid-area: main; padding-top: 0; padding-left: var(--gap); }
.resume.tem0012 .section > .heading { margin-bottom: ${underHeading(1.25)}; font-size: 1.15em; line-height: ${lines(1.25)}; letter-spacing: 0.06em; color: var(--accent-ink); border-bottom: 1px solid var(--edge); }
.resume.tem0012:lang(en) .section > .heading { letter-spacing: 0; }
.resume.tem0012 .entry-title { font-size: 1.06em; }
.resume.tem0012 .entry-rest, .resume.tem0012 .entry-subtitle { color: #3c4654; }
.resume.tem0012 .entry-meta, .resume.tem0012 .entry-date { color: #5b6472; }
.resume.tem0012 .side-fact { --side-label: 5em; column-gap: 1em; }
.resume.tem0012:lang(en) .side-fact { --side-label: 10.25em; column-gap: 0.5em; }
.resume.tem0012 .region-main .side-fact { --side-label: 8em; }
.resume.tem0012 .chips { display: flex; flex-wrap: wrap; align-items: center; gap: ${mm(1.25)} ${mm(1.5)}; }
.resume.tem0012 .chip { padding: 0 ${mm(1.5)}; border: 1px solid var(--edge); border-radius: ${mm(1)}; background: var(--wash); color: var(--accent-ink); }
.resume.tem0012 .chip-note { color: #5b6472; }
.resume.tem0012 .explained + .explained { margin-top: ${mm(1.25)}; }
.resume.tem0012 .chip-detail { margin-top: ${mm(0.4)}; }
.resume.tem0012 .table-row { padding: ${mm(0.4)} 0; border-bottom: 1px solid #e6e9ed; }
.resume.tem0012 .table-row.table-head { font-size: 1em; line-height: ${lines(1)}; font-weight: 400; letter-spacing: 0; }
`;

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <HeadText header={header} lang={lang} icons />
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

/** Words in frames, a few per row; an explained one precedes its explanation. */
function Chips({ tags, lang }: { tags: TagView[]; lang: string }) {
  if (tags.some(({ detail }) => detail)) return tags.map((tag) => <ExplainedChip key={tag.id} tag={tag} />);
  return (
    <p className="chips" data-block="atomic">
      {tags.map((tag) => (
        <span key={tag.id} className="chip" data-id={tag.id}>
          {tag.text}
          {tag.note && (lang === 'zh' ? `（${tag.note}）` : ` (${tag.note})`)}
        </span>
      ))}
    </p>
  );
}

const ExplainedChip = ({ tag }: { tag: TagView }) => (
  <div className="explained" data-item={tag.id} data-id={tag.id}>
    <p className="chips" data-block="row">
      <span className="chip">{tag.text}</span>
      {tag.note && <span className="chip-note">{tag.note}</span>}
    </p>
    {tag.detail && (
      <p className="chip-detail" data-block="text">
        <Words text={tag.detail} />
      </p>
    )}
  </div>
);

const parts: SectionParts = {
  entryHeader: stackedHeader,
  tags: (tags, lang) => <Chips tags={tags} lang={lang} />,
  facts: (facts) => <SideFacts facts={facts} />,
};

function Body({ view }: TemplateProps) {
  const { main, side } = splitSections(view, entry);
  return (
    <>
      <Region name="head">
        <Head view={view} />
      </Region>
      <Region name="side">
        <Sections view={view} sections={side} {...parts} />
      </Region>
      <Region name="main">
        <Sections view={view} sections={main} {...parts} />
      </Region>
    </>
  );
}

export const tem0012: TemplateDesign = { code: 'tem0012', css: styles, Body };
