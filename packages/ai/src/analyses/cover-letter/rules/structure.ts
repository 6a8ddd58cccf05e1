import { gainOf, type LetterBoard } from '../letter-board.js';
import type { LetterGround } from '../letter-ground.js';
import { isBody, type Letter } from '../read-letter.js';

const SALUTATION = 10;
const WHO = 12;
const WHICH = 12;
const FIRST_MATCH = 16;
const SECOND_MATCH = 10;
const MOTIVE = 15;
const CLOSING = 15;
const LENGTH = 10;
/** Characters of the body that are read to the end. */
const SHORT = 200;
const LONG = 900;
const LONG_PARAGRAPH = 320;

const TELLS_MOTIVE =
  /因为|认同|了解到|吸引|(?:一直|持续|长期)关注|(?:想|希望)(?:能)?加入|的(?:原因|理由)|看[中重好]|贵(?:公司|司|院|校|行|园|所|集团)[^。]{0,30}(?:一致|契合|做得|方向)|\bbecause\b|\binterested in\b/iu;
const NEXT_STEP =
  /期待|面谈|面试|试工|进一步沟通|当面|盼(?:复|面谈|回复)|联系我|随时|look(?:ing)? forward|interview|talk(?:ing)? with you/iu;

/** Whether the letter has its parts in their order and a length that is read. */
export function judgeStructure(
  { paragraphs, length }: Letter,
  { position }: LetterGround,
  board: LetterBoard,
): void {
  const first = (role: string) => paragraphs.find((each) => each.role === role);
  const salutation = first('salutation');
  if (salutation) board.add('structure', 'structure.salutation', SALUTATION, '有称呼', salutation.index);
  const opening = first('opening');
  if (opening) openingRule(opening, position, board);
  const matches = paragraphs.filter(({ role, text }) => role === 'match' && text.length >= 30);
  if (matches[0])
    board.add('structure', 'structure.match', FIRST_MATCH, '有一段说明匹配的经历', matches[0].index);
  if (matches[1])
    board.add('structure', 'structure.match.second', SECOND_MATCH, '有第二段经历', matches[1].index);
  const motive =
    first('motive') ??
    paragraphs.find(({ role, text }) => isBody(role) && TELLS_MOTIVE.test(text) && text.length >= 20);
  if (motive) board.add('structure', 'structure.motive', MOTIVE, '说明了动机', motive.index);
  const closing =
    first('closing') ?? paragraphs.find(({ role, text }) => isBody(role) && NEXT_STEP.test(text));
  if (closing) board.add('structure', 'structure.closing', CLOSING, '结尾提出了下一步', closing.index);
  const absent: readonly (readonly [boolean, string, string, number])[] = [
    [
      !matches[0],
      '缺少说明经历与岗位匹配的段落',
      '用一段写一件与岗位最相关的事：场景、做法、结果。',
      FIRST_MATCH,
    ],
    [!motive, '缺少应聘动机', '写为什么是这家单位、这个岗位。', MOTIVE],
    [!closing, '结尾没有提出下一步', '写“期待当面介绍”，并留下电话。', CLOSING],
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
  lengthRule(length, board);
  for (const { index, text, role } of paragraphs)
    if (isBody(role) && text.length > LONG_PARAGRAPH)
      board.find({
        ruleId: 'structure.paragraph',
        category: 'structure',
        severity: 'minor',
        paragraph: index,
        issue: `这一段有 ${text.length} 个字`,
        why: '分成两段，每段说一件事。',
        gain: 0,
      });
}

function openingRule(
  { index, text }: { index: number; text: string },
  position: string,
  board: LetterBoard,
): void {
  const isWho =
    /我是|我叫|我姓|本人|就读|毕业|专业|应届|工作|现任|任职|在职|从事|担任|\bI am\b|\bI['’]m\b|my name is/iu.test(
      text,
    );
  const bare = position.replace(/[（(][^）)]*[)）]/gu, '').toLowerCase();
  const isWhich =
    /应聘|申请|求职|竞聘|岗位|职位|\bappl(?:y|ying|ication)\b|\bposition\b/iu.test(text) ||
    (bare !== '' && text.toLowerCase().includes(bare));
  if (isWho) board.add('structure', 'structure.who', WHO, '开头说明了自己是谁', index);
  if (isWhich) board.add('structure', 'structure.which', WHICH, '开头说明了应聘什么', index);
  if (isWho && isWhich) return;
  board.find({
    ruleId: 'structure.opening',
    category: 'structure',
    severity: 'important',
    paragraph: index,
    issue: isWho ? '开头没有说应聘什么岗位' : '开头没有说自己是谁',
    why: '第一段用一句话写清：我是谁、应聘什么、从哪里看到。',
    gain: gainOf('structure', (isWho ? 0 : WHO) + (isWhich ? 0 : WHICH)),
  });
}

function lengthRule(length: number, board: LetterBoard): void {
  if (length >= SHORT && length <= LONG)
    return board.add('structure', 'structure.length', LENGTH, `正文 ${length} 字，篇幅合适`);
  const isShort = length < SHORT;
  board.add(
    'structure',
    'structure.length.off',
    isShort ? (LENGTH * length) / SHORT / 2 : 0,
    `正文 ${length} 字，偏短`,
  );
  board.find({
    ruleId: 'structure.length.off',
    category: 'length',
    severity: 'important',
    paragraph: null,
    issue: `正文 ${length} 字，${isShort ? '太短' : '太长'}`,
    why: `求职信一页纸以内，${SHORT} 到 ${LONG} 字最合适。`,
    gain: gainOf('structure', LENGTH),
  });
}
