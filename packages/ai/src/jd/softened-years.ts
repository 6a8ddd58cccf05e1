import type { Evidence } from '@qicheng/analysis/result';
import { regex } from '@qicheng/resume/regex';
import { isTraining } from '../text/training.js';
import { employersOf, type FactMatch, monthsOf, span } from './match-dates.js';
import { matchPhrase } from './match-phrase.js';
import { MONTHS } from './months.js';
import { evidenceIn, type ResumeReading } from './read-resume.js';

const RELATED_ENOUGH = 0.5;

/** Words that open a post to applicants with fewer years than required. */
export const SOFTENED = regex('u')`
  应届(?:毕业)?生?[^,;。]{0,4}(?:可|欢迎|优先考虑)|(?:接受|欢迎|可)[^,;。]{0,6}应届
  |(?:优秀|突出|出色|能力强)者?[^,;。]{0,6}(?:可|放宽|不限)|可(?:适当)?放宽|或(?:者)?[^,;。]{0,4}应届
  |不足[^,;。]{0,4}(?:也|亦)?可
`;

/** Words that open a post to graduates without a condition to be asked about: 优秀应届生亦可. */
const OPEN_TO_GRADUATES =
  /应届(?:毕业)?生?[^,;。]{0,2}(?:亦可|也可以?|均可|可投|欢迎)|(?:欢迎|接受)[^,;。]{0,4}应届/u;

/** Other experience that replaces the years: 亚马逊运营经验优秀者可放宽. */
const OTHER_EXPERIENCE =
  /([^,;()]{2,40}?(?:经验|经历|背景))[^,;()]{0,8}?者?[^,;()]{0,4}(?:可|能|予以)(?:适当|酌情)?放宽/u;
const FOR_GRADUATES = /应届|毕业生/u;
/** The number of years after graduation for which somebody counts as a graduate. */
const RECENT_YEARS = 2;

/** Judges fewer years if the posting relaxes them; null if the exception does not apply to the candidate. */
export function softened(
  required: string,
  sentence: string,
  reading: ResumeReading,
  now: number,
  atoms: Evidence[],
): FactMatch | null {
  const { document } = reading;
  const other = OTHER_EXPERIENCE.exec(sentence)?.[1]?.replace(/^(?:具?有|具备)/u, '');
  if (other !== undefined) {
    const near = matchPhrase(other, true, reading.texts);
    const isNear = near.value >= RELATED_ENOUGH;
    return {
      state: isNear ? '可迁移' : '待确认',
      reason: `${required}，写明有“${other}”的可以放宽${isNear ? '，简历写有相近的经历' : ''}，是否符合以招聘方认定为准`,
      atoms: [...near.texts.map(evidenceIn), ...atoms].slice(0, 8),
      action: '先问清这段经历算不算；在信里先写它的做法和结果。',
    };
  }
  const end = document.education
    .filter((item) => !isTraining(item))
    .flatMap(({ period }) => (period?.end && period.end !== 'present' ? [period.end] : []))
    .sort((a, b) => b.y - a.y)[0];
  const isGraduate = end === undefined || end.y >= Math.floor((now - 1) / MONTHS) - RECENT_YEARS;
  // An exception for graduates does not apply to earlier ones.
  if (!isGraduate && FOR_GRADUATES.test(sentence)) return null;
  const own = document.internships.filter(({ visible }) => visible !== false);
  const months = monthsOf(own, now);
  const facts = isGraduate
    ? [
        own.length > 0 && `${own.length} 段实习${months > 0 ? `共 ${span(months)}` : ''}`,
        end && `${end.y} 年${end.m ? ` ${end.m} 月` : ''}毕业`,
      ].filter(Boolean)
    : [];
  return {
    state: '待确认',
    reason: `${required}，但同时写明${FOR_GRADUATES.test(sentence) ? '应届或优秀者' : '优秀者'}可以放宽${facts.length > 0 ? `；简历写有 ${facts.join('，')}` : ''}，是否符合以招聘方认定为准`,
    atoms: [...atoms, ...employersOf(own, document.internships, 'internships')].slice(0, 8),
    action: isGraduate
      ? OPEN_TO_GRADUATES.test(sentence)
        ? '招聘写明应届生也可以，可以投；在信里写明毕业时间和最相关的实习。'
        : '先问清应届生是否可以；在信里写明毕业时间和最相关的实习。'
      : '先问清怎样算可以放宽；在信里先写最相关的经历和结果。',
  };
}
