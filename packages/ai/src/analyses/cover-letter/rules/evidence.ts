import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import { claimsOf, factSource, isSupported } from '#src/guards/facts/index.js';
import { quoted } from '../../resume-analysis/statements.js';
import { traitsOf } from '../../resume-analysis/traits.js';
import { gainOf, type LetterBoard } from '../letter-board.js';
import type { LetterGround } from '../letter-ground.js';
import type { Letter } from '../read-letter.js';
import { matchPhrase } from '#src/jd/match-phrase.js';
import { termsOf } from '#src/jd/read-terms.js';

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
  return matrix
    .filter(({ kind }) => ANSWERABLE.has(kind))
    .flatMap((row) => {
      const terms = known.find(({ id }) => id === row.requirementId)?.terms ?? [];
      const groups = terms.length > 0 ? terms : termsOf(row.text);
      const isSpokenOf = (): boolean =>
        letter !== null &&
        (matchPhrase(row.text, false, [{ said: letter.body, strength: 1 }]).value >= SPOKEN_OF ||
          (groups.length > 0 &&
            groups.every((words) => words.some((word) => letter.bodyFinder.find(word) >= 0))));
      const isAnswered = told ? isTold(row, told) : isSpokenOf();
      // A duty of general words has none that a letter could take up.
      return groups.length === 0 && row.kind === 'duty' ? [] : [{ ...row, isAnswered }];
    });
}

const WITH_RESULT = 20;
const WITH_FIGURE = 12;
const DEED = 6;
const ENOUGH = 3;
const FITTING = 25;
const TRACED = 15;

/** Who, when and for which post are no deeds. */
const FRAME = /^(?:您好|你好|我是|本人|随信|附上|感谢|谢谢|期待|联系)|届|电话|邮箱|应聘/u;

/** Whether the letter proves what it says by deeds, and whether they are the person's own. */
export function judgeEvidence(letter: Letter, ground: LetterGround, board: LetterBoard): void {
  const deeds = letter.sentences
    .map((sentence) => ({ ...sentence, traits: traitsOf(sentence.text, 'zh') }))
    .filter(({ text, traits }) => traits.length >= 10 && (!FRAME.test(text) || traits.isQuantified))
    .map((sentence) => ({
      ...sentence,
      points: sentence.traits.isQuantified
        ? WITH_RESULT
        : sentence.traits.hasFigure
          ? WITH_FIGURE
          : sentence.traits.hasAction && (sentence.traits.hasMethod || sentence.traits.hasResult)
            ? DEED
            : 0,
    }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.index - b.index);
  for (const { index, points } of deeds.slice(0, ENOUGH)) {
    const reason =
      points === WITH_RESULT
        ? '用有数字的结果说明能力'
        : points === WITH_FIGURE
          ? '写到数量，没有写结果'
          : '写到做法或结果，没有数字';
    board.add(
      'evidence',
      points === WITH_RESULT
        ? 'evidence.result'
        : points === WITH_FIGURE
          ? 'evidence.figure'
          : 'evidence.deed',
      points,
      reason,
      index,
    );
    board.comment(index, 'evidence.deed', points === WITH_RESULT ? 'good' : 'minor', reason);
  }
  const sum = deeds.slice(0, ENOUGH).reduce((points, each) => points + each.points, 0);
  if (sum < WITH_RESULT * 2) missingDeeds(ground, board, WITH_RESULT * ENOUGH - sum);
  fittingRule(letter, ground, board);
  tracedRule(letter, ground, board);
}

function missingDeeds({ points }: LetterGround, board: LetterBoard, open: number): void {
  const [best] = points;
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

/** Figures and names of the letter that the résumé does not have: one of the two is wrong. */
function tracedRule(
  { sentences, body }: Letter,
  { reading, company, position, job }: LetterGround,
  board: LetterBoard,
): void {
  if (reading === null) {
    const isTold = claimsOf(body).length > 0;
    return board.add(
      'evidence',
      'evidence.told',
      isTold ? TRACED : 0,
      '写出了具体的数字或名称（没有选择简历，未核对）',
    );
  }
  const source = factSource([reading.document, company, position, job]);
  const untraced = sentences.filter(({ text }) => claimsOf(text).length > 0 && !isSupported(text, source));
  const told = sentences.filter(({ text }) => claimsOf(text).length > 0).length;
  if (told > 0)
    board.add(
      'evidence',
      'evidence.traced',
      (TRACED * (told - untraced.length)) / told,
      '信中的事实能在简历中找到',
    );
  for (const { text, index } of untraced.slice(0, 6)) {
    board.find({
      ruleId: 'evidence.untraced',
      category: 'noEvidence',
      severity: 'important',
      paragraph: index,
      issue: `“${quoted(text, 60)}”中的事实在简历里找不到`,
      why: '信与简历不一致会在面试时被追问；核对后改其中一处。',
      before: text.slice(0, 2_000),
      gain: gainOf('evidence', TRACED / told),
    });
  }
}
