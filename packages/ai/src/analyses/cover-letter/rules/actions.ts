import { regex } from '@qicheng/resume/regex';
import { isLearnt } from '#src/text/learnt.js';
import { isEmployerIntro } from '../../resume-analysis/not-an-action.js';
import { CLICHES } from '../../resume-analysis/wording.js';
import { CHANGE } from '../action-sentences.js';
import { hasPrizeAsHigh } from '../facts/awards.js';
import { contentWords } from '../facts/content-words.js';
import { falseClaims } from '../facts/false-claims.js';
import { type Figure, figuresIn, isSameFigure } from '../facts/figures.js';
import { harmfulSentences } from '../facts/harmful-sentences.js';
import { resumeFacts } from '../facts/resume-facts.js';
import type { LetterContext } from '../letter-context.js';
import { oncePerLetter } from '../once-per-letter.js';
import { isTemplate } from '../phrases.js';
import { isNeedOrLack, type Letter, withoutFamily } from '../read-letter.js';
import { ADMITS, deniesIn } from './admissions.js';
import { OFFER, PROMISE } from './promises.js';

/** A sentence that mentions something done, and how much it says. */
export interface LetterAction {
  readonly text: string;
  readonly index: number;
  /** With a result in figures, with an amount, or as an action alone. */
  readonly proof: 'result' | 'amount' | 'deed';
}

/** Who, when and for which post are not actions; nor is what one wishes, can start with or has not done. */
const FRAME = regex('iu')`
  应聘|申请|求职|竞聘|报考|报名|希望|期待|想(?:把|要|在|来|去|加入)|愿意|到岗|电话|邮箱|随信|附[上件一]|感谢|谢谢|如果
  |成绩|等结果|[客主]观题|没有?[^，。；]{0,8}过|不会
  |\b(?:apply(?:ing)?|would|hope|look(?:ing)? forward|notice|available|start in|phone|call|attached|enclosed
  |not)\b
`;
/** Complaints of the present work, what is missing, and phrases of devotion mention nothing done. */
const NOT_AN_ACTION = regex('u')`
  单调|枯燥|无聊|没意思|没有?(?:前途|前景|发展空间)|(?:工资|收入|待遇|薪水)[^，。；]{0,3}(?:不高|太?低|太?少)|不想再|受够|太累
  |(?:没有?|尚未|还没)毕业|是[^，。；]{0,4}(?:大专|中专|高中|专科)学历
  |把[^，。；]{1,8}当(?:成|作|做)?(?:自己的?)?(?:家|孩子|亲人|事业)
`;
const DONE = regex('iu')`
  负责|参与|开发|设计|策划|运营|撰写|起草|组织|完成|搭建|整理|跟着|接待|带[教领]?|管|做|写|编|(?<!安)排|教|审|修|分析
  |清理|主导|拦截|调|接手|办|把|将|\b(?:built|led|cut|raised|managed|trained|planned|wrote|ran|handled|improved
  |designed|developed|coordinate[ds]?|leading|grew|reduced|worked)\b
`;
const RESULT = /\d\s?(?:%|％|‰)|[特一二三]等奖|[金银铜]奖|[冠亚季]军|\d\s?[万亿]?元/u;
/** That nothing went wrong, or that all passed, is a result without a figure. */
const FLAWLESS =
  /零(?:差错|事故|投诉|资损|延误|返工)|(?:没有?|未)(?:发生|出现|出过)[^，。；]{0,8}(?:事故|差错|投诉|资损|故障)|一次(?:性)?通过|[特一二三]等奖|[金银铜]奖/u;
/** What was spent, bought or entrusted is not a result: 日均预算3000元, 年采购额2.3亿元. */
const SPENT =
  /(?:预算|费用|花费|消耗|支出|投放|经费|房租|采购(?:总?额|金额|规模)|投资(?:总?额)?|造价|资产|存货|标的额?|合同(?:总?额|金额)|注册资本|客单价|(?:管理|资金|业务)规模|月薪|工资)(?:为|是|约|在|近|超过?|达|金额)*\s?\d[\d.,]*\s?[万亿]?元?|\d[\d.,]*\s?[万亿]?元?的?\p{Script=Han}{0,4}预算/gu;
const withoutSpend = (text: string): string => text.replace(SPENT, '');
const PRIZE = /[特一二三]等奖|[金银铜][奖牌]|[冠亚季]军/u;
/** The pay or terms that one asks for are nothing done: 不接受低于一万的工资. */
const DEMAND =
  /(?:不接受|不低于|不少于|低于|至少|最[低少]|要求)[^，。；]{0,10}(?:工资|月薪|年薪|薪资|薪水|待遇)|(?:工资|月薪|年薪|薪资|薪水|待遇)[^，。；]{0,8}(?:\d|[一二两三四五六七八九十]+[万千])[^，。；]{0,3}(?:以上|起|左右|$|[，。；])/u;
