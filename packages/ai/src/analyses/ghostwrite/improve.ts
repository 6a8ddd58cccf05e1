import { checkBareText } from '@qicheng/resume/check';
import { clipped } from '../../text/clipped.js';
import { type Traits, traitsOf } from '../resume-analysis/traits.js';
import { resultFirst, starOrder } from './rules/clauses.js';
import { tightenEnglish } from './rules/english.js';
import { nameDirection, normaliseFigures } from './rules/figures.js';
import { dropEmptyClauses, dropPadding, dropSituation } from './rules/padding.js';
import type { TextContext, TextRule } from './rules/text-rule.js';
import { dropPast, leadWithVerb, strengthenVerbs } from './rules/verbs.js';

/** Names of tools in a row; words of Chinese may depend on their order, names do not. */
const NAMES = /[A-Za-z][\w+#.]*(?: [A-Za-z][\w+#.]*)?(?:、[A-Za-z][\w+#.]*(?: [A-Za-z][\w+#.]*)?){2,}/gu;

/** What the target asks for stands first in a row of tools. */
const orderKeywords: TextRule = {
  id: 'keywordOrder',
  label: '目标岗位看重的工具排在前面',
  apply: (text, { keywords }) => {
    const rank = new Map(keywords.map((word, index) => [word.toLowerCase(), index]));
    const rankOf = (name: string) => rank.get(name.toLowerCase()) ?? keywords.length;
    return text.replace(NAMES, (row) =>
      row
        .split('、')
        .toSorted((a, b) => rankOf(a) - rankOf(b))
        .join('、'),
    );
  },
};

/** The rules in their order: later ones read what earlier ones wrote. */
const CHINESE: readonly TextRule[] = [
  normaliseFigures,
  dropSituation,
  dropPadding,
  strengthenVerbs,
  leadWithVerb,
  dropPadding,
  dropPast,
  dropEmptyClauses,
  nameDirection,
  starOrder,
  resultFirst,
  orderKeywords,
];
const ENGLISH: readonly TextRule[] = [tightenEnglish, orderKeywords];

export interface Improved {
  text: string;
  reasons: string[];
}

const figuresOf = (text: string): string => (text.match(/\d+(?:\.\d+)?/g) ?? []).toSorted().join(' ');
const namesOf = (text: string): string =>
  (text.match(/[A-Za-z][A-Za-z\d+#.]*/g) ?? [])
    .map((name) => name.toLowerCase())
    .toSorted()
    .join(' ');

const LEAST_LENGTH = { zh: 4, en: 12 } as const;

/** Whether one text may take another's place: nothing that is measured may be lost, and no fact come or go. */
function keepsWorth(before: string, after: string, lang: 'zh' | 'en'): boolean {
  if ([...after].length < LEAST_LENGTH[lang]) return false;
  if (figuresOf(before) !== figuresOf(after)) return false;
  if (lang === 'zh' && namesOf(before.replace(/\d\s?[wW](?![A-Za-z\d])/g, '')) !== namesOf(after))
    return false;
  const [was, is] = [traitsOf(before, lang), traitsOf(after, lang)];
  return keepsTraits(was, is) && checkBareText(after, lang).length <= checkBareText(before, lang).length;
}

function keepsTraits(was: Traits, is: Traits): boolean {
  const shown = ['isQuantified', 'hasFigure', 'hasResult', 'hasMethod', 'hasAction'] as const;
  if (shown.some((trait) => was[trait] && !is[trait])) return false;
  if (is.isDuty && !was.isDuty) return false;
  return is.vague.every((word) => was.vague.includes(word)) && is.cliches.length <= was.cliches.length;
}

/** The statement after every rule that improves it without costing anything. */
export function improve(text: string, lang: 'zh' | 'en', context: TextContext): Improved {
  const rules = lang === 'zh' ? CHINESE : ENGLISH;
  return rules.reduce<Improved>(
    (current, { apply, label }) => {
      const next = apply(current.text, context).trim();
      if (next === current.text || !keepsWorth(current.text, next, lang)) return current;
      return { text: next, reasons: [...new Set([...current.reasons, label])] };
    },
    { text: text.trim(), reasons: [] },
  );
}

/** Beyond this a statement is hard to read at one go; LONGEST of the proofreader is the far end. */
const LONG = { zh: 90, en: 260 } as const;
const LEAST_PART = { zh: 14, en: 40 } as const;
const MOST_PARTS = 6;
const STOPS = { zh: /(?<=[。；])/u, en: /(?<=[.;])\s+(?=[A-Z])/u } as const;

/** A long statement as several, at its full stops; null where a part would say less than the whole. */
export function split(text: string, lang: 'zh' | 'en'): string[] | null {
  if ([...text].length <= LONG[lang]) return null;
  const parts = text
    .split(STOPS[lang])
    .map((part) => part.replace(/[。；;.\s]+$/u, '').trim())
    .filter((part) => part !== '');
  if (parts.length < 2 || parts.length > MOST_PARTS) return null;
  if (parts.some((part) => [...part].length < LEAST_PART[lang])) return null;
  const whole = traitsOf(text, lang);
  const each = parts.map((part) => traitsOf(part, lang));
  return each.every((part) =>
    keepsTraits({ ...whole, hasMethod: false, vague: [], cliches: [] }, { ...part, vague: [], cliches: [] }),
  )
    ? parts.map((part) => clipped(part, 2_000))
    : null;
}
