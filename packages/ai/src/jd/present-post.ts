import { PRESENT } from '@qicheng/resume/dates';
import type { WorkItem } from '@qicheng/resume/document';
import { regex } from '@qicheng/resume/regex';
import { plainText } from '@qicheng/resume/translation/sides';
import { OFFICE, spokenPost } from '../text/spoken-post.js';
import { jobOf } from './employment.js';

/** A later post told as a statement of the job: 2021年起做班长, 2022年9月起兼年级组长（4个班）, 现任店长. */
const LATER_POST = regex('u')`
  ^(?:(?<year>(?:19|20)\d{2})(?:\s?年(?:\s?\d{1,2}\s?月)?|[./-]\d{1,2})(?<open>份?起|份?开始|以后|至今)?|现在?|目前)[，,]?\s?被?
  (?<how>兼任?|升任|升为?|晋升为?|提拔为|提为|转任|转为|改任|改为|调任|担任|当上?|任|做|为)了?(?<post>\p{Script=Han}{2,8}?)
  (?:[（(][^（）()]*[)）])?(?<still>至今)?[。；;]?$
`;
/** A promotion lasts, while a post that was held in a year may have ended. */
const PROMOTED = /^(?:升|晋|提|转)/u;
/** The head of a group of workers, who is named with the trade: 电工班长. */
const OF_GROUP = /^(?:班长|组长|领班|队长)$/u;
const WORKER = /(?:[工师士]|(?<!管理|教)员)$/u;

/** The post that somebody has now in an open job. */
export interface PresentPost {
  /** The title of the entry, or the later post with it: 维修电工班长, 主班老师兼年级组长. */
  readonly role: string;
  /** The year since which it is held; 0 if unstated. */
  readonly since: number;
  /** The statement that states it; -1 if it is the title itself. */
  readonly at: number;
}

interface LaterPost {
  readonly post: string;
  readonly since: number;
  readonly isAdditional: boolean;
}

function laterPostIn(text: string): LaterPost | null {
  const { year, open, how = '', post = '', still } = LATER_POST.exec(text.trim())?.groups ?? {};
  const lasts = year === undefined || open !== undefined || still !== undefined || PROMOTED.test(how);
  if (!lasts || !OFFICE.test(post)) return null;
  return { post, since: Number(year ?? 0), isAdditional: how.startsWith('兼') };
}

/** Whether a statement only tells a later post, which belongs to the title of its job. */
export const isLaterPost = (text: string): boolean => laterPostIn(text) !== null;

function joined(title: string, { post, isAdditional }: LaterPost): string {
  if (title === '' || title.includes(post)) return title || post;
  if (isAdditional) return `${title}兼${post}`;
  return OF_GROUP.test(post) && WORKER.test(title) ? `${title.replace(/员$/u, '')}${post}` : post;
}

/** A later post behind the first: 造价工程师（2022年起任商务经理）. */
const IN_BRACKETS = /[（(]([^（）()]+)[)）]\s*$/u;

/** The present post of a job: the last that its statements tell, otherwise its title. */
export function presentPostOf(item: WorkItem): PresentPost {
  const stated = jobOf(item).role;
  const title = spokenPost(stated);
  const inTitle = laterPostIn(IN_BRACKETS.exec(stated)?.[1] ?? '');
  const own: PresentPost = {
    role: inTitle === null ? title : joined(title, inTitle),
    since: inTitle?.since ?? 0,
    at: -1,
  };
  if (item.period?.end !== PRESENT) return { role: title, since: 0, at: -1 };
  const laterPosts = (item.highlights ?? []).flatMap((atom, at) => {
    const later = atom.visible === false ? null : laterPostIn(plainText(atom, 'zh'));
    return later === null ? [] : [{ ...later, at }];
  });
  const [last] = laterPosts.toSorted((a, b) => (b.since || Infinity) - (a.since || Infinity));
  return last === undefined ? own : { role: joined(title, last), since: last.since, at: last.at };
}
