import { regex } from '@qicheng/resume/regex';

/** How a posting wants a mail to be named: 邮件主题：姓名+学校+专业, with the subject "PME - Your Name". */
const SUBJECT_FORMATS: readonly RegExp[] = [
  /(?:邮件|简历|附件)?(?:主题|标题|命名)(?:格式)?(?:请)?(?:注明|写明|写|为|统一为)?\s*[:：]?\s*[“"「『《【]([^”"」』》】\n]{4,60})[”"」』》】]/u,
  /(?:邮件|简历|附件)?(?:主题|标题|命名)(?:格式)?(?:请)?(?:注明|写明|写|为|统一为)?\s*[:：]\s*([^\s。；;，,“"「]{2,20}(?:\s?[+＋_—–-]\s?[^\s。；;，,+＋]{1,20}){1,5})/u,
  // Without a colon, only words for what is filled in tell the format from a topic: 主题写 姓名+学校+新媒体.
  regex('u')`
    (?:主题|标题|命名)(?:格式)?(?:请|统一|需|须|要)?(?:注明|写明|写成|写|为|成|是|用)\s*
    (?=[^\s。；;，,]{0,30}(?:姓名|名字|学校|院校|专业|岗位|职位|电话|手机))([^\s。；;，,“"「]{2,20}(?:\s?[+＋_—–-]\s?[^\s。；;，,+＋]{1,20}){1,5})
  `,
  /\bsubject(?: line)?\s*[:：]?\s*[“"]([^”"\n]{4,60})[”"]/iu,
];
const JOINT = /(\s*[+＋_]\s*|\s*[—–-]\s*)/u;

/** The title that a posting asks for; empty where it asks for none. */
export const mailSubjectIn = (jd: string): string =>
  withoutLooseBracket(
    SUBJECT_FORMATS.map((pattern) => pattern.exec(jd)?.[1]?.trim() ?? '').find((found) =>
      JOINT.test(found),
    ) ?? '',
  );

/** The bracket around the whole remark is not part of the title: （邮件主题：学校-姓名）. */
const withoutLooseBracket = (title: string): string =>
  /^[^（(]*[)）]$/u.test(title) ? title.slice(0, -1) : title;

/** What somebody can fill in, by the word of the posting. */
interface MailFacts {
  readonly name: string;
  readonly school: string;
  readonly major: string;
  readonly post: string;
  readonly phone: string;
  /** From when on one can work: 随时到岗. */
  readonly arrival: string;
}

const FIELDS: readonly (readonly [word: RegExp, field: keyof MailFacts])[] = [
  [/^(?:本人|真实)?姓名$|^(?:your )?(?:full )?name$/iu, 'name'],
  [/^(?:毕业)?(?:学校|院校)$|^(?:school|university)$/iu, 'school'],
  [/^(?:所学)?专业$|^major$/iu, 'major'],
  [/^(?:应聘|申请|意向|投递|报考)?(?:岗位|职位)(?:名称)?$|^(?:position|job title)$/iu, 'post'],
  [/^(?:联系)?(?:电话|手机号?码?|联系方式)$|^(?:phone|mobile)$/iu, 'phone'],
  [/^(?:可|最快|预计|最早)?(?:到岗|入职|上岗)(?:时间|日期)?$/u, 'arrival'],
];
/** Words of the posting that are filled in with something no résumé names for certain. */
const REQUESTED_PART =
  /天数|时间|日期|年限|届|城市|学历|学位|性别|薪|渠道|学科|方向|年级|期望|来源|date|year|city/iu;

/** The title as the posting asks for it, in the candidate's own facts; what is not known is named. */
export function filledMailSubject(
  requested: string,
  facts: MailFacts,
  missing: (what: string) => string,
): string {
  return requested
    .split(JOINT)
    .map((part) => {
      const word = part.trim();
      if (word === '' || JOINT.test(part)) return part;
      const field = FIELDS.find(([pattern]) => pattern.test(word))?.[1];
      if (field !== undefined) return facts[field] || missing(word);
      return REQUESTED_PART.test(word) ? missing(word) : part;
    })
    .join('');
}
