import { regex } from '@qicheng/resume/regex';
import type { InterviewQuestionType } from '@qicheng/analysis/interview';
import { sentencesOf } from '../../text/clauses.js';
import type { AnswerCase } from './answer-case.js';
import { boastIssue } from './boasts.js';
import { isDubious, THINK_AGAIN } from './improper-acts.js';
import { offRecordIssue } from './off-record.js';
import { termsOnlyIssue } from './terms-only.js';
import { figuresIn } from './answer-figures.js';
import { slogansIn } from './slogans.js';
import { twoWagesIssue } from './second-job.js';
import { substanceOf } from './substance.js';
import { openChoiceIssue } from './open-choice.js';
import { unsureFigureIssue } from './unsure-figure.js';

/** A stance that harms the candidate, whatever the length of the answer. */
interface Stance {
  pattern: RegExp;
  /** The diagnosis, before any remark about form. */
  words: string;
  /** Restricts the stance to types of questions, or to questions with these words. */
  types?: ReadonlySet<InterviewQuestionType>;
  inQuestion?: RegExp;
  /** Excludes questions with these words. */
  notInQuestion?: RegExp;
  unless?: RegExp;
  /** Whether the rest of the answer, told before it, is worth more than this admission. */
  isOutweighed?: (text: string, pattern: RegExp) => boolean;
}

const of = (...types: InterviewQuestionType[]): ReadonlySet<InterviewQuestionType> => new Set(types);
const NOTHING_WENT_WRONG =
  /没(?:有)?(?:走过)?(?:什么|啥)?(?:难办|弯路|失败过?|不满意|缺点|冲突|分歧|困难|难的|意见不(?:同|一致))|从来没(?:有)?(?:失败|犯错|出错|冲突|和谁)|每一?次都(?:很)?(?:成功|满意|顺利)|(?:所以|就|也)没有(?:没人|失败|做砸|不(?:好|成功|满意))[^，。；]{0,8}[。！]?$|什么都能(?:搞定|做)|没有意见不/u;
/** A perfect rate together with never: nobody has both, and it answers no question. */
const PERFECT =
  /(?:率|度|成绩|业绩)[^，。；]{0,4}(?:100\s?[%％]|百分之百)[，。；]?[^。；]{0,4}(?:从来?没|从未|没有一次|一次(?:都|也)没|没出过)|(?:从来?没|从未)[^。；]{0,20}(?:率|度)[^，。；]{0,4}(?:100\s?[%％]|百分之百)/u;
/** The diagnosis of an answer that tells no occasion. */
export const EVADED = '避开了问题。面试官想听一件真事：挑一次不太顺的，说当时怎么处理、之后改了什么。';
const DESCRIBES_ONE_CASE = /有一次|有一[回天]|当时|那次|去年|前年|后来|不过有|但有/u;

const SERVED = '(?:病人|患者|学生|客户|顾客|家长|家属|老人|业主|孩子|用户|旅客|居民|群众|来访者)';
/** Blaming the people served instead of describing an own action. */
const BLAMES = new RegExp(
  `(?:怪|赖|怨)(?:就|只能|不得不)?(?:怪|赖)?(?:那(?:个|位|些)|这(?:个|位|些))?${SERVED}|(?:是|就是|都是|全是|还不是|因为)(?:那(?:个|位|些)|这(?:个|位|些))?${SERVED}(?:们)?(?:他|她)?(?:自己|太|都|就是)?[^，。；]{0,4}(?:的?(?:错|问题|责任)$|不(?:听话|努力|用功|认真|懂|讲理|配合|争气)|太?笨|太?懒|事(?:太|儿)?多|难缠|挑剔|无理取闹|活该|自找)|${SERVED}(?:们)?(?:自己)?(?:不(?:听话|努力|用功|争气|讲理)|活该|自找|自作自受|无理取闹)[^。；]{0,14}(?:跟我|和我|与我|我(?:也)?没(?:有)?(?:办法|责任)|不(?:关|怪)我)`,
  'u',
);
const SHIRKS =
  /出了?(?:事|问题|错)[^，。；]{0,4}(?:不要|别|可?不)(?:来)?(?:找|怪|赖)我|(?:跟|和|与)我(?:又|可|都)?(?:没(?:有)?(?:什么|啥|半点)?关系|无关)|不(?:关|怪|赖)我(?:的)?(?:事|$|[，。])|(?:又|也)?不是我的(?:错|问题|责任)|不归我管/u;

