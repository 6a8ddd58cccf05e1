import { withoutHelpedPosts } from '../text/helped-post.js';
import { sharedRun } from '../text/shared-run.js';
import { WordFinder } from '../text/words.js';
import { isCommon } from './common-words.js';
import { isOnlyNamed } from './evidence-guards.js';
import { isTaskOfStudies, weightOf } from './fact-weight.js';
import { isAttribute, isOnlyAttribute, KIND_AND_SUBJECT, lacksKind, NO_KIND } from './kind-of-subject.js';
import { ALTERNATIVES, partsOf } from './phrase-parts.js';
import { FRAME, latinAt, MEASURE, type Token, tokensOf } from './phrase-tokens.js';
import { CLAIMED, EMPLOYER, type ProvingText, TITLE } from './read-resume.js';
import { runOf } from './read-run.js';
import { relatedWordsOf } from './related-words.js';
import { FOUND, isCommonNoun, isSharedNounAlone } from './shared-noun.js';

/** The match of a clause with a résumé, part by part. */
interface PhraseMatch<Text> {
  /** The matched share, 0 to 1. */
  readonly value: number;
  readonly texts: readonly Text[];
  /** The matched and the missing parts in the words of the posting. */
  readonly found: readonly string[];
  readonly missing: readonly string[];
  /** Texts with the subject of a part but not the rest of it. */
  readonly near: readonly Text[];
  /** The number of parts with specific words. */
  readonly count: number;
}

const SHORT_WORD = 2;
const isThere = (word: string, text: string): boolean =>
  /^[a-z]/u.test(word)
    ? latinAt(text, word) >= 0
    : text.includes(word) && (word.length > SHORT_WORD || new WordFinder(text).find(word) >= 0);

const LONG_WORD = 4;
const PAIR_SHARE = 0.75;

/** Whether a text contains most character bigrams of a long word: 护理文书 in 护理记录文书. */
function isInPairs(word: string, text: string): boolean {
  const pairs = Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  const isCovered = new Set<number>();
  pairs.forEach((pair, at) => {
    if (!isCommon(pair) && text.includes(pair)) isCovered.add(at).add(at + 1);
  });
  return isCovered.size / word.length >= PAIR_SHARE;
}

const isWordIn = (word: string, text: string): boolean =>
  relatedWordsOf(word).some((each) => isThere(each, text)) ||
  (word.length >= LONG_WORD && isInPairs(word, text));

const COMMON_SHARE = 0.5;
/** The maximum share without the last word: 财务报表 is not 财务制度. */
const HEADLESS = 0.35;

/** The share from which the subject is there, but of another kind. */
const NEAR_SHARE = 0.4;
/** At least one of this many parts must be near. */
const MIN_NEAR_PARTS = 2;
/** The share of the words of a run that are in a text. */
function runShare(run: string, text: string): number {
  if (text.includes(run) || (run.length >= LONG_WORD && isInPairs(run, text))) return 1;
  const { words, own } = runOf(run);
  if (own.length === 0) return 0;
  // One specific word of 施工组织设计 is not the whole term.
  const sum = (list: readonly string[]) =>
    list.reduce((length, word) => length + word.length * (own.includes(word) ? 1 : COMMON_SHARE), 0);
  const found = own.filter((word) => isWordIn(word, text));
  const share = sum(words.filter((word) => found.includes(word) || text.includes(word))) / sum(words);
  if (!found.includes(own.at(-1) ?? '')) return Math.min(share, HEADLESS);
  // The word before the subject distinguishes its kind: 空间转录组 is not 转录组.
  const modifier = own.length === KIND_AND_SUBJECT ? own.find((word) => !NO_KIND.test(word)) : undefined;
  if (modifier === undefined || found.includes(modifier)) return share;
  return Math.min(share, isAttribute(own.at(-1) ?? '', text) ? HEADLESS : NEAR_SHARE);
}

const CLAUSES = /[，,；;。]/u;
/** The share for object and action in reverse order: 培训新员工 for 员工培训. */
const TURNED_SHARE = 0.9;
function isTurned(word: string, text: string): boolean {
  const parts = word.length < LONG_WORD ? [] : runOf(word).words;
  return (
    parts.length === 2 &&
    parts.every((part) => text.includes(part)) &&
    text.split(CLAUSES).some((clause) => parts.every((part) => clause.includes(part)))
  );
}

const shareOf = ({ words, kind }: Token, text: string): number =>
  kind === 'run'
    ? runShare(words[0] ?? '', text)
    : words.some((word) => isThere(word, text))
      ? 1
      : isTurned(words[0] ?? '', text)
        ? TURNED_SHARE
        : 0;

/** Whether a text has a figure of the same unit that is at least as large. */
function measureShare(part: string, text: string): { weight: number; share: number } {
  const measures = [...part.matchAll(MEASURE)];
  if (measures.length === 0) return { weight: 0, share: 0 };
  const own = [...text.matchAll(MEASURE)];
  const isMet = measures.every(([, figure, unit = '']) =>
    own.some(
      ([, own, other = '']) => other.toLowerCase() === unit.toLowerCase() && Number(own) >= Number(figure),
    ),
  );
  return { weight: 3, share: Number(isMet) };
}

