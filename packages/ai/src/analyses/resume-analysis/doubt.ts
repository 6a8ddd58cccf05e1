import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import type { ResumeDocument } from '@qicheng/resume/document';
import { valueAt } from '@qicheng/resume/pointer';
import { impossibleFigureIn } from '../../text/impossible.js';
import { type Amount, magnitudeIn } from '../../text/stated-amounts.js';
import { growthIn, isUnlikely } from '../../text/unlikely.js';
import { unprovenClaimIn } from '../../text/unproven-claim.js';
import { ACTION_MODULES } from './action-modules.js';
import { type HarmFound, harmIn } from './harms.js';
import { wordsOfText } from './items.js';

/** Why a statement is not plausible. */
export type Doubt =
  | { kind: 'impossible'; figure: string }
  /** It claims a magnitude that is far above the figures of the résumé. */
  | { kind: 'inflated'; claim: string; figure: string }
  /** It states growth whose baseline is not stated. */
  | { kind: 'baseline'; growth: string }
  /** It claims more than one person in this post can achieve. */
  | { kind: 'unlikely' }
  /** It claims perfection without a period, a count or a source. */
  | { kind: 'unproven'; claim: string }
  /** It contains what should not be in a résumé. */
  | { kind: 'harmful'; harm: HarmFound };

interface Claim {
  text: string;
  pointer: string;
  itemPointer: string;
  section: string;
  module: ResumeModuleKey;
  lang: 'zh' | 'en';
}

/** A figure of at least this share of a magnitude supports it. */
const NEAR = 0.6;

function inflatedIn(text: string, amounts: readonly Amount[]): Doubt | null {
  const claim = magnitudeIn(text);
  const own = amounts.filter(({ kind }) => kind === claim?.kind);
  if (claim === null || own.length === 0) return null;
  if (own.some(({ value, yearly }) => Math.max(value, yearly) >= claim.value * NEAR)) return null;
  const largest = own.reduce((a, b) => (b.value > a.value ? b : a));
  return { kind: 'inflated', claim: claim.quote, figure: largest.quote };
}

/** Why a statement is doubtful, given all amounts of the résumé; undefined if it is plausible. */
export function doubtOf(
  document: ResumeDocument,
  amounts: readonly Amount[],
  { text, pointer, itemPointer, section, module, lang }: Claim,
): Doubt | undefined {
  const harm = harmIn({ text, section, pointer, isStatement: true });
  if (harm !== null) return { kind: 'harmful', harm };
  const figure = impossibleFigureIn(text);
  if (figure !== null) return { kind: 'impossible', figure };
  const inflated = inflatedIn(text, amounts);
  if (inflated !== null) return inflated;
  if (!ACTION_MODULES.has(module)) return undefined;
  const item = (valueAt(document, itemPointer) ?? {}) as Record<string, unknown>;
  const post = wordsOfText(item['title'] ?? item['role'], lang);
  const growth = growthIn(text);
  if (growth !== null) return { kind: 'baseline', growth };
  if (isUnlikely(text, post, section === 'work')) return { kind: 'unlikely' };
  const claim = unprovenClaimIn(text);
  return claim === null ? undefined : { kind: 'unproven', claim };
}

/** Whether a doubt is about the facts themselves, so that the statement proves nothing at all. */
export const isImplausible = (doubt: Doubt | undefined): boolean =>
  doubt !== undefined && doubt.kind !== 'unproven' && doubt.kind !== 'harmful';
