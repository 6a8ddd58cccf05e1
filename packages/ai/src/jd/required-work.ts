import type { WorkItem } from '@qicheng/resume/document';
import { regex } from '@qicheng/resume/regex';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { isActivity } from '../text/employer-activities.js';
import { wordsOf } from '../text/words.js';
import { isOfKind } from './data/employer-kinds.js';
import {
  fieldsIn,
  headFieldsIn,
  INDUSTRIES,
  isRelatedField,
  isWithin,
  withoutFields,
} from './data/fields.js';
import { headOf } from './employment.js';
import { gradeOfHospital, requiredGrade } from './hospital-grade.js';
import {
  requiresLeading,
  requiresShiftLead,
  isLeading,
  isLeadingPost,
  isTeaching,
  fewLedIn,
  ledIn,
} from './match-lead.js';
import { matchPhrase } from './match-phrase.js';
import { doneSince, postSince, titleFromStart } from './post-dates.js';
import { EMPLOYER, type ProvingText } from './read-resume.js';
import { requiresRegion, isOverProvinces } from './region-scope.js';
import { requiresSites, isOverSites } from './several-sites.js';

/** Words around the field in a requirement of years: those next to ToB软件或医疗行业销售 in 5年以上ToB软件或医疗行业销售经验. */
const FIELD_FRAME = regex('giu')`
  \d{1,2}\s*(?:[-~至到]\s*\d{1,2})?\s*[个+]?\s*年|[一二两三四五六七八九十]\s*年|\d+\+?\s*years?|\bat least\b
  |\bor (?:more|above)\b|experience|\b(?:of|in|as|an?|the|working|relevant)\b|及?以上|经验|经历|从业|工作|相关
  |以内|不少于|至少|具有|具备|其中|硕士|本科|大专|博士|学历|或有|有|起|优先|加分|者|的|岗位|任职|担任|同等|行业
  |星级|知名|大型|同类型?|\b(?:independent|industry|minimum|including|with|plus|roles?|positions?|similar|proven
  |solid|development|engineering|previous|prior|progressive|luxury|upscale|international|five-star|5-star)\b
`;

/** The share of the words of a field that an entry must contain. */
const MIN_FIELD_SHARE = 0.5;
const MIN_FIELD_LENGTH = 2;

const LEADS_ALONE =
  /管理岗|管理(?:岗位?)?\s*$|^\s*管理|\b(?:managerial|supervisory|management)(?=\s*(?:$|hotels?|level|capacity))/iu;
/** Fields named by what is managed, not by whom one leads: 仓储管理, 风险管理, 档案管理. */
const MANAGES_THING = regex('u')`
  (?:仓储|仓库|质量|项目|供应链|人力资源|行政|设备|生产|采购|物业|酒店|工程|施工|成本|财务|资金|客户|渠道|产品|安全|库存|运营|班级
  |风险|资产|信贷|贷后|投后|合同|档案|文档|资料|数据|信息|病案|药品|健康|慢病|体重|能源|环境|职业健康|知识产权|品牌|舆情|内容
  |用户|会员|流程|配置|变更|需求|物料|备件|模具|工艺|票据|税务|预算|计划|进度|招投标|供应商|学籍|教务|薪酬|绩效|关系)管理
`;

/** Posts with their rank. */
const RANKS: readonly (readonly [name: string, pattern: RegExp, rank: number])[] = [
  ['总监', /总监|\bdirector\b/iu, 4],
  ['经理', /(?<!客户|产品|项目|大堂|理财|投资|银行)经理(?!助)|\bmanager\b/iu, 3],
  ['厨师长', /厨师长|总厨/u, 2],
  ['主管', /主管|店长(?!助)|护士长|主任(?!医师|护师|药师)|\bsupervisor\b/iu, 2],
];
const rankIn = (text: string) => RANKS.find(([, pattern]) => pattern.test(text));
/** The required post, as the posting names it: 店长, not 主管. */
const postIn = (text: string): (typeof RANKS)[number] | undefined => {
  const rank = rankIn(text);
  return rank && [rank[1].exec(text)?.[0] ?? rank[0], rank[1], rank[2]];
};

