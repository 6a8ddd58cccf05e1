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

/** Pairs of what is short enough to share a row of cards. */
function paired<Item>(items: Item[], widthOf: (item: Item) => number): Item[][] {
  const rows: Item[][] = [];
  let isOpen = false;
  for (const item of items) {
    const isShort = widthOf(item) <= HALF;
    if (isOpen && isShort) rows.at(-1)?.push(item);
    else rows.push([item]);
    isOpen = isShort && !isOpen;
  }
  return rows;
}

const restOf = ({ subtitle, meta }: EntryView): string => [subtitle, meta].filter(Boolean).join(' · ');

/** Honours and certificates as cards, two to a row. */
const EntryCards = ({ entries }: { entries: EntryView[] }) =>
  paired(entries, (one) => textWidth(`${one.title}${one.date ?? ''}`) + 4).map((row) => (
    <div
      key={row[0]?.id}
      className={`cards cards-${row.length}`}
      data-block="atomic"
      data-break={row[0]?.pageBreak}
    >
      {row.map((one) => (
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

/** Labelled values as one card a row. */
const FactCards = ({ facts, lang }: { facts: FactView[]; lang: string }) =>
  paired(facts, ({ label, value }) => textWidth(label + value) + 2).map((row) => (
    <div key={row[0]?.id} className={`cards cards-${row.length}`} data-block="atomic">
      {row.map((fact) => (
        <p key={fact.id} className="card">
          <Fact fact={fact} lang={lang} />
        </p>
      ))}
    </div>
  ));

/** Skills as cards: the word large, the explanation below; bare words stand in one row of pills. */
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
  return paired(tags, ({ text, note = '', detail = '' }) =>
    Math.max(textWidth(text + note), textWidth(detail) / 2),
  ).map((row) => (
    <div key={row[0]?.id} className={`cards cards-${row.length}`} data-block="atomic">
      {row.map((tag) => (
        <div key={tag.id} className="card" data-id={tag.id}>
          <p>
            <b>{tag.text}</b>
            {tag.note && <span className="pill-note"> {tag.note}</span>}
          </p>
          {tag.detail && <p className="card-rest">{tag.detail}</p>}
        </div>
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
