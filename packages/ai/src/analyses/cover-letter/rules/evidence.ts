import type { RequirementMatch } from '@qicheng/analysis/jd-analysis';
import type { ProofPoint } from '#src/jd/proof-points.js';
import { isEnglishText } from '#src/text/no-chinese.js';
import { sharedRun } from '#src/text/shared-run.js';
import { quoted } from '../../resume-analysis/statements.js';
import { otherPostIn } from '../facts/applied-posts.js';
import { contentWords } from '../facts/content-words.js';
import { falseClaims } from '../facts/false-claims.js';
import { figuresIn, isSameFigure } from '../facts/figures.js';
import type { LetterContext } from '../letter-context.js';
import { gainOf, type LetterScoreBoard } from '../letter-score-board.js';
import type { Letter } from '../read-letter.js';
import { strongestPoints } from '../strongest-points.js';
import { factsInLetter, actionsInLetter } from './actions.js';
import { judgeAdmissions } from './admissions.js';
import { answeredRows, namesQualification } from './answered.js';
import { isForAnother } from './for-another.js';
import { type OwnClause, ownWorkIn } from './own-work.js';
import { judgeSupport } from './unsupported-statements.js';

const POINTS = { result: 20, amount: 14, deed: 9 } as const;
const REASONS = { result: '写明了结果', amount: '写了数量', deed: '写了做过的事' } as const;
const ENOUGH = 3;
/** So many facts fill a concise letter. */
const FEW = 2;
const POINTS_READ = 8;
const FITTING = 25;
const QUOTED = 40;
const QUOTED_ENGLISH = 90;
const shown = (text: string): string => quoted(text, isEnglishText(text) ? QUOTED_ENGLISH : QUOTED);

const LED = /操盘|主导|独立|全权|一手|牵头|负责人|带领/u;
const MIN_SHARED = 2;
const HELPED = /跟进|协助|参与|对接|配合|辅助|跟随|协同/u;
/** Whether a sentence claims to have led what the résumé, with the same figure, says one helped with. */
function isRaised(text: string, { reading }: LetterContext): boolean {
  return text.split(/[，,；;]/u).some((clause) => {
    if (reading === null || !LED.test(clause)) return false;
    const figures = figuresIn(clause).filter(({ value }) => value > 1);
    const lines = reading.statements.filter(
      (line) =>
        figuresIn(line.text).some((own) => figures.some((figure) => isSameFigure(own, figure))) &&
        sharedRun(clause, line.text).length >= MIN_SHARED,
    );
    return lines.length > 0 && lines.every((line) => HELPED.test(line.text) && !LED.test(line.text));
  });
}

/** Whether the letter proves what it says by actions, and whether they are the person's own. */
export function judgeEvidence(
  letter: Letter,
  context: LetterContext,
  board: LetterScoreBoard,
  isConcise: boolean,
): void {
  const untraced = judgeSupport(letter, context, board);
  const required = isConcise ? FEW : ENOUGH;
  const actions = (isConcise ? factsInLetter(letter, context) : actionsInLetter(letter, context))
    .filter(({ text }) => !untraced.has(text) && !isRaised(text, context))
    .toSorted((a, b) => POINTS[b.proof] - POINTS[a.proof] || a.index - b.index)
    .slice(0, required);
  for (const { index, proof, text } of actions) {
    const reason = `“${shown(text)}”${REASONS[proof]}`;
    board.add('evidence', `evidence.${proof}`, (POINTS[proof] * ENOUGH) / required, reason, index);
    if (proof === 'result') board.praise(index, 'evidence.result', text, reason);
  }
  const raised = letter.sentences.filter(({ text }) => isRaised(text, context));
  for (const { text, index } of raised)
    board.find({
      ruleId: 'evidence.part',
      category: 'noEvidence',
      severity: 'important',
      paragraph: index,
      issue: `“${shown(text)}”写的分工比简历高`,
      why: '简历里同一件事写的是参与或协助。按实际的分工写，两处说法一致。',
      before: text.slice(0, 2_000),
    });
  if (actions.length < required) missingActions(letter, context, board, actions.length + raised.length);
  fittingRule(letter, context, board, required);
  judgeAdmissions(letter, board);
}

