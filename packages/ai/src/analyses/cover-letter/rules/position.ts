import { quoted } from '../../resume-analysis/statements.js';
import { appliedIn, barePost, NO_POST, otherPostIn } from '../facts/applied-posts.js';
import type { LetterContext } from '../letter-context.js';
import { gainOf, type LetterScoreBoard } from '../letter-score-board.js';
import { isBody, type Letter, type Paragraph } from '../read-letter.js';
import { correctionOf } from './corrected.js';

const POSITION = 25;
const WRONG_POSITION = -25;

const APPLIED_FOR =
  /(?:应聘|申请|竞聘|求职|报名|报考|投考)(?:的是|了|一下|参加)?(?:你们|您们?|贵\p{Script=Han}{1,2})?的?([^，,。；！]{2,24})/u;
/** The post that its addressee is looking for, as one writes it in a chat: 看到你们招店长. */
const SOUGHT =
  /(?:你们|您这?边?|贵\p{Script=Han}{1,2}|店里|网上|这里)(?:现在|正|还|也)?(?:在)?招(?:聘)?(?:的|一?[个名位])?([^，。；！,!\s]{2,16})/u;
/** The work that one wants to do at its addressee: 想来你们店做收银. */
const WANTED =
  /(?:想|希望|愿意)(?:能)?(?:来|到|去|在)[^，。；]{0,8}?(?:做|干|当|任|担任|从事)(?:个|一名|一个)?([^，。；！,!\s]{2,12})/u;
/** A post that is applied for in other words. */
const APPLICATION = /应聘|申请|竞聘|报考|报名(?:参加|应聘)|\bappl(?:y|ying|ication)\b/iu;

/** The rank behind a department, which every department has: 前厅部经理. */
const DEPARTMENT_HEAD = /(?:部|中心)(?:经理|主管|总监|主任|助理)$/u;
/** Whether a post is called by a part of its name: 调度 for 运输调度员. */
const isShortFor = (stated: string, post: string): boolean =>
  post.split(/[兼、/]|以及/u).some((part) => isShortForOne(stated, part.trim()));
const isShortForOne = (stated: string, post: string): boolean => {
  const core = post
    .replace(/(?:实习生|见习生|管培生|专员|人员|员|师|岗)$/u, '')
    .replace(DEPARTMENT_HEAD, '')
    .slice(-2);
  return core.length === 2 && stated.includes(core);
};

const RANK_ALONE = /实习生|见习生|管培生/u;
/** Words after a post that only names what one has experience in: 8年亚马逊运营经验. */
const EXPERIENCE = /^[^，。；]{0,4}(?:经验|经历|从业|出身|多年)/u;
/** Words before a post that one has held: 任总账会计多年, 做了七年总账会计; not 想做总账会计. */
const HELD_POST = /(?:任职?|担任|做|当|干|从事|是一?名)(?:过|了)?[^，。；]{0,6}$/u;
const DESIRED = /(?:想|愿|希望|期待|应聘|申请|竞聘|胜任|求职)[^，。；]{0,10}$/u;
/** Whether a text names a post as the one applied for, next to those held. */
const appliesFor = (text: string, post: string): boolean => {
  const parts = text.toLowerCase().split(post.toLowerCase());
  return parts.slice(0, -1).some((part, at) => {
    const before = part.slice(-12);
    return DESIRED.test(before) || !(HELD_POST.test(before) || EXPERIENCE.test(parts[at + 1] ?? ''));
  });
};

/** Whether a text names the post of a posting as the one applied for. */
function namesAsApplied(text: string, position: string): boolean {
  const bare = barePost(position);
  return bare !== '' && appliesFor(text, bare);
}

/** Whether a text names the post of a posting, in full or in short, as the one that its addressee seeks. */
function namesSoughtPost(text: string, position: string): boolean {
  const sought = SOUGHT.exec(text)?.[1] ?? '';
  const bare = barePost(position);
  return (
    sought !== '' &&
    !sought.match(/^(?:实习生|见习生|管培生)$/u) &&
    bare !== '' &&
    (bare.includes(sought) || isShortFor(sought, bare))
  );
}

/** Whether a text names the post of a posting as the one applied for, in full, in short or as its addressee seeks it. */
export const namesThePost = (text: string, position: string): boolean =>
  namesAsApplied(text, position) ||
  isShortFor(APPLIED_FOR.exec(text)?.[1] ?? '', barePost(position)) ||
  isShortFor(WANTED.exec(text)?.[1] ?? '', barePost(position)) ||
  namesSoughtPost(text, position);

/** Judges whether the letter names the post that it is for; returns the paragraph that is to be corrected. */
export function judgePosition(
  letter: Letter,
  context: LetterContext,
  board: LetterScoreBoard,
): number | undefined {
  const { paragraphs, body } = letter;
  const { position, company } = context;
  const own = paragraphs.filter(({ role }) => isBody(role) || role === 'subject');
  const applied = appliedIn(body, company);
  const other = otherPostIn(body, context);
  const named = own.find(({ text }) => namesAsApplied(text, position));
  const place =
    named ?? (other === undefined ? own.find(({ text }) => namesThePost(text, position)) : undefined);
  if (place) {
    const sentence = letter.sentences.find(
      ({ text, index }) => index === place.index && namesThePost(text, position),
    );
    const praise = `写明了岗位“${quoted(position, 30)}”`;
    board.add('focus', 'focus.position', POSITION, praise, place.index, sentence?.text);
  } else if (other !== undefined)
    return wrongPosition(other, own, position, correctionOf(letter, context), board);
  // 招聘实习生 names no post, and who was looked for is said.
  else if (RANK_ALONE.test(position) && RANK_ALONE.test(body)) return undefined;
  else if (applied.length === 0 && (!APPLICATION.test(body) || NO_POST.test(body)))
    board.find({
      ruleId: 'focus.position.missing',
      category: 'structure',
      severity: 'important',
      paragraph: null,
      issue: '没有写明应聘的岗位',
      why: '一家单位同时招多个岗位，第一段就要写明。',
      gain: gainOf('focus', POSITION),
    });
  return undefined;
}

function wrongPosition(
  stated: string,
  own: readonly Paragraph[],
  position: string,
  fix: (paragraph: Paragraph) => string | undefined,
  board: LetterScoreBoard,
): number | undefined {
  board.limit('post', 1);
  const wrong = own.find(({ text }) => text.includes(stated));
  const after = wrong && fix(wrong);
  const hasOtherChanges = after !== undefined && after !== wrong?.text.replaceAll(stated, position);
  board.add('focus', 'focus.position.wrong', WRONG_POSITION, `应聘的岗位写成了“${stated}”`, wrong?.index);
  board.find({
    ruleId: 'focus.position.wrong',
    category: 'wrongPosition',
    severity: 'urgent',
    paragraph: wrong?.index ?? null,
    issue: `岗位写成了“${stated}”`,
    why: `这封信应聘的是“${position}”。${hasOtherChanges || (wrong !== undefined && after === undefined) ? '这一段为别的单位、岗位写的内容要一起改。' : ''}`,
    ...(wrong && { before: wrong.text, ...(after !== undefined && after !== wrong.text && { after }) }),
    gain: gainOf('focus', POSITION - WRONG_POSITION),
  });
  return wrong?.index;
}