/** What an employer is and how large: 公司是一般纳税人，年销售额1.2亿元左右。 */
const EMPLOYER_ALONE =
  /^(?:该|这家)?(?:公司|单位|集团|酒店|医院|学校|工厂|厂里?|门店|园所?)(?:是|为|有|共有|现有|主营|成立)(?![^。]*(?:我|负责|参与|管理|完成|带))/u;
const SPANS = new Set(['年', '个月', '周']);
const MIN_LENGTH = 8;
const MIN_WORDS = 2;
const MIN_RESUME = 24;

/** Clauses that praise oneself without a fact: 吃苦耐劳, 做事认真负责. */
const isPraise = (clause: string): boolean =>
  clause.match(CLICHES) !== null || /性格|为人|做事[^，。]{0,6}[真细负踏]|能吃苦|善于沟通/u.test(clause);
/** Mastery of everything and superlatives prove no action. */
const BOAST =
  /精通[^，。；]*(?:所有|各种|一切|全部|任何)|什么[^，。；]{0,6}都(?:做|带|干|会|懂|遇到?)过|没有做不(?:好|成|到)的|[全本](?:国|省|市|行业|院|校|公司)最|最(?:优秀|出色|顶尖|专业|好)的[^，。；]{0,12}(?:之一|人)/u;
/** Whether a sentence consists of praise of oneself. */
const isSelfPraise = (text: string): boolean =>
  !/\d/u.test(text) &&
  text
    .split(/[，、；。！!]/u)
    .filter((clause) => clause.trim() !== '')
    .every((clause) => isPraise(clause) || clause.length < MIN_CLAUSE);
const MIN_CLAUSE = 4;
/** A sentence without the clauses on the size of an employer, which nobody's action is: 公司年收入约1.8亿元. */
const ownPart = (text: string): string =>
  withoutFamily(text)
    .split(/(?<=[，；])/u)
    .filter((clause) => !isEmployerIntro(clause.replace(/[，；。]$/u, '')))
    .join('');

/** Whether a sentence mentions work, next to what is missing and what everybody claims. */
export const describesWork = (text: string): boolean =>
  !isTemplate(text) &&
  !isSelfPraise(text) &&
  !BOAST.test(text) &&
  !NOT_AN_ACTION.test(text) &&
  !isRemedy(text) &&
  DONE.test(text);
/** 为此我考取了…: says what was done about a lack. */
const isRemedy = (text: string): boolean => /^(?:为此|因此|所以)/u.test(text);
/** What one can do, is good at or reached in an exam is not an action. */
const ABLE =
  /^(?:我|也|还|并|同时|平时|另外)*(?:会|能|可以?|可|热爱|喜欢|愿意?|很愿意|熟悉|熟练|精通|掌握|擅长|了解|懂)|达到[^，。；]{0,10}水平|经验丰富|\b(?:can|able|fluent|proficient|familiar)\b/iu;
const CAN_DO = /(?:能|会|可以)(?:独立)?(?:做|用|写|编|画)(?!了|过)/u;
const CLAUSE = /[，,；;]/u;
/** A trait that one has is nothing done: 具有较强的数据分析能力. */
const TRAIT =
  /^(?:我|本人|也|还|并|同时)*(?:具有|具备|拥有|有)(?:着|了)?[^\d]*(?:能力|意识|精神|素养|素质|品质)$/u;
/** Who one is: 我叫…, 今年30岁, 是一名护士. */
const INTRODUCES =
  /^(?:您好[！!，,]?)?(?:我叫|我是|本人(?:是|系)?\p{Script=Han}{2,4}$|是[^，]{0,30}(?:一名|一位|的)|今年\d+岁)/u;
/** Where one saw the post, and what one watches or plays in one's free time. */
const SAW =
  /(?:看到|得知|获悉|听说|刷到)[^，,]{0,12}(?:招|岗位|职位|公告)|(?:刷|追|玩)[^，,]{0,8}(?:抖音|视频|直播|小红书|B站|朋友圈|剧|游戏)/u;
/** Two or three kinds or sides of a thing are no amount of work. */
const KINDS = /[两二三四五2-5]\s?(?:种|类|个?方面|点)/gu;
/** What the employer asks for: 贵公司要求完整做过一个项目. */
const THEIR_DEMAND =
  /^(?:贵\p{Script=Han}{1,3}|你们|岗位|职位|招聘|公告|通知)[^，。；我]{0,8}(?:要求|需要|提到|写|希望|看重)(?![^。；]*我)/u;
