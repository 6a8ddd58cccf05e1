import { dropEmptyClauses, dropPadding } from '../ghostwrite/rules/padding.js';
import type { TextContext } from '../ghostwrite/rules/text-rule.js';
import { traitsOf } from './traits.js';
import { withoutPadding } from './without-padding.js';

const CONTEXT: TextContext = { style: '专业', keywords: [], occupation: null, isTerse: false };
const MIN_LENGTH = 4;

/** A statement without vague words; null if they cannot be removed without losing content. */
export function withoutVague(text: string, lang: 'zh' | 'en'): string | null {
  const plain = lang === 'zh' ? withoutPadding(text) : text.trim().replace(/[.;,\s]+$/u, '');
  const issues = (each: string): number => {
    const { vague, cliches } = traitsOf(each, lang);
    return vague.length + cliches.length;
  };
  if (issues(plain) === 0) return plain;
  if (lang === 'en') return null;
  const shorter = [dropPadding, dropEmptyClauses].reduce((rest, rule) => rule.apply(rest, CONTEXT), plain);
  return issues(shorter) === 0 && shorter.length >= MIN_LENGTH ? shorter : null;
}

/** A rewritten text of several sentences keeps the full stop of the last one. */
export const withFinalStop = (text: string, after: string | null): string | null =>
  after !== null && /[。！？].+[。！？]\s*$/u.test(text) && !/[。！？]$/u.test(after) ? `${after}。` : after;
