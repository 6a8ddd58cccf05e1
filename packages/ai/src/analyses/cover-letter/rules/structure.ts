import { regex } from '@qicheng/resume/regex';
import { isEnglishText } from '#src/text/no-chinese.js';
import { appliedIn, otherPostIn } from '../facts/applied-posts.js';
import { falseClaims } from '../facts/false-claims.js';
import type { LetterContext } from '../letter-context.js';
import { gainOf, type LetterScoreBoard } from '../letter-score-board.js';
import { ARROGANT } from '../phrases.js';
import { isBody, isReached, type Letter, mentionsContact, sizeOf, unitOf } from '../read-letter.js';
import { describesWork, actionsInLetter } from './actions.js';
import { isForAnother } from './for-another.js';
import { motiveIn } from './motive.js';
import { namesThePost } from './position.js';
import { PROMISE } from './promises.js';
import { isUltimatum, judgeUltimatum } from './ultimatum.js';

const SALUTATION = 10;
const WHO_POINTS = 12;
const WHICH_POINTS = 12;
const FIRST_MATCH = 16;
const SECOND_MATCH = 10;
const MOTIVE = 15;
const CLOSING = 15;
const LENGTH_POINTS = 10;
/** Characters of the body that are read to the end. */
const SHORT = 200;
const LONG = 900;
/** Fewer are named: a short letter that says what counts needs no more. */
const TOO_SHORT = 120;
const LONG_PARAGRAPH = 320;
const LONG_ENGLISH_PARAGRAPH = 130;

const NEXT_STEP = regex('iu')`
  期待|面谈|面试|(?<!测)试(?:工(?!程|艺|作)|[讲菜岗])|(?<!善于|擅长|[好强秀富]的?)沟通(?!能力|技巧|协调|表达|意识)|当面|见面|详谈|再谈|盼|联系(?!群众|实际|客户|基层|起来|到|紧密|密切)|随时|回复|到岗|附(?:上|件|一份|有)|随信|(?<!接[听过了]?|咨询|客服|热线|回访|销售)电话(?!接听|咨询|客服|回访|销售)|手机|微信(?!公众号|小程序|群|运营)
  |look(?:ing)? forward|interview|\bconversation\b|\b(?:happy|glad|pleased) to (?:talk|meet|discuss|speak|share|explain)|at your convenience
  |(?:time|date|day) that suits|\bspeak (?:with|to) you\b|\btalk\b|discuss|\bmeet\b|hear(?:ing)? from|available
  |start (?:in|on|from|within)|notice|\bcall\b|\breach me\b|\bphone\b|attached|enclosed
`;
/** When one cannot come yet proposes nothing. */
const NOT_YET = /(?:需要?|得|要)[^，。；]{0,10}(?:后|以后|之后)?才能?(?:到岗|上班|入职)/u;
/** Haste that is put upon the reader, which invites to nothing: 我比较急，麻烦尽快回复. */
const PRESSES =
  /(?:比较|很|挺|特别|非常)着?急|(?:麻烦|请?务必|赶紧|赶快|抓紧)[^，。；]{0,6}(?:回复|答复|通知|定|联系)|最好[^，。；]{0,8}(?:定下来?|回复|答复|通知我)/u;
/** A wish for a common future, which proposes nothing. */
const EMPTY_WISH =
  /(?:关照|眷顾|青睐|厚爱|携手|共创|共同(?:成长|进步|发展)|一起(?:成长|进步))(?!.{0,20}(?:面|联系|见|沟通))/u;
/** Whether a text proposes what happens next. */
const proposesStep = (text: string): boolean =>
  text
    .split(/(?<=[。！!；;])/u)
    .some(
      (sentence) =>
        NEXT_STEP.test(sentence) &&
        !PROMISE.test(sentence) &&
        !NOT_YET.test(sentence) &&
        !PRESSES.test(sentence) &&
        !isUltimatum(sentence) &&
        !EMPTY_WISH.test(sentence) &&
        !ARROGANT.test(sentence),
    );
/** Begging at the end, next to which a number to call is no next step. */
const BEGS = /(?:恳?求|拜托)(?:求)?(?:您|你们|领导|老板)|给(?:我|予我)一[次个]机会/u;
const MEETS = /面谈|面试|当面|见面|再谈|沟通|联系|interview|meet|discuss/iu;
const nextStepFor = (letter: Letter): string =>
  `写“期待当面介绍”${mentionsContact(letter) ? '' : '，并留下电话'}。`;
const LAST_PARAGRAPHS = 2;

/** What mentions something that happened, with or without a result. */
const HAPPENED =
  /\d|曾|(?<!经|通|超)过(?!去|程|于|硬)|期间|负责|担任|现任|[目现][前在]|\b(?:was|were|\w+ed)\b/u;

