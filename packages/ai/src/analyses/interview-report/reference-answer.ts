import { sharedWith, topicOf } from '@qicheng/analysis/interview-topic';
import { partsOf } from '../../jd/actions.js';
import { clipped } from '../../text/clipped.js';
import { inQuotes } from '../../text/in-quotes.js';
import { remainsSpoken } from '../../text/spoken-words.js';
import { asInHouse } from '../interview/in-house.js';
import { isExperienced } from '../interview/interview-target.js';
import { leadQuestionOf, leadsOthers } from '../interview/lead-questions.js';
import { entryNameOf } from '../interview/places.js';
import { ACTION_MODULES } from '../resume-analysis/action-modules.js';
import { quoted, type Statement } from '../resume-analysis/statements.js';
import type { AnswerCase, ReportContext } from './answer-case.js';
import { asHeadOfUnit } from './head-of-unit.js';
import { emergencyAnswer } from './models/emergencies.js';
import { FIELD_TRADE_ANSWERS } from './models/field-trades.js';
import { firstDays } from './models/first-days.js';
import { BY_TYPE, GUIDANCE } from './models/guidance.js';
import { OCCUPATION_ANSWERS } from './models/occupations.js';
import { ROUND_ANSWERS } from './models/rounds.js';
import { STRUCTURED_TRADE_ANSWERS } from './models/structured-trades.js';
import { TRADE_ANSWERS } from './models/trades.js';
import {
  topicsIn,
  asPredicate,
  beginsWithAction,
  CONTEST,
  introductionStart,
  isUnlikely,
  ownFacts,
  ownIntroduction,
  placeOf,
  plainFact,
  quotedIn,
  startOf,
} from './own-facts.js';
import { preferenceFact } from './preference-facts.js';

const WRITTEN = {
  ...ROUND_ANSWERS,
  ...STRUCTURED_TRADE_ANSWERS,
  ...OCCUPATION_ANSWERS,
  ...TRADE_ANSWERS,
  ...FIELD_TRADE_ANSWERS,
};
/** The prepared answer to a question of the bank; empty if there is none. */
export const writtenAnswer = (bankId: string): string => WRITTEN[bankId] ?? '';

const REFERENCE_LENGTH = 2_000;
const FACT_LENGTH = 120;

const INTRODUCTION_REST =
  '说一段和岗位最有关的经历，讲清做了哪两步、结果怎样，最后用一句话说它在这个岗位上怎么用。';

/** Answers for experienced candidates instead of those for beginners. */
const FOR_EXPERIENCED: Readonly<Record<string, string>> = {
  'requirement-student-start':
    '我先弄清三件事：现在做到什么程度、有没有数字；规矩和权限是什么，哪些要报批；上下游是谁，他们最不满意哪一点。第一周找前任、上级和两三个配合的人各谈一次，看最近的记录，列出马上要处理的和可以慢慢改的，写成一页请上级确认，再按先后动手，每周对一次进度。',
};

/** The first three months of somebody who knows the trade, and of somebody whom others report to. */
const FIRST_90_DAYS_OF_EXPERIENCED =
  '第一个月看清现状：数据、流程、手上的事和经手的人，找出影响最大的一两处；第二个月先改这一两处，说清看哪个数、多久算数；第三个月交出能检验的结果，再说中间和想的不一样会找谁说。';
const FIRST_90_DAYS_OF_LEAD =
  '第一个月先摸底：账和指标、人员、设备或手上的项目、眼前的风险，和下属、上级、配合的部门逐个谈；第二个月按影响定两三件要改的事，写明责任人和完成的日子，每周碰一次；第三个月交出看得见的变化和下一季的计划。拿不准和超出权限的，先请示。';

/** Patterns of actions that suit a question; null if any good action does. */
const SUITS: Readonly<Record<string, RegExp | null>> = {
  'hr-strength': null,
  'hr-why-job': null,
  'mg-why-you': null,
  'mg-feedback-neg': null,
  'mg-hardest': /故障|难|攻关|改造|复杂|抢修|紧急|突发|首次|从零|重构|瓶颈|降至?|缩短/u,
  'mg-lead': /带领?|组织|牵头|团队|班组|培训|指导|小组|\d+\s?人/u,
  'hr-team-role': /小组|团队|配合|协同|协作|组织|牵头|\d+\s?人/u,
  'hr-conflict': /协调|沟通|跨部门|谈判|评审|对接|投诉|甲方|业主/u,
  'hr-initiative': /主动|提出|改进|优化|改造|新增|自发|发起|建立|设计了?/u,
  'hr-learn-new': /自学|学会|学习|首次|新(?:系统|工艺|设备|产品)|上线|考取|掌握/u,
  'hr-pressure-time': /同时|并行|旺季|高峰|期限|按时|提前|赶|月底|年底/u,
  'hr-campus-role': /活动|社团|学生会|班长|组织|比赛|志愿/u,
  'sales-target': /指标|目标|完成|签|成交|回款|销售/u,
  'selling-target': /指标|目标|完成|签|成交|回款|销售/u,
  'marketing-event': /活动|展会|路演|开业|发布会|地推/u,
  'electrical-project': /调试|测试|排查|故障|样机/u,
  'teacher-practice': /课|教学|授课|班|学生/u,
  'nurse-team': /护理|病人|患者|科/u,
  'research-fail': /实验|样品|测定|重复|合成|培养/u,
  'export-fair': /展|客户|询盘|订单/u,
};

