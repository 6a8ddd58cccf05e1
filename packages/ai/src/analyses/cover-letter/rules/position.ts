import { regex } from '@qicheng/resume/regex';
import { NAMES_POST, POST_END } from '#src/jd/post-names.js';
import { isInOrder } from '#src/text/in-order.js';
import { hasNoChinese } from '#src/text/no-chinese.js';
import { sharedRun } from '#src/text/shared-run.js';
import { quoted } from '../../resume-analysis/statements.js';
import { gainOf, type LetterBoard } from '../letter-board.js';
import type { LetterGround } from '../letter-ground.js';
import { withAddressee } from '../facts/strangers-named.js';
import { isBody, type Letter, type Paragraph } from '../read-letter.js';

const POSITION = 25;
const WRONG_POSITION = -25;

const NAME = '[\u4e00-\u9fa5A-Za-z+#/]';
/** Posts that a letter applies for; behind the first one a word for post follows. */
const APPLIED: readonly RegExp[] = [
  new RegExp(
    `(?:应聘|申请|竞聘|求职|胜任)(?:的是|了)?[^，。；“”"]{0,18}?[“"]?(${NAME}{2,16}?)[”"]?(?:这一|一)?(?:岗位|职位|一职|职务)`,
    'u',
  ),
  new RegExp(`(?:应聘|申请|竞聘)(?:的是|了|一下)?[“"]?(${NAME}{3,16})[”"]?(?=[，。；！]|$)`, 'mu'),
  new RegExp(
    `对(?:贵[\u4e00-\u9fa5]{1,2}的?)?[“"]?(${NAME}{2,10}?)[”"]?(?:这个|这一|的)?(?:岗位|职位)[^，。；]{0,6}兴趣`,
    'u',
  ),
  new RegExp(
    `(?:看到|得知|获悉|了解到|听说)[^，。；]{0,14}?(?:招聘|诚聘|急聘|招)(?:的)?[“"]?(${NAME}{3,16}?)[”"]?(?=岗位|职位|[，。；！的]|$)`,
    'mu',
  ),
  new RegExp(
    `(?:想|愿意|希望)(?:[去来到][^，。；]{0,8}?)?[当做](?:一名|个)?(${NAME}{3,10})(?=[，。；！]|$)`,
    'mu',
  ),
  new RegExp(
    `(?:希望|期待|盼|愿意?|有幸)[^。；]{0,10}(?:加入|来到|成为)[^。；，]{0,16}[，,]?(?:担任|出任|任|做|当)(?:一名|贵[司公]司?的?)?(${NAME}{3,12})(?=一职|岗位|职务|[，。；！]|$)`,
    'mu',
  ),
];
const ENGLISH_APPLIED = regex('u')`
  \b(?:position|role|post|job) of (?:an? |the )?([A-Z][A-Za-z&/-]*(?: (?:of |and )?[A-Z][A-Za-z&/-]*){0,5})
  |\bappl(?:y|ying|ication) (?:for|as) (?:an? |the 
  |your )?([A-Z][A-Za-z&/-]*(?: (?:of |and )?[A-Z][A-Za-z&/-]*){0,5})
`;
const APPLIED_FOR = /(?:应聘|申请|竞聘|求职)(?:的是|了|一下)?([^，。；！]{2,24})/u;
/** A post that is applied for in other words. */
const WISHED = /应聘|申请|竞聘|\bappl(?:y|ying|ication)\b/iu;

/** The employer before a post: 贵店的冷菜厨师. */
const ADDRESSEE =
  /^(?:贵[\u4e00-\u9fa5]{1,3}?(?:的|(?=招))|贵(?:公司|单位|集团|[司院校行园所店])|该|这个|你们的?|我们的?)/u;
const ENDS_AS_POST = new RegExp(`(?:${NAMES_POST.source})$`, 'iu');
const isPost = (name: string): boolean => ENDS_AS_POST.test(name) || POST_END.test(name);

/** The posts that a text applies for. */
export function appliedIn(body: string, company: string): string[] {
  const [, first, second] = ENGLISH_APPLIED.exec(body) ?? [];
  const [named, ...others] = APPLIED.map((pattern) => pattern.exec(body)?.[1] ?? '').map((name) => {
    const post = name.replace(ADDRESSEE, '');
    return company !== '' && post.startsWith(company) ? post.slice(company.length).replace(/^的/u, '') : post;
  });
  return [named ?? '', ...others.filter(isPost), first ?? '', second ?? ''].filter((name) => name !== '');
}

/** Whether a post is called by a part of its name: 调度 for 运输调度员. */
const isShortFor = (said: string, post: string): boolean => {
  const core = post.replace(/(?:专员|人员|员|师|岗)$/u, '').slice(-2);
  return core.length === 2 && said.includes(core);
};

/** Words for the level or form of a post, which letters leave out or add. */
const LEVEL =
  /高级|资深|初级|中级|助理|专员|主管|经理|总监|工程师|岗位|岗|职位|实习生?|储备|校招|应届|全职|兼职|人员|[员师的部组]/gu;
/** The field of a post, without its level and form. */
const fieldOf = (name: string): string => name.toLowerCase().replace(LEVEL, '');
/** A rank or profession that a post ends with. */
const LEVEL_END = /(?:主管|经理|总监|工程师|专员|助理|顾问|主任|组长)$/u;
const SHORT = 2;
const TRADE_LENGTH = 2;