/** The kind of work of a requirement of years. */
export interface RequiredWork {
  /** The words that name it; empty if any work counts. */
  readonly words: string;
  readonly fields: readonly string[];
  readonly industries: readonly RegExp[];
  readonly isLead: boolean;
  /** Leading a shift, or having a class in a school: 带班经验. */
  readonly isShift: boolean;
  /** Across more than one province: 跨省大区管理. */
  readonly isRegional: boolean;
  /** Several sites at once: 多店管理, 多项目管理. */
  readonly isOverSites: boolean;
  /** The post that must have been held: 经理 in 3年以上财务经理经验. */
  readonly post: (typeof RANKS)[number] | undefined;
  /** A narrower requirement within the field: 毕业班 in 初中毕业班教学; empty if there is none. */
  readonly narrow: string;
  /** The least grade of the hospital; null if none is named. */
  readonly hospitalGrade: number | null;
  /** A preference within the field: 儿童 in 儿童康复; empty if there is none. */
  readonly preferred: string;
}

const ALTERNATIVES = /[或、/及和与]|\bor\b|\band\b/u;

/** Several kinds of one field before its name: 供应链/WMS/ERP产品. */
function kindsOf(bare: string): { fields: string[]; narrow: string } | null {
  const parts = bare.split(/[、/]/u);
  const last = parts.at(-1) ?? '';
  const kind = withoutFields(last);
  const fields = fieldsIn(last);
  // ICU、麻醉科或急诊 lists alternatives.
  return parts.length > 1 &&
    fields.length > 0 &&
    !last.includes('或') &&
    matchPhrase(kind, false, []).count > 0
    ? { fields, narrow: [...parts.slice(0, -1), kind].map((part) => part.trim()).join('/') }
    : null;
}

/** Words that narrow no field: 现场 in 房建现场施工管理. */
const NO_KIND_OF_WORK = /现场|一线|项目|工程|管理|技术/gu;

/** Words next to the field; none if one of several alternatives consists of the field only. */
function narrowOf(bare: string): string {
  const parts = bare
    .split(ALTERNATIVES)
    .map((part) => withoutFields(part).replace(NO_KIND_OF_WORK, ' ').trim());
  const named = parts.filter((part) => matchPhrase(part, false, []).count > 0);
  return parts.length > 1 && named.length < parts.length ? '' : named.join('、').trim();
}

/** A preference after the years, which narrows nothing: preferably in e-commerce. */
const ENGLISH_PREFERENCE = /[,，]?\s*\b(?:preferably|ideally)\b.*$/iu;

/** Reads the kind of work of a requirement of years. */
export function workIn(requirement: string): RequiredWork {
  const { grade, rest: text } = requiredGrade(requirement.replace(ENGLISH_PREFERENCE, ''));
  const words = text.replace(FIELD_FRAME, ' ').replace(/\s+/gu, ' ').trim();
  const industries = INDUSTRIES.filter(([required]) => required.test(text));
  const bare = industries.reduce(
    (rest, [required]) => rest.replace(new RegExp(required, `${required.flags}g`), ' '),
    words,
  );
  const isLead =
    requiresLeading(text) ||
    requiresShiftLead(text) ||
    (LEADS_ALONE.test(words) && !MANAGES_THING.test(words));
  const post = postIn(words);
  const kinds = kindsOf(bare);
  return {
    words: words.length < MIN_FIELD_LENGTH ? '' : words,
    // Each alternative is a field of its own: 母婴或零售门店 is both.
    fields: kinds?.fields ?? [...new Set(bare.split(ALTERNATIVES).flatMap((part) => headFieldsIn(part)))],
    industries: industries.map(([, shown]) => shown),
    isLead,
    hospitalGrade: grade,
    isShift: requiresShiftLead(text),
    isRegional: requiresRegion(text),
    isOverSites: requiresSites(text),
    post,
    narrow: isLead ? '' : (kinds?.narrow ?? narrowOf(post ? bare.replace(post[1], ' ') : bare)),
    preferred: /优先|加分/u.test(text) ? (wordsOf(words.replace(/^[有具]+/u, ''))[0] ?? '') : '',
  };
}