const UNDONE_SHARE = 0.5;
/** The people concerned must be named: 医院客户 is not 医院小程序. */
const PEOPLE = new Set(['客户', '用户', '供应商', '经销商', '学生', '患者', '家长', '员工']);

function partIn(part: string, tokens: readonly Token[], text: string): number {
  const specific = tokens.filter(({ isGeneral }) => !isGeneral);
  const own = specific.length > 0 ? specific : tokens;
  const measure = measureShare(part, text);
  const whole = own.reduce((sum, { weight }) => sum + weight, measure.weight);
  if (whole === 0) return 0;
  const shares = own.map((token) => shareOf(token, text));
  const found = own.reduce((sum, { weight }, index) => sum + weight * (shares[index] ?? 0), 0);
  const share = (found + measure.weight * measure.share) / whole;
  // The object is there, but not the action.
  const head = own.at(-1);
  const isUndone =
    own.length > 1 &&
    head?.kind === 'run' &&
    runOf(head.words[0] ?? '').isAction &&
    shares.slice(0, -1).every((each) => each >= FOUND) &&
    !isCommonNoun(own.slice(0, -1));
  if (isUndone && (shares.at(-1) ?? 0) < FOUND) return UNDONE_SHARE;
  // If there are only general words, all of them must match.
  const hasHead = specific.length > 0 ? (shares.at(-1) ?? 1) >= FOUND : shares.every((each) => each >= FOUND);
  const last = tokens.at(-1);
  const isOfOthers = last !== undefined && PEOPLE.has(last.words[0] ?? '') && shareOf(last, text) < FOUND;
  if (!hasHead || isSharedNounAlone(tokens, own, shares, text)) return Math.min(share, HEADLESS);
  if (share < FOUND && head !== undefined && isOnlyAttribute(head, text)) return Math.min(share, HEADLESS);
  return isOfOthers || lacksKind(own, shares) ? Math.min(share, NEAR_SHARE) : share;
}

/** An assistant does not hold the post: 店长 is not in 店长助理. */
const ASSISTED = /(?:店长|经理|主管|总监|主任|院长|校长|律师|法官|医师|教师|工程师|设计师)(?=助[理里手])/gu;
/** A qualification is not a person that one worked with: 中级会计师考试 for 配合会计师. */
const QUALIFICATION =
  /(?:初级|中级|高级|注册|助理|执业)?[\u4e00-\u9fa5]{2}师(?=(?:资格|职称|执业)*(?:考试|证|资格|职称|科目))|(?:初级|中级|高级|注册)(?:会计|审计|税务|评估|经济)师|[一二]级(?:注册)?(?:造价工程|建造|消防工程|结构工程|建筑)师/gu;
const REQUIRES_PAPER = /考试|证书?$|资格|职称|持证/u;
/** Requirements of experience, which the name of a post may prove. */
const REQUIRES_EXPERIENCE = /经验|经历|背景|从业|做过|干过|优先|experience|background/iu;
const NOT_BY_TITLE = 0.45;
const BY_CLAIM = 0.8;
const BY_EMPLOYER = 0.3;
/** The name of an employer shows its industry: 火锅 in 蜀香火锅. */
const BY_TRADE = 0.7;
const MAX_TRADE_LENGTH = 4;

/**
 * The share of a part in a text. A self-evaluation and a title count less than an action, the name of an employer least.
 */
function shareIn(
  part: string,
  tokens: readonly Token[],
  { affirmed, strength }: Pick<ProvingText, 'affirmed' | 'strength'>,
  isAboutWork: boolean,
): number {
  const plain = REQUIRES_PAPER.test(part) ? affirmed : affirmed.replace(QUALIFICATION, '');
  const text = (part.includes('助') ? plain : plain.replace(ASSISTED, '')).toLowerCase();
  if (strength > TITLE && isOnlyNamed(part, text)) return 0;
  const bare = part.replaceAll(FRAME, '');
  const factor =
    strength <= EMPLOYER
      ? bare.length > 1 && bare.length <= MAX_TRADE_LENGTH && isAboutWork && affirmed.includes(bare)
        ? BY_TRADE
        : BY_EMPLOYER
      : strength <= CLAIMED
        ? BY_CLAIM
        : strength <= TITLE && (strength < TITLE || !isAboutWork) && !affirmed.includes(bare || part)
          ? NOT_BY_TITLE
          : 1;
  const share = partIn(part, tokens, text);
  const alone = part.includes('助') ? text : withoutHelpedPosts(text);
  return (
    (alone === text ? share : Math.max(partIn(part, tokens, alone), Math.min(share, NEAR_SHARE))) * factor
  );
}

/** Whether a clause has specific words, not only general ones. */
export const isSpecific = (text: string): boolean =>
  partsOf(text).some((part) => tokensOf(part).some(({ isGeneral }) => !isGeneral));