/** A whole group of peers called less able. */
const LOOKS_DOWN =
  /(?:国内|其他|别的|现在|大部分|多数|我们(?:班|组|公司|单位))的?(?:同学|同事|学生|年轻人|人|组员)们?[^。；]{0,12}(?:比较|都|太|很|也)?(?:散(?!步)|视野[^，。；]{0,3}(?:窄|差)|水平[^，。；]{0,2}(?:低|差|不行)|能力[^，。；]{0,2}(?:差|弱|不行)|不专业|没(?:有)?(?:能力|见识|想法)|笨|懒)/u;

const MIN_STORY_LENGTH = 20;
/** Whether an answer tells something of its own before the sentence with this pattern: what it knows, then what it does not. */
function describesBefore(text: string, pattern: RegExp): boolean {
  const sentences = sentencesOf(text);
  const before = sentences
    .slice(
      0,
      sentences.findIndex((sentence) => pattern.test(sentence)),
    )
    .join('');
  return [...before].length >= MIN_STORY_LENGTH && slogansIn(before) === 0 && !FLATTERY.test(before);
}
/** What is stated about every employer. */
const FLATTERY = /(?:平台|规模|实力|前景|名气|待遇|福利)[^，。]{0,4}(?:大|好|强|雄厚|广阔)|大公司|知名|有名/u;

/** Whatever the superior says: 领导说了算. */
const OBEYS =
  /(?:领导|上级|老板)(?:的事|的话|的?决定)?(?:(?:永远|总|一定|肯定)是?(?:都是)?对的|说了算|最大|怎么说就怎么做|说啥是啥)|以服从(?:命令)?为天职|(?:我)?一般不(?:会)?(?:说|反对|提)|(?:坚决|绝对|无条件|完全)服从[^。]{0,12}(?:不提|没有|不会有)(?:任何)?(?:意见|异议)/u;
/** A question on several things of which not all can be done. */
const ONE_OF_SEVERAL = /先做哪|取舍|只够|[两三四几]件[^。]{0,6}(?:急|事)|同时交给/u;

const UNPREPARED =
  '这样说表示没有准备，也不在意这份工作。面试前看一遍对方的业务和岗位职责，说出吸引您的一点。';
/** The work applied for itself is what the speaker does not know. */
const KNOWS_NO_DUTY = regex('u')`
  (?:工作|岗位|职位|具体)的?(?:内容|职责|要?[做干]些?什么)[^，。；]{0,8}
  (?:不(?:太|是很|怎么|大)?(?:清楚|了解|知道)|没(?:有)?(?:怎么|仔细)?(?:了解|看|查))
  |(?:不(?:太|是很|怎么|大)?(?:清楚|了解|知道)|没(?:有)?(?:了解|看)过?)[^，。；]{0,8}
  (?:工作|岗位|职位|具体)的?(?:内容|职责|要?[做干]些?什么)
`;

const BEGS = '在贬低自己、请求照顾，会让人只看到短处。改说一件现在就能做的事和做成它的例子。';

