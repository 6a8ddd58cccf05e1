import type { Statement } from '../resume-analysis/statements.js';

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, '');

const MIN_CLAUSE_LENGTH = 4;
/** A shorter answer that shares its words with the résumé may have been said freely. */
const MIN_LENGTH = 20;
const MIN_SHARE = 0.85;

/** Whether an answer consists of sentences of the résumé, word for word. */
export function isRecited(text: string, statements: readonly Pick<Statement, 'text'>[]): boolean {
  const lines = statements.map((statement) => bare(statement.text)).join('\n');
  const clauses = text
    .split(/[，,。；;！!？?\n]/u)
    .map(bare)
    .filter((clause) => clause.length >= MIN_CLAUSE_LENGTH);
  const lengthOf = (some: readonly string[]): number => some.join('').length;
  const whole = lengthOf(clauses);
  return (
    whole >= MIN_LENGTH && lengthOf(clauses.filter((clause) => lines.includes(clause))) >= whole * MIN_SHARE
  );
}
