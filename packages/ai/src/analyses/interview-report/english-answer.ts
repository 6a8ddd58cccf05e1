import { type AnswerTraits, answerTraits } from '@qicheng/analysis/interview-answer';
import type { InterviewReportInput } from '@qicheng/analysis/interview-report';
import { isInEnglish } from '@qicheng/analysis/interview-topic';
import { regex } from '@qicheng/resume/regex';

/** What a rule reads in an answer in English. */
const FIGURE =
  /(?:[$€£¥]\s?)?\d[\d,.]*\s?(?:%|ms|s\b|k\b|x\b|hours?|days?|weeks?|months?|years?|users?|people|percent)?/giu;
const ACTION = regex('giu')`
  \b(?:I|we)\s(?:(?:first|then|also|later|finally|personally)\s)?
  (?:[a-z]+ed|built|wrote|led|made|ran|cut|set|drew|found|took|gave|taught|sold|kept|brought|met|held|spoke|chose|grew)\b
`;
const STEP = /\b(?:first|second|third|then|next|after (?:that|this)|finally|lastly|step)\b/giu;
const REASON =
  /\b(?:because|since|so that|in order to|due to|therefore|the reason|that is why|which meant)\b/giu;
const SCENE =
  /\b(?:when|in (?:19|20)\d\d|last (?:year|month|week)|once|at the time|during|while I|back then)\b/iu;
const RESULT =
  /\bfrom\b[^.;]{1,40}\bto\b|\b(?:reduced?|dropped|fell|rose|grew|increased|improved|cut|saved|reached|as a result|in the end|finally)\b/iu;
const SELF = /\b(?:I|my|me)\b/u;
const TEAM = /\b(?:we|our|us|the team)\b/iu;

const countOf = (text: string, pattern: RegExp): number => new Set(text.match(pattern) ?? []).size;
const CLAUSE = /[,.;:!?\n]+/u;

/** The substance of an answer in English. */
export const englishSubstance = (text: string) => {
  const clauses = text.split(CLAUSE).filter((clause) => clause.trim().split(/\s+/u).length > 2);
  return {
    ...{
      figures: countOf(text, FIGURE),
      actions: countOf(text, ACTION),
      steps: countOf(text, STEP),
      listed: 0,
    },
    ...{ reasons: countOf(text, REASON), terms: 0, clauses: clauses.length, hasScene: SCENE.test(text) },
  };
};

/** The parts of a story in an answer in English. */
export const englishParts = (text: string, isQuoted: boolean) => ({
  isSet: isQuoted || SCENE.test(text),
  hasAction: countOf(text, ACTION) > 0,
  hasEnd: RESULT.test(text),
  hasReason: countOf(text, REASON) > 0,
});

/** An English word takes about as long to say as two Chinese characters. */
const CHARACTERS_PER_WORD = 2;

/** The properties of an answer; those of one in English are read from its English words. */
export function traitsOf(text: string): AnswerTraits {
  const traits = answerTraits(text);
  if (traits.isBlank || !isInEnglish(text)) return traits;
  const { figures, actions, steps, reasons, hasScene } = englishSubstance(text);
  return {
    ...traits,
    length: text.trim().split(/\s+/u).length * CHARACTERS_PER_WORD,
    ...{ hasOwnPart: SELF.test(text), saysTeam: TEAM.test(text), hasFigure: figures > 0 },
    ...{ hasResult: RESULT.test(text), hasReason: reasons > 0, hasAction: actions > 0 },
    ...{ hasSituation: hasScene, hasOrder: steps > 1, hasExample: hasScene && actions > 0 },
  };
}

/** Whether the work is done in English: the résumé, a quoted requirement or the questioned statement is in English. */
export const isWorkInEnglish = ({ input }: { input: InterviewReportInput }): boolean =>
  input.resume.language === 'en' ||
  input.questions.some(
    ({ requirement, anchor }) =>
      (requirement?.source === 'jd' && isInEnglish(requirement.text)) ||
      (anchor !== undefined && isInEnglish(anchor.quote)),
  );

/** How much was said, in the units of its language. */
export const lengthLabel = ({ text, traits }: { text: string; traits: AnswerTraits }): string =>
  isInEnglish(text) ? `${text.trim().split(/\s+/u).length} 个词` : `${traits.length} 个字`;