/** Judges the end of a letter; returns whether it proposes no next step and gives no way to reach its writer. */
function judgeEnd(letter: Letter, inner: Letter['paragraphs'], board: LetterScoreBoard): boolean {
  const closing = inner.slice(-LAST_PARAGRAPHS).findLast(({ text }) => proposesStep(text));
  // Next to an ultimatum a number to call is no next step.
  const isUltimate = judgeUltimatum(letter, board);
  const isClosed =
    closing !== undefined || (isReached(letter) && !isUltimate && !BEGS.test(inner.at(-1)?.text ?? ''));
  const steps = letter.sentences.filter(({ index, text }) => index === closing?.index && proposesStep(text));
  const step = steps.findLast(({ text }) => MEETS.test(text)) ?? steps.at(-1);
  // What one can do from when on is said, but it is no end of the letter where another paragraph follows.
  if (step !== undefined && (step.index === inner.at(-1)?.index || MEETS.test(step.text)))
    board.add('structure', 'structure.closing', CLOSING, '结尾提出了下一步', step.index, step.text);
  else if (isClosed && isReached(letter))
    board.add('structure', 'structure.closing', CLOSING, '留了联系方式，读信人可以约面谈');
  return !isClosed && !isUltimate;
}

/** Whether the letter has its parts in their order and a length that is read. */
export function judgeStructure(
  letter: Letter,
  context: LetterContext,
  board: LetterScoreBoard,
  isConcise: boolean,
): void {
  const { paragraphs, size, body } = letter;
  const first = (role: string) => paragraphs.find((each) => each.role === role);
  const salutation = first('salutation');
  if (salutation) board.add('structure', 'structure.salutation', SALUTATION, '有称呼', salutation.index);
  const inner = paragraphs.filter(({ role }) => isBody(role));
  const opening = first('opening');
  if (opening) openingRule(opening, inner.slice(0, LAST_PARAGRAPHS), letter, context, board);
  const actions = actionsInLetter(letter, context);
  // What was written for another employer or post answers neither.
  const isForOther = isForAnother(letter, context) || otherPostIn(body, context) !== undefined;
  const matches = isForOther
    ? []
    : inner.filter(({ index }) => actions.some((action) => action.index === index));
  const isWorkDescribed = letter.sentences.some(({ text }) => describesWork(text) && HAPPENED.test(text));
  if (matches[0])
    board.add('structure', 'structure.match', FIRST_MATCH, '写了与岗位有关的经历', matches[0].index);
  if (matches[1])
    board.add('structure', 'structure.match.second', SECOND_MATCH, '有第二段经历', matches[1].index);
  else if (isConcise)
    board.add('structure', 'structure.match.second', SECOND_MATCH, '一段里写清了几件事', matches[0]?.index);
  const motive = motiveIn(letter, context);
  if (motive) board.add('structure', 'structure.motive', MOTIVE, '说明了动机', motive.index, motive.text);
  const isEndMissing = judgeEnd(letter, inner, board);
  const absent: readonly (readonly [boolean, string, string, number])[] = [
    [
      actions.length === 0 && !isWorkDescribed && first('match') === undefined && !isForOther,
      '没有写做过的事',
      '用一段写一件与岗位最相关的事：场景、做法、结果。',
      FIRST_MATCH,
    ],
    [isEndMissing, '结尾没有提出下一步', nextStepFor(letter), CLOSING],
  ];
  for (const [isAbsent, issue, why, points] of absent)
    if (isAbsent)
      board.find({
        ruleId: 'structure.absent',
        category: 'structure',
        severity: 'important',
        paragraph: null,
        issue,
        why,
        gain: gainOf('structure', points),
      });
  if (isConcise)
    board.add('structure', 'structure.length', LENGTH_POINTS, `正文 ${size} ${unitOf(body)}，短而具体`);
  else lengthRule(size, unitOf(body), board);
  longParagraphs(paragraphs, board);
}

function longParagraphs(paragraphs: Letter['paragraphs'], board: LetterScoreBoard): void {
  for (const { index, text, role } of paragraphs)
    if (isBody(role) && sizeOf(text) > (isEnglishText(text) ? LONG_ENGLISH_PARAGRAPH : LONG_PARAGRAPH))
      board.find({
        ruleId: 'structure.paragraph',
        category: 'structure',
        severity: 'minor',
        paragraph: index,
        issue: `这一段有 ${sizeOf(text)} ${unitOf(text)}`,
        why: '分成两段，每段说一件事。',
        gain: 0,
      });
}