const RANKS: readonly RegExp[] = [
  /(?:实习生|助理|专员|文员|员)$/u,
  /(?:主管|组长|领班)$/u,
  /(?<!客户|产品|项目|销售|大堂|理财|投资)经理$/u,
  /总监$/u,
];
const rankOf = (name: string): number => RANKS.findIndex((form) => form.test(name));
/** Whether two posts have different ranks among those who lead: 客服经理 and 客服主管. */
const isOtherRank = (said: string, post: string): boolean => {
  const [own, asked] = [rankOf(said), rankOf(post)];
  return own > 0 && asked > 0 && own !== asked;
};

/** Whether a letter names another post than the posting: another trade, or another field of the same one. */
function isOtherPost(said: string, post: string, jd: string): boolean {
  if (hasNoChinese(said) !== hasNoChinese(post)) return false;
  if (hasNoChinese(post))
    return !wordsOf(said).some((word) => word.length > 3 && wordsOf(post).includes(word));
  const shared = sharedRun(said.toLowerCase(), post.toLowerCase());
  if (shared.length < SHORT) return said.length > TRADE_LENGTH;
  const [saidField, askedField] = [fieldOf(said), fieldOf(post)];
  if (isOtherRank(said, post) && !jd.includes(said)) return true;
  // A field is told by its short form: 人资主管 for 人力资源主管.
  if (saidField.length >= SHORT && isInOrder(saidField, post.toLowerCase())) return false;
  // 餐厅主管 is no 前厅主管: the same rank over another field.
  if (
    saidField.length >= SHORT &&
    askedField.length >= SHORT &&
    !isInOrder(askedField, said.toLowerCase()) &&
    LEVEL_END.test(said) &&
    LEVEL_END.exec(said)?.[0] === LEVEL_END.exec(post)?.[0]
  )
    return !jd.toLowerCase().includes(saidField);
  const own = said.toLowerCase().replace(shared, '').replace(LEVEL, '');
  const asked = post.toLowerCase().replace(shared, '');
  return own.length >= SHORT && asked !== '' && !jd.toLowerCase().includes(own);
}
const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/\W+/u)
    .filter(
      (word) => !/^(?:manager|senior|junior|assistant|position|officer|director|head|lead)$/u.test(word),
    );

const includes = (text: string, post: string): boolean => text.toLowerCase().includes(post.toLowerCase());
/** Words before a post that one has held: 任总账会计多年, 做了七年总账会计. */
const HELD = /(?:任职?|担任|做|当|干|从事|名)(?:过|了)?[^，。；]{0,6}$/u;
/** Whether a text names a post as the one applied for, beside those held. */
const appliesFor = (text: string, post: string): boolean =>
  text
    .toLowerCase()
    .split(post.toLowerCase())
    .slice(0, -1)
    .some((before) => !HELD.test(before.slice(-12)));

/** Judges whether the letter names the post that it is for; returns the paragraph that is to be corrected. */
export function judgePosition(letter: Letter, ground: LetterGround, board: LetterBoard): number | undefined {
  const { paragraphs, body } = letter;
  const { position, company, jd } = ground;
  const own = paragraphs.filter(({ role }) => isBody(role) || role === 'subject');
  const bare = position.replace(/[（(][^）)]*[)）]/gu, '').trim();
  const applied = appliedIn(body, company);
  const other = bare === '' ? undefined : applied.find((name) => isOtherPost(name, bare, jd));
  const named = own.find(
    ({ text }) => bare !== '' && (other === undefined ? includes(text, bare) : appliesFor(text, bare)),
  );
  const place =
    named ??
    (other === undefined
      ? own.find(({ text }) => isShortFor(APPLIED_FOR.exec(text)?.[1] ?? '', bare))
      : undefined);
  if (place)
    board.add('focus', 'focus.position', POSITION, `写明了岗位“${quoted(position, 30)}”`, place.index);
  else if (other !== undefined)
    return wrongPosition(other, own, position, withAddressee(letter, ground), board);
  else if (applied.length === 0 && !WISHED.test(body))
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
  said: string,
  own: readonly Paragraph[],
  position: string,
  fix: (text: string) => string,
  board: LetterBoard,
): number | undefined {
  board.limit('post', 1);
  const wrong = own.find(({ text }) => text.includes(said));
  const isElsewhere = wrong !== undefined && fix(wrong.text) !== wrong.text;
  board.add('focus', 'focus.position.wrong', WRONG_POSITION, `应聘的岗位写成了“${said}”`, wrong?.index);
  board.find({
    ruleId: 'focus.position.wrong',
    category: 'wrongPosition',
    severity: 'urgent',
    paragraph: wrong?.index ?? null,
    issue: `岗位写成了“${said}”`,
    why: `这封信应聘的是“${position}”。${isElsewhere ? '这一段还写着别的单位，要一起改。' : ''}`,
    ...(wrong && { before: wrong.text, after: fix(wrong.text.replaceAll(said, position)) }),
    gain: gainOf('focus', POSITION - WRONG_POSITION),
  });
  return wrong?.index;
}
