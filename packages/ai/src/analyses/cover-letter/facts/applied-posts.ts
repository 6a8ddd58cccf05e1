import { regex } from '@qicheng/resume/regex';
import { NAMES_POST, POST_END } from '#src/jd/post-names.js';
import { isInOrder } from '#src/text/in-order.js';
import { hasNoChinese } from '#src/text/no-chinese.js';
import { sharedRun } from '#src/text/shared-run.js';
import { isOtherInEnglish } from './english-posts.js';

const NAME = '[\u4e00-\u9fa5A-Za-z+#/]';
/** Posts that a letter applies for; after the first one a word for post follows. */
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
    `对贵(?:公司|单位|集团|[司院校行园所店])的?[“"]?(${NAME}{2,12}?)[”"]?(?:[（(][^）)]{1,12}[)）])?(?:一职)?(?:很|非常|十分|一直)?(?:都)?感兴趣`,
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
/** 贵院急诊科护士的招聘信息: the post of a notice that one answers. */
const ANNOUNCED = new RegExp(
  `(?:看到|得知|获悉|了解到)[^，。；]{0,8}贵(?:公司|单位|集团|酒店|医院|学校|幼儿园|[司院校行园所店])(${NAME}{3,14}?)(?:一职|岗位|职位)?的?招聘(?:信息|启事|公告|广告|通知)`,
  'mu',
);
/** The posts that a letter says its addressee is hiring for. */
const HIRED = new RegExp(
  `贵[\u4e00-\u9fa5]{1,3}?(?:现|正在|目前|公开)?(?:招聘|诚聘|招收|急聘)(?:的|一名)?(${NAME}{2,16}?)(?=岗位|职位|一职|[，。；！的]|$)`,
  'mu',
);
const ENGLISH_APPLIED = regex('u')`
  \b(?:position|role|post|job) of (?:an? |the )?([A-Z][A-Za-z&/-]*(?: (?:of |and )?[A-Z][A-Za-z&/-]*){0,5})
  |\bappl(?:y|ying|ication) (?:for|as) (?:an? |the 
  |your )?([A-Z][A-Za-z&/-]*(?: (?:of |and )?[A-Z][A-Za-z&/-]*){0,5})
`;
/** The employer before a post: 贵店的冷菜厨师. */
const ADDRESSEE =
  /^(?:贵[\u4e00-\u9fa5]{1,3}?(?:的|(?=招))|贵(?:公司|单位|集团|[司院校行园所店])|该|这个|你们(?:公司|单位|[司院校行园所店])?的?|我们的?)/u;
const ENDS_AS_POST = new RegExp(`(?:${NAMES_POST.source})$`, 'iu');
const isPost = (name: string): boolean => ENDS_AS_POST.test(name) || POST_END.test(name);

/** Words that name no post. */
const ANY_POST = /^(?:相关|合适|适合|任何|一个|某个)(?:的|类)?$/u;
/** An application for whatever there is: 我应聘贵公司职位. */
export const NO_POST =
  /(?:应聘|申请|求职)(?:贵[公单]?[司位院校行园所店]?|该|这个|相关)的?(?:相关)?(?:职位|岗位|工作)/u;

/** A half-width comma after Chinese, which ends a clause as a wide one does. */
const HALF_WIDTH = /(?<=\p{Script=Han}),/gu;

/** The posts that a text applies for. */
export function appliedIn(text: string, company: string): string[] {
  const body = text.replace(HALF_WIDTH, '，');
  const [, first, second] = ENGLISH_APPLIED.exec(body) ?? [];
  const [named, ...others] = [...APPLIED, HIRED, ANNOUNCED]
    .map((pattern) => pattern.exec(body)?.[1] ?? '')
    .map((name) => {
      const post = name.replace(ADDRESSEE, '');
      return company !== '' && post.startsWith(company)
        ? post.slice(company.length).replace(/^的/u, '')
        : post;
    });
  return [named ?? '', ...others.filter(isPost), first ?? '', second ?? ''].filter(
    (name) => name !== '' && !ANY_POST.test(name),
  );
}

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
const isOtherRank = (stated: string, post: string): boolean => {
  const [own, target] = [rankOf(stated), rankOf(post)];
  return own > 0 && target > 0 && own !== target;
};

const OF_DEPARTMENT = /^(.{2,}?)(?:部|中心)(?=(?:副?经理|主管|总监|主任|助理)$)/u;
/** Whether two posts are in departments of different names: 财务部经理 and 工程部经理, whatever else a posting says of either. */
const isOtherDepartment = (stated: string, post: string): boolean => {
  const [own = '', target = ''] = [stated, post].map((name) => OF_DEPARTMENT.exec(name)?.[1]);
  return own !== '' && target !== '' && !isInOrder(own, target) && !isInOrder(target, own);
};

/** Whether a letter names another post than the posting: another trade, or another field of the same one. */
function isOtherPost(stated: string, post: string, jd: string): boolean {
  if (hasNoChinese(stated) && !hasNoChinese(post)) return isOtherInEnglish(stated, `${post}\n${jd}`);
  if (hasNoChinese(stated) !== hasNoChinese(post)) return false;
  if (hasNoChinese(post))
    return !wordsOf(stated).some((word) => word.length > 3 && wordsOf(post).includes(word));
  const shared = sharedRun(stated.toLowerCase(), post.toLowerCase());
  if (shared.length < SHORT) return stated.length > TRADE_LENGTH;
  const [statedField, targetField] = [fieldOf(stated), fieldOf(post)];
  if (isOtherRank(stated, post) && !jd.includes(stated)) return true;
  if (isOtherDepartment(stated, post)) return !jd.includes(stated);
  // A field is stated by its short form: 人资主管 for 人力资源主管.
  if (statedField.length >= SHORT && isInOrder(statedField, post.toLowerCase())) return false;
  // 餐厅主管 is no 前厅主管: the same rank over another field.
  if (
    statedField.length >= SHORT &&
    targetField.length >= SHORT &&
    !isInOrder(targetField, stated.toLowerCase()) &&
    LEVEL_END.test(stated) &&
    LEVEL_END.exec(stated)?.[0] === LEVEL_END.exec(post)?.[0]
  )
    return !jd.toLowerCase().includes(statedField);
  const own = stated.toLowerCase().replace(shared, '').replace(LEVEL, '');
  const rest = post.toLowerCase().replace(shared, '');
  return own.length >= SHORT && rest !== '' && !jd.toLowerCase().includes(own);
}
/** Whether all words of a name are in another one, in any order: 数控车床操作工 in 操作工（数控车床）. */
function isOfWords(name: string, other: string): boolean {
  const run = sharedRun(name, other);
  if (name === '') return true;
  return run.length >= SHORT && name.split(run).every((rest) => isOfWords(rest, other));
}

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .split(/\W+/u)
    .filter(
      (word) => !/^(?:manager|senior|junior|assistant|position|officer|director|head|lead)$/u.test(word),
    );

/** The post without what is in brackets. */
export const barePost = (position: string): string => position.replace(/[（(][^）)]*[)）]/gu, '').trim();

/** The post that a letter applies for instead of the one it is for; undefined if it names no other. */
export function otherPostIn(
  body: string,
  { position, company, jd }: { position: string; company: string; jd: string },
): string | undefined {
  const bare = barePost(position);
  if (bare === '') return undefined;
  const whole = position.toLowerCase();
  return appliedIn(body, company).find(
    (name) => !isOfWords(name.toLowerCase(), whole) && isOtherPost(name, bare, jd),
  );
}