/** Whether a letter describes an action already: a figure of it, or most of its words. */
function isMentionedIn({ body }: Letter, { statement: { text } }: ProofPoint): boolean {
  const own = figuresIn(body);
  if (figuresIn(text).some((figure) => own.some((each) => isSameFigure(figure, each)))) return true;
  // The same measure with another figure is a contradiction, not an action left out.
  if (sharedRun(text, body).length >= MIN_SHARED_RUN) return true;
  const words = contentWords(text);
  const shared = new Set(words.filter((word) => body.includes(word)));
  return words.length > 0 && (shared.size / words.length >= MIN_SHARED_WORDS || shared.size >= ENOUGH_WORDS);
}
const MIN_SHARED_RUN = 7;
const MIN_SHARED_WORDS = 0.5;
/** So many words of one action are no accident. */
const ENOUGH_WORDS = 4;

/** Names the strongest fact of the résumé that the letter leaves out; without one, that nothing is stated. */
function missingActions(
  letter: Letter,
  context: LetterContext,
  board: LetterScoreBoard,
  count: number,
): void {
  const ownTexts = falseClaims(letter, context).flatMap((claim) =>
    claim.inResume === '' ? [] : [claim.inResume],
  );
  // What the letter states with another figure is not left out.
  const isOtherwise = ({ statement: { text } }: ProofPoint): boolean =>
    ownTexts.some((own) => text.includes(own));
  const best = strongestPoints(context.points, POINTS_READ).find(
    (point) => !isMentionedIn(letter, point) && !isOtherwise(point),
  );
  if (best === undefined && count > 0) return;
  const hasMatch = letter.paragraphs.some(({ role }) => role === 'match');
  board.find({
    ruleId: 'evidence.missing',
    category: 'noEvidence',
    severity: count === 0 ? 'important' : 'minor',
    paragraph: null,
    ...(best && { pointer: best.evidence.pointer, targetId: best.evidence.targetId }),
    issue: count > 0 ? '简历里还有一件事可以写' : hasMatch ? '做过的事写得还不具体' : '没有用事实证明匹配',
    why: best
      ? `简历里的“${quoted(
          best.evidence.quote.replace(/[；;。.\s]+$/u, ''),
          isEnglishText(best.statement.text) ? QUOTED_ENGLISH : 60,
        )}”可以写进来。`
      : '写一两件与岗位有关的事：做了什么、结果如何。',
    gain: gainOf('evidence', POINTS.result),
  });
}

/** Conditions that a letter meets by naming them: a degree, a certificate, an exam. */
const NAMED = new Set<RequirementMatch['kind']>(['degree', 'major', 'language']);
/** So many signs of its name are those of a certificate: 执业药师. */
const MIN_CERTIFICATE = 4;
const TOOL = /[A-Za-z][A-Za-z+#]+/gu;
/** Whether rules can tell that a letter answers a requirement: it is one that is named, or a tool used in the candidate's own work. */
const isPlain = ({ kind, text }: RequirementMatch, { body }: Letter, own: readonly OwnClause[]): boolean =>
  NAMED.has(kind) ||
  (kind === 'certificate' &&
    (namesQualification(text, { body, apart: '' }) || sharedRun(text, body).length >= MIN_CERTIFICATE)) ||
  (kind === 'skill' &&
    (text.match(TOOL) ?? []).some((tool) =>
      own.some((clause) => clause.text.toLowerCase().includes(tool.toLowerCase())),
    ));

/** What the posting asks for and the letter answers to; without a posting the keywords of the post. */
function fittingRule(
  letter: Letter,
  context: LetterContext,
  board: LetterScoreBoard,
  required: number,
): void {
  if (isForAnother(letter, context) || otherPostIn(letter.body, context) !== undefined) return;
  const own = ownWorkIn(letter, context);
  if (context.matrix.length > 0) {
    const rows = answeredRows(letter, context).filter(
      (row) =>
        row.isAnswered && (context.reading === null || row.state === '直接') && isPlain(row, letter, own),
    );
    for (const { text } of rows.slice(0, required))
      board.add('evidence', 'evidence.requirement', FITTING / required, `回应了要求“${quoted(text, 40)}”`);
    return;
  }
  const found = context.keywords.flatMap(
    ({ words }) => words.find((word) => own.some(({ finder }) => finder.find(word) >= 0)) ?? [],
  );
  for (const word of found.slice(0, required))
    board.add('evidence', 'evidence.keyword', FITTING / required, `写到岗位相关的“${word}”`);
}
