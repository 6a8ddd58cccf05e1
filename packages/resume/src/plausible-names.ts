import { regex } from './regex.js';

// Whether a text read from a file can be the name that its field requires. False only if it clearly is not one.

/** Fragments of a sentence: 个, 的, 的东西, 还考了…. */
const FRAGMENT =
  /^(?:的|了(?!解)|个(?!人|体|税|性|股)|着(?!色|装)|们|是|也|还(?!原)|又)|[的了着]$|^(?:会|懂|有|还有?|也有?|另外|东西|其他|等等|如下|以上|以下|无|没有|暂无)$|[。；;！？!?]/u;
const MIN_LETTERS = 2;
const lettersIn = (name: string): number => name.match(/[\p{L}\d]/gu)?.length ?? 0;
const isFragment = (name: string): boolean =>
  lettersIn(name) < MIN_LETTERS || FRAGMENT.test(name.trim().replace(/[（(][^（）()]*[）)]$/u, ''));

const CERTIFICATE_IN_SENTENCE =
  /^(?:(?:19|20)\d{2}年(?:\d{1,2}月)?)?(?:还|也|又|后来|去年|今年)*(?:考了|拿了|考到|拿到|取得了|办了)|[语话](?:能|会|可以)\p{Script=Han}{1,6}$/u;
/** Whether a text can be a certificate rather than a date, a remark or a verb with its object. */
export const isPlausibleCertificate = (name: string): boolean =>
  /\p{L}/u.test(name.replaceAll(/[年月日至今]/gu, '')) &&
  !isFragment(name) &&
  !CERTIFICATE_IN_SENTENCE.test(name.trim());

/** Whether a text can be a skill rather than the rest of a label. */
export const isPlausibleSkill = (name: string): boolean =>
  // R and C are programming languages.
  /^[A-Z]$/u.test(name.trim()) ||
  (!isFragment(name) && !/^(?:的?(?:东西|技能|软件|工具)|会的.*)$/u.test(name.trim()));

const ENGLISH_TITLE =
  /^(?:[A-Z][A-Za-z&/-]*\s+)*(?:Executive|Manager|Engineer|Assistant|Specialist|Representative|Supervisor|Director|Officer|Accountant|Analyst|Intern|Merchandiser|Coordinator)(?:\s+\p{Script=Han}+)?$/u;
const CHINESE_TITLE =
  /^\p{Script=Han}{0,8}(?:工程师|经理|专员|助理|主管|总监|业务员|跟单员|服务员|会计|出纳|文员|前台接待|班长|组长|店长)$/u;
/** A time where the employer should be: 大三暑假, 2024年寒假, 毕业以后. */
const TIME = regex('u')`
  ^(?:(?:19|20)\d{2}年?)?(?:大[一二三四五]|研[一二三]|[高初][一二三]|大学|在校|读书)?(?:的时候|的|[上下](?=学期|半年)|期间|时)*
  (?:\d{1,2}月份?)?(?:[暑寒]假|[暑寒]期|假期|假日|周末|课余|学期|学年|半年)?(?:期间|里|时)?$
  |^(?:去年|今年|前年|后来|之前|以前|平时|毕业(?:以?后|之后)|同年)(?:[暑寒]假|夏天|冬天|年底|年初)?$
`;
/** An action where the employer should be: 改用铝模, 采用新工艺. */
const DONE =
  /^(?:改用|改成|采用|使用|引入|推行|搭建|参与|参加|完成|负责|带领|组织|协助|编写|制定)\p{Script=Han}{1,12}$/u;
/** Whether a text can be an employer rather than a job title, a time or an action. */
export const isPlausibleEmployer = (name: string): boolean =>
  !isFragment(name) &&
  !ENGLISH_TITLE.test(name.trim()) &&
  !CHINESE_TITLE.test(name.trim()) &&
  !TIME.test(name.trim()) &&
  !DONE.test(name.trim());

/** Whether a text can be a school rather than part of a sentence with its verb: 是江城大学, 毕业于江城大学. */
export const isPlausibleSchool = (name: string): boolean =>
  !isFragment(name) && !/^(?:在|读|就读|毕业|考[上入进]|进了|上了|我|本人|从|于)/u.test(name.trim());

/** Nouns that describe a person but are not names: 成员, 应届生, 组长. */
const KIND_OF_PERSON = regex('u')`
  ^\p{Script=Han}{0,4}(?:[成组队党团职店学会委社人]员|志愿者|负责人|主持人|爱好者|[组队班校团会部社]长)$
  |^(?:学生|先生|女士|医生|考生|新生|本科生|研究生|大学生|应届生|毕业生|实习生|同学|老师|师傅|本人|个人|自己|姓名|简历|求职|应聘)$
`;
/** Whether a text can be the name of a person rather than a role. */
export const isPlausiblePerson = (name: string): boolean =>
  !isFragment(name) && !KIND_OF_PERSON.test(name.trim());

const TASK =
  /^(?:办(?!公|事|案)|打(?!磨|样|版|荷|包|桩)|开(?!发|拓|卡)|写|跑|送|卖|收(?!银|费|纳|货|件|发)|发(?!型|酵|动|行|货)|用|看|登记|换|做(?!账))\p{Script=Han}{2,}$/u;
const POST_END =
  /[员师工长手匠生]$|助教|教练|编辑|策划|经理|主管|助理|总监|专员|顾问|会计|出纳|代表|主任|司机|导购|销售|客服|文秘/u;
/** Whether a text can be a job title rather than a task or a shift: 办入住退房, 三班倒. */
export const isPlausibleTitle = (name: string): boolean =>
  !isFragment(name) &&
  !/(?:从|由)[^，。；]{0,8}\d[^，。；]{0,8}[到至]\s?\d/u.test(name) &&
  !/^(?:[两三四]班[倒制]|(?:大|小)?夜班|白班|双休|单休|轮休)$/u.test(name.trim()) &&
  (POST_END.test(name) || !TASK.test(name.trim()));
