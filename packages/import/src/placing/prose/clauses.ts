import { regex } from '@qicheng/resume/regex';
import { CERTIFICATE } from '../achievement-names.js';
import { isNotWon, isNotObtained } from '../exams-in-progress.js';
import { payIn } from '../loose/spoken-pay.js';
import { splitOutsideBrackets } from '../outside-brackets.js';
import { isToolYears } from './tool-years.js';

/** The subject of a clause about a person; `said` is anything else. */
export type ClauseKind =
  | 'education'
  | 'certificates'
  | 'languages'
  | 'awards'
  | 'skills'
  | 'wish'
  | 'self'
  | 'lacking'
  | 'said';

const SENTENCE = /(?<=[。！!？?；;])/gu;
const COMMA = /[，,](?!\d{3}(?!\d))(?!或)/gu;

/** The sentences of a text with their punctuation. */
export const sentencesOf = (text: string): string[] =>
  splitOutsideBrackets(text, SENTENCE)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** The clauses of a sentence without the final punctuation. */
export const clausesOf = (sentence: string): string[] =>
  splitOutsideBrackets(sentence.replace(/(?<![。！!？?；;])[。！!？?；;]+$/u, ''), COMMA)
    .map((clause) => clause.trim())
    .filter(Boolean);

// 不熟悉工程制图, 没做过销售, 无医护背景: states what is missing, so its words are no evidence.
const NOT_OWN = regex('u')`
  ^(?:但|也|从|目前|暂)?(?:不(?:熟悉|会|懂|善|适应|从事|接触|考虑|接受|想|做|太会|宜|喜欢|用|出)
  |没(?:有)?(?:做过|考过|接触过|用过|驾照|学过|放)|未(?:接触|考|从事|学|持)
  |无[\p{Script=Han}]{1,6}(?:背景|经验|基础)|怕|遇到[^，]{2,10}(?:头疼|不会))
  |(?:不会|都不会|未考|没有办过|没考过|基础差|[得很较]慢)$|已过了?\s*[\d一二两三四五]+\s*(?:科|门|个模块)
`;
const INTENTION =
  /^(?:(?:我|本人|现|现在|目前|但)*(?:希望|期望|想(?!象)|求职|应聘|意向|计划|只考虑|打算|偏好|只干|找(?=\p{Script=Han}{0,6}(?:实习|工作|岗位|活)))|工资要|月薪|薪资|税前)/u;
const LANGUAGE =
  /^(?:能说|会说|会讲|会|能用|简单)?(?:大学英语|英语|日语|法语|德语|韩语|俄语|西班牙语|普通话|粤语|汉语|中文|藏语|维吾尔语|蒙古语|泰语|越南语|四川话|贵阳话|上海话|闽南语|客家话|CET|TEM|雅思|托福|IELTS|TOEFL)/iu;
/** 会说白族话 */
const SPOKEN =
  /^(?:也|还)?(?:能|会)?(?:说|讲)\p{Script=Han}{1,4}[语话](?:[和、]\p{Script=Han}{1,4}[语话])*$/u;
const NO_LANGUAGE = /(?:培训|老师|教师|方向|翻译工作|里的|手册|客户|材料|写了|例会)/u;
const HAS_CERTIFICATE =
  /^(?:我|也|还|已|并|其间|期间|同时|另外|后来|去年|今年|(?:19|20)\d{2}年(?:\d{1,2}月)?)*(?:持有?|有|考[了取过到]+|拿[了到]+|已?取得|获得?|通过|在校拿了)/u;
const CERTIFIED =
  /(?:证书?|资格证?书?|驾照|驾驶证)(?:[（(][^（）()]*[）)])?(?:都有|齐全)?$|^ISTQB|法考|(?:护师|药师)$/u;
