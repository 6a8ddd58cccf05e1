import { wordsOfText } from '../analyses/resume-analysis/items.js';
import type { FactMatch } from './match-dates.js';
import { languagesIn } from './read-facts.js';
import { CLAIMED, evidenceIn, type ResumeReading } from './read-resume.js';

const SECOND_LANGUAGE = /第二外语|第二语言|小语种|(?:英语|英文)以外的?(?:外语|语种|语言)/u;
const isOther = (text: string): boolean => languagesIn(text).some((name) => name !== '英语');

/** Judges a language other than English that is not named; null if none is asked for. */
export function matchSecondLanguage(text: string, { document, texts }: ResumeReading): FactMatch | null {
  if (!SECOND_LANGUAGE.test(text)) return null;
  const at = document.languages.findIndex(
    ({ visible, name }) => visible !== false && isOther(wordsOfText(name, 'zh')),
  );
  const item = document.languages[at];
  if (item) {
    const quote = [wordsOfText(item.name, 'zh'), item.exam ?? '', item.score ?? ''].filter(Boolean).join(' ');
    return {
      ...{ state: '直接', reason: `简历写明“${quote}”` },
      atoms: [{ pointer: `/languages/${at}`, targetId: item.id, quote }],
    };
  }
  const written = texts.find(({ strength, affirmed }) => strength > CLAIMED && isOther(affirmed));
  return written
    ? { state: '可迁移', reason: '简历写到另一门外语，没有写程度', atoms: [evidenceIn(written)] }
    : { state: '未体现', reason: '简历没有写第二外语', atoms: [] };
}
