import type { EntryView, FactView, TagView } from '@qicheng/resume/view-model';
import { entryRest } from '@qicheng/resume/view-text';
import { textWidth } from '@qicheng/resume/detail-lines';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { evenLines } from '../shared/even-lines.js';
import { defaultHeader } from '../shared/entry.js';
import { Fact } from '../shared/facts.js';
import { HeadText } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { lines, mm, underHeading } from '../shared/lengths.js';
import { Words } from '../shared/words.js';

/** Shapes precede the header's text in its cell: no text is positioned. Only short facts are in tinted cards: behind each
 * entry, the tint would be louder than the text. */
const styles = `
.resume.tem0013 { --second: oklch(from var(--accent) 0.82 0.13 calc(h + 60)); --third: oklch(from var(--accent) 0.45 0.09 calc(h + 180)); --wash: color-mix(in srgb, var(--accent-ink) 7%, #fff); --photo-width: 130px; }
.resume.tem0013 .region-main { padding-top: 0; }
.resume.tem0013 .head { display: grid; grid-template-columns: minmax(0, 1fr) ${mm(52)}; margin: 0 calc(var(--margin-right) * -1) 0 calc(var(--margin-left) * -1); padding-bottom: ${mm(4)}; min-height: ${mm(58)}; }
.resume.tem0013 .shapes { grid-area: 1 / 1 / 2 / 3; justify-self: end; align-self: start; width: ${mm(76)}; height: auto; margin-right: -0.125px; }
.resume.tem0013 .shape-main { fill: var(--accent); }
.resume.tem0013 .shape-second { fill: var(--second); }
.resume.tem0013 .shape-third { fill: var(--third); }
.resume.tem0013 .head-text { grid-area: 1 / 1; padding: var(--margin-top) ${mm(22)} 0 var(--margin-left); }
.resume.tem0013 .head-photo { grid-area: 1 / 2; justify-self: end; padding: ${mm(9)} ${mm(9)} 0 0; }
.resume.tem0013 .head-photo .photo { border: ${mm(1)} solid #fff; }
.resume.tem0013 .name { font-size: 4.2em; line-height: ${lines(3.5)}; font-weight: 700; letter-spacing: 0.04em; }
.resume.tem0013 .name-long { font-size: 2.5em; line-height: ${lines(2.25)}; letter-spacing: 0; }
.resume.tem0013:lang(en) .name { letter-spacing: 0; }
.resume.tem0013 .alternate-name { display: block; font-size: 0.31em; line-height: ${lines(1.25)}; font-weight: 400; letter-spacing: 0; color: #5b6472; }
.resume.tem0013 .name-long .alternate-name { font-size: 0.5em; }
.resume.tem0013 .headline { margin: ${mm(0.75)} 0 ${mm(2.5)}; font-size: 1.35em; line-height: ${lines(1.375)}; font-weight: 700; color: var(--accent-ink); }
${evenLines('tem0013', 1.5)}
.resume.tem0013 .line { color: #3c4654; }
.resume.tem0013 .contact { align-items: flex-start; column-gap: 0.45em; }
.resume.tem0013 .icon { flex: none; width: 1.05em; height: 1.05em; margin-top: calc((var(--line) - 1.05em) / 2); color: var(--accent-ink); }

.resume.tem0013 .section > .heading { display: flex; align-items: center; column-gap: ${mm(2.5)}; margin-bottom: ${underHeading(1.5)}; font-size: 1.4em; line-height: ${lines(1.25)}; letter-spacing: 0.05em; }
.resume.tem0013:lang(en) .section > .heading { letter-spacing: 0; }
.resume.tem0013 .block { flex: none; width: ${mm(4)}; height: ${mm(4)}; border-radius: 0 ${mm(4)} 0 0; background: var(--accent); }
.resume.tem0013 .entry > .entry-row { margin-bottom: ${mm(0.75)}; }
.resume.tem0013 .entry-title { font-size: 1.06em; }
.resume.tem0013 :is(.entry-subtitle, .entry-meta) { color: #3c4654; }
.resume.tem0013 .entry-date { color: var(--accent-ink); }
.resume.tem0013 .cards { display: grid; grid-template-columns: minmax(0, 1fr); column-gap: ${mm(3)}; }
.resume.tem0013 .cards-half { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
.resume.tem0013 .cards + .cards { margin-top: ${mm(1.5)}; }
.resume.tem0013 .card { padding: ${mm(1)} ${mm(3)}; border-radius: ${mm(1.5)}; background: var(--wash); }
.resume.tem0013 .card-rest { color: #4a5462; }
.resume.tem0013 .card-detail { margin-left: 0.5em; }
.resume.tem0013 .fact-label { color: #4a5462; }
.resume.tem0013 .pills { display: flex; flex-wrap: wrap; gap: ${mm(1.5)} ${mm(2)}; }
.resume.tem0013 .pill { padding: 0 ${mm(3)}; border-radius: ${mm(3)}; background: var(--wash); }
.resume.tem0013 .pill-note { color: #4a5462; }
.resume.tem0013 .table-row { padding: ${mm(0.75)} ${mm(3)}; border-bottom: 1px solid var(--wash); }
.resume.tem0013 .table-row.table-head { font-size: 1em; line-height: ${lines(1)}; font-weight: 400; letter-spacing: 0; color: #4a5462; }
`;

