import type { CompanionInput } from '@qicheng/analysis/companion';
import type { CompanionResult } from '@qicheng/analysis/companion-result';
import { placeholderFor, placeholdersIn } from '#src/text/placeholder.js';

/** The result of a category; omitted fields are empty. */
export type Draft = Partial<
  Pick<
    CompanionResult,
    'dimensions' | 'blocks' | 'steps' | 'scripts' | 'checklist' | 'legal' | 'sources' | 'notes'
  >
> & { summary: string };

/** The rules of a category. */
export type Category = (answers: CompanionAnswerReader) => Draft;

const MAX_FACTS = 12;

/** A text to say or send, with its missing facts. */
export const script = (purpose: string, text: string): CompanionResult['scripts'][number] => ({
  purpose,
  text,
  needsFact: placeholdersIn(text).slice(0, MAX_FACTS),
});

export const block = (
  key: string,
  title: string,
  text: string,
  items: readonly string[] = [],
): CompanionResult['blocks'][number] => ({ key, title, text, items: [...items], evidence: [] });

/** The answers of a form; missing ones are taken from confirmed facts. */
export class CompanionAnswerReader {
  constructor(readonly input: CompanionInput) {}

  text(key: string): string {
    const answer = this.input.answers[key];
    if (typeof answer === 'string' && answer.trim() !== '') return answer.trim();
    return this.input.memory.find((fact) => fact.key === key)?.value ?? '';
  }

  number(key: string): number | null {
    const answer = this.input.answers[key];
    return typeof answer === 'number' ? answer : null;
  }

  list(key: string): string[] {
    const answer = this.input.answers[key];
    return Array.isArray(answer) ? answer : [];
  }

  /** One item per line. */
  lines(key: string): string[] {
    return this.text(key)
      .split('\n')
      .map((line) => line.replace(/^[\s·•\-—\d.、）)]+/u, '').trim())
      .filter((line) => line !== '')
      .slice(0, 15);
  }

  /** The answer, or a placeholder for it. */
  fact(key: string, label: string): string {
    return this.text(key) || placeholderFor(label);
  }
}