/** A gap that is admitted proves nothing, unless the sentence tells what came of something. */
const admitsGap = (text: string): boolean =>
  text
    .split(CLAUSE)
    .some((clause) => deniesIn(clause) || ADMITS.test(clause) || /尚未|还没|不能独立/u.test(clause));

/** The clauses of a sentence that mention something done. */
const doneClausesOf = (text: string): string[] =>
  text
    .split(CLAUSE)
    .filter(
      (clause) =>
        DONE.test(clause) &&
        !INTRODUCES.test(clause.trim()) &&
        !SAW.test(clause) &&
        !isLearnt(clause) &&
        !isPraise(clause) &&
        !TRAIT.test(clause.trim()) &&
        !ABLE.test(clause.trim()) &&
        !CAN_DO.test(clause) &&
        !deniesIn(clause) &&
        !ADMITS.test(clause),
    );

/** Whether a line of the résumé has a figure of a sentence and a word with it: 5 product lines are not 5 teams. */
const isOfSameThing = (text: string, figures: readonly Figure[], lines: readonly string[]): boolean =>
  lines.length === 0 ||
  lines.some(
    (line) =>
      figuresIn(line).some((own) => figures.some((figure) => isSameFigure(own, figure))) &&
      contentWords(text).some((word) => line.toLowerCase().includes(word.toLowerCase())),
  );

/** The actions that a letter describes; with a résumé only those of it. */
export const actionsInLetter = oncePerLetter((letter, context): LetterAction[] => {
  const { sentences } = letter;
  const { reading } = context;
  // What candidates say about themselves in a résumé proves no action.
  const own = (reading?.texts ?? [])
    .flatMap(({ module, text }) => (module === 'selfEvaluation' ? [] : text))
    .concat(reading?.unplaced ?? []);
  // A résumé of a few words proves and disproves nothing.
  const isOpen = own.join('').length < MIN_RESUME;
  const lines = isOpen ? [] : own;
  const known = lines.flatMap(figuresIn);
  const untraced = new Set(falseClaims(letter, context).map(({ sentence }) => sentence));
  const harmful = new Set(harmfulSentences(letter, context).map(({ text }) => text));
  const facts = reading && !isOpen ? resumeFacts(reading, context.today) : null;
  const isUnknownPrize = (text: string): boolean =>
    facts !== null && PRIZE.test(text) && !hasPrizeAsHigh(text, facts);
  return sentences.flatMap(({ text, index }): LetterAction[] => {
    if (text.length < MIN_LENGTH || isTemplate(text) || isSelfPraise(text) || BOAST.test(text)) return [];
    // What the résumé does not have proves nothing.
    if (untraced.has(text) || isUnknownPrize(text)) return [];
    if (THEIR_DEMAND.test(text) || isNeedOrLack(text)) return [];
    if (OFFER.test(text) || DEMAND.test(text) || harmful.has(text) || EMPLOYER_ALONE.test(text)) return [];
    const figures = figuresIn(ownPart(text).replace(KINDS, '')).filter(
      (figure) => !SPANS.has(figure.unit) && (isOpen || known.some((own) => isSameFigure(own, figure))),
    );
    if (figures.length > 0 && (CHANGE.test(text) || RESULT.test(withoutSpend(ownPart(text)))))
      return [{ text, index, proof: 'result' }];
    if (admitsGap(text)) return [];
    if (FRAME.test(text) || NOT_AN_ACTION.test(text) || PROMISE.test(text)) return [];
    if (figures.length > 0 && isOfSameThing(text, figures, lines)) return [{ text, index, proof: 'amount' }];
    // What was learnt or can be done next to it is no part of what was done.
    const words = contentWords(isOpen ? text : doneClausesOf(text).join('，'));
    const isOwn =
      isOpen || lines.some((line) => words.filter((word) => line.includes(word)).length >= MIN_WORDS);
    if (isOwn && FLAWLESS.test(text)) return [{ text, index, proof: 'result' }];
    return isOwn && doneClausesOf(text).length > 0 ? [{ text, index, proof: 'deed' }] : [];
  });
});

/** The actions that a letter describes, and each further clause of theirs with a figure as a fact of its own. */
export function factsInLetter(letter: Letter, context: LetterContext): LetterAction[] {
  const known = context.reading?.texts.flatMap(({ text }) => figuresIn(text)) ?? [];
  return actionsInLetter(letter, context).flatMap((action) => {
    if (action.proof === 'deed') return [action];
    const [, ...further] = action.text
      .split(/[，；]|, /u)
      .filter((clause) =>
        figuresIn(clause).some(
          (figure) => !SPANS.has(figure.unit) && known.some((own) => isSameFigure(own, figure)),
        ),
      );
    return [action, ...further.map((text) => ({ ...action, text, proof: 'amount' as const }))];
  });
}