/** Whether an entry is in the field: yes, possibly, or no. */
export type Answer = 'is' | 'may' | 'not';

function inField(item: WorkItem, ownText: string, required: RequiredWork): Answer {
  const { words, fields, industries, preferred } = required;
  if (words === '' || (fields.length === 0 && (industries.length > 0 || required.isLead))) return 'is';
  const isStated =
    matchPhrase(words, true, [{ affirmed: ownText, strength: 1 }]).value >= MIN_FIELD_SHARE &&
    (preferred.length < MIN_FIELD_LENGTH || ownText.includes(preferred));
  if (fields.length === 0) return isStated || (required.narrow === '' && !isActivity(words)) ? 'is' : 'may';
  const title = [item.department, item.title].map((each) => wordsOfText(each, 'zh')).join(' ');
  const own = [...fieldsIn(title.trim() === '' ? headOf(item) : title), ...fieldsIn(headOf(item), true)];
  if (own.some((name) => fields.some((requiredRank) => isWithin(name, requiredRank)))) return 'is';
  // The employer shows the kind of a post: a teacher in a kindergarten.
  const ofEmployer = fieldsIn(headOf(item));
  const isKindOf = (requiredRank: string): boolean =>
    own.some((name) => isWithin(requiredRank, name)) &&
    ofEmployer.some((name) => isWithin(name, requiredRank));
  if (fields.some(isKindOf)) return 'is';
  if (own.some((name) => fields.some((requiredRank) => isWithin(requiredRank, name))))
    return isStated ? 'is' : 'may';
  if (own.length === 0) return isStated ? 'is' : 'may';
  return own.some((name) => fields.some((requiredRank) => isRelatedField(name, requiredRank)))
    ? 'may'
    : 'not';
}

/** A kind of employer within the words that narrow a field: 施工单位土建. */
const WORDS_OF_EMPLOYER = /[\u4e00-\u9fa5]{2}(?:单位|企业)/u;

/** Work at a bank itself, not for one: 银行柜面, 银行业务系统测试. */
const AT_BANK = /银行(?:对公|个人|零售|信贷|授信|柜面|网点|支行|风控|理财|公司)/u;

/** Whether an entry matches the required work: field, specialty, people and post. */
export function answerOf(item: WorkItem, texts: readonly ProvingText[], required: RequiredWork): Answer {
  const ownText = texts.map(({ affirmed }) => affirmed).join('，');
  const employer = wordsOfText(item.company, 'zh');
  if (required.hospitalGrade !== null && (gradeOfHospital(employer) ?? 0) < required.hospitalGrade)
    return 'may';
  const isLeadOpen =
    required.isLead || required.isRegional || required.isOverSites || required.post !== undefined;
  // An employer of the kind suffices as one of several alternatives: 项目申报或政府机关工作经验.
  if (!isLeadOpen && required.words.split(ALTERNATIVES).some((part) => isOfKind(employer, part))) return 'is';
  // Lending by another lender is no work at a bank: 小额贷款公司 for 银行对公授信.
  if (AT_BANK.test(required.words) && !isOfKind(employer, '银行')) return 'may';
  const field = inField(item, ownText, required);
  if (field !== 'is') return field;
  const { narrow, isLead, isRegional, post } = required;
  const own = texts.filter(({ strength }) => strength !== EMPLOYER).map(({ affirmed }) => affirmed);
  if (isRegional && !isOverProvinces(own.join('，'))) return 'may';
  if (required.isOverSites && !isOverSites(own)) return 'may';
  const kind = WORDS_OF_EMPLOYER.exec(narrow)?.[0] ?? '';
  const special = kind !== '' && isOfKind(employer, kind) ? narrow.replace(kind, '').trim() : narrow;
  const isNarrow =
    special === '' ||
    matchPhrase(special, /或/u.test(required.words), [{ affirmed: `${employer}，${ownText}`, strength: 1 }])
      .value >= MIN_FIELD_SHARE;
  const isPost =
    post === undefined ||
    isOfRank(post, wordsOfText(item.title, 'zh')) ||
    postSince(item, texts, (words) => isOfRank(post, words)) !== null;
  const leads =
    !isLead ||
    (isLeading(item, texts) && (required.isShift || fewLedIn(item, texts) === 0)) ||
    (required.isShift && isTeaching(item));
  return isNarrow && isPost && leads && !isOfEarlierStage(item, required) ? 'is' : 'may';
}

