import type { MatchState } from '@qicheng/analysis/jd-analysis';
import type { WorkItem } from '@qicheng/resume/document';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { excerpt } from '../text/excerpt.js';
import { sharedRun } from '../text/shared-run.js';
import { isCommon } from './common-words.js';
import { isOfKind, kindNamedIn } from './data/employer-kinds.js';
import { isEmployment } from './employment.js';
import { employersOf, type FactMatch, monthsOf, span } from './match-dates.js';
import { matchPhrase } from './match-phrase.js';
import { tokensOf } from './phrase-tokens.js';
import { DONE, evidenceIn, type ResumeReading } from './read-resume.js';
import { GENERAL, isActionWord } from './read-terms.js';
import { isCommonNoun } from './shared-noun.js';

const MIN_LENGTH = 2;
const ONLY_LATIN = /^[A-Za-z\d\s]+$/u;

/** Whether a run of characters names a kind of work, and not just any work: 调机, but not 管理. */
const isSpecificRun = (run: string): boolean =>
  run.length >= MIN_LENGTH &&
  !ONLY_LATIN.test(run) &&
  !isCommon(run) &&
  !GENERAL.has(run) &&
  !isActionWord(run) &&
  !isCommonNoun(tokensOf(run));

/** The jobs whose texts have a part of the words of a requirement, and the longest such part. */
function jobsTouching(
  words: string,
  { texts, document }: Pick<ResumeReading, 'texts' | 'document'>,
): { items: readonly WorkItem[]; word: string } {
  const found = document.work.flatMap((item, at) => {
    if (!isEmployment(item)) return [];
    const runs = texts
      .filter(({ pointer }) => pointer.startsWith(`/work/${at}/`) && !/\/company\b/u.test(pointer))
      .map((text) => sharedRun(words, text.affirmed).trim())
      .filter(isSpecificRun);
    const [word] = runs.toSorted((a, b) => b.length - a.length);
    return word === undefined ? [] : [{ item, word }];
  });
  const [longest] = found.toSorted((a, b) => b.word.length - a.word.length);
  return { items: found.map(({ item }) => item), word: longest?.word ?? '' };
}

/** Jobs of which a text has a part of the required kind of work; whether they count is for the reader to compare. */
export function byRelatedWords(words: string, reading: ResumeReading, now: number) {
  const { items, word } = jobsTouching(words, reading);
  if (word === '') return null;
  const state: MatchState = words.endsWith(word) ? '可迁移' : '待确认';
  const reason = `写到“${word}”的工作合计 ${span(monthsOf(items, now))}，是不是这一类请您核对`;
  return { state, reason, atoms: employersOf(items, reading.document.work, 'work') };
}

const STATED_YEARS = /(?<!\d)(\d{1,2})\s*(?:多|余|来)?\s*年(?![前级度代初末底内份月])/u;
/** The share of the words of a requirement that a clause must have to state years of that work. */
const SAME_WORK = 0.8;

/** The years that the résumé itself states for the required kind of work: 从事女装样衣制作22年. */
export function byStatedYears(
  words: string,
  least: number,
  { texts }: Pick<ResumeReading, 'texts'>,
): FactMatch | null {
  for (const text of texts)
    for (const clause of text.affirmed.split(/[，,；;。]/u)) {
      const years = Number(STATED_YEARS.exec(clause)?.[1] ?? 0);
      if (
        years >= least &&
        matchPhrase(words, false, [{ affirmed: clause, strength: DONE }]).value >= SAME_WORK
      )
        return {
          ...{ state: '直接', atoms: [evidenceIn(text)] },
          reason: `简历写明“${excerpt(clause.trim(), 40)}”`,
        };
    }
  return null;
}

/** Jobs at employers of the kind that a requirement names, 医院病房; their grade and department are for the reader to compare. */
export function byEmployerKind(
  words: string,
  employed: readonly WorkItem[],
  { document }: Pick<ResumeReading, 'document'>,
  now: number,
) {
  const kind = kindNamedIn(words);
  const items =
    kind === null ? [] : employed.filter(({ company }) => isOfKind(wordsOfText(company, 'zh'), kind));
  if (kind === null || items.length === 0) return null;
  const reason = `在${kind}的工作合计 ${span(monthsOf(items, now))}，等级、部门是不是要求的那一类请您核对`;
  return { state: '待确认' as const, reason, atoms: employersOf(items, document.work, 'work') };
}

/** Jobs at employers whose names have a part of the words of a requirement: 公办 in 江城幼儿园（公办）. */
export function byEmployerName(
  words: string,
  employed: readonly WorkItem[],
  { document }: Pick<ResumeReading, 'document'>,
  now: number,
): FactMatch | null {
  const found = employed.flatMap((item) => {
    const run = sharedRun(words, wordsOfText(item.company, 'zh')).trim();
    return isSpecificRun(run) ? [{ item, run }] : [];
  });
  const [first] = found;
  if (first === undefined) return null;
  const items = found.map(({ item }) => item);
  const reason = `单位名称写到“${first.run}”的工作合计 ${span(monthsOf(items, now))}，是不是要求的那一类请您核对`;
  return { state: '待确认', reason, atoms: employersOf(items, document.work, 'work') };
}

/** The answer if no text of a job has a word of the required kind of work. */
export const notNamed = (words: string, required: string): Omit<FactMatch, 'atoms'> => ({
  state: '待确认',
  reason: `${required}，简历没有写到${/[a-z]{3}/u.test(words) ? '这方面' : `“${excerpt(words, 24)}”`}的工作`,
  action: '做过就在对应的经历里写明；没有做过，这一条不符。',
});
