import type { CompanionInput } from '@qicheng/analysis/companion';
import type { CompanionResult } from '@qicheng/analysis/companion-result';

/** What a category makes; what it leaves out is empty. */
export type Draft = Partial<
  Pick<
    CompanionResult,
    'dimensions' | 'blocks' | 'steps' | 'scripts' | 'checklist' | 'legal' | 'sources' | 'notes'
  >
> & { summary: string };

/** A category's rules. */
export type Category = (asked: CompanionAnswerReader) => Draft;

/** What a text asks the person to fill in. */
export const needed = (label: string): string => `【待补充：${label}】`;

/** The labels of what a text asks for. */
export const factsNeeded = (text: string): string[] =>
  [...new Set([...text.matchAll(/【待补充：([^】]{1,60})】/gu)].map(([, label = '']) => label))].slice(0, 12);

/** A text to be said or sent, with what is still to be filled in. */
export const script = (purpose: string, text: string): CompanionResult['scripts'][number] => ({
  purpose,
  text,
  needsFact: factsNeeded(text),
});

export const block = (
  key: string,
  title: string,
  text: string,
  items: readonly string[] = [],
): CompanionResult['blocks'][number] => ({ key, title, text, items: [...items], evidence: [] });

/** The answers of a form; an answer that is missing is looked for in what was confirmed before. */
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

  /** One thing a line. */
  lines(key: string): string[] {
    return this.text(key)
      .split('\n')
      .map((line) => line.replace(/^[\s·•\-—\d.、）)]+/u, '').trim())
      .filter((line) => line !== '')
      .slice(0, 15);
  }

  /** The answer, or the words that ask for it. */
  fact(key: string, label: string): string {
    return this.text(key) || needed(label);
  }
}
