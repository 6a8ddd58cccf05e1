import { memoize } from '@qicheng/resume/memoize';
import {
  ACTION,
  CLICHES,
  DUTY,
  FIGURE,
  METHOD,
  PLACEHOLDER,
  RESULT,
  STRONG_FIGURE,
  VAGUE,
} from './wording.js';

/** What the words of a statement show. */
export interface Traits {
  isDuty: boolean;
  hasAction: boolean;
  hasMethod: boolean;
  hasResult: boolean;
  hasFigure: boolean;
  /** A result with its figure: the most that a statement can say. */
  isQuantified: boolean;
  vague: readonly string[];
  cliches: readonly string[];
  length: number;
}

const CLAUSE = /[，。；;！？!?、]|,\s|\.\s/u;

/** Reads a statement; what still has to be filled in is passed over. */
export const traitsOf = (stated: string, lang: 'zh' | 'en', hasMetric = false): Traits =>
  traitsIn[lang][hasMetric ? 'measured' : 'plain'](stated);

const traitsIn = {
  zh: {
    plain: memoize((stated) => readTraits(stated, 'zh', false)),
    measured: memoize((stated) => readTraits(stated, 'zh', true)),
  },
  en: {
    plain: memoize((stated) => readTraits(stated, 'en', false)),
    measured: memoize((stated) => readTraits(stated, 'en', true)),
  },
} as const;

function readTraits(stated: string, lang: 'zh' | 'en', hasMetric: boolean): Traits {
  const text = stated.replace(PLACEHOLDER, '').trim();
  const clauses = text.split(CLAUSE);
  const hasFigure = hasMetric || clauses.some((clause) => FIGURE.test(clause));
  const isQuantified =
    hasMetric ||
    STRONG_FIGURE.test(text) ||
    clauses.some((clause) => FIGURE.test(clause) && RESULT[lang].test(clause));
  const hasResult = isQuantified || RESULT[lang].test(text);
  return {
    isDuty: DUTY[lang].test(text),
    hasAction: ACTION[lang].test(text),
    hasMethod: METHOD[lang].test(text),
    hasResult,
    hasFigure,
    isQuantified,
    vague: VAGUE.flatMap(({ pattern, word, needsFigure }) =>
      pattern.test(text) && !(needsFigure && hasFigure) ? [word] : [],
    ),
    cliches: hasFigure || hasResult ? [] : [...text.matchAll(CLICHES)].map(([word]) => word),
    length: [...text].length,
  };
}
