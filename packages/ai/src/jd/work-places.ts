import { wordsOfText } from '../analyses/resume-analysis/items.js';
import { fieldsIn, isWithin } from './data/fields.js';
import { headOf, isEmployment } from './employment.js';
import { employersOf, type FactMatch, monthsOf, span } from './match-dates.js';
import type { ResumeReading } from './read-resume.js';

/** Places of work that a requirement of years may name instead of a trade, and what identifies them in a job. */
const PLACES: readonly (readonly [required: RegExp, shown: RegExp])[] = [
  [
    /(?:施工|建筑|工程)现场|工地|现场施工/u,
    /建筑|建设|建工|施工|工地|房建|土建|市政工程|塔吊|塔机|塔式起重|脚手架|钢结构|混凝土|基坑/u,
  ],
  [/生产现场|车间|产线|生产线|生产一线/u, /[\u4e00-\u9fa5]厂|车间|产线|生产线|制造/u],
];

/** Trades that are at work in a building site or a plant, next to those that build or produce there. */
const AT_PLACE = ['驾驶', '电气', '设备维修', '生产', '质量', '施工管理', '监理', '仓储物流'];

/** The jobs at the place of work that a requirement names, in any trade that works there. */
function jobsAtPlace(words: string, { document, texts }: Pick<ResumeReading, 'document' | 'texts'>) {
  const places = PLACES.filter(([required]) => required.test(words));
  return document.work.filter((item, at) => {
    if (places.length === 0 || !isEmployment(item)) return false;
    const fields = fieldsIn(wordsOfText(item.title, 'zh'));
    const worksThere =
      fields.length === 0 || fields.some((name) => AT_PLACE.some((each) => isWithin(name, each)));
    const own = texts
      .filter(({ pointer }) => pointer.startsWith(`/work/${at}/`))
      .map(({ affirmed }) => affirmed);
    return worksThere && places.some(([, shown]) => shown.test([headOf(item), ...own].join('，')));
  });
}

/** Whether a job may have been at the place of work that a requirement names. */
export const isAtPlace = (words: string, reading: ResumeReading): boolean =>
  jobsAtPlace(words, reading).length > 0;

/** Jobs at the required place of work, of another trade or without its name; whether they count is for the reader to compare. */
export function byPlace(words: string, reading: ResumeReading, now: number): FactMatch | null {
  const items = jobsAtPlace(words, reading);
  if (items.length === 0) return null;
  return {
    state: '待确认',
    reason: `可能在这类现场的工作合计 ${span(monthsOf(items, now))}，是不是请您核对`,
    atoms: employersOf(items, reading.document.work, 'work'),
  };
}
