import type { GhostwriteStyle } from '@qicheng/analysis/ghostwrite';

/** What a rule may know beside the text. */
export interface TextContext {
  style: GhostwriteStyle;
  /** Code of the occupation of the lexicon that the statement belongs to; null where it has none. */
  occupation: string | null;
  /** Words that the target asks for, the most wanted first. */
  keywords: readonly string[];
  /** Whether what the entry says already may go. */
  isTerse: boolean;
}

/** One way to improve a Chinese or English statement. Rules rearrange, drop and replace words; none adds a fact. */
export interface TextRule {
  readonly id: string;
  /** What was done, as text. */
  readonly label: string;
  readonly apply: (text: string, context: TextContext) => string;
}

export type Replacement = readonly [pattern: RegExp, by: string];

/** The text after one replacement after another. */
export const replaced = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);
