import { claimsOf } from '#src/guards/facts/index.js';
import { quoted } from '../../resume-analysis/statements.js';
import { type FalseClaim, falseClaims } from '../facts/false-claims.js';
import { figuresIn, isSameFigure } from '../facts/figures.js';
import { bare, resumeFacts, type ResumeFacts } from '../facts/resume-facts.js';
import type { LetterContext } from '../letter-context.js';
import { gainOf, type LetterScoreBoard } from '../letter-score-board.js';
import { isNeedOrLack, type Letter } from '../read-letter.js';

/** What a statement costs that the résumé has otherwise, that it does not have, and a skill that it does not name. */
const CONTRADICTED = 30;
const UNKNOWN = 24;
/** A figure without its like in the résumé may be right: it is asked for. */
const UNKNOWN_FIGURE = 8;
const UNNAMED_SKILL = 10;
const TRACED = 15;
const MAX_CLAIMS = 20;
const MAX_TRACED = 3;
const isShown = (words: string): boolean =>
  /\d/u.test(words) ? words.length <= MAX_SHOWN && !/岁/u.test(words) : words.length >= MIN_SHOWN;
const MIN_SHOWN = 3;
const MAX_SHOWN = 12;
const SPAN = /^[\d一二两三四五六七八九十]+\s*(?:年|个?月|周)$/u;

/** Whether a statement is against the résumé, and not only absent from it. */
const isAgainst = ({ kind, inResume, isOpen }: FalseClaim): boolean =>
  isOpen !== true && (inResume !== '' || !['skill', 'figure', 'mastery'].includes(kind));

function costOf(claim: FalseClaim): number {
  if (claim.kind === 'skill' || claim.kind === 'mastery') return UNNAMED_SKILL;
  if (!isAgainst(claim)) return UNKNOWN_FIGURE;
  return claim.inResume === '' ? UNKNOWN : CONTRADICTED;
}

/** What a claim is called where the résumé does not have it. */
const WHAT: Readonly<Record<Exclude<FalseClaim['kind'], 'figure' | 'mastery'>, string>> = {
  employer: '个单位',
  post: '项职务',
  honour: '项证书或荣誉',
  skill: '项技能',
  studies: '项学历',
  span: '项年限',
  stay: '段经历',
  work: '项成果',
  school: '所学校',
  change: '项变化',
  lead: '件事',
};

function issueOf({ kind, stated, figure, inResume, isOpen }: FalseClaim): string {
  if (isOpen === true)
    return `信里写“${quoted(stated, 100)}”，简历里相近的是“${quoted(inResume, 100)}”，是同一件事吗？`;
  // The dates of a résumé are added up, which it does not say in these words.
  if (kind === 'span' && inResume !== '')
    return `信里写“${quoted(stated, 100)}”，按简历写的日期算，${inResume}`;
  if (inResume !== '') return `信里写“${quoted(stated, 100)}”，简历写“${quoted(inResume, 100)}”`;
  if (kind === 'figure' && figure !== undefined)
    return `“${quoted(stated, 100)}”里的数字“${figure}”在简历里找不到`;
  if (kind === 'figure') return `“${quoted(stated, 100)}”里的数字在简历里找不到`;
  if (kind === 'mastery') return `“${quoted(stated, 100)}”说得太满`;
  return `简历里没有“${quoted(stated, 100)}”这${WHAT[kind]}`;
}

function whyOf({ kind, inResume, computed, isOpen }: FalseClaim): string {
  if (isOpen === true) return '是同一件事就统一数字和自己的分工；不是就把它补进简历。';
  if (computed !== undefined)
    return `按简历的两个数算下来${computed}，和信里的数对不上，面试时会被追问；信里照写简历的两个数。`;
  if (kind === 'mastery') return '面试官随便挑一样就会问住。写真正用过的几样和做到的程度。';
  if (inResume !== '') return '两处说法不同，面试时会被追问；查清哪个对，改掉另一处。';
  if (kind === 'skill') return '会用就补进简历，不会就从信里删去。';
  return '属实就补进简历，不属实就从信里删去。';
}

/** Whether a text has a number that is not a part of a longer one. */
const isWholeIn = (number: string, text: string): boolean =>
  text
    .split(number)
    .some((part, at, parts) => at > 0 && !/\d$/u.test(parts[at - 1] ?? '') && !/^\d/u.test(part));

/** Whether a figure or a name of a letter is one of the résumé. */
const isOfResume = (words: string, { lines, words: all }: ResumeFacts): boolean =>
  (/\d/u.test(words) ? isWholeIn(bare(words), all) : all.includes(bare(words))) ||
  figuresIn(words).some((inResume) =>
    lines.some(({ figures }) => figures.some((own) => isSameFigure(own, inResume))),
  );

/** Statements that the résumé does not have, each with what it costs; the sentences of those that are against it. */
export function judgeSupport(
  letter: Letter,
  context: LetterContext,
  board: LetterScoreBoard,
): ReadonlySet<string> {
  const { sentences, body } = letter;
  if (context.reading === null) {
    if (claimsOf(body).length > 0)
      board.add(
        'evidence',
        'evidence.told',
        TRACED,
        `写出了具体的数字或名称（${context.isUnread ? '简历没有读全' : '没有选择简历'}，未核对）`,
      );
    return new Set();
  }
  const found = falseClaims(letter, context);
  // How long one studied or worked is not a fact to be traced.
  const facts = resumeFacts(context.reading, context.today);
  const claimed = sentences.flatMap(({ text }) =>
    (isNeedOrLack(text) ? [] : claimsOf(text)).flatMap(({ kind, text: words }) =>
      kind !== 'date' && !SPAN.test(words) && isOfResume(words, facts) ? [words.trim()] : [],
    ),
  );
  // Figures are what a reader checks; a word of two signs is in any résumé.
  const traced = new Set(
    claimed.toSorted((a, b) => Number(/\d/u.test(b)) - Number(/\d/u.test(a))).filter(isShown),
  );
  if (traced.size > 0 && found.length === 0)
    board.add(
      'evidence',
      'evidence.traced',
      TRACED,
      `信里的“${[...traced].slice(0, MAX_TRACED).join('”“')}”在简历里能找到`,
    );
  const told = new Set<string>();
  for (const claim of found.slice(0, MAX_CLAIMS)) {
    const points = costOf(claim);
    const issue = issueOf(claim);
    // What a letter says twice is named once.
    if (told.has(issue)) continue;
    told.add(issue);
    board.limit(isAgainst(claim) ? 'false' : 'untraced', 1);
    board.add('evidence', 'evidence.untraced', -points, issue, claim.index);
    board.find({
      ruleId: 'evidence.untraced',
      category: 'noEvidence',
      severity: !isAgainst(claim) ? 'minor' : claim.inResume === '' ? 'important' : 'urgent',
      paragraph: claim.index,
      issue,
      why: whyOf(claim),
      before: claim.sentence.slice(0, 2_000),
      gain: gainOf('evidence', points),
    });
  }
  return new Set(found.filter(isAgainst).map(({ sentence }) => sentence));
}
