import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import { quoted } from '../../resume-analysis/statements.js';
import { type Traits, traitsOf } from '../../resume-analysis/traits.js';
import { gainOf, type LetterBoard } from '../letter-board.js';
import type { LetterGround } from '../letter-ground.js';
import type { Letter } from '../read-letter.js';
import { figuresIn, isSameFigure } from '../facts/figures.js';
import { strongestPoints } from '../strongest-points.js';
import type { ProofPoint } from '#src/jd/proof-points.js';
import { wordsOf } from '#src/text/words.js';
import { askedIn } from '#src/jd/asked-field.js';
import { isOnlyNamed } from '#src/jd/evidence-guards.js';
import { matchLead } from '#src/jd/match-lead.js';
import { matchPhrase } from '#src/jd/match-phrase.js';
import { type ProvingText, toldText } from '#src/jd/read-resume.js';
import { termsOf } from '#src/jd/read-terms.js';
import { judgeTraced } from './traced.js';

/** A requirement and whether the letter speaks of it. */
interface AnsweredRow extends RequirementMatch {
  isAnswered: boolean;
}

const ANSWERABLE = new Set<RequirementMatch['kind']>([
  'skill',
  'experience',
  'ability',
  'language',
  'certificate',
  'duty',
  'major',
  'degree',
]);

/** How much of a requirement a letter has to take up. */
const SPOKEN_OF = 0.6;
/** Of a list of things one in so many has to be taken up. */
const LEAST_PARTS = 3;
const STUDIES = /^\/education\/\d+/u;

/** A letter that was written: the places of the résumé that it tells of, and its words. */
interface Told {
  readonly pointers: readonly string[];
  readonly text: string;
}

/** Whether a letter that was written of these places of a résumé tells what a requirement was found by. */
function isTold({ kind, state, atoms }: RequirementMatch, { pointers, text }: Told): boolean {
  if (kind === 'degree' || kind === 'major')
    return (
      state !== '缺口' &&
      pointers.some((each) => STUDIES.test(each)) &&
      atoms.some(({ quote }) => kind === 'degree' || text.includes(quote))
    );
  return (state === '直接' || state === '可迁移') && atoms.some(({ pointer }) => pointers.includes(pointer));
}

/** Fluency is told by use, not by the mark of an exam. */
const ASKS_FLUENCY = /流利|口语|工作语言|沟通|交流|fluen|spoken/iu;
const TELLS_FLUENCY =
  /流利|工作语言|口语|用英[语文]|英[语文][^，。]{0,8}(?:会议|开会|邮件|沟通|谈判|汇报)|fluen/iu;

/** Whether a letter takes a requirement up: people by their number, years by their field, the rest by what it is about. */
function isSpokenOf(
  { kind, text }: RequirementMatch,
  terms: readonly (readonly string[])[],
  { body, bodyFinder }: Letter,
  sentences: readonly ProvingText[],
): boolean {
  const lead = matchLead(text, { texts: sentences, document: { work: [] } });
  if (lead && kind !== 'duty') return lead.state === '直接';
  if (lead?.state === '直接') return true;
  if (kind === 'language' && ASKS_FLUENCY.test(text)) return TELLS_FLUENCY.test(body);
  const about = kind === 'experience' ? askedIn(text).words || text : text;
  const { value, count, found, near } = matchPhrase(about, false, sentences);
  if (value >= SPOKEN_OF || (found.length + near.length) * LEAST_PARTS >= count)
    return found.length + near.length > 0;
  return (
    !isOnlyNamed(text, body) &&
    terms.length >= Math.max(1, count) &&
    terms.every((words) => words.some((word) => bodyFinder.find(word) >= 0))
  );
}

/**
 * What a letter can answer to, and whether it does: one that was handed in by its words, one that was written by the
 * places of the résumé that it tells of.
 */
export function answeredRows(
  letter: Letter | null,
  { matrix, job }: LetterGround,
  told?: Told,
): AnsweredRow[] {
  const known = [...(job?.must ?? []), ...(job?.plus ?? []), ...(job?.duties ?? [])];
  const sentences = (letter?.sentences ?? []).map(({ text }) => toldText(text));
  return matrix
    .filter(({ kind }) => ANSWERABLE.has(kind))
    .flatMap((row) => {
      const terms = known.find(({ id }) => id === row.requirementId)?.terms ?? [];
      const groups = terms.length > 0 ? terms : termsOf(row.text);
      const isAnswered = told
        ? isTold(row, told)
        : letter !== null && isSpokenOf(row, groups, letter, sentences);
      // A duty of general words has none that a letter could take up.
      return groups.length === 0 && row.kind === 'duty' ? [] : [{ ...row, isAnswered }];
    });
}

const WITH_RESULT = 20;
const WITH_FIGURE = 12;
const DEED = 6;
const ENOUGH = 3;
const POINTS_READ = 8;
const FITTING = 25;

