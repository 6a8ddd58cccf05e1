import type { LegalTopic } from '@qicheng/analysis/companion-result';
import type { ArticleKey } from './articles.js';

/** What a person stated that arithmetic can be done with; null where it was not stated. */
export interface LegalFacts {
  monthlyPay: number | null;
  probationPay: number | null;
  termMonths: number | null;
  probationMonths: number | null;
  workedMonths: number | null;
}

/** What follows from the stated facts for a topic. */
export interface TopicFinding {
  readonly text: string;
  /** Nothing was breached: other topics are the question, and steps against a breach are not needed. */
  readonly isLawful: boolean;
  /** The steps where nothing was breached. */
  readonly stepsIfLawful: readonly string[];
}

/** A question of law that the rules can answer. */
export interface TopicRule {
  readonly code: string;
  readonly title: string;
  /** One of these words makes it the question. */
  readonly asks: RegExp;
  /** These speak for it as well, but not alone. */
  readonly hints?: RegExp;
  /** Words that make it another question. */
  readonly unless?: RegExp;
  readonly answer: string;
  readonly articles: readonly ArticleKey[];
  readonly steps: readonly string[];
  readonly evidence: readonly string[];
  /** What the stated facts make of the general answer, and which steps fall away with it. */
  readonly finding?: (facts: LegalFacts) => TopicFinding | null;
  readonly figures?: (facts: LegalFacts) => LegalTopic['figures'];
}