/** Posts of a later stage, and those before it: 配班 and 代课 are not 主班, 助教 is not 主讲. */
const LATER_STAGE = /主[班讲刀治持办管播厨]|独立|高级|资深|全职|\bsenior\b|\blead\b/iu;
const EARLIER_STAGE =
  /配班|副班|跟班|代课|助[教理手]|见习|学徒|实习|辅助|初级|\b(?:junior|intern|trainee|assistant)\b/iu;
/** Whether the title of an entry is of an earlier stage than the required post, which its texts may say was reached later. */
const isOfEarlierStage = (item: WorkItem, { words }: RequiredWork): boolean => {
  const title = wordsOfText(item.title, 'zh');
  return LATER_STAGE.test(words) && EARLIER_STAGE.test(title) && !LATER_STAGE.test(title);
};

/** Whether a post has at least a rank; a deputy has not held it. */
function isOfRank(post: (typeof RANKS)[number], words: string): boolean {
  const ownRank = rankIn(words.replace(/副[^、/，,\s]{1,4}/gu, ''));
  return ownRank !== undefined && ownRank[2] >= post[2];
}

const SEVERAL_POSTS = /[/／、]|兼/u;

/** The month from which an entry counts, if it dates the required post within the job; otherwise null. */
export function countedSince(
  item: WorkItem,
  texts: readonly ProvingText[],
  required: RequiredWork,
): number | null {
  const { post, isLead, isShift, words } = required;
  if (isShift && isTeaching(item)) return null;
  const isPost = (name: string): boolean =>
    post !== undefined
      ? isOfRank(post, name)
      : isLead
        ? isLeadingPost(name)
        : words.length >= MIN_FIELD_LENGTH && name.includes(words);
  const since = postSince(item, texts, isPost);
  // Of several posts of a title one may have been held later, which a line of the job tells.
  const isOfSeveral = since !== null && SEVERAL_POSTS.test(titleFromStart(item));
  if (isPost(titleFromStart(item)) && !isOfSeveral) return null;
  if (since !== null || !isLead) return since;
  // People that other lines tell without a date may have been led all along.
  const isLed = (affirmed: string): boolean => ledIn({ affirmed }) !== null;
  const others = texts.filter(({ affirmed }) => doneSince([{ affirmed }], isLed) === null);
  return others.some(({ affirmed }) => isLed(affirmed)) ? null : doneSince(texts, isLed);
}

/** The rank or team size that the résumé does not state; null if none is required. */
export function openRank({ post, isLead, isRegional, isOverSites: isSeveral }: RequiredWork): string | null {
  if (isSeveral) return '同时管几家（个）的经历';
  if (isRegional) return `跨省或大区的${isLead ? '管理' : ''}经历`;
  if (post) return `“${post[0]}”及以上的职务`;
  return isLead ? '带团队的经历' : null;
}