/** Who, when and for which post are no deeds, and how long one has worked is no figure of one. */
const FRAME =
  /^(?:I am|I'm|My name|您好|你好|我是|我叫|本人|随信|附上|附件|感谢|谢谢|期待|盼|联系)|届|电话|邮箱|应聘|申请|希望|(?:在|从|通过)[^，。]{1,16}(?:看到|得知|了解到)/u;
/** Who applies for what, and for how long one has worked. */
const NO_DEED = /应聘|申请|求职|竞聘|\d+\s*年[^，。；]{0,10}(?:经验|经历)/u;
const SAYS_RESULT =
  /(?:没有?|未|零|无)[^，。；]{0,8}(?:资损|差错|事故|投诉|故障|损失|逾期|丢失|迟到|返工)|通过|合格|达成|第一|前\d|省[^，。；\d]{0,4}\d|\d\s?[万亿]?元|\d\s?[万亿](?![人字次户名件单条])/u;

const pointsFor = (
  { isQuantified, hasFigure, hasResult, hasAction, hasMethod }: Traits,
  text: string,
): number => {
  if (isQuantified || (hasFigure && (hasResult || SAYS_RESULT.test(text)))) return WITH_RESULT;
  if (hasFigure) return WITH_FIGURE;
  return hasAction && (hasMethod || hasResult) ? DEED : 0;
};

const COMMENTS: Readonly<Record<number, readonly [ruleId: string, reason: string]>> = {
  [WITH_RESULT]: ['evidence.result', '有数字、有结果'],
  [WITH_FIGURE]: ['evidence.figure', '有数量；有结果的话接在后面写'],
  [DEED]: ['evidence.deed', '写到了做法；有数字的话补上'],
};
const QUOTED = 40;

/** Whether the letter proves what it says by deeds, and whether they are the person's own. */
export function judgeEvidence(letter: Letter, ground: LetterGround, board: LetterBoard): void {
  const untraced = judgeTraced(letter, ground, board);
  const deeds = letter.sentences
    .filter(({ text }) => !untraced.has(text))
    .map((sentence) => ({ ...sentence, traits: traitsOf(sentence.text, 'zh') }))
    .filter(
      ({ text, traits }) =>
        traits.length >= 10 && !NO_DEED.test(text) && (!FRAME.test(text) || traits.isQuantified),
    )
    .map((sentence) => ({ ...sentence, points: pointsFor(sentence.traits, sentence.text) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.index - b.index);
  for (const { index, points, text } of deeds.slice(0, ENOUGH)) {
    const [ruleId = '', reason = ''] = COMMENTS[points] ?? [];
    board.add('evidence', ruleId, points, `“${quoted(text, QUOTED)}”${reason}`, index);
    board.comment(
      index,
      ruleId,
      points === WITH_RESULT ? 'good' : 'minor',
      `“${quoted(text, QUOTED)}”${reason}`,
    );
  }
  const sum = deeds.slice(0, ENOUGH).reduce((points, each) => points + each.points, 0);
  if (sum < WITH_RESULT * 2) missingDeeds(letter, ground, board, WITH_RESULT * ENOUGH - sum);
  fittingRule(letter, ground, board);
}

/** Whether a letter tells a deed already: a figure of it, or most of its words. */
function isToldIn({ body }: Letter, { statement: { text } }: ProofPoint): boolean {
  const figures = figuresIn(text);
  if (figures.length > 0) {
    const own = figuresIn(body);
    return figures.every((figure) => own.some((each) => isSameFigure(figure, each)));
  }
  const words = wordsOf(text).filter((word) => [...word].length > 1);
  return words.length > 0 && words.filter((word) => body.includes(word)).length / words.length > TOLD_WORDS;
}
const TOLD_WORDS = 0.6;

function missingDeeds(letter: Letter, { points }: LetterGround, board: LetterBoard, open: number): void {
  const best = strongestPoints(points, POINTS_READ).find((point) => !isToldIn(letter, point));
  board.find({
    ruleId: 'evidence.missing',
    category: 'noEvidence',
    severity: 'important',
    paragraph: null,
    ...(best && { pointer: best.evidence.pointer, targetId: best.evidence.targetId }),
    issue: '没有用足够的事实证明匹配',
    why: best
      ? `简历里的“${quoted(best.statement.text, 60)}”可以写进来。`
      : '写一两件与岗位有关的事：做了什么、结果如何。',
    gain: gainOf('evidence', open),
  });
}

/** What the posting asks for and the letter answers to; without a posting the keywords of the post. */
function fittingRule(letter: Letter, ground: LetterGround, board: LetterBoard): void {
  const rows = answeredRows(letter, ground).filter(
    ({ kind }) => kind === 'skill' || kind === 'experience' || kind === 'duty',
  );
  if (rows.length > 0) {
    const enough = Math.min(ENOUGH, rows.length);
    for (const { text } of rows.filter(({ isAnswered }) => isAnswered).slice(0, enough))
      board.add('evidence', 'evidence.requirement', FITTING / enough, `回应了要求“${quoted(text, 40)}”`);
    return;
  }
  const found = ground.keywords.flatMap(
    ({ words }) => words.find((word) => letter.bodyFinder.find(word) >= 0) ?? [],
  );
  for (const word of found.slice(0, ENOUGH))
    board.add('evidence', 'evidence.keyword', FITTING / ENOUGH, `写到岗位相关的“${word}”`);
}
