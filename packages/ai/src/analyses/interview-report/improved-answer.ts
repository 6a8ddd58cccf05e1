import type { Inconsistency } from '@qicheng/analysis/interview-report';
import { clipped } from '../../text/clipped.js';
import { doubtfulSentences, toBeChecked } from '../../text/doubtful.js';
import { statedFacts } from '../../text/no-answer.js';
import { quoted, type Statement } from '../resume-analysis/statements.js';
import { type AnswerCase, type ReportGround, entryAsked } from './answer-case.js';
import { isStory, tellsOwnDeeds } from './rules/structure.js';
import { figuresIn } from './said-figures.js';

const REFERENCE_LENGTH = 2_000;
/** Where only the person knows the fact. */
const open = (fact: string): string => `【待补充：${fact}】`;

/** Statements of the entry that is asked about, else of the whole résumé. */
function nearStatements(answered: AnswerCase, ground: ReportGround): Statement[] {
  const entry = entryAsked(ground, answered.question);
  return entry
    ? ground.statements.filter(({ pointer }) => pointer.startsWith(`${entry.pointer}/`))
    : ground.statements;
}

/** How an answer is built, point by point: with what the résumé says, and with what only the person knows left open. */
export function referenceAnswer(answered: AnswerCase, ground: ReportGround): string {
  const { question } = answered;
  const story = tellsOwnDeeds(question.type);
  const near = story ? nearStatements(answered, ground) : [];
  const used = new Set<string>();
  const lines = question.scoringPoints.map(({ label, words }, index) => {
    const fact = near.find(
      ({ text, atomId }) => !used.has(atomId) && words.some((word) => word.length > 1 && text.includes(word)),
    );
    if (fact) used.add(fact.atomId);
    const content = fact ? `${open(label)}，简历里可以用的事实：“${quoted(fact.text, 120)}”` : open(label);
    const hint = story ? '' : `（可以用到的词：${words.slice(0, 5).join('、')}）`;
    return `${index + 1}. ${label}：${content}${hint}`;
  });
  const head = question.anchor
    ? `先用一句话点题，对应简历“${quoted(question.anchor.quote, 80)}”，再按下面的顺序展开：`
    : '先用一句话回答问题，再按下面的顺序展开：';
  const minutes = Math.max(1, Math.round(question.timeSec / 60));
  return clipped([head, ...lines, `最后一句回到岗位。全程约 ${minutes} 分钟。`].join('\n'), REFERENCE_LENGTH);
}

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
  ['learnt', /复盘|反思|学到|教训|意识到|如果再|下次|收获/u],
  [
    'result',
    /结果|最终|最后|达到|提升|提高|增长|下降|降低|减少|缩短|获得|获奖|完成了|上线|采纳|反馈|(?:由|从)[^，。]{1,20}(?:到|至|升|降|减|增)/u,
  ],
  ['task', /目标|任务|要求|需要解决|问题是|难点|挑战/u],
  [
    'situation',
    /当时|背景|期间|那时|大[一二三四]|研[一二三]|20\d\d|在[^，。]{2,20}(?:实习|公司|项目|部门|活动)/u,
  ],
];
// Who one is belongs to the setting of a story.
const WHO = /^我(?:叫|是)[^，。]{2,}|应届|专业的/u;
const partOf = (sentence: string): Part =>
  SIGNS.find(([, pattern]) => pattern.test(sentence))?.[0] ?? (WHO.test(sentence) ? 'situation' : 'action');

/** A sentence without its greeting, the deed and its result apart where both stand in it. */
function piecesOf(sentence: string): string[] {
  const told = sentence.replace(GREETING, '');
  const clauses = told.split(/(?<=[，,])/u);
  const at = clauses.findIndex((clause) => partOf(clause) === 'result');
  const before = clauses.slice(0, Math.max(0, at)).join('');
  const pieces =
    before.length < LEAST_DEED ? [told] : [before.replace(/[，,]$/u, '。'), clauses.slice(at).join('')];
  return pieces.filter(hasWords);
}

/** Where no result is named as one, the last deed that has a number is it. */
function withResult(parts: Map<Part, string[]>): Map<Part, string[]> {
  const deeds = parts.get('action') ?? [];
  const at = deeds.findLastIndex((deed) => figuresIn(deed).some(({ isBaseline }) => !isBaseline));
  if (parts.has('result') || at < 0 || deeds.length < 2) return parts;
  return new Map([...parts, ['action', deeds.toSpliced(at, 1)], ['result', deeds.slice(at, at + 1)]]);
}

