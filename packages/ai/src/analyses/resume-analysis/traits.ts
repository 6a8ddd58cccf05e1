import { memoize } from '@qicheng/resume/memoize';
import { withoutGrowth } from '#src/text/empty-act.js';
import { isNotAction } from './not-an-action.js';
import {
  ACTION,
  CLICHES,
  DUTY,
  FIGURE,
  HELPED_PRIZE,
  METHOD,
  NO_FIGURE,
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
  /** A result with its figure, the strongest kind of statement. */
  isQuantified: boolean;
  vague: readonly string[];
  cliches: readonly string[];
  length: number;
  /** Whether it describes something done; headings, form rows, questions and reasons for leaving do not. */
  isAction: boolean;
}

/** Whether a statement shows how, how much or with what result something was done. */
export const proves = ({ hasFigure, hasResult, hasMethod }: Traits): boolean =>
  hasFigure || hasResult || hasMethod;

/** 从打样、下单到出运: the steps of the work, not a change. */
const STEPS = /从[^，。；\d、]{1,10}、[^，。；\d]{0,24}(?:到|至)[^，。；\d]{1,10}(?=$|[，。；])/gu;
const CLAUSE = /[，。；;！？!?、]|,\s|\.\s/u;

/** Determines the traits of a statement; placeholders are ignored. */
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
  const counted = text.replace(NO_FIGURE, '');
  const clauses = counted.split(CLAUSE);
  const hasFigure = hasMetric || clauses.some((clause) => FIGURE.test(clause));
  // What one got better at oneself is no result of the work.
  const statesResult = RESULT[lang].test(withoutGrowth(text.replace(STEPS, '')));
  const isQuantified =
    hasMetric || (!HELPED_PRIZE.test(text) && (STRONG_FIGURE.test(counted) || (hasFigure && statesResult)));
  const hasResult = isQuantified || statesResult;
  const isDuty = DUTY[lang].test(text);
  const hasAction = ACTION[lang].test(text);
  const hasMethod = METHOD[lang].test(text);
  const shows = isDuty || hasAction || hasMethod || hasFigure || hasResult;
  return {
    ...{ isDuty, hasAction, hasMethod },
    // A statement with a placeholder is about to be completed.
    isAction: stated.includes('【') || !isNotAction(text, lang, shows),
    hasResult,
    hasFigure,
    isQuantified,
    vague: VAGUE.flatMap(({ pattern, needsFigure }) => {
      const [word] = pattern.exec(text) ?? [];
      return word !== undefined && !(needsFigure && hasFigure) ? [word] : [];
    }),
    cliches: hasFigure || hasResult ? [] : [...text.matchAll(CLICHES)].map(([word]) => word),
    length: [...text].length,
  };
}
