import { type Draft, SURE } from './draft.js';
import type { HeadPart } from './entries.js';
import { isDepartmentOf, isRemark, isSite, type Shape } from './head-names.js';
import { companyScore } from './recognise.js';

/** Leeds, Kuala Lumpur after the name of an employer: one or two capitalised words that name nothing else. */
const LATIN_PLACE = /^[A-Z][a-zü]+(?: [A-Z][a-zü]+)?$/u;
const MIN_STATEMENT_LENGTH = 8;

/** The words of the line from the first of the parts to the last one, as written. */
function asWritten(parts: readonly HeadPart[]): string {
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return '';
  const from = first.line.text.indexOf(first.text);
  const at = first.line.text.indexOf(last.text, from);
  const isOne = from >= 0 && at >= from && parts.every(({ line }) => line === first.line);
  return isOne
    ? first.line.text.slice(from, at + last.text.length).replaceAll('\t', ' ')
    : parts.map(({ text }) => text).join('，');
}

/** Another employer, or words in Latin letters in a Chinese head: no statement. */
const isOtherName = (text: string): boolean =>
  companyScore(text) >= 2 || /^[(（]?[A-Z][\w.'’&-]*(?: [\w.'’&-]+){0,3}[)）]?$/u.test(text);

/** Runs of parts that follow each other in the head. */
function runsOf(parts: readonly { part: HeadPart; at: number }[]): HeadPart[][] {
  const runs: HeadPart[][] = [];
  let next = -1;
  for (const { part, at } of parts) {
    if (at !== next) runs.push([]);
    runs.at(-1)?.push(part);
    next = at + 1;
  }
  return runs;
}

/**
 * Places the parts of a head that fill none of its fields: a site or a department, a place in Latin letters, and what is
 * told after the names, 接机多，机场路熟, as one statement.
 */
export function placeLeftovers(
  draft: Draft,
  item: string,
  { slots }: Shape,
  parts: readonly HeadPart[],
  left: readonly HeadPart[],
): void {
  const has = (field: string): boolean => slots.some((slot) => slot.field === field);
  const stated = left.flatMap((part) => {
    const at = parts.indexOf(part);
    const { text, line } = part;
    const isFree = (field: string): boolean => has(field) && !draft.has(`${item}/${field}`);
    const isOffice = isSite(text) || isDepartmentOf(slots, text, at < parts.length - 1);
    if (isFree('department') && isOffice)
      draft.text(`${item}/department`, text, isSite(text) ? SURE.likely : SURE.guessed, line);
    else if (isFree('place') && LATIN_PLACE.test(text)) draft.text(`${item}/place`, text, SURE.guessed, line);
    else return [{ part, at }];
    return [];
  });
  for (const run of runsOf(stated)) {
    const whole = asWritten(run);
    const isStatement = run.length > 1 && whole.length >= MIN_STATEMENT_LENGTH;
    const [first] = run;
    if (isStatement && first !== undefined)
      draft.statement(`${item}/highlights`, whole, 'paragraph', SURE.guessed, first.line);
    else
      for (const { text, line } of run)
        if (isRemark(text) || isOtherName(text)) draft.setAside({ ...line, text });
        else draft.statement(`${item}/highlights`, text, 'paragraph', SURE.guessed, line);
  }
}
