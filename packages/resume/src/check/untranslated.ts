import type { ResumeDocument } from '../document.js';
import { untranslatedTexts } from '../untranslated.js';
import { atPlace, type Finding } from './finding.js';

/** An English résumé with texts that would print in Chinese: one finding that links to the first of them. */
export function checkUntranslated(document: ResumeDocument): Finding[] {
  const texts = untranslatedTexts(document, document.meta.lang);
  const [first] = texts;
  if (!first) return [];
  const message = `${texts.length} 处还没有英文，会按中文印出；请在“双语”中补上`;
  const problem = { rule: 'untranslated', group: 'translation', severity: 'warning', message } as const;
  return [{ ...atPlace(problem, { section: first.section }, first.pointer), id: 'untranslated' }];
}
