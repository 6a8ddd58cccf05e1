import { regex } from '@qicheng/resume/regex';
import { mailSubjectIn } from '../analyses/cover-letter/mail-subject.js';
import { clipped } from '../text/clipped.js';

const DATE = '(?:(20\\d{2})\\s*[年./-]\\s*)?(\\d{1,2})\\s*[月./-]\\s*(\\d{1,2})\\s*[日号]?';
/** The last day of applications: 截止日期：2026年12月15日, 12月15日前投递. */
const CLOSING: readonly RegExp[] = [
  new RegExp(
    `截[止至](?:报名|投递|申请|接收|收取)?(?:简历)?(?:日期|时间|日)?\\s*(?:[:：]|为|到|至|于)?\\s*${DATE}(?!\\s*\\d)`,
    'u',
  ),
  new RegExp(
    `${DATE}\\s*(?:\\d{1,2}[:：点]\\d{0,2}\\s*)?(?:之?前(?:[^，。；\\n]{0,12})(?:投|报名|发送|发至|发到|申请|提交|寄)|(?:报名|投递|申请)?截[止至])`,
    'u',
  ),
  new RegExp(
    `(?:投递|报名|申请|简历)[^，。；\\n]{0,10}(?:至|到|——?|-|~)\\s*${DATE}\\s*(?:止|截[止至]|结束)`,
    'u',
  ),
];
/** Days up to which ages, years and studies are counted. */
const COUNTED =
  /年龄|出生|周岁|工龄|(?:工作|服务|从业)(?:年限|经历|时间)|毕业|学历|学位|取得|计算|合同|试用|社保|成立|数据/u;

/** What the subject of a mail has to contain, without parts joined by a mark: 邮件标题注明应聘岗位. */
const NAMED_SUBJECT =
  /(?:邮件|简历)?(?:主题|标题)(?:栏|处|中)?(?:请|需|须|务必)?(?:注明|写明|标明|备注)\s*[“"「]?([^“”"「」，。；\n]{2,24})/u;
const FILE_NAME =
  /(?:简历|附件|文件)(?:请|统一)?(?:以|按)?\s*[“"「]?([^“”"「」，。；\n]{2,24})[”"」]?\s*(?:的格式)?命名/u;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;

interface ClosingDay {
  readonly text: string;
  /** Whether its month is over; false if the posting does not say the year. */
  readonly isPast: boolean;
}

function closingIn(posting: string, month: string): ClosingDay | null {
  for (const sentence of posting.split(/[。；;，,\n]/u)) {
    if (COUNTED.test(sentence)) continue;
    const found = CLOSING.map((pattern) => pattern.exec(sentence)).find((each) => each !== null);
    if (!found) continue;
    const [, year, m = '', d = ''] = found;
    if (Number(m) < 1 || Number(m) > 12 || Number(d) < 1 || Number(d) > 31) continue;
    const text = `${year ? `${year}年` : ''}${Number(m)}月${Number(d)}日`;
    return { text, isPast: year !== undefined && `${year}-${m.padStart(2, '0')}` < month };
  }
  return null;
}

/** What a posting asks of an application, as one step to take; null if it asks neither for a subject nor a closing day. */
export function howToApply(posting: string, month: string): string | null {
  const subject = mailSubjectIn(posting);
  const named = subject || (NAMED_SUBJECT.exec(posting)?.[1] ?? '').trim();
  const file = subject === '' ? (FILE_NAME.exec(posting)?.[1] ?? '').trim() : '';
  const closing = closingIn(posting, month);
  if (named === '' && file === '' && closing === null) return null;
  const mail = MAIL.exec(posting)?.[0];
  const steps = [
    ...(mail === undefined ? [] : [`简历发到 ${mail}`]),
    ...(subject === '' ? (named === '' ? [] : [`邮件主题写明“${named}”`]) : [`邮件主题写成“${subject}”`]),
    ...(file === '' ? [] : [`简历按“${file}”命名`]),
    ...(closing === null
      ? []
      : [
          closing.isPast
            ? `${closing.text}截止，这个日期已经过了，先问清是否还招`
            : `${closing.text}截止，在这之前投出`,
        ]),
  ];
  return clipped(`投递时按招聘写明的做：${steps.join('；')}。`, MAX_STEP);
}
const MAX_STEP = 300;

/** A clause that only says how and until when to apply. */
const APPLICATION = regex('u')`
  ^(?:请|务必|简历|邮件|附件)*(?:以|按)?[^,;]{0,24}(?:主题|标题|命名)(?:格式|栏|处)?\s*(?:[:：]|为|请?注明|请?写明|$)
  |^(?:报名|投递|申请|招聘|应聘|简历)?(?:接收)?(?:截[止至])(?:日期|时间|日)?
  |\d{1,2}[日号]?(?:之?前(?:投递?|报名|发送)|截[止至])
`;
export const isApplicationStep = (text: string): boolean => APPLICATION.test(text) && !COUNTED.test(text);
