import { regex } from '@qicheng/resume/regex';
import { LEADING_POST, ledIn } from '#src/jd/match-lead.js';
import { changesIn } from '#src/text/stated-changes.js';

const MAX_CLAUSE_LENGTH = 20;

const withoutOpenBracket = (clause: string): string => clause.replace(/[（(][^）)]*$/u, '');
/** A clause to quote; a long one is left to the evidence, because half of it would say something else. */
const shortened = (clause: string | undefined): string | null =>
  clause === undefined ? null : clause.length <= MAX_CLAUSE_LENGTH ? withoutOpenBracket(clause) : '';

/** A change of version, which is not a measure: 从 2.x 到 4.0. */
const OF_VERSION = /\d\.x|(?<![a-z])v\d|版本/iu;
const changeIn = (action: string): string | undefined =>
  changesIn(action).find(({ clause }) => !OF_VERSION.test(clause))?.clause;

/** A person or an organisation that is spoken with; a system that is connected is none. */
const PARTNER = regex('u')`
  客户|客人|顾客|住户|业主|居民|村民|群众|家长|学生|学员|家属|患者|病人|医生|护士|老师|同事|来访|来电|访客|律师|法官|记者|达人|主播
  |供应商|经销商|代理商?|商户|商家|厂家|货代|货主|车主|司机|甲方|乙方|业务员|施工队|班组|监理|设计院|研发|销售|财务|采购|生产|品质|市场部
  |供应室|麻醉科|科室|各?部门|门店|总部|公司|政府|街道|社区|银行|税务|海关|法院|外部|上下游|合作方|合作伙伴|投资人|媒体|嘉宾|志愿者
`.source;
/** Words with others: 跟两个货代谈下来, 接待来访. */
const WITH_OTHERS = new RegExp(
  `(?:(?:与|和|跟|同|向)[^，。；]{0,8}(?:${PARTNER})[^，。；]{0,10}(?:谈|沟通|解释|说明|协商|协调|对接|合作|确认|商量|反馈|汇报|交流|梳理|设计|推进)|(?:联系|对接|走访|拜访|接待|回访|安抚|答复|解答|说服|接听)[^，。；]{0,8}(?:${PARTNER}|咨询|投诉|诉求))[^，。；]*`,
  'u',
);

/** The same with any firm or person at the beginning of a clause; a system that is connected is no partner. */
const WITH_NAMED =
  /(?<=^|[，,。；;]|负责|每[天日周月])(?:与|和|跟)(?![^，。；]{0,16}(?:系统|接口|平台|数据库|设备|软件|程序|[A-Z]{3}))[^，。；]{2,20}?(?:对接|沟通|协商|协调|谈)[^，。；]*/u;
/** A quarrel of others that the writer settled: 有人吵架就去劝. */
const SETTLES =
  /(?:吵架|争吵|纠纷|争执|矛盾|冲突|闹事|误会|不满|投诉)[^，。；]{0,10}(?:劝|调解|处理|化解|协调|沟通|解释|安抚|平息)|劝(?:解|架|导|住|离)|(?:调解|化解|平息|安抚)[^，。；]{0,8}(?:纠纷|矛盾|争执|情绪|冲突)/u;
/** Work by a system of rules, whatever its name: HACCP体系的内审, 按SOP操作. */
const BY_RULES =
  /(?:HACCP|ISO\s?\d{3,}|GMP|GSP|GLP|FSSC|BRC|IATF|5S|6S|质量体系|管理体系|体系)[^，。；]{0,8}(?:内审|外审|审核|认证|检查|稽核|落实|执行|建立|维护|推行)|(?:按照?|依据|对照|执行)[^，。；]{0,12}(?:标准|规程|规范|SOP|清单|制度|国标)|双人(?:核对|查对|复核)/iu;
/** What never happened in a stated time, and checks by two persons, which show care for safety. */
const NEVER =
  /(?:\d|[一二两三四五六七八九十]+|多|连续|全|近)\s?年[^，。；]{0,4}(?:未|没有?|无|零)(?:发生|出现|出过)?[^，。；]{0,12}(?:遗留|差错|事故|受?伤|压疮|坠床|泄漏|火灾|违章)|双人(?:核对|查对|复核)/u;

/** The class that a teacher has, by its number of pupils: 带中二班28名幼儿. */
const LEADS_CLASS =
  /(?:带|担?任)(?![教徒领])[^，。；]{0,6}班(?![组长]|教师|老师)[^，。；\d]{0,3}\d+\s?[名个人](?!新)[^，。；、]{0,4}/u;

/** Driving named by the size or kind of the vehicle: 开了2年4.2米. */
const DRIVES =
  /(?<![公展召打])开(?:了|过)?[^，。；]{0,6}(?:\d+(?:\.\d+)?\s?米\d?|货车|大车|半挂|挂车|客车|公交|校车|泵车|冷藏车|危货车)/u;

/**
 * Abilities that an action shows by what it states, whatever its words: how many people were led, a measure before and
 * after. Each returns the part of the text that states it.
 */
const ABILITY_IN_ACTION: Readonly<Record<string, (action: string) => string | null>> = {
  leadership: (action) => shortened(ledIn({ affirmed: action })?.clause),
  dataSense: (action) => shortened(changeIn(action)),
  driving: (action) => shortened(DRIVES.exec(action)?.[0]),
  classManagement: (action) => shortened(LEADS_CLASS.exec(action)?.[0]),
  communication: (action) =>
    shortened((SETTLES.exec(action) ?? WITH_OTHERS.exec(action) ?? WITH_NAMED.exec(action))?.[0].trim()),
  compliance: (action) => shortened(BY_RULES.exec(action)?.[0]),
  safety: (action) => shortened(NEVER.exec(action)?.[0]),
};

export const abilityInAction = (key: string, action: string): string | null =>
  ABILITY_IN_ACTION[key]?.(action) ?? null;

/** Abilities that the name of a post shows: a manager leads people. */
const ABILITY_IN_POST: Readonly<Record<string, RegExp>> = { leadership: LEADING_POST };

export const abilityInPost = (key: string, post: string): string | null =>
  ABILITY_IN_POST[key]?.exec(post)?.[0] ?? null;