const STANCES: readonly Stance[] = [
  {
    pattern: BLAMES,
    unless:
      /不(?:能|该|应该?|要|是)(?:只|都|去)?(?:怪|赖|怨)|理解|换位|我(?:也)?(?:有责任|没(?:有)?(?:讲|说|解释)清)/u,
    words:
      '把问题推给了自己服务的人，面试官会担心您以后也这样对他们。改说自己能做的：当时哪一步可以解释得更清楚、做得更早，后来怎么帮他解决。',
  },
  {
    pattern: SHIRKS,
    types: of('experience', 'behaviour', 'values', 'pressure', 'case', 'skill', 'structured'),
    unless: /不能说|不会说|不该说|我(?:也)?有责任|虽然|但(?:我)?(?:还是|也)/u,
    words: '听起来像在推责任。先说自己能负责的那一步，再说明哪些要别人配合、您是怎么推动的。',
  },
  {
    pattern:
      /(?:直接|干脆|说)(?:就)?(?:不去|走人|消失|不干|自离)(?:就行|就好|了|也行|$|[，。])|不打招呼就走|自动离职|旷工|玩失踪|不(?:用|做|办|管)交接/u,
    unless: /不会|不能|不可能|不应该|同事|有人/u,
    words:
      '不办交接就走，会让对方担心您对这里也这样。改说：按合同提前书面通知，列清单交接完再来，需要多少天。',
  },
  {
    pattern: regex('u')`
      考(?:上)?(?:公务员|事业编|编制|研究?生?|博)[^。]{0,16}(?:先|积累|过渡|锻炼)
      |先(?:在|来|到)[^。]{0,10}(?:积累|干几年|过渡|锻炼|待)[^。]{0,12}(?:再|就)?(?:走|跳槽?|考|调走|离开|创业)
      |先(?:干|做|待)几年再|先(?:积累|锻炼|过渡)[^。]{0,14}(?:考公|考(?:上)?(?:公务员|研|编)|跳槽|创业|离开
      |走人)|跳板|骑驴找马
      |先(?:在[^，。]{1,10})?(?:干|做|待|上|工作)(?:个|满|上)?(?:半|[一两二三几\d])个?(?:年|月|学期)[^。]{0,12}(?:再|然后|就|之后|接着)[^。]{0,8}
      (?:考(?![^，。]{0,10}[证级]|虑|核)|读研|读博|留学|出国|创业|跳槽|换(?:一?家|个?地方|行|工作)|辞|走(?=[，。]|$|人)|回(?:老家|家)|自己(?:干|开|做))
      |(?:边|一边)(?:上班|工作|干)[^，。]{0,4}(?:边|一边)(?:考(?:公|编|研)|备考|复习|找)
      |先(?:找|进|来|去)(?:个|一个|家|一家)?[^，。]{0,8}(?:待着|呆着|混着|干着|过渡|落脚)
      |等[^，。]{0,10}(?:拿到|考到|考上|考过|出分|攒够|存够|孩子)[^，。]{0,10}(?:就|再)(?:去|走|换|辞|跳|回(?:老家|家)|自己(?:干|开|做))
      |(?:考|找)不(?:上|到)[^，。]{0,6}(?:就|再)[^，。]{0,6}(?:继续)?(?:干|做|待|留|来)
      |先(?:考上|录上|进来|进去|上岸|拿到[^，。]{0,6})(?:了)?再(?:说|看)|反正都是(?:工作|上班|打工)
    `,
    unless:
      /不(?:是|会|打算|想|准备)[^，。]{0,6}(?:过渡|跳板|跳槽|考公|考研|走|离开)|考(?:下|取|出|到)[^，。]{0,8}证(?![^，。]{0,3}[就再](?:去|走))/u,
    words: '这样说等于告诉对方您待不久。改说这份工作本身：看中它的哪一项内容，打算做到哪一步。',
  },
  {
    pattern: /海投|(?:昨天|今天|刚)[^。]{0,8}才(?:看到|知道|查)|没(?:有)?(?:了解|看)过(?:你们|贵)|随便投/u,
    words: UNPREPARED,
  },
  {
    pattern:
      /不(?:太|是很|怎么|大)?(?:了解|清楚|知道|熟悉)|没(?:有)?(?:怎么|太|仔细)?(?:了解|看|查)|(?:网上|百度)(?:上)?(?:随便|大概)?(?:看|搜|查)了(?:一下|一眼|看)/u,
    inQuestion: /了解多少|知道.{0,6}做什么/u,
    unless:
      /官网|年报|公众号|产品|业务|客户|新闻|门店|项目|科室|专业|以前|但(?:是)?(?:我)?(?:知道|看到|了解)/u,
    words: UNPREPARED,
    isOutweighed: describesBefore,
  },
  {
    pattern: KNOWS_NO_DUTY,
    types: of('motivation', 'career'),
    unless:
      /(?:后来|现在|已经)[^，。；]{0,6}(?:清楚|了解|知道|明白)|(?:以前|之前|当时|刚(?:来|毕业|开始))[^，。；]{0,8}不/u,
    words: UNPREPARED,
  },
  {
    pattern: regex('u')`
      哪(?:个|家|边)[^。]{0,6}(?:钱|工资|薪水?|待遇)[^。]{0,4}(?:多|高|好)[^。]{0,6}(?:去|选|哪)
      |(?:因为|主要是?|就是|图)[^。]{0,10}(?:离家近|轻松|清闲|编制稳定|寒暑假|有编制|不(?:用)?加班|活儿?少)
      |坐办公室|吹空调|不(?:用|必|需要)(?:风吹|日晒|晒太阳|跑[\u4e00-\u9fa5]{2}|出力|熬夜|倒班|值夜)
    `,
    types: of('motivation', 'career', 'values', 'structured'),
    unless: /做过|经验|内容|职责|(?<!(?:不用|不必|不需要)[^，。]{0,3})业务|方向|专业|能力/u,
    words:
      '理由只说了自己的方便。面试官要听的是您看中这份工作的哪一项内容、能为它做什么，个人的方便放在最后一句。',
  },
  {
    pattern:
      /(?:大会上?|当众|当着[^。]{0,4}面)[^。]{0,8}(?:指出|说|反驳|批评)|不能顾面子|直接(?:顶|怼|翻脸|举报)|(?:就|去)举报(?:他|她|领导|上级)|闹到|(?:跟|和)(?:他们?|领导|公司|客户)(?:闹|吵|翻脸|对着干)/u,
    notInQuestion: /毛病|缺点|不足|短处|失败|没有做成|后悔/u,
    unless: /不(?:会|该|应)|没(?:有)?(?:跟|和|去|必要)|不(?:跟|和)|避免|私下|劝/u,
    words:
      '处理方式太对抗，面试官会担心您难以合作。改说：先私下说明事实和依据，再按规定的渠道反映，同时把工作做好。',
  },
  {
    pattern: /^(?:我)?(?:就|会|先|直接|肯定)*骂(?:他|她|他们|一顿|回去|走)/u,
    words:
      '骂人解决不了事，面试官不会接受。改说：先让事情停下来，平和地说清哪里不行、该怎么做，再按制度处理。',
  },
  {
    pattern: regex('u')`
      没有理由不(?:要|录用|选)我|(?:对我|对博士|对研究生)来说(?:都)?(?:很|太)?(?:简单|小菜)
      |你们[^。]{0,10}(?:能做|会做)[^。]{0,4}我(?:肯定|当然)
      |(?:他们|别人|同事)[^。]{0,6}(?:主要)?是?(?:执行|打杂|打下手)(?:的|$|[。，])|(?:客户|大家|他们)都听我的
      |我(?:这个人)?什么都能(?:搞定|做|行)|非我莫属
    `,
    words: '说得太满，听起来像夸口。只说自己做的那一步和它的结果，别人的部分如实说是别人做的。',
  },
  {
    pattern: LOOKS_DOWN,
    unless: /不(?:是|能|该|会)说|帮|教|理解|刚开始/u,
    words:
      '这样说是在贬低同伴，面试官会担心您难以合作。改说您能带来什么：会做哪一件事，怎样让大家都说得上话。',
  },
  {
    pattern: PERFECT,
    unless: /不(?:是|可能|会)[^，。]{0,6}(?:100|百分之百)|但(?:是)?|只有[^，。]{0,8}次|共\d|一共/u,
    words:
      '“百分之百”“从来没有”说得太满，面试官会追问一共多少次、怎么统计的。说不出就不要这样说；改说一次没有做好的，当时怎么处理。',
  },
  {
    pattern: NOTHING_WENT_WRONG,
    types: of('experience', 'behaviour', 'values', 'pressure'),
    notInQuestion: /优点|拿得出手|优势|擅长/u,
    unless: DESCRIBES_ONE_CASE,
    words: EVADED,
  },
  {
    pattern: OBEYS,
    inQuestion: ONE_OF_SEVERAL,
    unless: /后果|截止|影响|轻重|紧急程度|商量|推迟|协调/u,
    words:
      '先后全交给领导定，没有说自己的判断。改说：按后果和截止时间排，最要紧的先做，做不完的当场说什么时候能给，再请领导确认。',
  },
  {
    pattern: OBEYS,
    notInQuestion: ONE_OF_SEVERAL,
    types: of('structured', 'case', 'values', 'behaviour', 'pressure', 'experience'),
    unless: /先[^。]*(?:说明|建议|汇报)|依据|书面/u,
    words: '没有说自己的判断。改说：先说明依据和建议，领导仍然决定时照办，同时把风险记录下来、及时汇报。',
  },
  {
    pattern:
      /(?:[两三四几]件|全部?|都)(?:都|全)?(?:要|得|能|会)?(?:[想尽][^，。；]{0,4})?(?:做完?|完成|干完)/u,
    inQuestion: /先做哪|取舍|同时|优先|只能|冲突|撞在一起/u,
    unless: /先|优先|推迟|拆|请示|协调|分给/u,
    words:
      '题目问怎么取舍，回答没有取舍。改说：按影响大小排出先后，哪一件先做，哪一件和对方商量推迟，为什么。',
  },
  {
    pattern: /(?:太|过于)(?:认真|追求完美|负责|敬业)|追求完美|完美主义/u,
    inQuestion: /缺点|不足|短处/u,
    words: '把优点当缺点说，面试官听得多了。说一个真实、不影响这份工作的不足，和正在用的改法。',
  },
  {
    pattern:
      /年纪(?:也)?大了?[^。]{0,8}没(?:有)?(?:什么)?(?:规划|想法)|(?:希望|求|请)[^。]{0,8}给(?:我)?(?:一?个)?机会[^。]{0,20}(?:学|努力)|(?:可能|确实)?有些?不足[^。]{0,12}(?:机会|学)|我(?:其实)?什么都不会/u,
    words: BEGS,
  },
  {
    pattern:
      /只要能(?:进来|进去|录用|要我|考上|留下)[^。；]{0,10}(?:什么都(?:行|可以|愿意|肯)|都(?:行|可以|愿意))/u,
    words: BEGS,
  },
];

