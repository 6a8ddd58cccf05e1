import type { EntryView, FactView, SectionView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { EntryDate, EntryLead, EntryTitle, type EntryHeader } from '../shared/entry.js';
import { Fact } from '../shared/facts.js';
import { Headline } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { lines, mm, underHeading } from '../shared/lengths.js';
import { NamedTags } from '../shared/named-tags.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { nameClass } from '../shared/wording.js';

/** Width of the name column in ems, at every font size. */
const LEAD_EM = 16;
/** Tolerance for errors of the widths below. */
const ROOM = LEAD_EM - 0.25;

/**
 * Advance widths of the bold fonts in ems, by the widest characters of each class; other Latin characters
 * count as `n`.
 */
const WIDTHS: ReadonlyArray<readonly [characters: RegExp, width: number]> = [
  [/ /, 0.25],
  [/[.,;:'"!|()[\]/Iijltf-]/, 0.38],
  [/[rsczJ]/, 0.53],
  [/[mwMW@%]/, 0.97],
  [/[A-Z&]/, 0.74],
];
const LIKE_N = 0.63;

const widthOf = (character: string): number =>
  character.charCodeAt(0) >= 0x1100 ? 1 : (WIDTHS.find(([some]) => some.test(character))?.[1] ?? LIKE_N);

const ems = (text: string): number => [...text].reduce((sum, character) => sum + widthOf(character), 0);

/** Pieces between which a line may break: Latin words, single Chinese characters. */
const PIECES = /[^\u1100-\uffff]+?(?:\s+|(?<=[-/])|(?=[\u1100-\uffff])|$)|[\u1100-\uffff]/gu;

/** Number of lines of a text in the name column, or one more: its height has to be known in advance. */
export function leadLines(text: string): number {
  let [count, used] = [1, 0];
  for (const [piece] of text.matchAll(PIECES)) {
    const width = ems(piece.trimEnd());
    if (used > 0 && used + width > ROOM) [count, used] = [count + 1, 0];
    count += Math.max(0, Math.ceil(width / ROOM) - 1);
    used += ems(piece);
  }
  return count;
}

/** A name with more lines is above its text instead of beside it. */
const MAX_LINES = 8;

/** A name row beside its text has no height, so that the text starts level with it. */
const sideNames = Array.from(
  { length: MAX_LINES },
  (_, index) =>
    `.resume.tem0033 .entry:has(> .entry-row > .lead-${index + 1}) { --lead-lines: ${index + 1}; }`,
).join('\n');

/**
 * Two axes: names, dates and contacts on the left one, the text on the right one. Three font sizes, 1 : 1.5 :
 * 4.5, and one line height, so that both columns share their lines. The colour block is the only ornament.
 */
const styles = `
.resume.tem0033 { --lead: max(${mm(54)}, calc(var(--em) * ${LEAD_EM})); --gap: ${mm(6)}; --axis: calc(var(--lead) + var(--gap)); --lead-size: var(--size); --lead-line: var(--line); --photo-width: 95px; --ink: #14181f; --soft: #4f5866; --hair: #ccd1d7; color: var(--ink); }
.resume.tem0033 .page > div { width: calc(var(--margin-left) + var(--lead)); height: ${mm(5)}; background: var(--accent-ink); }

.resume.tem0033 .head { display: grid; grid-template-columns: calc(var(--margin-left) + var(--lead)) minmax(0, 1fr) auto; min-height: ${mm(62)}; margin: calc(var(--margin-top) * -1) 0 ${mm(6)} calc(var(--margin-left) * -1); }
.resume.tem0033 .field { grid-area: 1 / 1; display: flex; flex-direction: column; justify-content: flex-end; padding: var(--margin-top) 0 ${mm(5)} var(--margin-left); color: #fff; background: var(--accent-ink); }
.resume.tem0033 .who { grid-area: 1 / 2; display: flex; flex-direction: column; justify-content: space-between; row-gap: ${mm(5)}; padding: ${mm(13.5)} 0 ${mm(5)} var(--gap); }
.resume.tem0033 .name { font-size: 4.5em; line-height: ${lines(3.5)}; font-weight: 700; margin-left: -0.04em; }
.resume.tem0033:lang(en) .name { font-size: 4em; line-height: ${lines(3.25)}; }
.resume.tem0033 .name.name-long { font-size: 2.5em; line-height: ${lines(2)}; }
.resume.tem0033 :is(.alternate-name, .headline) { font-size: 1.5em; line-height: ${lines(1.5)}; }
.resume.tem0033 .headline:last-child { margin-bottom: -2px; }
.resume.tem0033 .alternate-name { color: var(--soft); }
.resume.tem0033 .personal { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: var(--gap); margin-top: ${mm(1.5)}; }
.resume.tem0033 .personal > p { display: grid; grid-template-columns: 4.75em minmax(0, 1fr); }
.resume.tem0033:lang(en) .personal { grid-template-columns: minmax(0, 1fr); }
.resume.tem0033:lang(en) .personal > p { grid-template-columns: 8em minmax(0, 1fr); }
.resume.tem0033 .fact-label { color: var(--soft); }
.resume.tem0033 .field .fact-label { color: inherit; }
.resume.tem0033 .head > .photo { margin: var(--margin-top) 0 0 var(--gap); }

.resume.tem0033 .section > .heading:not(.heading-own) { margin-bottom: ${underHeading(1.5)}; padding-left: var(--axis); font-size: 1.5em; line-height: ${lines(1.5)}; font-weight: 400; }
.resume.tem0033 .section > .heading:not(.heading-own)::after { content: ''; display: block; height: ${mm(1)}; margin-left: calc(var(--axis) * -1); border: solid var(--ink); border-width: 1px 0 0 var(--lead); }
.resume.tem0033 :is(.section > .atoms, .tag-line, .tag-list, .section > .facts-row, .entry > .detail, .entry > .atoms, .entry > .entry) { margin-left: var(--axis); }
.resume.tem0033 .entry > .entry > * { margin-left: 0; }

${sideNames}
.resume.tem0033 .entry:has(> .entry-row > .lead) { min-height: calc(var(--lead-line) * var(--lead-lines, 0)); }
.resume.tem0033 .entry > .entry-row:has(> .lead:not(.lead-above)) { height: calc(var(--lead-line) * var(--lead-lines, 0)); margin-bottom: calc(var(--lead-line) * var(--lead-lines, 0) * -1); }
.resume.tem0033 .lead { width: var(--lead); font-size: var(--lead-size); line-height: var(--lead-line); }
.resume.tem0033 .lead > * { display: block; margin: 0; line-height: inherit; }
.resume.tem0033 .lead-above { width: auto; }
.resume.tem0033 .entry-date { color: var(--accent-ink); }
.resume.tem0033 .badge { color: var(--soft); }
.resume.tem0033 .entry-meta { color: var(--soft); }
.resume.tem0033 .detail { color: var(--soft); }

.resume.tem0033 .entry > .entry-row + .entry { margin-top: 0; }
.resume.tem0033 .entries-compact > .entry + .entry { margin-top: 0; }
.resume.tem0033 .role { min-width: 0; font-weight: 700; }
.resume.tem0033 .role + .entry-date { margin-left: 0; }
.resume.tem0033 .role > .entry-subtitle { margin-left: 0.7em; font-weight: 400; }
.resume.tem0033 .listed { display: grid; grid-template-columns: var(--lead) minmax(0, 1fr); column-gap: var(--gap); flex: 1; }
.resume.tem0033 .listed > .entry-date { margin-left: 0; }
.resume.tem0033 .listed > .entry-lead { grid-column: 2; }
.resume.tem0033 .named { display: grid; grid-template-columns: var(--lead) minmax(0, 1fr); column-gap: var(--gap); }
.resume.tem0033 .tag-text { font-weight: 700; }
.resume.tem0033 .tag-note { color: var(--soft); }
.resume.tem0033 .table-row { padding: ${mm(0.75)} 0; border-bottom: 1px solid var(--hair); }
.resume.tem0033 .heading + .table > .table-head { padding-top: 0; }
`;

/**
 * A colour block with the contacts; beside it, and first in reading order, the name. Text is at the bottom of
 * both.
 */
function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <div className="who">
        <div>
          <h1 className={nameClass(header.name)}>{header.name}</h1>
          {header.alternateName && <p className="alternate-name">{header.alternateName}</p>}
        </div>
        <div>
          <Headline text={header.headline} />
          <Personal facts={header.facts} />
        </div>
      </div>
      <div className="field">
        {header.contacts.map((fact) => (
          <p key={fact.id}>
            <Fact fact={fact} lang={lang} labelled={false} />
          </p>
        ))}
      </div>
      <Photo photo={header.photo} name={header.name} />
    </header>
  );
}

const Personal = ({ facts }: { facts: FactView[] }) =>
  facts.length > 0 ? (
    <div className="personal">
      {facts.map((fact) => (
        <p key={fact.id} data-id={fact.id}>
          <span className="fact-label">{fact.label}</span> <span>{fact.value}</span>
        </p>
      ))}
    </div>
  ) : null;

/** The position is above the text, as for positions within one employment. */
function withRole(entry: EntryView): EntryView {
  if (!entry.subtitle) return entry;
  const { subtitle, details, atoms, children, ...rest } = entry;
  const role: EntryView = { id: entry.id, title: subtitle, badges: [], details, atoms, children: [] };
  return { ...rest, details: [], atoms: [], children: [role, ...children] };
}

const withRoles = (section: SectionView): SectionView =>
  section.kind === 'entries' && !section.compact
    ? { ...section, entries: section.entries.map(withRole) }
    : section;

function leadClass({ title, badges, date, meta }: EntryView): string {
  const count =
    leadLines([title, ...badges].join(' ')) + (date ? leadLines(date) : 0) + (meta ? leadLines(meta) : 0);
  return count <= MAX_LINES ? `lead lead-${count}` : 'lead lead-above';
}

const leadHeader: EntryHeader = (entry, place) =>
  !place ? (
    <>
      <h3 className="role">
        <Joined text={entry.title} />
        {entry.subtitle && (
          <span className="entry-subtitle">
            <Joined text={entry.subtitle} />
          </span>
        )}
      </h3>
      {entry.date && <EntryDate date={entry.date} />}
    </>
  ) : place.isCompact ? (
    <div className="listed">
      {entry.date && <EntryDate date={entry.date} />}
      <EntryLead entry={entry} />
    </div>
  ) : (
    <div className={leadClass(entry)}>
      <EntryTitle entry={entry} />
      {entry.date && <EntryDate date={entry.date} />}
      {entry.meta && <p className="entry-meta">{entry.meta}</p>}
    </div>
  );

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections
        view={view}
        sections={view.sections.map(withRoles)}
        entryHeader={leadHeader}
        bullet="–"
        factColumns={2}
        tags={(tags, lang) => <NamedTags tags={tags} lang={lang} />}
      />
    </Region>
  );
}

export const tem0033: TemplateDesign = { code: 'tem0033', css: styles, Body };
