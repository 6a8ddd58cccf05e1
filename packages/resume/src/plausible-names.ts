// Whether a text read from a file can be the name that its field holds. False only for what is clearly none.

/** Remains of a sentence: 个, 的, 的东西, 还考了…. */
const FRAGMENT =
  /^(?:的|了(?!解)|个(?!人|体|税|性|股)|着(?!色|装)|们|是|也|还(?!原)|又)|[的了着]$|^(?:会|懂|有|还有?|也有?|另外|东西|其他|等等|如下|以上|以下|无|没有|暂无)$|[。；;！？!?]/u;
const MIN_LETTERS = 2;
const lettersIn = (name: string): number => name.match(/[\p{L}\d]/gu)?.length ?? 0;
const isFragment = (name: string): boolean =>
  lettersIn(name) < MIN_LETTERS || FRAGMENT.test(name.trim().replace(/[（(][^（）()]*[）)]$/u, ''));

const TOLD_CERTIFICATE =
  /^(?:(?:19|20)\d{2}年(?:\d{1,2}月)?)?(?:还|也|又|后来|去年|今年)*(?:考了|拿了|考到|拿到|取得了|办了)|[语话](?:能|会|可以)\p{Script=Han}{1,6}$/u;
/** A certificate, not a date, a remark or a verb with its object. */
export const isPlausibleCertificate = (name: string): boolean =>
  /\p{L}/u.test(name.replaceAll(/[年月日至今]/gu, '')) &&
  !isFragment(name) &&
  !TOLD_CERTIFICATE.test(name.trim());

/** A skill, not a remainder of its label. */
export const isPlausibleSkill = (name: string): boolean =>
  // R and C are names of languages.
  /^[A-Z]$/u.test(name.trim()) ||
  (!isFragment(name) && !/^(?:的?(?:东西|技能|软件|工具)|会的.*)$/u.test(name.trim()));

const ENGLISH_TITLE =
  /^(?:[A-Z][A-Za-z&/-]*\s+)*(?:Executive|Manager|Engineer|Assistant|Specialist|Representative|Supervisor|Director|Officer|Accountant|Analyst|Intern|Merchandiser|Coordinator)(?:\s+\p{Script=Han}+)?$/u;
const CHINESE_TITLE =
  /^\p{Script=Han}{0,8}(?:工程师|经理|专员|助理|主管|总监|业务员|跟单员|服务员|会计|出纳|文员|前台接待|班长|组长|店长)$/u;
/** An employer, not a job title in its place. */
export const isPlausibleEmployer = (name: string): boolean =>
  !isFragment(name) && !ENGLISH_TITLE.test(name.trim()) && !CHINESE_TITLE.test(name.trim());

const TASK =
  /^(?:办(?!公|事|案)|打(?!磨|样|版|荷|包|桩)|开(?!发|拓|卡)|写|跑|送|卖|收(?!银|费|纳|货|件|发)|发(?!型|酵|动|行|货)|用|看|登记|换|做(?!账))\p{Script=Han}{2,}$/u;
const POST_END =
  /[员师工长手匠生]$|助教|教练|编辑|策划|经理|主管|助理|总监|专员|顾问|会计|出纳|代表|主任|司机|导购|销售|客服|文秘/u;
/** A job title, not a task or a shift: 办入住退房, 三班倒. */
export const isPlausibleTitle = (name: string): boolean =>
  !isFragment(name) &&
  !/^(?:[两三四]班[倒制]|(?:大|小)?夜班|白班|双休|单休|轮休)$/u.test(name.trim()) &&
  (POST_END.test(name) || !TASK.test(name.trim()));
