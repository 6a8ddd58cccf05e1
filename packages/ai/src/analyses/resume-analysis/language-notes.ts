import { writtenLanguages } from '@qicheng/resume/written-languages';
import type { Subject } from './rules/rule.js';

const NAMES = { zh: '中文', en: '英文' } as const;

/** Which language was analysed, if the résumé is written in two. */
export function languageNotes({ document }: Pick<Subject, 'document'>): string[] {
  const { lang } = document.meta;
  const other = writtenLanguages(document).find(({ language }) => language !== lang)?.language;
  return other === undefined
    ? []
    : [
        `这份简历有中英文两版，这次分析的是${NAMES[lang]}版；要看${NAMES[other]}版，请在重新分析时选${NAMES[other]}版。`,
      ];
}

const HAN = /\p{Script=Han}/gu;
const LATIN_WORD = /[A-Za-z][A-Za-z'’-]*/gu;
/** Words that only English sentences have; names of tools in a Chinese sentence have none. */
const OF_ENGLISH = /\b(?:the|a|an|of|to|in|on|at|for|from|with|by|and|as|was|were|is|are|that|which)\b/u;
const CHARACTERS_PER_WORD = 2;

/** Whether a sentence is Chinese: an English one may contain a Chinese name, and a Chinese one names of tools. */
function isChineseSentence(text: string): boolean {
  const characters = text.match(HAN)?.length ?? 0;
  const words = text.match(LATIN_WORD)?.length ?? 0;
  return characters > words * CHARACTERS_PER_WORD && !OF_ENGLISH.test(text);
}

/** The number of sentences of an English résumé that are in Chinese. */
export const chineseSentencesIn = ({
  document,
  statements,
}: Pick<Subject, 'document' | 'statements'>): number =>
  document.meta.lang === 'en' ? statements.filter(({ text }) => isChineseSentence(text)).length : 0;

/** Why an English résumé has no total: parts of it can be judged in neither language. */
export function unfinishedNotes(subject: Pick<Subject, 'document' | 'statements'>): string[] {
  const count = chineseSentencesIn(subject);
  return count === 0
    ? []
    : [`英文版还没写完：有 ${count} 句描述是中文，暂不给总分。在编辑器的“双语”里补上英文后再分析。`];
}