/** A quarter disc, a smaller disc and a triangle in the corner of the first page. */
const Shapes = () => (
  <svg className="shapes" viewBox="0 0 300 230" aria-hidden="true">
    <path className="shape-main" d="M70 0H300V230A230 230 0 0 1 70 0z" />
    <circle className="shape-second" cx="62" cy="66" r="30" />
    <path className="shape-third" d="M118 168l46 -14 -10 48z" />
  </svg>
);

function Head({ view: { header, lang } }: TemplateProps) {
  return (
    <header className="head" data-section="header" data-block="atomic">
      <Shapes />
      <HeadText header={header} lang={lang} icons />
      <div className="head-photo">
        <Photo photo={header.photo} name={header.name} />
      </div>
    </header>
  );
}

// Half of the width, in half Chinese characters.
const HALF = 40;

interface CardRow<Item> {
  cards: Item[];
  /**
   * Short ones take half of the width, also the last one of an odd number, so that their edges form two
   * columns.
   */
  isHalf: boolean;
}

/** Cards of one width: two per row, if all are short enough. */
function alike<Item>(items: Item[], widthOf: (item: Item) => number): CardRow<Item>[] {
  const rows = paired(items, widthOf);
  return rows.every(({ isHalf }) => isHalf) ? rows : items.map((item) => ({ cards: [item], isHalf: false }));
}

/** Pairs items that are short enough to share a row of cards. */
function paired<Item>(items: Item[], widthOf: (item: Item) => number): CardRow<Item>[] {
  const rows: CardRow<Item>[] = [];
  for (const item of items) {
    const isHalf = widthOf(item) <= HALF;
    const last = rows.at(-1);
    if (isHalf && last?.isHalf && last.cards.length === 1) last.cards.push(item);
    else rows.push({ cards: [item], isHalf });
  }
  return rows;
}

const rowClass = ({ isHalf }: CardRow<unknown>): string => (isHalf ? 'cards cards-half' : 'cards');

/** Honours and certificates as cards, two per row. */
const EntryCards = ({ entries }: { entries: EntryView[] }) =>
  paired(entries, (one) => textWidth(`${one.title}${one.date ?? ''}`) + 4).map((row) => (
    <div
      key={row.cards[0]?.id}
      className={rowClass(row)}
      data-block="atomic"
      data-break={row.cards[0]?.pageBreak}
    >
      {row.cards.map((one) => (
        <div key={one.id} className="card" data-id={one.id}>
          <div className="entry-row">{defaultHeader({ ...one, subtitle: '', meta: '' })}</div>
          {entryRest(one) && (
            <p className="card-rest">
              <Joined text={entryRest(one)} />
            </p>
          )}
        </div>
      ))}
    </div>
  ));

/** Labelled values as cards. */
const FactCards = ({ facts, lang }: { facts: FactView[]; lang: string }) =>
  paired(facts, ({ label, value }) => textWidth(label + value) + 2).map((row) => (
    <div key={row.cards[0]?.id} className={rowClass(row)} data-block="atomic">
      {row.cards.map((fact) => (
        <p key={fact.id} className="card">
          <Fact fact={fact} lang={lang} />
        </p>
      ))}
    </div>
  ));

/** Skills as one-line cards: the word, its level and its explanation; plain words are in one row of pills. */
function TagCards({ tags }: { tags: TagView[] }) {
  if (!tags.some(({ detail }) => detail))
    return (
      <p className="pills" data-block="atomic">
        {tags.map((tag) => (
          <span key={tag.id} className="pill" data-id={tag.id}>
            {tag.text}
            {tag.note && <span className="pill-note"> {tag.note}</span>}
          </span>
        ))}
      </p>
    );
  return alike(tags, ({ text, note = '', detail = '' }) => textWidth(text + note + detail) + 4).map((row) => (
    <div key={row.cards[0]?.id} className={rowClass(row)} data-block="atomic">
      {row.cards.map((tag) => (
        <p key={tag.id} className="card" data-id={tag.id}>
          <b>{tag.text}</b>
          {tag.note && <span className="pill-note"> {tag.note}</span>}
          {tag.detail && (
            <span className="card-detail">
              {' '}
              <Words text={tag.detail} />
            </span>
          )}
        </p>
      ))}
    </div>
  ));
}

function Body({ view }: TemplateProps) {
  return (
    <Region name="main">
      <Head view={view} />
      <Sections
        view={view}
        heading={(section) => (
          <>
            <i className="block" aria-hidden="true" />
            <span>{section.heading}</span>
          </>
        )}
        compactEntries={(entries) => <EntryCards entries={entries} />}
        facts={(facts, lang) => <FactCards facts={facts} lang={lang} />}
        tags={(tags) => <TagCards tags={tags} />}
      />
    </Region>
  );
}

export const tem0013: TemplateDesign = { code: 'tem0013', css: styles, Body };