/** Labels and promotions, which are not actions: 小企业客户经理岗（2019.03起）：…, 后面升了副店长. */
const NO_SENTENCE =
  /^[^，。；：:]{2,24}[：:]|(?:升(?:了|任|为|到|职)|晋升|提拔|转正|兼任?|调任|聘为)[^，。]{0,12}(?:主管|店长|经理|组长|主任|总监|[部班队]长)[。；]?$/u;

/** The question how many people did something, and which part was one's own. */
const ASKS_OWN_PART = 'ex-role';

/** An action of the résumé as the beginning of an answer; null if the statement is not a sentence. */
function opening({ text, itemPointer }: Statement, context: ReportContext, isShared = false): string | null {
  if (NO_SENTENCE.test(text.trim()) || remainsSpoken(text)) return null;
  const fact = quoted(plainFact(text), FACT_LENGTH);
  const place = placeOf(context, itemPointer);
  // What several people did together is quoted, not told as one's own.
  if (isShared || !beginsWithAction(fact)) return `从简历里的这一句说起：“${fact}”。`;
  const isEmployer = /^\/(?:work|internships|practice|campus)\//u.test(itemPointer);
  const at = CONTEST.test(place) ? `参加${place}时，` : isEmployer ? `在${place}，` : `做“${place}”时，`;
  const where = place === '' || fact.includes(place) ? '' : at;
  return `可以这样开头：${inQuotes(`${where}我${asPredicate(fact)}。`)}`;
}

/** Whether an action belongs to the employer named in a question. */
function isOfPlaceInQuestion(
  { itemPointer }: Statement,
  questionPlace: string,
  { input }: ReportContext,
): boolean {
  const place = entryNameOf(input.resume.document, itemPointer.replace(/\/roles\/\d+$/u, ''));
  return place !== '' && questionPlace.includes(place);
}

/** Questions about the post, answered by an action that shares words with it. */
const OF_POST = new Set(['hr-why-job', 'mg-why-you']);
const MIN_SHARED = 2;
const PRIZE = /[一二三四]等奖|奖学金|优秀|先进|标兵|荣获|获奖|第[一二三]名/u;

/** The action of the résumé that answers the question; null if there is none. */
function factFor({ question }: AnswerCase, context: ReportContext): string | null {
  const { anchor, bankId } = question;
  if (anchor) {
    const own = context.statements.filter(({ pointer }) => pointer === anchor.pointer).flatMap(partsOf);
    const quoted = (
      own.find(({ text: spoken }) => spoken.startsWith(anchor.quote.replace(/…$/u, ''))) ?? own[0]
    )?.statement;
    if (!quoted || !ACTION_MODULES.has(quoted.module) || !quoted.traits.isAction) return null;
    // An answer does not begin with the boast that the question doubts.
    if (isUnlikely(quoted.text)) return null;
    return opening(quoted, context, bankId === ASKS_OWN_PART);
  }
  const preference = preferenceFact(bankId, context.input);
  if (preference !== null) return preference;
  const pattern = SUITS[bankId];
  if (pattern === undefined) return null;
  const facts = ownFacts(context);
  const ofPlace = facts.filter((each) => isOfPlaceInQuestion(each, question.text, context));
  // A question about one employer needs an action from there.
  const suitable = /“\p{Script=Han}[^”]*”/u.test(question.text) ? ofPlace : facts;
  const [ofPost, ofWork] = [topicOf(context.input.position), topicsIn(context)];
  const isOfWork = (text: string): boolean =>
    sharedWith(ofPost, text) > 0 || sharedWith(ofWork, text) >= MIN_SHARED;
  const fits = (text: string): boolean =>
    OF_POST.has(bankId) ? isOfWork(text) : (pattern?.test(text) ?? true);
  // A prize or a list of things without a verb is not an action to begin with.
  const fact = suitable.find(({ text }) => beginsWithAction(text) && !PRIZE.test(text) && fits(text));
  return fact === undefined ? null : opening(fact, context);
}

/** A complete figure without another word after it. */
const WHOLE_FIGURE = /^[^\d]{0,4}\d[\d.,]*\s?(?:%|‰|小时|天|分钟|[元万人件单台家个])?$/u;

/** What a question calls the employer, and what is known of one of this kind. */
const OWN_EMPLOYER = /我们(幼儿园|园|学校|医院|律所|所|单位)/u;
const OF_SCHOOL =
  '说一条您从官网、公众号或在校的人那里了解到的办学特点（课程、班额、教研、生源），再说它和您带班、教学的哪件事有关。';
