import { regex } from '@qicheng/resume/regex';

/** 六级备考中, 驾照在考, 面试未通过, 拟于明年报考: qualifications not held, or no longer held. */
const NOT_OBTAINED = regex('iu')`
  [✘✗❌]|×(?!\s*\d)|已?过了?[一二两三四\d][门科](?!成绩)|未录取|没录取|未上岸|没上岸|落榜|再战|没续|未续
  |考过[一两]次|(?:科目|科)[一二三四].{0,3}(?:挂|没)|还在学|在学中|没得$|expired|not renewed|of \d papers|未参加
  |未拿|没用过|没学过|没接触过|尚末|未通过|没通过|没过|未过(?!期)|没拿到|未取得|尚未取得|没去考|[缺弃]考|还没(?:考|过|下来|拿)|没考|在考|待补考|补考
  |待考|未取证|无证|未入学|没入学|没进|成绩(?:没|未)出|(?<=语)不行|未复审|停考|未?获得?资格前|备考|待考|正在考
  |正在复审|复审中|准备考|正在(?:报|申请|办理)|(?<!从|并)未(?:报)?考|结果(?:未|没)出|材料已交
  |刚考(?!取|过|到|上|入)|拟(?:考|报考|于)|打算(?:考|报)|(?:明年|下半年|月底|年底)(?:再)?(?:考|报)|报考中|报名中
  |已报名|差.{1,3}门|不合格|[一二两三四]科(?:已过|通过|过了)|通过第一部分|其余在考|已过期|已经过期|过期了|过期未|已失效|失效未|没有考(?!试)|还没换|到期了?还?没
  |[证照书级](?:都|也|还|倒|暂时?)*(?:没有|[没未](?:办|考|拿|领|取)(?:过|到|下来)?|没)$
  |not yet (?:taken|passed)|in progress|preparing for|to be taken
`;

export const isNotObtained = (clause: string): boolean => NOT_OBTAINED.test(clause.trim());

/** 焊工证、登高证都没办: says so of all that is named before it. */
export const areNotHeld = (clause: string): boolean => /[证照书级]都/u.test(clause) && isNotObtained(clause);

/** 英语流利（四级未过）: the examination in brackets is not passed, but the language stays. */
export function withRemarkApart(clause: string): string[] {
  const [, name = '', remark = ''] = /^(.+?)\s*[（(]([^（）()]*)[）)]$/u.exec(clause) ?? [];
  const isExam = /[四六八]级|N[1-5]|CET|TEM/iu.test(remark) || (/级/u.test(remark) && /[语话]/u.test(name));
  const isOther = isNotObtained(remark) && !isNotObtained(name) && isExam;
  return isOther ? [name, remark] : [clause];
}

/** 可全英文授课, 可出差: willingness, listed among skills. */
const WOULD_DO =
  /^可(?:以)?(?!视化|编程|靠|持续)[\p{Script=Han}]{0,6}(?:授课|教学|出差|加班|倒班|到岗|驻外)$/u;
/** 做报表没问题: what the person says of an ability; Altium 看图没问题 names a tool. */
const ABLE_TO = /^(?:会|能|做|写|看|用|开|讲)[^A-Za-z]{0,8}(?:没|不成)问题$/u;
export const isReadiness = (text: string): boolean =>
  WOULD_DO.test(text.trim()) || ABLE_TO.test(text.trim()) || STATED_AMOUNT.test(text.trim());

/** CAD不会, 电脑不大会, 打字慢: what the person cannot do, or not well, listed among skills. */
const NOT_ABLE = /(?<=.)(?:不大?太?(?:会|懂|熟|行)|没(?:用|学|做|接触)过|用不来)$|(?<=[字])慢$/u;
/** 正在学 SQL: a skill that the person does not have yet. */
const IN_LEARNING = /^(?:目前|现在|最近)?(?:正在|还在|在)(?:自学|学习?)(?![校期生历])/u;
export const isNotAble = (text: string): boolean =>
  NOT_ABLE.test(text.trim()) || IN_LEARNING.test(text.trim());

/** 11年驾龄, 一天能出衬衫45件: experience and output, listed among skills. */
const STATED_AMOUNT = /^\d{1,2}\s*年(?:驾龄|经验)$|^(?:一天|每天|一小时|每小时|日均).{0,12}\d/u;

const NO_HONOUR =
  /^无.{2,8}记录$|^(?:近[三五]年)?(?:年度)?考核(?:情况|结果)\s*[:：]?\s*(?:均为)?(?:称职|合格|基本称职)$/u;
/** 无违纪记录, 年度考核情况：称职: required by forms, but not an award. */
export const isNoHonour = (text: string): boolean => NO_HONOUR.test(text);
