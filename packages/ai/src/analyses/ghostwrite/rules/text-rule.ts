import type { GhostwriteStyle } from '@qicheng/analysis/ghostwrite';

/** The context of a text for a rule. */
export interface TextContext {
  style: GhostwriteStyle;
  /** The code of the statement's occupation in the lexicon; null if there is none. */
  occupation: string | null;
  /** Words that the target requires, the most important first. */
  keywords: readonly string[];
  /** Whether text that repeats the heading of the entry may be removed. */
  isTerse: boolean;
}

/**
 * A rule that improves a Chinese or English statement. Rules reorder, remove and replace words, but never add a fact.
 */
export interface TextRule {
  readonly id: string;
  /** A description of the change. */
  readonly label: string;
  /** The styles that use the rule; all if absent. */
  readonly styles?: readonly GhostwriteStyle[];
  readonly apply: (text: string, context: TextContext) => string;
}

export type Replacement = readonly [pattern: RegExp, by: string];

/** Applies replacements in order. */
export const replaced = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);
