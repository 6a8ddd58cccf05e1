import type { RecordCursor, RecordQuery } from '@qicheng/core/platform';
import type { Request } from 'express';
import { asked } from '../../kit/page/asked.js';

/** What a list can be narrowed to; a filter with choices takes nothing else. */
export interface ListFilter {
  name: string;
  label: string;
  choices?: ReadonlyMap<string, string>;
  hint?: string;
}

/** What is asked of a list, as its address says it. */
export interface ListQuery {
  /** Every filter, the dates and the cursor as they were typed. */
  texts: ReadonlyMap<string, string>;
  rows: Omit<RecordQuery, 'limit'>;
  /** What is wrong with it, in words; nothing is read then. */
  problems: readonly string[];
}

const DAY_MS = 86_400_000;
const MOST_SIGNS = 80;
const CURSOR = /^(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export const cursorText = ({ createdAt, id }: { createdAt: Date; id: string }): string =>
  `${createdAt.getTime()}.${id}`;

/** Reads filters, days of China and the cursor from the address; what is not understood is said. */
export function readListQuery(request: Request, filters: readonly ListFilter[]): ListQuery {
  const names = [...filters.map(({ name }) => name), 'from', 'to', 'after'];
  const texts = new Map(names.map((name) => [name, asked(request, name).slice(0, MOST_SIGNS)]));
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

/** Midnight in China; the calendar would take 02-30 for the second of March. */
function dayOf(text: string): Date | null | 'invalid' {
  if (text === '') return null;
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return 'invalid';
  const utc = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(text);
  return isReal ? new Date(`${text}T00:00:00+08:00`) : 'invalid';
}

function cursorOf(text: string): RecordCursor | null | 'invalid' {
  if (text === '') return null;
  const [, milliseconds, id] = CURSOR.exec(text) ?? [];
  return milliseconds === undefined || id === undefined
    ? 'invalid'
    : { at: new Date(Number(milliseconds)), id };
}