const OF_LAW_FIRM = '说一条您了解到的业务领域或代表性案件，再说它和您做过的哪件事有关。';
const OF_KINDERGARTEN =
  '说一条您从开放日、公众号或家长那里了解到的特点（课程、班额、环境、教研），再说它和您带班做过的哪件事有关。';
const WHY_EMPLOYER: Readonly<Record<string, string>> = {
  ...{ 幼儿园: OF_KINDERGARTEN, 园: OF_KINDERGARTEN, 学校: OF_SCHOOL, 律所: OF_LAW_FIRM, 所: OF_LAW_FIRM },
  医院: '说一条您了解到的科室方向、专科特色或带教安排，再说它和您在临床做过的哪件事有关。',
  单位: '说一条您从官网或公告里看到的主要职能或最近在做的工作，再说它和您做过的哪件事有关。',
};

/** A gap as one tells it: 在家带孩子, 备考教师资格证. */
const TELLABLE_GAP =
  /^(?:全职)?(?:在家|照顾|照看|陪护|备考|考研|考公|考编|带(?:孩子|娃)|养病|休养|生育|待产|学习|自学|求职|找工作)\p{Script=Han}{0,10}$/u;
const withOwnGap = (outline: string, question: string): string => {
  const [, gap = ''] = /“([^”]+)”/u.exec(question) ?? [];
  return TELLABLE_GAP.test(gap)
    ? outline.replace('我没有上班，原因和简历写的一样', `我${gap}，没有上班`)
    : outline;
};

/** What remains to be stated; a figure in the résumé is not requested again. */
function instruction({ question }: AnswerCase, isSenior: boolean, applied: string): string {
  const { bankId, type, anchor, text } = question;
  const isLead = leadsOthers(applied);
  const general = GUIDANCE[bankId] ?? BY_TYPE[type];
  const [, employer = ''] = bankId === 'hr-why-company' ? (OWN_EMPLOYER.exec(text) ?? []) : [];
  const fitting = WHY_EMPLOYER[employer] ?? general;
  const outline =
    bankId === 'mg-first-90' && (isSenior || isLead)
      ? isLead
        ? FIRST_90_DAYS_OF_LEAD
        : FIRST_90_DAYS_OF_EXPERIENCED
      : isSenior
        ? fitting
            .replace('做过的事里最像的一件（实习、课程也可以）', '工作中做过的最像的一件')
            .replace('所学的哪两门课对得上岗位职责', '做得最多的哪两样工作对得上岗位职责')
        : fitting;
  const stated = bankId === 'ex-figure-source' ? startOf(text) : null;
  const start = stated !== null && WHOLE_FIGURE.test(stated) ? stated : null;
  if (bankId === 'ex-gap-told') return withOwnGap(outline, text);
  if (bankId !== 'ex-figure-source' || !anchor) return outline;
  const began = start?.replace(/^接手时的/u, '') ?? '';
  const space = /^\d/u.test(began) ? ' ' : '';
  const known = start === null ? '' : `原来是${space}${began}，简历已经写了。`;
  return `题目问的是“${quotedIn(text, anchor.quote)}”这个数：${known}${outline}`;
}

const ENDED = /[。！？”]$/u;
const ended = (text: string): string => (ENDED.test(text) ? text : `${text}。`);

/** A reference answer: the prepared one of the question, otherwise an action of the résumé and what to add. */
export function referenceAnswer(answered: AnswerCase, context: ReportContext): string {
  const { bankId, type, text } = answered.question;
  const isSenior = isExperienced(context.input.resume.document);
  const ofLead = leadQuestionOf(bankId, context.input.position);
  const written =
    (bankId === 'requirement-acute' ? emergencyAnswer(text) : null) ??
    firstDays(bankId, text, context.input.position) ??
    (ofLead?.text === text ? ofLead.answer : null) ??
    (isSenior ? FOR_EXPERIENCED[bankId] : undefined) ??
    WRITTEN[bankId];
  if (written !== undefined) {
    const fitting = asInHouse(asHeadOfUnit(written, context.input.position), bankId, context.input.position);
    return clipped(`可以这样答：${fitting}`, REFERENCE_LENGTH);
  }
  const own = type === 'intro' ? ownIntroduction(context) : null;
  if (own !== null) return clipped(`可以这样答：${inQuotes(own)}`, REFERENCE_LENGTH);
  if (type === 'intro') {
    const start = introductionStart(context);
    if (start !== null) return `可以这样开头：“${start}”\n接下来：${INTRODUCTION_REST}`;
  }
  const fact = factFor(answered, context);
  const outline = instruction(answered, isSenior, context.input.position);
  if (fact === null) return clipped(outline, REFERENCE_LENGTH);
  return clipped(`${ended(fact)}\n接下来：${outline}`, REFERENCE_LENGTH);
}
