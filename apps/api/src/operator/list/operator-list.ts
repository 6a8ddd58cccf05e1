import type { OperatorTask } from '@qicheng/core/operator';
import { type RecordQuery, isCalendarDay, type RecordCursor, UUID_SOURCE } from '@qicheng/core/platform';
import type { Request } from 'express';
import { queryText } from '../../kit/page/form-fields.js';
import type { Html, Part } from '../../kit/page/html.js';
import type { Viewer } from '../../kit/page/page-shell.js';

/** A list filter; one with choices accepts nothing else. */
export interface ListFilter {
  name: string;
  label: string;
  choices?: ReadonlyMap<string, string>;
  hint?: string;
}

/** A list query from its URL. */
export interface ListQuery {
  /** All filters, dates and the cursor as typed. */
  texts: ReadonlyMap<string, string>;
  rows: Omit<RecordQuery, 'limit'>;
  /** Validation message; nothing is queried then. */
  problems: readonly string[];
}

const DAY_MS = 86_400_000;
const MAX_LENGTH = 80;
const CURSOR = new RegExp(`^(\\d{1,15})\\.(${UUID_SOURCE})$`);

export const cursorText = ({ createdAt, id }: { createdAt: Date; id: string }): string =>
  `${createdAt.getTime()}.${id}`;

/** Parses filters, dates in China and the cursor from the URL; reports what is invalid. */
export function readListQuery(request: Request, filters: readonly ListFilter[]): ListQuery {
  const names = [...filters.map(({ name }) => name), 'from', 'to', 'after'];
  const texts = new Map(names.map((name) => [name, queryText(request, name).slice(0, MAX_LENGTH)]));
  const of = (name: string) => texts.get(name) ?? '';
  const [from, to, after] = [dayOf(of('from')), dayOf(of('to')), cursorOf(of('after'))];
  const unknown = filters.filter(
    ({ name, choices }) => of(name) !== '' && choices !== undefined && !choices.has(of(name)),
  );
  const problems = [
    ...unknown.map(({ label }) => `“${label}”没有这个选项`),
    ...(from === 'invalid' || to === 'invalid' ? ['日期不正确，例如 2026-11-24'] : []),
    ...(after === 'invalid' ? ['这一页的地址不正确，请从第一页看起'] : []),
    ...(isDate(from) && isDate(to) && from > to ? ['开始的日期晚于结束的日期'] : []),
  ];
  return {
    texts,
    problems,
    rows: {
      from: isDate(from) ? from : null,
      to: isDate(to) ? new Date(to.getTime() + DAY_MS) : null,
      after: after === 'invalid' ? null : after,
    },
  };
}

const isDate = (value: unknown): value is Date => value instanceof Date;

/** Midnight in China. */
function dayOf(text: string): Date | null | 'invalid' {
  if (text === '') return null;
  return isCalendarDay(text) ? new Date(`${text}T00:00:00+08:00`) : 'invalid';
}

function cursorOf(text: string): RecordCursor | null | 'invalid' {
  if (text === '') return null;
  const [, milliseconds, id] = CURSOR.exec(text) ?? [];
  return milliseconds === undefined || id === undefined
    ? 'invalid'
    : { at: new Date(Number(milliseconds)), id };
}

/** One column: cell content on the page and in the file. */
export interface ListColumn<Row> {
  name: string;
  text: (row: Row) => string;
  /** For cells with more than text, such as a link. */
  of?: (row: Row) => Part;
  look?: (row: Row) => 'wrap' | 'bad' | '';
}

/** A list of events on the site, newest first. */
export interface OperatorList<Row extends { id: string; createdAt: Date }> {
  path: string;
  title: string;
  lead: string;
  task: OperatorTask;
  filters: readonly ListFilter[];
  /** Content above the filters. */
  above?: (viewer: Viewer) => Html | Promise<Html>;
  columns: readonly ListColumn<Row>[];
  read: (query: RecordQuery & { filter: (name: string) => string; actor: string }) => Promise<Row[]>;
}

/** URL of a list's file. */
export const filePathOf = (path: string): string => `${path}.csv`;