const MANY_SLOGANS = 3;
const SLOGAN_WORDS =
  '说的多是口号，谁都可以这样说。换成一件具体的事：做哪一步、什么时候做完、怎么检查做得好不好。';

/** Emotional phrases: several of them without an action have no content. */
const FEELINGS = regex('gu')`
  初心|用心|真诚|真心|热爱|坚持|相信|梦想|情怀|信念|卓越|辉煌|担当|超越|成就|突破|创新|拥抱|绽放|星辰|远方|岁月
  |感动|温度|灵魂|双向奔赴|天道酬勤|永不言弃|百倍的?信心|铁杵|热情|使命|价值|共赢|赋能|更好的自己|时代|正能量
  |敬畏|极致|拼搏|空杯|精益求精|脚踏实地|迎难而上|高光|青春|奉献|心往一处|劲往一处|上帝|走心|有温度|有深度
  |有态度|力量是无穷
`;
const MANY_FEELINGS = 3;

const differentIn = (text: string, pattern: RegExp): number =>
  new Set([...text.matchAll(pattern)].map(([word]) => word)).size;

/** Whether an answer contains nothing verifiable: no figure, action, step or scene. */
function isBare({ text, traits }: AnswerCase): boolean {
  const { actions, steps, hasScene } = substanceOf({ text });
  return !/\d/u.test(text) && !traits.hasExample && actions + steps < 2 && !hasScene;
}

