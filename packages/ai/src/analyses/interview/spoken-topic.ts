import { regex } from '@qicheng/resume/regex';
import { isContact } from '../../jd/clauses/contact.js';
import { hasNoChinese } from '../../text/no-chinese.js';

/** Facts that are checked before an invitation or agreed on, which are no topic for a story. */
const ON_PAPER = regex('iu')`
  学历|本科|大专|中专|高中|初中|硕士|博士|学位|专业(?!知识|技能|能力)|毕业|在读|应届|大[一二三四]|研[一二三]
  |学院|院校|LL\.?\s?[BM]\b|法考|资格|执业|证书|[驾准]照|驾驶证|上岗证|健康证|持证|[师级工]证|职称|\bCPA\b|CET
  |雅思|托福|IELTS|TOEFL|英语[四六八]|专[四八]|N[12](?!\d)|普通话|口语|流利|or equivalent|fluent|degree|bachelor
  |master|学科教学|[理化物医法数文哲史农]学[、，]|\bBar\b|speaker|\b(?:Spanish|Arabic|German|Japanese|English)\b
  |[英日俄韩法德]语(?!.*(?:资料|手册|文件|合同|邮件))|论文|第一作者|期刊|\bSCI\b|出生|学生干部
  |无[^，。]{0,6}(?:事故|酒驾|记录)|年龄|周岁|\d岁|男女|男性|女性|身高|政治面貌|党员|户口|户籍
`;
const YEARS =
  /(?:\d+|[一二两三四五六七八九十]+)\s*(?:[-~～至到]\s*\d+\s*)?(?:个月|年)(?:以上|及以上|以内|或以上|左右|起|的|[^，。；]{0,14}(?:经验|经历|工作))|\d\+?\s*years?|years? of|工作经验|相关经[验历]/iu;
const TERMS = regex('iu')`
  (?:[一每]年|每[月周])约?\s?\d+\s?[天次]|出差|夜班|加班|倒班|轮[班值]|值[班守]|排班|到岗|每周\s*\d|一周|周末
  |适应|接受|服从|住宿|宿舍|班车|薪|底薪|补贴|提成|奖金|社保|公积金|五险|福利|年假|调休|转正|从优|合同制
  |[有带]编|编[内外]|事业编|报到|读博|优先推荐|取得|逾期|试用|名额|较?忙(?:$|的)|能来|able to (?:work|travel)
  |\btravel(?:l?ing)?\b|notice|背景核实|征信|无不良|无犯罪|体检|收费|押金|调店|调岗|配偶|子女|待遇|不得
`;
const QUALITIES = regex('u')`
  抗压|吃苦|耐劳|责任[心感]|细心|认真|踏实|诚信|热情|亲和|沟通(?:能力|表达|协调)|表达(?:能力|清楚)
  |(?:良好|较强|优秀)的|团队(?:合作|协作|精神|意识)|学习能力|逻辑|意识强?|积极|主动|乐观|开朗|性格|形象|气质
  |五官|身体|品行|诚实|勤快|勤奋|耐心|爱心|稳定|稳重|喜欢|热爱|爱好|兴趣|守时|能力强|眼力|手脚|干净|不限|识字
  |其中一种|另一种|文字(?:通顺|功底)|文笔|认识?字|智能手机|宝妈|自己的理解|(?:有|懂|能)就行
`;
const PAPERS =
  /作品集|作品[^，。]{0,4}链接|笔试|无生授课|无领导小组|简历|面试|邮箱|邮件|扫描件|报名|投递|附件材料|^附|writing sample|portfolio/iu;
const REFUSED = [ON_PAPER, YEARS, TERMS, QUALITIES, PAPERS];

const PICTOGRAPHS = /\p{Extended_Pictographic}|\u200d|\ufe0f|\d\ufe0f?\u20e3/gu;
const NUMBER = /^[\s\p{P}\p{S}]*(?:\d{1,2}|[一二三四五六七八九十]{1,2})?[、.．)）:：\]】\-–•·\s]+/u;
const LABEL = /^[^，。；：:“]{1,10}[：:]\s*/u;
const BEFORE = regex('iu')`
  ^(?:(?:老师|员工)?入职后|但|所以|因此|因为|同时|并且|并(?!网|购|发)|且|以及|平时|主要(?:工作)?(?:是|为)?
  |工作(?:内容)?(?:是|为)|每天|日常|常年|需(?!求)要?|须|要(?!求|点)|应(?!用|收|付|急|届|聘|力|酬|对)该?|能够
  |能(?!力|源|耗|效)|可以|会(?!计|议|员|务|场|展|诊)|负责|熟练(?:使用|掌握|运用|操作)?|精通|熟悉|掌握|了解|具备
  |具有|有(?!效|色|机|限)|懂得?|善于|擅长|看得懂|看懂|使用过|用过|用(?=[A-Za-z])|你(?:会|要|将|需要|会独立)|做过
  |独立完成|独立负责|proficient in|experience (?:in|with)|familiar with|knowledge of|responsible for)\s*
`;
const AFTER = regex('iu')`
  (?:\s*(?:者?(?:将?优先(?:考虑|录用|录取)?|更好|加分|更喜欢|更佳|最好|最佳|佳|为佳)
  |等(?:工作|事宜|事项|相关工作)?|即可|的(?:记录|经历|人|同学|朋友)?|熟练
  |(?:其中)?(?:至少|任选|任意|任|之|其)(?:其中)?(?:精通|熟悉|掌握|会|用)?[一二两1-3](?:种|门|项|个)?(?:以上|即可)?|的?直接上手|顺手|会?其一|都?可以|也行
  |preferred|is a plus|a plus))+[。；;，,.]?$
`;
/** Another skill in the same line: 施工规范、会用CAD. */
const SECOND_SKILL =
  /(?<=\p{Script=Han}{4,}|[A-Za-z]{3,})[、，,](?:会(?!计|议|员|务|场|展|诊)|能(?!力|源|耗|效)|懂|熟悉|了解|掌握|熟练).*$/u;
