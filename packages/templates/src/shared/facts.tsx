import { Fragment } from 'react';
import type { FactView, RowView, TagView } from '@qicheng/resume/view-model';
import { needsLabel } from '@qicheng/resume/view-text';
import { textWidth } from '@qicheng/resume/detail-lines';
import { FactValue } from './fact-value.js';
import { Words } from './words.js';
import { colon } from './wording.js';

/** A labelled value on one line. */
export function Fact({ fact, lang, labelled = true }: { fact: FactView; lang: string; labelled?: boolean }) {
  return (
    <span className="fact" data-id={fact.id}>
      {(labelled || needsLabel(fact)) && fact.label && (
        <span className="fact-label">{fact.label + colon(lang)}</span>
      )}
      <FactValue fact={fact} />
    </span>
  );
}

// Maximum widths in half Chinese characters for three or two values per row of a main column.
const THIRD = { zh: 27, en: 24 };
const HALF = 40;

const factWidth = ({ label, value }: FactView): number => textWidth(label) + 2 + textWidth(value);

/** Labelled values in rows of `columns`, by default as many as fit; a row is never split. */
export function FactRows({
  facts,
  lang,
  columns = columnsFor(facts, lang),
}: {
  facts: FactView[];
  lang: string;
  columns?: number;
}) {
  const rows = rowsOf(facts, columns);
  const shares = sharesOf(rows, columns);
  return rows.map((row) => (
    <div
      key={row[0]?.id}
      className="facts-row"
      data-block="atomic"
      style={{ gridTemplateColumns: isAlone(row) ? 'minmax(0, 1fr)' : shares }}
    >
      {row.map((fact) => (
        <Fact key={fact.id} fact={fact} lang={lang} />
      ))}
    </div>
  ));
}

const isAlone = (row: FactView[]): boolean => row.length === 1;

/** A value with its label that half of a narrow column may lack room for, in half Chinese characters. */
const LONG = 30;

/** Equal columns; of two, one with long values takes the room that the other does not need. */
function sharesOf(rows: FactView[][], columns: number): string {
  const [first = 0, second = 0] = [0, 1].map((place) =>
    Math.max(...rows.filter((row) => !isAlone(row)).map((row) => widthAt(row, place))),
  );
  const widest = Math.max(first, second);
  if (columns !== 2 || widest <= LONG) return `repeat(${columns}, minmax(0, 1fr))`;
  return [first, second].map((width) => `minmax(0, ${Math.max(width, widest / 2)}fr)`).join(' ');
}

const widthAt = (row: FactView[], place: number): number => {
  const fact = row[place];
  return fact ? factWidth(fact) : 0;
};

/** Four facts are two rows of two, so that none is alone. */
const columnsFor = (facts: FactView[], lang: string): number =>
  facts.length > 2 &&
  facts.length !== 4 &&
  Math.max(...facts.map(factWidth).filter((width) => width <= HALF)) <= THIRD[lang === 'en' ? 'en' : 'zh']
    ? 3
    : 2;

function rowsOf(facts: FactView[], columns: number): FactView[][] {
  const rows: FactView[][] = [];
  let room = 0;
  for (const fact of facts) {
    const takesAll = factWidth(fact) > HALF;
    if (takesAll || room === 0) rows.push([fact]);
    else rows.at(-1)?.push(fact);
    room = takesAll ? 0 : (room || columns) - 1;
  }
  return rows;
}

/** Skills and interests: short words share one line, explained ones have their own. */
export function Tags({ tags, lang, separator }: { tags: TagView[]; lang: string; separator?: string }) {
  const explained = tags.some((tag) => tag.detail);
  if (!explained) return <TagLine tags={tags} lang={lang} separator={separator} />;
  return (
    <ul className="tag-list">
      {tags.map((tag) => (
        <li key={tag.id} data-block="text" data-id={tag.id} className="tag-row">
          <span className="tag-text">{tag.text}</span>
          <TagNote tag={tag} lang={lang} />
          {tag.detail && <Words text={tag.detail} />}
        </li>
      ))}
    </ul>
  );
}

/** The remark on a word and the colon before its explanation, in one colour. */
export function TagNote({ tag: { note, detail }, lang }: { tag: TagView; lang: string }) {
  const end = detail ? colon(lang) : '';
  if (!note) return end;
  return <span className="tag-note">{(lang === 'zh' ? `（${note}）` : ` (${note})`) + end}</span>;
}

function TagLine({
  tags,
  lang,
  separator = lang === 'zh' ? '、' : ', ',
}: {
  tags: TagView[];
  lang: string;
  separator?: string;
}) {
  return (
    <p className="tag-line" data-block="text">
      {tags.map((tag, index) => (
        <Fragment key={tag.id}>
          {index > 0 && separator.endsWith(' ') && ' '}
          <span className={isShort(tag) ? 'tag kept' : 'tag'} data-id={tag.id}>
            {tag.text}
            {tag.note && (lang === 'zh' ? `（${tag.note}）` : ` (${tag.note})`)}
            {index < tags.length - 1 && separator.trimEnd()}
          </span>
        </Fragment>
      ))}
    </p>
  );
}

/** Narrower than any column of a list, in half Chinese characters. */
const SHORT_TAG = 26;

/** Whether a word and its remark stay on one line. */
const isShort = ({ text, note }: TagView): boolean =>
  note !== undefined && textWidth(text + note) + 2 <= SHORT_TAG;

/**
 * Chromium omits a cell without content from the PDF tags, which would shift the following cells to the left.
 */
const BLANK = '\u00A0';

/** A table whose header stays with its first row; rows are never split. */
export function Table({
  columns,
  rows,
  widths,
}: {
  columns: string[];
  rows: RowView[];
  widths?: string | undefined;
}) {
  const style = { gridTemplateColumns: widths ?? widthsFor(columns, rows) };
  return (
    <div className="table" role="table">
      <div className="table-row table-head" role="row" data-block="heading" style={style}>
        {columns.map((column, index) => (
          <span key={index} role="columnheader">
            {column}
          </span>
        ))}
      </div>
      {rows.map((row) => (
        <div key={row.id} className="table-row" role="row" data-block="atomic" data-id={row.id} style={style}>
          {row.cells.map((cell, index) => (
            <span key={index} role="cell">
              {cell || BLANK}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

// Columns share the width by their longest cell, within limits; a short one is not wrapped if there is room.
const WIDEST = 24;
const SHORT = 12;
function widthsFor(columns: string[], rows: RowView[]): string {
  const longest = columns.map((column, index) =>
    Math.max(textWidth(column), ...rows.map(({ cells }) => textWidth(cells[index] ?? ''))),
  );
  return longest
    .map((width) => `minmax(${leastFor(width)}, ${Math.min(Math.max(width, 4), WIDEST)}fr)`)
    .join(' ');
}

// Digits are wider than half a Chinese character; a table in a narrow column uses the available width.
const EM_FOR_HALF = 0.5625;
const ROOM = 'max(13%, 32% - 4.4 * var(--em))';
const leastFor = (width: number): string =>
  width > SHORT ? '0' : `min(calc(var(--em) * ${width * EM_FOR_HALF} + var(--cell-padding, 0px)), ${ROOM})`;