/** The rank that each character adds which a text has from the part itself, so that it comes before other words for it. */
const LITERAL = 0.01;
/** Within this difference the stronger fact comes first. */
const SAME_SHARE = 0.1;
const HAN = /[\u4e00-\u9fa5]/u;
const isAnsweredBeside = (shares: readonly number[], at: number): boolean =>
  shares.some((other, of) => of !== at && other >= NEAR_SHARE);
/** The share of a match across several texts. */
const BY_PLACES = 0.8;

/** Whether a tool and its use are in different texts: MySQL in a list, 128 tables in a project. */
function isApart(
  tokens: readonly Token[],
  texts: readonly Pick<ProvingText, 'affirmed' | 'strength'>[],
): boolean {
  const named = tokens.filter(({ isGeneral }) => !isGeneral);
  const isTool =
    named.length > 1 &&
    named.some(({ words }) => HAN.test(words[0] ?? '')) &&
    named.some(({ kind, words }) => kind === 'latin' || /^[a-z]/u.test(words[0] ?? ''));
  return (
    isTool &&
    named.every(
      (token) =>
        token.kind !== 'run' &&
        texts.some(
          ({ affirmed, strength }) => strength > CLAIMED && shareOf(token, affirmed.toLowerCase()) >= FOUND,
        ),
    )
  );
}

/** The alternatives around a slash, one of which suffices; general words only if there are no others. */
function choicesOf(part: string): { choice: string; tokens: readonly Token[] }[] {
  const choices = part.split(ALTERNATIVES).map((each) => ({ choice: each, tokens: tokensOf(each) }));
  const specific = choices.filter(({ tokens }) => tokens.some(({ isGeneral }) => !isGeneral));
  return specific.length > 0 ? specific : choices;
}

/** Matches each part of a clause with the best text; of equal ones, the stronger fact. */
export function matchPhrase<Text extends Pick<ProvingText, 'affirmed' | 'strength'>>(
  text: string,
  isAnyOf: boolean,
  texts: readonly Text[],
): PhraseMatch<Text> {
  const isAboutWork = REQUIRES_EXPERIENCE.test(text);
  const measures = partsOf(text).flatMap((part) => {
    const choices = choicesOf(part);
    const weight = Math.max(
      ...choices.map(({ tokens }) => tokens.reduce((sum, each) => sum + each.weight, 0)),
    );
    if (weight < 1) return [];
    const shares = texts.map((each) =>
      Math.max(...choices.map(({ choice, tokens }) => shareIn(choice, tokens, each, isAboutWork))),
    );
    const isCommonPart = choices.every(({ tokens }) => isCommonNoun(tokens));
    return [{ part, choices, weight, shares, isCommonPart }];
  });
  const parts = measures.map((one) => {
    const { part, choices, weight, isCommonPart } = one;
    let best: { share: number; rank: number; text: Text } | null = null;
    for (const [at, each] of texts.entries()) {
      // A common noun counts only together with another part of the clause: 费用 in 研发费用 is different.
      const isAlone =
        isCommonPart &&
        measures.length > 1 &&
        measures.every((other) => other === one || (other.shares[at] ?? 0) < FOUND);
      const share = Math.min(one.shares[at] ?? 0, isAlone ? HEADLESS : 1);
      if (isTaskOfStudies(each.affirmed) && isAnsweredBeside(one.shares, at)) continue;
      const most = best?.share ?? 0;
      if (share === 0 || share < most - SAME_SHARE || (share < FOUND && most >= FOUND)) continue;
      const rank = share + weightOf(each.affirmed).weight + LITERAL * sharedRun(part, each.affirmed).length;
      if (rank > (best?.rank ?? 0)) best = { share, rank, text: each };
    }
    if (best !== null && best.share < FOUND && choices.some(({ tokens }) => isApart(tokens, texts)))
      best = { ...best, share: BY_PLACES };
    const share = best !== null && best.share >= FOUND ? best.share : 0;
    const near = best !== null && share === 0 && best.share >= NEAR_SHARE ? best.text : undefined;
    return { part, weight, share, text: best?.text, near };
  });
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const shares = parts.map(({ share }) => share);
  const known = parts.filter(({ share }) => share > 0);
  const nearCount = parts.filter(({ near }) => near !== undefined).length;
  return {
    value:
      whole === 0
        ? 0
        : isAnyOf
          ? Math.max(...shares)
          : parts.reduce((sum, { weight, share }) => sum + weight * share, 0) / whole,
    texts: [...new Set(known.flatMap(({ text: each }) => each ?? []))],
    found: known.map(({ part }) => part),
    // One near item of a longer list says little about the whole.
    near:
      nearCount * MIN_NEAR_PARTS >= parts.length ? [...new Set(parts.flatMap(({ near }) => near ?? []))] : [],
    missing: parts.filter(({ share }) => share === 0).map(({ part }) => part),
    count: parts.length,
  };
}
