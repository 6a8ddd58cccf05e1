import { chineseClausesOf } from '../../text/clauses.js';
import { isEmptyAct } from '../../text/empty-act.js';
import { taggedWordsOf } from '../../text/words.js';
import { isEmptyClause } from './empty-statement.js';

const FIGURE = /\d+(?:[.,]\d+)*/gu;
const LATIN_NAME = /[A-Za-z][A-Za-z\d+#.-]+/gu;
const OBJECT = /^n/u;
const MAX_FIGURES = 3;
const MAX_NAMES = 2;
const MAX_OBJECTS = 4;

/** Whether a clause says something that a third person could check: not praise, learning or filling words. */
const saysSomething = (clause: string): boolean =>
  clause.trim() !== '' && !isEmptyClause(clause) && !isEmptyAct(clause);

/** How much of a text a third person could check: its figures, names and objects; 0 for praise and what was learnt. */
export function checkableOf(text: string): number {
  const said = chineseClausesOf(text).filter(saysSomething).join('，');
  const objects = new Set(
    taggedWordsOf(said).flatMap(({ text: word, tag }) => (OBJECT.test(tag) && word.length > 1 ? word : [])),
  );
  const figures = said.match(FIGURE)?.length ?? 0;
  const names = said.match(LATIN_NAME)?.length ?? 0;
  return (
    2 * Math.min(MAX_FIGURES, figures) +
    Math.min(MAX_NAMES, names) +
    0.5 * Math.min(MAX_OBJECTS, objects.size)
  );
}

/** The texts with something that can be checked; all of them if none has. */
export function withCheckable<Told>(told: readonly Told[], textOf: (each: Told) => string): Told[] {
  const checkable = told.filter((each) => checkableOf(textOf(each)) > 0);
  return checkable.length > 0 ? checkable : [...told];
}
