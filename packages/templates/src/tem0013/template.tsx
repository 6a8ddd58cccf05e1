import type { EntryView, FactView, TagView } from '@qicheng/resume/view-model';
import type { TemplateDesign, TemplateProps } from '../design.js';
import { defaultHeader } from '../shared/entry.js';
import { Fact } from '../shared/facts.js';
import { HeadText } from '../shared/head.js';
import { Joined } from '../shared/joined.js';
import { Photo } from '../shared/photo.js';
import { Sections } from '../shared/section.js';
import { Region } from '../shared/sheet.js';
import { textWidth } from '../shared/wording.js';
import { styles } from './styles.js';

/** A quarter of a disc, a smaller disc and a triangle in the corner of the first page. */
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

// In halves of a Chinese character: what half of the width takes.
const HALF = 40;

interface CardRow<Item> {
  cards: Item[];
  /** Short ones take half of the width, the last one of an odd number too: their edges form two columns. */
  isHalf: boolean;
}

/** Pairs of what is short enough to share a row of cards. */
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

const restOf = ({ subtitle, meta }: EntryView): string => [subtitle, meta].filter(Boolean).join(' · ');

/** Honours and certificates as cards, two to a row. */
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
          {restOf(one) && (
            <p className="card-rest">
              <Joined text={restOf(one)} />
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

/** Skills as cards of one line: the word, its level and its explanation; bare words stand in one row of pills. */
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
  return paired(tags, ({ text, note = '', detail = '' }) => textWidth(text + note + detail) + 4).map(
    (row) => (
      <div key={row.cards[0]?.id} className={rowClass(row)} data-block="atomic">
        {row.cards.map((tag) => (
          <p key={tag.id} className="card" data-id={tag.id}>
            <b>{tag.text}</b>
            {tag.note && <span className="pill-note"> {tag.note}</span>}
            {tag.detail && <span className="card-detail"> {tag.detail}</span>}
          </p>
        ))}
      </div>
    ),
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