const AWARD = /奖|标兵|先进|优秀(?!率)|冠军|亚军|第[一二三]名|称号|十佳|新人王/u;
const HAS_AWARD = /获|得过|拿过?了?|评为|评比/u;
const SKILL = regex('u')`
  ^(?:软件|工具|系统)(?:方面)?我?(?=会|能用|熟|常用)|^(?:电脑|办公软件|Excel|Word|PPT|WPS|CAD|PS)[^，。]{0,6}(?:会|能|熟|可以|没问题|没有问题)
  |^(?:我|也|还|并|自己)?(?:会(?!议|计|员|场|上|务)|能(?:用|看懂|写|独立|熟练|读|编写)|熟练|熟悉
  |熟(?=\s?[A-Za-z])|掌握|精通|擅长|善于|了解|懂|常用|使用|用过|拿手)|(?:熟练|用得熟|都熟|操作熟练|都会|[都也]?会用|都能用)$
`;
/** 自己会用 A、B; SQL也能写; Go用过半年 */
const USED =
  /^(?:我|自己|也|还)*会用|^(?:我|自己|也|还)*会(?![议计员场上务有把根及主定在给和])[^，、]{1,8}、[^，]{1,12}$|^(?:平时|平常|日常|工作中|常)(?:常|主要)?用(?!心|来|于)|^(?:简单的?)?[A-Za-z][\w+#. ]{0,14}(?:(?:也|都)?(?:能|会)(?:写|用|做|看|改|一点点?)|用过\S{0,6})$/u;
/** 也重新学了单一窗口申报: something learnt outside work. */
const LEARNT =
  /^(?:我|自己|也|还|又|同时|重新|自学|系统|业余时间)*(?:学会?了|自学过?了?|学过)(?=[\p{Script=Han}A-Za-z])(?![一二两三四五半]?(?:年|个月|段时间|手))/u;
const SELF = regex('u')`
  性格|为人|踏实|吃苦|耐劳|责任心|耐心|细心|细致|细腻|认真|沟通|抗压|身体|健康$|亲和|形象|开朗|爽快|随和|严谨
  |手脚|勤快|稳定$|沉得下|学东西|守时|服从|愿意|适应|能上|可上|能出|能接受|接受|可接受|随时|马上|住宿|能住
  |可以住|家住|家在|家里|离家|作息|精力|兴趣|感兴趣|喜欢|做事|做人|逻辑|敏感|情绪|动手能力|单身|护照|视力|近视
  |血压|时间(?:自由|灵活)|长期(?:外跑|做|出差)|出差|无案底|吃住|周末|到岗|上岗|夜班|两班倒|站(?:立|一天)|待业
  |退休|孩子|能走|敢|驻场|没有?问题$|口齿|手快|客气|嘴甜|普通话带
`;

export const isDenied = (clause: string): boolean =>
  isNotObtained(clause) ||
  isNotWon(clause) ||
  NOT_OWN.test(clause) ||
  /^(?:就|只|还)?差\p{Script=Han}{1,6}$/u.test(clause);

const WINNER = regex('u')`
  ^(?:(?:19|20)\d{2}年?(?:\d{1,2}月)?|去年|今年|前年|大[一二三四]|[上下]学期|在校|在职|期间|曾|也|还|并|又|我
  |本人|自己|连续\S{1,3}年|多次|先后|共|年终|个人|被|参加[^，]{2,24}|代表[^，]{2,12})*(?:获|拿|得过|评|荣|取得)
`;
/** 云栖府拿了市优质结构奖: the award belongs to the subject of the clause, not to the person. */
export const isWonByAnother = (clause: string): boolean =>
  /^[^，]{3,}(?:获|拿|得过|评)/u.test(clause) && !WINNER.test(clause);

/** What the person learnt according to a clause, without the surrounding words. */
export const withoutLearnt = (clause: string): string => clause.replace(LEARNT, '');

/** Self-description even in a sentence about work. */
const SELF_ALONE =
  /^(?:为人|性格|做事|身体(?:好|健康|结实)|能(?:吃苦|适应|上夜班|上晚班)|踏实|服从|愿意|可接受|能?接受出差|抗压|责任心|随时|可马上|适应(?:夜班|两班))/u;

/** The kind of a clause by itself; `isInAction` if the sentence describes work. */
export function kindOfClause(clause: string, isInAction: boolean): ClauseKind {
  if (isDenied(clause)) return 'lacking';
  if (INTENTION.test(clause) || payIn(clause) !== null) return 'wish';
  if (SPOKEN.test(clause)) return 'languages';
  if (LANGUAGE.test(clause) && clause.length <= 18 && !NO_LANGUAGE.test(clause)) return 'languages';
  if (isCertified(clause)) return 'certificates';
  if (AWARD.test(clause) && HAS_AWARD.test(clause) && !/培训|学员|学生|所编|策划|研发的|产品/u.test(clause))
    return 'awards';
  if (SELF_ALONE.test(clause)) return 'self';
  if (LEARNT.test(clause) && !isInAction) return 'skills';
  if (isInAction) return USED.test(clause) ? 'skills' : 'said';
  if (SKILL.test(clause) || USED.test(clause) || isToolYears(clause)) return 'skills';
  return SELF.test(clause) ? 'self' : 'said';
}

const isCertified = (clause: string): boolean => {
  const bare = clause.replace(HAS_CERTIFICATE, '').replace(/(?<=[证照])(?:也|都)有的?$/u, '');
  const isCertificate = bare !== clause;
  if (
    ONLY_CERTIFICATES.test(bare) ||
    (SEVERAL_CERTIFICATES.test(clause) && /证/u.test(clause)) ||
    /^(?:驾照|驾驶证)\s?[A-C][12]?$/u.test(bare)
  )
    return true;
  if (bare.length > 26 || /办理|续签|负责|协助|打印|带徒/u.test(clause)) return false;
  return (
    (DATED_NAME.test(clause) && CERTIFICATE.test(clause)) ||
    (isCertificate && (CERTIFIED.test(bare) || CERTIFICATE.test(bare))) ||
    /(?:资格证|操作证|作业证|等级证|健康证|(?:初|中|高)级证|驾照)(?:[（(][^（）()]*[）)])?$/u.test(bare)
  );
};

/** 我有小学教师资格证和普通话二级甲等: says that a certificate is held, whatever else its name contains. */
export const isOwnCertificate = (clause: string): boolean =>
  /^(?:我|本人|也|还|已)?(?:持有?|有|考[了取过到]|已?取得)/u.test(clause) &&
  !isDenied(clause) &&
  isCertified(clause);

/** 高压电工证、低压电工证都在有效期内: names of certificates alone. */
const ONLY_CERTIFICATES =
  /^(?:[^、，。\s]{2,14}(?:证书?|驾照|[一二三四五六]级|[一二]级?[甲乙]等?)、)+[^、，。\s]{2,14}(?:证书?|驾照|[一二三四五六]级|[一二]级?[甲乙]等?)(?:都|全)?(?:有|齐全|齐|考了|在有效期内?|持有)*$/u;
/** 护士执业证、护师（初级，2020年）都有: names of certificates and ranks, followed by a statement that they are held. */
const SEVERAL_CERTIFICATES = regex('u')`
  ^(?:[^、，。\s（）()]{1,14}(?:证书?|[师员士]|驾照
  |[一二三四五]级)(?:[（(][^（）()]{1,16}[）)])?、)+[^、，。\s（）()]{1,14}(?:证书?|[师员士]|驾照
  |[一二三四五]级)(?:[（(][^（）()]{1,16}[）)])?(?:都|全|也)有$
`;
/** 软考中级（软件设计师，2020年） */
const DATED_NAME = /^[^，。（）()了过]{2,14}[（(][^（）()]*(?:19|20)\d{2}年?[^（）()]*[）)]$/u;
const STATE = /[（(][^（）()]*(?:复审|到期|有效|注册)[^（）()]*[）)]$/u;

/** Python 在网上看了二十集，没做过项目: a tool, and how it was learnt; null for other sentences. */
export function toolLearnt([first = '', ...others]: readonly string[]): { tool: string; how: string } | null {
  const [, tool, how = ''] =
    /^([A-Za-z][\w+#.]*)\s*(\p{Script=Han}[^，]*(?:看|学|跟|敲)[^，]*[了过][^，]*)$/u.exec(first) ?? [];
  return tool === undefined ? null : { tool, how: [how, ...others].join('，') };
}

/** The certificates that a clause says are held; A2 驾照 14 年 keeps its years in brackets. */
export const certificateNames = (clause: string): string =>
  clause
    .replace(HAS_CERTIFICATE, '')
    .replace(/(?<=[）)])(?:和|跟|以及)(?=\S{2,})/u, '、')
    .replace(
      /(?<=[证照级等](?:[（(][^（）()]{1,10}[）)])?)(?:和|跟|以及)(?=\S{2,14}(?:[证照]|[甲乙]等?|级)(?:[（(][^（）()]*[）)])?$)/u,
      '、',
    )
    .replace(/(?:也|都|全)?(?:有|齐全|考了|在有效期内?|持有)$/u, '')
    .replace(STATE, '')
    .replace(/(?<=驾照)\s*([\d一二两三四五六七八九十]+\s*年.*)$/u, '（$1）')
    .trim();

/** The name of an award with its date, without words for winning it. */
export const awardName = (clause: string): string =>
  clause
    .replace(/^(?:曾|也|还|并)+/u, '')
    .replace(/^参加(?=\p{Script=Han})/u, '')
    .replace(
      /(?:曾)?(?:被评为|荣获|获得过?|评为|获评?|得过|拿过了?|拿了)/u,
      (_won, at: number, whole: string) => (/\d\s*年?\s*$/u.test(whole.slice(0, at)) ? ' ' : ''),
    )
    .trim();

/** 邮件往来没有问题 after a language, 可以按时上下班 after the family: a remark on the previous clause. */
export const isRemark = (kind: ClauseKind, clause: string): boolean =>
  kind === 'said' || kind === 'lacking' || (kind === 'self' && /问题$|^(?:可以|能)/u.test(clause));

/** Whether most clauses of a sentence describe the person. */
export const isMostlySelf = (clauses: readonly string[]): boolean => {
  const kinds = clauses.map((clause) => kindOfClause(clause, false));
  return kinds.filter((kind) => kind === 'self').length * 2 > clauses.length;
};

/** The kind of a clause in a sentence that describes the person. */
export const selfOr = (kind: ClauseKind): ClauseKind => (kind === 'said' ? 'self' : kind);
