import type { Inconsistency } from '@qicheng/analysis/interview-report';
import { clipped } from '../../text/clipped.js';
import { doubtfulSentences, toBeChecked } from '../../text/doubtful.js';
import { statedFacts } from '../../text/no-answer.js';
import { quoted } from '../resume-analysis/statements.js';
import type { AnswerCase, ReportGround } from './answer-case.js';
import { isStory } from './rules/structure.js';

/** Where only the person knows the fact. */
const open = (fact: string): string => `【待补充：${fact}】`;

const ANSWER_LENGTH = 6_000;
/** Signs before a result that are a deed of their own, not 最后 or 这样. */
const LEAST_DEED = 6;

const FILLERS = /^(?:嗯+|呃+|额+|那个|这个|然后呢?|就是说?|其实|怎么说呢)[，,、\s]*|(?:嗯+|呃+)[，,、]?/gu;

const GREETING = /^(?:(?:各位)?(?:面试官|老师|领导|评委)们?[，,]?)?(?:您|你|大家)们?好(?:[，,！!。、]|$)\s*/u;
const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[。！？!?；;\n])/u)
    .map((sentence) => sentence.replace(FILLERS, '').trim())
    .filter(hasWords);

type Part = 'situation' | 'task' | 'action' | 'result' | 'learnt';
const LABELS: Readonly<Record<Part, string>> = {
  situation: '背景',
  task: '任务',
  action: '行动',
  result: '结果',
  learnt: '反思',
};
const SIGNS: readonly (readonly [Part, RegExp])[] = [
  ['learnt', /复盘|反思|学到|教训|意识到|如果再|下次|收获|我(?:的)?体会/u],
  [
    'result',
    /结果(?![^，。]{0,20}(?:混|错|失败|漏|退回|坏|丢|被))|没有差错|[无零]差错|再也?没有|最终|最后|达到|提升|提高|增长|下降|降低|减少|缩短|获得|获奖|完成了|上线|采纳|反馈|就通过了|降下来|(?:天|周|分钟|小时|个月)后(?!我)|没有再|排进|考了|能成|(?:由|从)[^，。]{1,20}(?:到|至|升|降|减|增)/u,
  ],
  ['task', /目标|任务|要求|需要解决|问题是|难点|挑战/u],
  [
    'situation',
    /当时|背景|期间|那时|有一次|刚开始|一开始|大[一二三四]|研[一二三]|20\d\d|在[^，。]{2,20}(?:实习|公司|项目|部门|活动)/u,
  ],
];
// Who one is belongs to the setting of a story.
const WHO = /^我(?:叫|是)[^，。]{2,}|应届|专业的/u;
const partOf = (sentence: string): Part =>
  SIGNS.find(([, pattern]) => pattern.test(sentence))?.[0] ?? (WHO.test(sentence) ? 'situation' : 'action');

/** A sentence without its greeting, the deed and its result apart where both are in it. */
function piecesOf(sentence: string): string[] {
  const told = sentence.replace(GREETING, '');
  const clauses = told.split(/(?<=[，,])/u);
  const at = clauses.findIndex((clause) => partOf(clause) === 'result');
  const before = clauses.slice(0, Math.max(0, at)).join('');
  const pieces =
    before.length < LEAST_DEED ? [told] : [before.replace(/[，,]$/u, '。'), clauses.slice(at).join('')];
  return pieces.filter(hasWords);
}

/** Numbers that the résumé states otherwise, lures and boasts are marked for checking; nothing is changed silently. */
function checked(sentence: string, conflicts: readonly Inconsistency[], ground: ReportGround): string {
  if (doubtfulSentences(sentence, ground.resumeText).length > 0) return toBeChecked(sentence);
  const conflict = conflicts.find(({ answer }) => sentence.includes(answer.replace(/…$/u, '')));
  return conflict
    ? `${sentence}${open(`核对后的说法，简历写的是“${quoted(conflict.resume, 60)}”`)}`
    : sentence;
}

const lastOf = (pieces: readonly string[], isOfPart: (piece: string) => boolean): number => {
  let at = pieces.length;
  while (at > 0 && isOfPart(pieces[at - 1] ?? '')) at -= 1;
  return at;
};
const FAILED = /混|失败|更厉害|退回|投诉|对不上|做不出来|没有?(?:做成|谈成|通过|完成)|丢了|记错|忘了/u;
/** Whether a sentence tells what came of it, and that it was no failure. */
export const isResult = (piece: string): boolean => partOf(piece) === 'result' && !FAILED.test(piece);

/**
 * A story in its own order, parted where its parts surely begin: what was at first, what came of it at the end. Nothing
 * is moved, since a sentence in the wrong part says something else. Empty where no part is sure.
 */
function toldAsStory(told: readonly string[]): string {
  const pieces = told.flatMap(piecesOf).filter((piece) => statedFacts(piece) !== '');
  const learntAt = lastOf(pieces, (piece) => partOf(piece) === 'learnt');
  const resultAt = lastOf(pieces.slice(0, learntAt), isResult);
  const actionAt = pieces.findIndex((piece) => partOf(piece) !== 'situation' && partOf(piece) !== 'task');
  const begin = actionAt < 0 ? 0 : Math.min(actionAt, resultAt);
  if (pieces.slice(begin, learntAt).some((piece) => FAILED.test(piece))) return '';
  const parts = (
    [
      ['situation', pieces.slice(0, begin)],
      ['action', pieces.slice(begin, resultAt)],
      ['result', pieces.slice(resultAt, learntAt)],
      ['learnt', pieces.slice(learntAt)],
    ] as const
  ).filter(([, own]) => own.length > 0);
  return parts.length < 2 ? '' : parts.map(([part, own]) => `${LABELS[part]}：${own.join('')}`).join('\n');
}

/** An introduction keeps its own course: who one is, what one did, why one fits. */
function toldAsIntro(told: readonly string[]): string {
  const last = told.at(-1);
  const hasClose =
    told.length > 1 && last !== undefined && /岗位|应聘|求职|适合|希望|加入|用得上/u.test(last);
  const [first, ...rest] = hasClose ? told.slice(0, -1) : told;
  return [
    `开场：${first ?? ''}`,
    ...(rest.length > 0 ? [`经历：${rest.join('')}`] : []),
    `收束：${hasClose ? last : open('一句话说明为什么适合这个岗位')}`,
  ].join('\n');
}

/** One's own answer parted, without fillers; every word of it is the candidate's. Empty where it is best left as it is. */
export function improvedAnswer(
  { question, text }: AnswerCase,
  ground: ReportGround,
  conflicts: readonly Inconsistency[],
): string {
  const told = sentencesOf(text).map((sentence) => checked(sentence, conflicts, ground));
  const tell = question.type === 'intro' ? toldAsIntro : isStory(question.type) ? toldAsStory : () => '';
  const parted = tell(told);
  // What has to be checked is shown, even where no part is sure.
  return clipped(parted === '' && conflicts.length > 0 ? told.join('') : parted, ANSWER_LENGTH);
}
