import type { ResumeDocument } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { impossibleFigureIn } from '../../text/impossible.js';
import { isUnlikely } from '../../text/unlikely.js';
import { wordsOfText } from './items.js';
import type { Statement } from './statements.js';

/** Whether a statement claims more than one believes of its author in this post. */
export function isTooMuch(
  document: ResumeDocument,
  { text, itemPointer, section, lang }: Pick<Statement, 'text' | 'itemPointer' | 'section' | 'lang'>,
): boolean {
  const item = (valueAt(document, itemPointer) ?? {}) as Record<string, unknown>;
  const post = wordsOfText(item['title'] ?? item['role'], lang);
  return isUnlikely(text, post, section === 'work');
}

/** Whether what a statement claims can be held up as a proof: it can be, and one believes it. */
export const isCredible = (document: ResumeDocument, statement: Statement): boolean =>
  impossibleFigureIn(statement.text) === null && !isTooMuch(document, statement);
