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
  readonly figures?: (facts: LegalFacts) => LegalTopic['figures'];
}