const MAX_LENGTH = 26;
/** An English line is quoted whole or not at all: a part of it is not a phrase. */
const MAX_ENGLISH_LENGTH = 80;
const MIN_LENGTH = 2;

/** A text without brackets; text next to an unmatched bracket is a fragment. */
const unbracketed = (text: string): string =>
  text.replace(/\s?[（(【[][^）)】\]]*[）)】\]]/gu, '').replace(/[（(【[].*$|^[^（(【[]*[）)】\]]/u, '');

/** Several objects of one action: 单细胞转录组、空间转录组等数据的标准流程分析. */
const OBJECTS_OF_ONE_ACTION = /^([^、，；。]{2,})(?:、[^、，；。]+?)+(等[^、，；。]{0,6}的[^，；。]{2,})/u;
/** Several objects before one action: 对输电线路、光伏电站进行红外测温. */
const OBJECTS_BEFORE_ACTION =
  /^([^、，；。]*(?:对|为|向|给|针对|围绕)[^、，；。]{2,})(?:、[^、，；。]+?)+?((?:进行|开展|实施|提供)[^，；。]{2,})/u;
/** The action with its first object; null if the text is no such list or too long even so. */
function withoutFurtherObjects(text: string): string | null {
  const [, first = '', action = ''] =
    OBJECTS_BEFORE_ACTION.exec(text) ?? OBJECTS_OF_ONE_ACTION.exec(text) ?? [];
  const short = `${first}${action}`;
  if (short !== '' && [...short].length <= MAX_LENGTH) return short;
  const cut = short.replace(/(?:及|和|与|以及)[^及和与]*$/u, '');
  return cut !== '' && [...cut].length <= MAX_LENGTH ? cut : null;
}

/** As many leading parts of a list as fit. */
function shortened(text: string): string {
  if (hasNoChinese(text)) return text.length <= MAX_ENGLISH_LENGTH ? text : '';
  if ([...text].length <= MAX_LENGTH) return text;
  const listed = withoutFurtherObjects(text);
  if (listed !== null) return listed;
  const clauses = text.split(/(?<=[，,；;。])/u);
  const parts = [...(clauses[0] ?? '')].length <= MAX_LENGTH ? clauses : text.split(/(?<=[，,；;。、])/u);
  let short = '';
  for (const part of parts) {
    if ([...(short + part)].length > MAX_LENGTH) break;
    short += part;
  }
  return short;
}

function stripped(text: string, pattern: RegExp): string {
  const next = text.replace(pattern, '');
  return next === text ? text : stripped(next, pattern);
}

/** The people to work with, without the work: 协同研发、质量、计划部门. */
const PEOPLE_ALONE =
  /^(?:协同|协助|配合|联合|会同|对接)[^，。；]{0,20}(?:部门?|团队|人员|同事|单位|各方|班组|科室|老师)$/u;

/** The topic of a line of a posting in spoken words; null if it contains no work to ask about. */
export function spokenTopic(line: string): string | null {
  const plain = stripped(line.replace(PICTOGRAPHS, ' ').trim(), NUMBER).replace(LABEL, '');
  if (isContact(plain) || REFUSED.some((pattern) => pattern.test(plain))) return null;
  const bare = stripped(stripped(unbracketed(plain).trim(), BEFORE), AFTER);
  const topic = shortened(bare.replace(SECOND_SKILL, ''))
    .replace(/(?:(?!%)[\s\p{P}])+$/u, '')
    .replace(/^[\s，。、；;:：]+/u, '');
  const isBareWord = /^\p{Script=Han}{2}$/u.test(topic);
  return isBareWord ||
    PEOPLE_ALONE.test(topic) ||
    [...topic].length < MIN_LENGTH ||
    /^[或和与及]|^\d+$|[“”"]/u.test(topic)
    ? null
    : topic;
}