const isSlogans = (answered: AnswerCase): boolean => {
  const { question, text, traits } = answered;
  // A number of the question proves nothing: 前三个月.
  const hasOwnFigure = figuresIn(text).some(({ raw }) => !question.text.includes(raw));
  if (isBare(answered) && differentIn(text, FEELINGS) >= MANY_FEELINGS) return true;
  return (
    !hasOwnFigure &&
    !traits.hasExample &&
    substanceOf({ text }).actions < 2 &&
    slogansIn(text) >= MANY_SLOGANS
  );
};

/** What is wrong with the stance of an answer, in one sentence; null if nothing is. */
export function stanceIssueOf(answered: AnswerCase): string | null {
  const { question, text } = answered;
  const found = STANCES.find(
    ({ pattern, types, inQuestion, notInQuestion, unless, isOutweighed }) =>
      (types?.has(question.type) ?? true) &&
      (inQuestion?.test(question.text) ?? true) &&
      !(notInQuestion?.test(question.text) ?? false) &&
      pattern.test(text) &&
      !(unless?.test(text) ?? false) &&
      !(isOutweighed?.(text, pattern) ?? false),
  );
  return (
    offRecordIssue(text) ??
    twoWagesIssue(question, text) ??
    unsureFigureIssue(answered) ??
    boastIssue(text) ??
    termsOnlyIssue(question, text) ??
    openChoiceIssue(question, text) ??
    found?.words ??
    (isSlogans(answered) ? SLOGAN_WORDS : isDubious(text) ? THINK_AGAIN : null)
  );
}
