import { regex } from '@qicheng/resume/regex';
import type { HeadPart } from './entries.js';
import { type TextScore, placeScore } from './recognise.js';

/** Words in brackets after a name that are not a job title. */
export const NO_OFFICE = regex('u')`
  ^(?:全职|兼职|远程|线上|暑期)?实习生?$|分行|支行|分公司|总部|控股|股份|中国|校区|在线$
  |(?:项目|练习|作业|作品|实训|[校院市省部]级|国家级)$|^(?:进行中|在研|已?结题|已?上线)
`;

const BRACKETED = /^(.{2,40}?)\s*[（(]\s*([^（）()\d]{2,10})[）)]$/u;
/** Whether all entries of a section have the form name（title）, whatever the brackets contain. */
export const isBracketed = (part: HeadPart | undefined): boolean => {
  const inner = BRACKETED.exec(part?.text ?? '')?.[2];
  return inner !== undefined && !NO_OFFICE.test(inner) && placeScore(inner) < 0;
};
/** The two parts of such a head. */
export const asBracketed = ({ text, line }: HeadPart): HeadPart[] =>
  (BRACKETED.exec(text)?.slice(1, 3) ?? [text]).map((part) => ({ text: part, line }));

const CLAUSES = { least: 8, most: 80, short: 16 };

/** 护理患者12名；参与抢救40余例；带教护士5名: short clauses of the same kind. */
const isListOfActions = (clauses: readonly string[]): boolean =>
  clauses.length > 2 && clauses.every((clause) => clause.length <= CLAUSES.short && !/[，,]/u.test(clause));

/**
 * 1. … 2. … in one paragraph: each is a separate statement. So are clauses between semicolons in the line of a head or
 * after a label (`isList`); in a line of their own only short ones are.
 */
export function piecesOf(text: string, isBullet: boolean, isList: boolean): string[] {
  const numbered = text.split(
    /(?<=[。；;])\s*(?=(?:[（(]?\d{1,2}[)）.、．]|[①②③④⑤⑥⑦⑧⑨])\s*(?:(?!\d)|(?=(?:19|20)\d{2}年)))/u,
  );
  if (numbered.length > 1 || isBullet || /[。！？].*[。！？]/u.test(text)) return numbered;
  const clauses = text.split(/(?<=[；;])\s*/u);
  if (!isList && !isListOfActions(clauses)) return numbered;
  const areApart = clauses.every(({ length }) => length >= CLAUSES.least && length <= CLAUSES.most);
  return areApart ? clauses.map((clause) => clause.replace(/[；;]$/u, '')) : numbered;
}

/** An entry field that a part of the head may fill. */
export interface Slot {
  field: string;
  score: TextScore;
  /** The usual position among the parts: fields with a lower rank come first. */
  rank: number;
  /** Penalty for filling it, so that other readings are preferred. */
  reserve: number;
}

/** The field of each part of a head by position; null for a part that fills no field. */
export type Reading = readonly (string | null)[];

const MAX_PARTS = 5;
const ORDER = 0.35;
const UNFILLED = -1;

/** All assignments of fields to the parts, each field at most once. */
function readingsOf(slots: readonly Slot[], count: number): (Slot | null)[][] {
  if (count === 0) return [[]];
  return readingsOf(slots, count - 1).flatMap((reading) => [
    ...slots.filter((slot) => !reading.includes(slot)).map((slot) => [...reading, slot]),
    [...reading, null],
  ]);
}

/** How strongly the file indicates that the first field precedes the second: positive if it does. */
export type OrderEvidence = number;

export interface Solved {
  readings: Map<number, Reading>;
  /** The evidence that the main field comes first. */
  orderEvidence: OrderEvidence;
}

/**
 * Finds one reading for all heads with the same number of parts: the entries of a section use the same form,
 * so a clear head resolves an ambiguous one.
 */
export function solve(
  heads: readonly (readonly string[])[],
  slots: readonly Slot[],
  [main, second]: readonly [string, string],
  orderEvidence: OrderEvidence,
): Solved {
  const readings = new Map<number, Reading>();
  let evidence = 0;
  for (const count of new Set(heads.map((head) => Math.min(head.length, MAX_PARTS)))) {
    if (count === 0) continue;
    const sameShape = heads.filter((head) => Math.min(head.length, MAX_PARTS) === count);
    const scored = readingsOf(slots, count)
      .filter((reading) => reading.some((slot) => slot?.field === main))
      .map((reading) => {
        const direction = mainFirst(reading, main, second);
        return { reading, sign: direction, score: scoreOf(reading, sameShape) };
      });
    const bestOf = (direction: number) =>
      Math.max(...scored.filter((one) => one.sign === direction).map(({ score }) => score), -99);
    if (count > 1) evidence += bestOf(1) - bestOf(-1);
    const [best] = scored.sort((a, b) => b.score + b.sign * orderEvidence - a.score - a.sign * orderEvidence);
    readings.set(
      count,
      (best?.reading ?? []).map((slot) => slot?.field ?? null),
    );
  }
  return { readings, orderEvidence: evidence };
}

function mainFirst(reading: readonly (Slot | null)[], main: string, second: string): number {
  const [a, b] = [main, second].map((field) => reading.findIndex((slot) => slot?.field === field));
  return a === undefined || b === undefined || a < 0 || b < 0 ? 0 : a < b ? 1 : -1;
}

function scoreOf(reading: readonly (Slot | null)[], heads: readonly (readonly string[])[]): number {
  const fits = heads.reduce(
    (sum, head) =>
      sum +
      reading.reduce(
        (own, slot, at) => own + (slot === null ? UNFILLED : slot.score(head[at] ?? '') - slot.reserve),
        0,
      ),
    0,
  );
  const turned = reading.filter((slot, at) =>
    reading.slice(at + 1).some((next) => slot !== null && next !== null && next.rank < slot.rank),
  ).length;
  return fits - turned * ORDER;
}
