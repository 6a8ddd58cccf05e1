import type { LegalTopic } from '@qicheng/analysis/companion-result';
import type { ArticleKey } from './articles.js';

/** Stated facts for computations; null if not stated. */
export interface LegalFacts {
  monthlyPay: number | null;
  probationPay: number | null;
  termMonths: number | null;
  probationMonths: number | null;
  workedMonths: number | null;
}

/** The conclusion from the stated facts for a topic. */
export interface TopicFinding {
  readonly text: string;
  /** Nothing was violated: other topics are more relevant, and steps against a violation are not needed. */
  readonly isLawful: boolean;
  /** The steps if nothing was violated. */
  readonly stepsIfLawful: readonly string[];
}

/** A legal topic that the rules can answer. */
export interface TopicRule {
  readonly code: string;
  readonly title: string;
  /** Words that identify the topic. */
  readonly pattern: RegExp;
  /** Words that only rank the topic higher. */
  readonly hints?: RegExp;
  /** Words that exclude the topic. */
  readonly unless?: RegExp;
  readonly answer: string;
  readonly articles: readonly ArticleKey[];
  readonly steps: readonly string[];
  readonly evidence: readonly string[];
  /** The conclusion from the stated facts, which may replace the steps. */
  readonly finding?: (facts: LegalFacts) => TopicFinding | null;
  readonly figures?: (facts: LegalFacts) => LegalTopic['figures'];
}