const WHO = regex('iu')`
  我是|我叫|我姓|本人(?:是|系|于|从|在|现|曾|毕业|\p{Script=Han}{0,6}专业(?!能力|知识|素[质养]|技能|精神|基础|功底|水平|性|化))|就读|毕业(?!设计)|专业(?!能力|知识|素[质养]|技能|精神|基础|功底|水平|性|化)|应届|工作(?:了)?[\d一二三四五六七八九十半]+多?年|[\d一二三四五六七八九十]年[^，。]{0,10}工作
  |(?:在|于)[^，。；]{2,20}工作|工作(?:经验|经历)|从事|现任|任职|在职|担任|从业|当了|[做干当带教][^，。]{0,8}年
  |[\d一二三四五六七八九十]+多?年(?!级|底|初|后)[^，。]{0,12}(?:经验|[师员工长台])|(?:目前|现在)在|现在[^，。；]{2,20}(?:任|当|做|担任)
  |在[^，。]{2,12}(?:任教|做[^，。过]{2,8}[，。])|\bI(?: am|['’]m) (?:currently |now |presently )?(?!(?:an? |the |your )?(?:writing|applying|excited|interested|confident|sure|pleased
  |keen|happy|eager|thrilled|passionate|hard|fast|quick|team|self|highly|very|detail|motivated|dedicated|driven|good|perfect
  |strong|great|ideal|best|right|reliable|committed|proud|convinced|certain|available|looking|not))[A-Za-z]
  |\bAt [A-Z][\w&. ]{1,30}?,? I\b|my name is|\bI have (?:been|worked)\b|\bI work(?:ed)? (?:as|at|for|in)\b|\byears\b|\bsince \d{4}
`;
/** A kind of people, which names nobody: 一名即将毕业的大学生, 一名应届毕业生, 一个有情怀的人. */
const GENERIC_PERSON =
  /(?:(?:我|本人)是)?一?[名个位]?(?:普通的?)?(?:(?:即将|马上|刚刚?|应届)(?:毕业)?的?|在校)(?:[^，。；]{0,6}专业)?的?(?:大?学生|毕业生|本科生)|(?:我|本人)是一?[名个位](?:有|热爱|充满|富有|具有)[^。；]*/gu;
const WHICH =
  /应聘|申请|求职(?!信|材料|简历)|竞聘|报考|报名|岗位|职位|想(?:来|去)?[做当]|\bappl(?:y|ying|ication)\b|\bposition\b|\brole\b/iu;

function openingRule(
  { index }: { index: number },
  beginning: readonly { text: string }[],
  letter: Letter,
  context: LetterContext,
  board: LetterScoreBoard,
): void {
  const { position, company, person } = context;
  const text = beginning.map((each) => each.text).join('\n');
  const named = person?.name ?? '';
  // Years that the résumé does not have say nothing of the writer.
  const invented = falseClaims(letter, context).map(({ sentence }) => sentence);
  const introducesWriter = (words: string): boolean =>
    WHO.test(invented.reduce((rest, each) => rest.replace(each, ''), words).replace(GENERIC_PERSON, '')) ||
    (named !== '' && words.includes(`本人${named}`));
  const isWho = introducesWriter(text);
  const namesPost = (words: string): boolean =>
    appliedIn(words, company).length > 0 || namesThePost(words, position);
  const isNamed = namesPost(text);
  const isWhich = isNamed || WHICH.test(text);
  // Said in the second paragraph it is neither missing nor said at once.
  if (introducesWriter(beginning[0]?.text ?? ''))
    board.add('structure', 'structure.who', WHO_POINTS, '开头说明了自己是谁', index);
  // Words such as 特此应聘 name no post.
  if (isNamed) {
    const which = letter.sentences.find((each) => text.includes(each.text) && namesPost(each.text));
    const praise = '开头说明了应聘什么';
    board.add('structure', 'structure.which', WHICH_POINTS, praise, which?.index ?? index, which?.text);
  }
  if (isWho && isWhich) return;
  board.find({
    ruleId: 'structure.opening',
    category: 'structure',
    severity: 'important',
    paragraph: index,
    issue: isWho
      ? '开头没有说应聘什么岗位'
      : isWhich
        ? '开头没有说自己是谁'
        : '开头没有说自己是谁、应聘什么岗位',
    why: '第一段用一句话写清：我是谁、应聘什么、从哪里看到。',
    gain: gainOf('structure', (isWho ? 0 : WHO_POINTS) + (isWhich ? 0 : WHICH_POINTS)),
  });
}

const SIZES = { 字: [SHORT, LONG, TOO_SHORT], 个词: [90, 450, 50] } as const;

function lengthRule(size: number, unit: string, board: LetterScoreBoard): void {
  const [least, most, tooShort] = unit === '字' ? SIZES.字 : SIZES.个词;
  if (size >= least && size <= most)
    return board.add('structure', 'structure.length', LENGTH_POINTS, `正文 ${size} ${unit}，篇幅合适`);
  const isShort = size < least;
  board.add(
    'structure',
    'structure.length.off',
    isShort ? (LENGTH_POINTS * size) / least / 2 : 0,
    `正文 ${size} ${unit}，偏短`,
  );
  if (isShort && size >= tooShort) return;
  board.find({
    ruleId: 'structure.length.off',
    category: 'length',
    severity: isShort ? 'minor' : 'important',
    paragraph: null,
    issue: `正文 ${size} ${unit}，${isShort ? '偏短' : '太长'}`,
    why: `求职信一页纸以内，${least} 到 ${most} ${unit}最合适。`,
    gain: gainOf('structure', LENGTH_POINTS),
  });
}
