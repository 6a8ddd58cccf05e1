import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import { sharedRun } from '../text/shared-run.js';
import { boundariesOf, taggedWordsOf } from '../text/words.js';
import { isCommon } from './common-words.js';
import { CITIES } from './data/cities.js';
import { PROVINCES } from './data/provinces.js';
import { INTERVAL } from './judge-partly.js';
import { NOT_MATCHED, NOT_MENTIONED } from './judge-unproved.js';
import { isSpecific } from './match-phrase.js';
import { partsOf } from './phrase-parts.js';
import { type Token, tokensOf } from './phrase-tokens.js';
import { DONE, EMPLOYER, type ProvingText, type ResumeReading } from './read-resume.js';
import { runOf } from './read-run.js';
import { isCommonNoun } from './shared-noun.js';

const MIN_LENGTH = 2;
/** The place where somebody lives says nothing about the work: 深圳中考. */
const isPlace = (word: string): boolean => CITIES.includes(word) || PROVINCES.includes(word);

/** An action alone names nothing: 计算, 整理. */
const isAction = (word: string): boolean => {
  const [first, ...rest] = taggedWordsOf(word);
  return rest.length === 0 && /^v/u.test(first?.tag ?? '');
};

const wordsOf = ({ words, kind }: Token): readonly string[] =>
  kind === 'run' ? runOf(words[0] ?? '').own : words;

/** The words that name the object of each part of a clause, with their synonyms and translations. */
const objectsOf = (text: string): string[] =>
  partsOf(text).flatMap((part) => {
    const object = tokensOf(part)
      .filter((token) => !token.isGeneral && !isCommonNoun([token]))
      .at(-1);
    return object
      ? wordsOf(object).filter(
          (word) =>
            word.length >= MIN_LENGTH &&
            !isCommon(word) &&
            !isAction(word) &&
            !isPlace(word) &&
            !INTERVAL.test(word),
        )
      : [];
  });

/** Verbs that say nothing of the work. */
const FRAME_VERB = /^(?:负责|参与|协助|配合|完成|做好|进行|组织|开展)(?=.{2})/u;
/** The name of a law or book says nothing of what was done: 《物业管理条例》. */
const NAME_OF_RULES = /《[^》]*》/gu;
/** A run of this length in both texts names the same thing: 竣工结算. */
const MIN_RUN = 4;
const RUN = /^[\u4e00-\u9fa5]+$/u;
function runOfAction(
  text: string,
  { texts }: Pick<ResumeReading, 'texts'>,
): { word: string; text: ProvingText } | undefined {
  const runs = texts
    .filter(({ strength }) => strength === DONE)
    .map((each) => ({
      word: sharedRun(text.replace(NAME_OF_RULES, ' '), each.affirmed).replace(FRAME_VERB, ''),
      text: each,
    }))
    .filter(({ word }) => [...word].length >= MIN_RUN && RUN.test(word) && isSpecific(word));
  return runs.toSorted((a, b) => b.word.length - a.word.length)[0];
}

const MIN_SHARED_WORDS = 2;
/** Whether a run names a thing, and does not join the end of one word to the beginning of the next. */
const isThing = (run: string, text: string): boolean => {
  const at = text.indexOf(run);
  const cuts = boundariesOf(text);
  return (
    RUN.test(run) &&
    (cuts.has(at) || cuts.has(at + run.length)) &&
    !isCommon(run) &&
    !isPlace(run) &&
    !isCommonNoun(tokensOf(run))
  );
};

/** The things that a requirement and a clause both name. */
function sharedThings(text: string, clause: string): string[] {
  const things: string[] = [];
  let [rest, own] = [text, clause];
  for (let run = sharedRun(rest, own); run.length >= MIN_LENGTH; run = sharedRun(rest, own)) {
    if (isThing(run, text) && isThing(run, clause)) things.push(run);
    [rest, own] = [rest.replace(run, '\n'), own.replace(run, '\t')];
  }
  return things;
}

/** An action and the words of a requirement that it has. */
interface SharedWords {
  readonly words: readonly string[];
  readonly text: ProvingText;
}

/** The action of which one clause names most things of a requirement, at least two; undefined if there is none. */
function actionSharing(text: string, { texts }: Pick<ResumeReading, 'texts'>): SharedWords | undefined {
  const found = texts
    .filter(({ strength }) => strength === DONE)
    .flatMap((each) =>
      each.affirmed
        .split(/[，,；;。]/u)
        .map((clause) => ({ words: sharedThings(text.replace(NAME_OF_RULES, ' '), clause), text: each })),
    );
  const [best] = found.toSorted((a, b) => b.words.length - a.words.length);
  return best && best.words.length >= MIN_SHARED_WORDS ? best : undefined;
}

/** The action that names what a requirement is on, although not in its words. */
export function actionBeside(text: string, reading: ResumeReading): SharedWords | undefined {
  const run = runOfAction(text, reading);
  return run ? { words: [run.word], text: run.text } : actionSharing(text, reading);
}

/** A word of the object of a clause that the résumé has anywhere; undefined if it has none. */
function mentionOf(text: string, { texts, intentions }: ResumeReading): string | undefined {
  const own = [...texts, ...intentions].filter(({ strength }) => strength !== EMPLOYER);
  return objectsOf(text).find((word) => own.some(({ finder }) => finder.find(word) >= 0));
}

/**
 * Turns a row that says that nothing is written into a question if the résumé has a word of its object anywhere, which
 * proves nothing but may be meant.
 */
export const openMentionedRows = (
  matrix: readonly RequirementMatch[],
  reading: ResumeReading,
): RequirementMatch[] =>
  matrix.map((row) => {
    const word =
      row.state === '未体现' && row.reason === NOT_MENTIONED
        ? (mentionOf(row.text, reading) ?? runOfAction(row.text, reading)?.word)
        : undefined;
    return word === undefined
      ? row
      : {
          ...row,
          ...{ state: '待确认', value: null },
          reason: `简历里提到“${word}”，是不是这件事请您对照`,
          action: NOT_MATCHED.action,
        };
  });
