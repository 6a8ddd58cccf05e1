import type { JobRisk } from './jd-analysis.js';

const DATE = String.raw`(?:(20\d{2})\s*[年./-]\s*)?(\d{1,2})\s*[月./-]\s*(\d{1,2})\s*[日号]?`;
/** The last day of applications: 截止日期：2026年12月15日, 12月15日前投递. */
const CLOSING: readonly RegExp[] = [
  new RegExp(
    String.raw`截[止至](?:报名|投递|申请|接收|收取)?(?:简历)?(?:日期|时间|日)?\s*(?:[:：]|为|到|至|于)?\s*${DATE}(?!\s*\d)`,
    'u',
  ),
  new RegExp(
    String.raw`${DATE}\s*(?:\d{1,2}[:：点]\d{0,2}\s*)?(?:之?前(?:[^，。；\n]{0,12})(?:投|报名|发送|发至|发到|申请|提交|寄)|(?:报名|投递|申请)?截[止至])`,
    'u',
  ),
  new RegExp(
    String.raw`(?:投递|报名|申请|简历)[^，。；\n]{0,10}(?:至|到|——?|-|~)\s*${DATE}\s*(?:止|截[止至]|结束)`,
    'u',
  ),
];
/** Days up to which ages, years and studies are counted. */
const COUNTED =
  /年龄|出生|周岁|工龄|满\s*\d+\s*[年月]|任[教职][^，]{0,6}\d+\s*年|(?:工作|服务|从业)(?:年限|经历|时间)|毕业|学历|学位|取得|计算|合同|试用|社保|成立|数据/u;
/** Whether a clause is about a day up to which something is counted. */
export const isCountedDay = (clause: string): boolean => COUNTED.test(clause);

/** The last day of applications, as a posting states it. */
export interface ClosingDay {
  readonly text: string;
  /** ISO day; null if the posting does not say the year. */
  readonly day: string | null;
  /** MM-DD. */
  readonly monthAndDay: string;
}

/** The last day of applications; null if a posting states none. */
export function closingDayIn(posting: string): ClosingDay | null {
  for (const clause of posting.split(/[。；;，,\n]/u)) {
    if (isCountedDay(clause)) continue;
    const found = CLOSING.map((pattern) => pattern.exec(clause)).find((each) => each !== null);
    if (!found) continue;
    const [, year, m = '', d = ''] = found;
    if (Number(m) < 1 || Number(m) > 12 || Number(d) < 1 || Number(d) > 31) continue;
    const monthAndDay = `${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
    return {
      text: `${year ? `${year}年` : ''}${Number(m)}月${Number(d)}日`,
      day: year === undefined ? null : `${year}-${monthAndDay}`,
      monthAndDay,
    };
  }
  return null;
}

const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u;
/** The address to which applications are sent; null if a posting states none. */
export const applicationMailIn = (posting: string): string | null => MAIL.exec(posting)?.[0] ?? null;

const APPLYING = /投|简历|应聘|报名|申请/u;
const OTHER_PURPOSE = /咨询|举报|投诉|监督|商务|合作/u;
const OTHER_WAY =
  /网申|小程序|扫码|二维码|内推|(?:网上|在线|官网|网站|系统|平台)[^，。；\n]{0,6}(?:报名|投递|申请)|登[录陆]/u;

/** Whether a posting asks to apply by mail and names no other way. */
export const isAppliedByMail = (posting: string): boolean =>
  !OTHER_WAY.test(posting) &&
  posting
    .split(/[。；;\n]/u)
    .some((part) => MAIL.test(part) && (APPLYING.test(part) || !OTHER_PURPOSE.test(part)));

/** Until when and where to apply, as a posting states it. */
export interface ApplicationTerms {
  readonly closing: ClosingDay | null;
  readonly mail: string | null;
}

/** The address of a posting that looks like a fraud is not repeated. */
export const applicationTermsOf = (
  posting: string,
  risks: readonly Pick<JobRisk, 'verdict'>[],
): ApplicationTerms => ({
  closing: closingDayIn(posting),
  mail: risks.some(({ verdict }) => verdict === 'suspicious') ? null : applicationMailIn(posting),
});
