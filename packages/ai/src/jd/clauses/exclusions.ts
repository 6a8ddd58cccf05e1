import { regex } from '@qicheng/resume/regex';

/** Applicants that an employer rejects: 培训机构勿扰, 频繁跳槽者请勿投递, 3年2跳, No agencies please. */
const EXCLUDES = regex('iu')`
  (?:勿|(?<![识分区级类性个特差鉴])别|莫|不要|谢绝|拒绝)[^,;]{0,6}(?:投递?|打?扰|报名|加我|聊|联系|上门
  |来(?:了|$))|免[谈投]|^谢绝|慎投|请慎重|绕[道行]|止步|非诚勿|(?:暂|概|一律|恕)?不(?:予)?(?:录用|考虑|受理)
  |^(?:本岗位?|该岗位?|我[们司]|暂)?不(?:接受(?!加班)|招|要(?!求)|收(?!取|购|费|押|任何))
  |^\S{0,12}(?:工|生|人|者|的)(?:就)?(?:别|勿|不要)来|\bno (?:agenc|recruiters|third[- ]part|calls)
  |\b(?:not|never) (?:consider|accept|respond)
`;
/** Frequent changes of jobs; a required stable career is not an exclusion. */
const JOB_HOPPING =
  /跳槽|跳过[^,;]{0,4}槽|换(?:过|了)?[^,;]{0,4}(?:工作|公司)|不?(?:超过|多于)[\d一二两三四]份工作|[\d一二两三四五半]+\s*年(?:内|之内)?[^,;]{0,3}[\d一二两三四五]+\s*(?:跳|家公司)|稳定性差|频繁(?:更)?换/u;
const ALWAYS_KEPT = /^(?:无|没有|未|不(?!考虑|接受))|稳定性(?:好|强)/u;

/** Whether a clause says who should not apply; an applicant cannot prove it. */
export const isExclusion = (text: string): boolean =>
  EXCLUDES.test(text) || (JOB_HOPPING.test(text) && !ALWAYS_KEPT.test(text));

/** Invitations and relaxed conditions: 欢迎应届生, 优秀者学历可放宽, 校招社招都欢迎. */
const WELCOMES = regex('iu')`
  ^(?:热烈|诚挚|非常|也|同样|并|我们|特别)*欢迎(?!度)|(?:都|也|均|亦|同样)欢迎$
  |^(?:也|可|同时)*(?:接受|考虑|面向|招收)[^,;]{0,8}(?:应届|毕业生|转行|小白|新人|无经验|零基础|实习生)
  |(?<!(?:奖|证|职称|经验|经历)[^,;]{0,12})(?:可|能)(?:以|适当)*放宽[^,;]{0,8}$
  |(?:没|无)[^,;]{0,6}(?:也|亦|均)?可(?:以)?(?:学|带|培训|培养|投)|^\S{0,10}可(?:以)?一起(?:应聘|报名|来)
  |\b(?:(?:are|is) (?:also )?(?:welcome|encouraged)|graduates? welcome)\b|可学徒|\bwelcome to apply\b
`;
/** Arrangements and agreements to be made later: 薪资面谈, 硕士另议, 夫妻工优先安排住宿. */
const ARRANGES = /(?:面谈|面议|另议|另谈|另算|可谈|再谈|薪资?\s*open|优先安排[^,;]*)$/iu;

/** Whether a clause only opens the post to more people or defers an agreement. */
export const isWelcome = (text: string): boolean => WELCOMES.test(text) || ARRANGES.test(text);

/** How and until when to apply, and what happens afterwards. */
const NOTICE = regex('iu')`
  ^(?:请)?(?:将|把|于|在)[^;]{0,24}(?:简历|材料|证件|扫描件)
  |^(?:投递|报名|应聘|申请)(?:截止|时间|日期|网址|方式|邮箱|须知)|截[止至](?:日期|时间|到)?
  |(?:邮件)?(?:标题|主题|命名)(?:请)?(?:注明|写|格式|为)|^(?:请|须|需)?提供[^,;]{0,8}(?:作品集|作品链接)$|^附[^,;]{0,6}(?:作品|链接|简历|照片?|近照)|合则约见|恕不|原件
  |复印件|(?:看过|浏览)(?:该|这个|此)职位|还看了|^无[^,;]{1,6}不(?:看|回|予)|\bclosing date\b|\bdeadline\b
  |\bapply (?:by|before|at|via)\b|\bsend (?:us )?(?:your |the )?(?:cv|resume|application)|\bshortlisted\b
  |\bsubject line\b
`;

/** Documents and details required with an application: 请附作品集链接, 简历里请注明期望薪资. */
const ENCLOSES = regex('u')`
  ^(?:(?:投递|应聘|报名|申请|发送)?(?:个人)?(?:简历|邮件)?(?:时|[里中上内])?)(?:请|须|需要?|务必|敬请)(?:务必
  |一并|同时|随信|另)?(?:在[^,;]{1,10}[里中上内])?(?:(?:附|注明|备注|标注|携带|带上|上传)
  |(?:提供|提交|写明|说明|发送?|发来)[^,;]{0,10}(?:作品|简历|链接|照片|近照|证明|证书|薪资|到岗|案例))
`;

/** Whether a clause is about the application procedure. */
export const isNotice = (text: string): boolean => NOTICE.test(text) || ENCLOSES.test(text);

/** The parts of an examination with their share in the result: 笔试占60%, 总成绩=试讲×50%+面试×50%. */
const SHARES = regex('u')`
  (?:笔试|面试|试讲|说课|试教|技能操作|技能测试|实操|总成绩|综合成绩|考试总?分)[^;]{0,40}(?:占|按|×|x|\*)?\s*\d{1,3}\s*%
  |(?:笔试|面试|考试)[^;]{0,10}(?:合格线|开考比例|满分)
`;

/** Whether a sentence is about how applicants are examined. */
export const isExamination = (sentence: string): boolean =>
  SHARES.test(sentence) && !/经验|学历|熟悉|熟练/u.test(sentence);
