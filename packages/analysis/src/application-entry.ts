import { chinaDay, isCalendarDay } from '@qicheng/resume/china-time';
import { daysBetween } from './application-next-step.js';
import { closingDayIn, isAppliedByMail } from './application-terms.js';
import { type ApplicationChannel, applicationLengths } from './job-application.js';

/** Text selected on a job page, or pasted. */
export interface FoundPost {
  title: string;
  url: string;
  text: string;
}

/** The initial values of a new application's form; empty where nothing was read. */
export interface ReadEntry {
  company: string;
  post: string;
  city: string;
  channel: ApplicationChannel | '';
  url: string;
  /** ISO day. */
  deadline: string;
  jobText: string;
}

const SITES =
  /^(?:boss直聘|智联招聘|猎聘网?|前程无忧|51job|拉勾网?|实习僧|牛客网?|应届生求职网|国聘|领英|脉脉)/iu;
const COMPANY =
  /(?:公司|集团|银行|证券|保险|科技|研究院|大学|医院|事务所|工作室|网络|信息)(?:[（(].*[）)])?$/u;
const RECRUITING = /(?:最新)?(?:校园|社会)?招聘(?:信息|网|官网)?(?:\d{4})?$/u;
const MARKS = /[【】「」『』[\]]/gu;

const ORGANISATION = String.raw`(?:公司|集团|银行|医院|大学|学院|学校|幼儿园|研究院|研究所|设计院|事务所|中心|酒店)(?:[（(][^）)]*[）)])?(?:[^\s，。；：:]{2,12}(?:分所|分公司|支行|分行|分院|校区))?`;
/** A first line that names the employer and its post: 某某公司 2027届校园招聘 数据分析师. */
const ANNOUNCED = new RegExp(
  String.raw`^(?<company>[^，。；：:\s]{2,40}?${ORGANISATION})\s*(?:20\d{2}\s*[届年]?|\d{2}届)?\s*(?:现|诚|急|高薪|公开)?(?:校园|社会|[春秋]季|暑期|实习生?|应届生?|毕业生)*(?:招聘|诚聘|急聘|急招|招募|招)\s*[:：]?\s*(?<post>[^，。；：:]{2,30})$`,
  'u',
);
/** A line that is only the name of an employer. */
const COMPANY_ALONE = new RegExp(String.raw`^[^，。；：:\s]{2,40}?${ORGANISATION}$`, 'u');
/** An employer alone in a line is looked for among the first lines only. */
const HEAD_LINES = 5;
const POST_END =
  '(?:[师员长岗工手]|经理|主管|总监|助理|专员|顾问|代表|实习生|管培生|运营|策划|开发|会计|出纳|护士|销售|客服|设计|测试|编辑)';
/** A first line that is only the name of a post. */
const POST_ALONE = new RegExp(`^[^，。；：:！？]{0,24}${POST_END}$`, 'u');
const NUMBER_CALLED = String.raw`[\d一二两三四五]+[名位个枚]`;
/** A line that calls for a post, as in a chat: 急招烘焙师两名，坐标宁波. */
const CALLED = new RegExp(
  String.raw`^(?:我们|本店|公司)?[在现诚急]?招[聘募]?(?!过)(?:${NUMBER_CALLED})?([^，。；：:！？\s（(【]{1,16}?${POST_END})` +
    String.raw`(?=$|[\s，,。；;（(【]|${NUMBER_CALLED}|若干|坐标|base|位于|(?:工作)?地点)`,
  'iu',
);
/** The place of such a post. */
const CALLED_PLACE = /(?<![三\d])(?:坐标|base)\s*[:：]?\s*([^\s，,。；;、（(]{2,12})/iu;
/** Remarks in brackets at the end of a title: （2027 届校招）, 【急聘】. */
const REMARK = /\s*[（(【[][^）)】\]]*[）)】\]]\s*$/u;
/** A word in brackets before a title: 【急聘】. */
const LABEL = /^[【[][^】\]]*[】\]]\s*/u;

/** The employer and the post in the first lines of a description; empty where they state none. */
function announcedIn(text: string): Pick<ReadEntry, 'company' | 'post'> {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(REMARK, '').replace(LABEL, ''))
    .filter((line) => line !== '')
    .slice(0, HEAD_LINES);
  const { company = '', post = '' } = ANNOUNCED.exec(lines[0] ?? '')?.groups ?? {};
  if (company !== '') return { company, post: post.replace(REMARK, '') };
  const isPost = (line: string) =>
    POST_ALONE.test(line) && !RECRUITING.test(line) && !COMPANY_ALONE.test(line);
  const called = lines.map((line) => CALLED.exec(line)?.[1] ?? '').find((name) => name !== '') ?? '';
  return {
    company: lines.find((line) => COMPANY_ALONE.test(line)) ?? '',
    post: lines.find(isPost) ?? called,
  };
}

const lineOf = (names: string) =>
  new RegExp(String.raw`^[^\S\n]*(?:${names})[^\S\n]*[:：][^\S\n]*(\S.*)$`, 'mu');
const LINES = {
  company: lineOf('公司(?:名称)?|单位(?:名称)?|企业(?:名称)?|招聘单位'),
  post: lineOf('(?:招聘)?(?:岗位|职位)(?:名称)?'),
  city: lineOf('(?:工作)?(?:城市|地点|地区)'),
};

/** The parts of a page title, without the names of job sites and the word 招聘. */
function partsOf(title: string): string[] {
  return title
    .replaceAll(MARKS, ' ')
    .split(/\s*[_|｜]\s*|\s*[-–—·]\s*|\s{2,}/u)
    .map((part) => part.trim().replace(RECRUITING, '').trim())
    .filter((part) => part !== '' && !SITES.test(part));
}

/** An unstated year is known only of a day that is near: nobody announces a last day half a year ahead. */
const MAX_DAYS_AHEAD = 180;

/** The next such day from today on; empty if it is too far ahead, as the day of an old posting is. */
function nextDay(monthAndDay: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const next = [year, year + 1].map((each) => `${each}-${monthAndDay}`).find((day) => day >= today) ?? '';
  return daysBetween(today, next) <= MAX_DAYS_AHEAD ? next : '';
}

function deadlineIn(text: string, today: string): string {
  const closing = closingDayIn(text);
  if (closing === null) return '';
  const day = closing.day ?? nextDay(closing.monthAndDay, today);
  return isCalendarDay(day) ? day : '';
}

/** Fills a new application from a page or a pasted description. Unstated fields stay empty; `today` is an ISO day. */
export function readEntry(
  { title, url, text: whole }: FoundPost,
  today: string = chinaDay(new Date()),
): ReadEntry {
  const text = whole.trim().slice(0, applicationLengths.jobText);
  const parts = partsOf(title);
  const named = parts.find((part) => COMPANY.test(part)) ?? '';
  const labelledValue = (name: keyof typeof LINES) => LINES[name].exec(text)?.[1]?.trim() ?? '';
  const announced = announcedIn(text);
  const post = labelledValue('post') || announced.post || (parts.find((part) => part !== named) ?? '');
  const isLink = /^https?:\/\//iu.test(url) && URL.canParse(url) && url.length <= applicationLengths.url;
  return {
    company: (labelledValue('company') || announced.company || named).slice(0, applicationLengths.company),
    post: post.slice(0, applicationLengths.post),
    city: (labelledValue('city') || (CALLED_PLACE.exec(text)?.[1] ?? '')).slice(0, applicationLengths.city),
    channel: isAppliedByMail(text) ? 'email' : '',
    url: isLink ? url : '',
    deadline: deadlineIn(text, today),
    jobText: text,
  };
}