const MISSING: Readonly<Record<Exclude<Part, 'learnt'>, string>> = {
  situation: '时间、地点和当时的情况',
  task: '您的目标或要解决的问题',
  action: '您自己做的两到三步，用了什么方法',
  result: '结果的数字或前后对比',
};

/** Numbers that the résumé states otherwise, lures and boasts are marked for checking; nothing is changed silently. */
function checked(sentence: string, conflicts: readonly Inconsistency[], ground: ReportGround): string {
  if (doubtfulSentences(sentence, ground.resumeText).length > 0) return toBeChecked(sentence);
  const conflict = conflicts.find(({ answer }) => sentence.includes(answer.replace(/…$/u, '')));
  return conflict
    ? `${sentence}${open(`核对后的说法，简历写的是“${quoted(conflict.resume, 60)}”`)}`
    : sentence;
}

function toldAsStory(
  answered: AnswerCase,
  ground: ReportGround,
  conflicts: readonly Inconsistency[],
): string {
  const told = answered.isBlank
    ? []
    : sentencesOf(answered.text)
        .flatMap(piecesOf)
        .filter((piece) => statedFacts(piece) !== '')
        .map((piece) => checked(piece, conflicts, ground));
  const found = new Map<Part, string[]>();
  for (const piece of told) {
    const part = partOf(piece);
    found.set(part, [...(found.get(part) ?? []), piece]);
  }
  const parts = withResult(found);
  const fact =
    answered.question.anchor &&
    nearStatements(answered, ground).find(({ pointer }) => pointer === answered.question.anchor?.pointer);
  const filled = (['situation', 'task', 'action', 'result'] as const).map((part) => {
    const own = parts.get(part);
    if (own) return `${LABELS[part]}：${own.join('')}`;
    const known =
      fact && part === (fact.traits.hasResult ? 'result' : 'action')
        ? `“${quoted(fact.text, 160)}”（简历原文），`
        : '';
    return `${LABELS[part]}：${known}${open(MISSING[part])}`;
  });
  const learnt = parts.get('learnt');
  return [...filled, ...(learnt ? [`${LABELS.learnt}：${learnt.join('')}`] : [])].join('\n');
}

function toldAsView(
  { isBlank, text, missed, question }: AnswerCase,
  ground: ReportGround,
  conflicts: readonly Inconsistency[],
): string {
  const told = isBlank ? [] : sentencesOf(text).map((sentence) => checked(sentence, conflicts, ground));
  const [first, ...rest] = told;
  const head = `先回答：${first ?? open('一句话的结论')}`;
  const body = rest.length > 0 ? [`展开：${rest.join('')}`] : [];
  const gaps = missed.map(({ label }) => `补充：${open(label)}`);
  const close = question.type === 'reverse' ? [] : [`收束：${open('一句话回到这个岗位')}`];
  return [head, ...body, ...gaps, ...close].join('\n');
}

/** An introduction keeps its own course: who one is, what one did, why one fits. */
function toldAsIntro(
  { isBlank, text, missed }: AnswerCase,
  ground: ReportGround,
  conflicts: readonly Inconsistency[],
): string {
  const told = isBlank ? [] : sentencesOf(text).map((sentence) => checked(sentence, conflicts, ground));
  const last = told.at(-1);
  const hasClose = told.length > 1 && last !== undefined && /岗位|应聘|求职|适合|希望|加入/u.test(last);
  const [first, ...rest] = hasClose ? told.slice(0, -1) : told;
  return [
    `开场：${first ?? open('姓名、学校、专业和求职方向')}`,
    ...(rest.length > 0 ? [`经历：${rest.join('')}`] : []),
    ...missed.map(({ label }) => `补充：${open(label)}`),
    `收束：${hasClose ? last : open('一句话说明为什么适合这个岗位')}`,
  ].join('\n');
}

/** One's own answer in order, without fillers; every word of it is the candidate's, every gap is asked for. */
export function improvedAnswer(
  answered: AnswerCase,
  ground: ReportGround,
  conflicts: readonly Inconsistency[],
): string {
  const { type } = answered.question;
  const tell = type === 'intro' ? toldAsIntro : isStory(type) ? toldAsStory : toldAsView;
  return clipped(tell(answered, ground, conflicts), ANSWER_LENGTH);
}
