import {
  applicationMailIn,
  type ClosingDay,
  closingDayIn,
  isCountedDay,
} from '@qicheng/analysis/application-terms';
import { regex } from '@qicheng/resume/regex';
import { mailSubjectIn } from '../analyses/cover-letter/mail-subject.js';
import { clipped } from '../text/clipped.js';

/** What the subject of a mail has to contain, without parts joined by a mark: 邮件标题注明应聘岗位. */
const NAMED_SUBJECT =
  /(?:邮件|简历)?(?:主题|标题)(?:栏|处|中)?(?:请|需|须|务必)?(?:注明|写明|标明|备注)\s*[“"「]?([^“”"「」，。；\n]{2,24})/u;
const FILE_NAME =
  /(?:简历|附件|文件)(?:请|统一)?(?:以|按)?\s*[“"「]?([^“”"「」，。；\n]{2,24})[”"」]?\s*(?:的格式)?命名/u;
interface ClosingDate extends ClosingDay {
  /** Whether its month is over; false if the posting does not say the year. */
  readonly isPast: boolean;
}

function closingIn(posting: string, month: string): ClosingDate | null {
  const closing = closingDayIn(posting);
  return (
    closing && { ...closing, isPast: closing.day !== null && closing.day.slice(0, month.length) < month }
  );
}

/** What a posting asks of an application, as one step to take; null if it asks neither for a subject nor a closing day. */
export function howToApply(posting: string, month: string): string | null {
  const subject = mailSubjectIn(posting);
  const named = subject || (NAMED_SUBJECT.exec(posting)?.[1] ?? '').trim();
  const file = subject === '' ? (FILE_NAME.exec(posting)?.[1] ?? '').trim() : '';
  const closing = closingIn(posting, month);
  if (named === '' && file === '' && closing === null) return null;
  const mail = applicationMailIn(posting);
  const steps = [
    ...(mail === null ? [] : [`简历发到 ${mail}`]),
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
export const isApplicationStep = (text: string): boolean => APPLICATION.test(text) && !isCountedDay(text);
