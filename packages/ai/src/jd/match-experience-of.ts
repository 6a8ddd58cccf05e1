import type { MatchState } from '@qicheng/analysis/jd-analysis';
import type { JobRequirement, RequirementFact } from '@qicheng/analysis/job-description';
import { writtenNumber } from '../text/written-number.js';
import type { FactMatch } from './match-dates.js';
import { matchExperience } from './match-experience.js';
import { matchLedYears } from './match-led-years.js';
import { monthsOfDay } from './months.js';
import type { ResumeReading } from './read-resume.js';

/** Before another requirement of years of which one suffices: 1年以上运营经验，或3年以上教学经验. */
const OR_YEARS = /[，,；;]\s*或者?\s*(?=(?:\d{1,2}|[一二两三四五六七八九十]{1,2})\s*年)/u;
const YEARS = /^(\d{1,2}|[一二两三四五六七八九十]{1,2})\s*年/u;
/** The better of several results comes first. */
const ORDER: readonly MatchState[] = ['直接', '可迁移', '待确认', '缺口', '未体现'];

/** Years that are a part of those asked for before: 其中3年以上成本管理经验. */
const OF_WHICH = /^其中/u;
/** A part of the years is narrower than the whole, which the same jobs do not tell unless a post is dated. */
const asPart = (found: FactMatch, text: string): FactMatch =>
  OF_WHICH.test(text) && found.state === '直接' && !found.reason.includes('算起')
    ? {
        ...found,
        ...{ state: '待确认', reason: `${found.reason.replace(/（.*$/u, '')}，其中有几年属于这一类请您核对` },
        action: '够年限就在对应的经历里写明；不够如实写，先问清能否放宽。',
      }
    : found;

/** Judges years of experience; of alternatives the one that is met best. */
export function matchExperienceOf(
  fact: Extract<RequirementFact, { kind: 'experience' }>,
  requirement: JobRequirement,
  reading: ResumeReading,
  month: string,
  title: string,
): FactMatch {
  const ledYears = matchLedYears(fact.least, requirement.text, reading, monthsOfDay(month));
  if (ledYears) return ledYears;
  const [first = requirement.text, ...others] = requirement.text.split(OR_YEARS);
  if (others.length === 0)
    return asPart(matchExperience(fact, requirement, reading, month, title), requirement.text);
  const found = [first, ...others].map((text, at) => {
    const years = YEARS.exec(text)?.[1];
    const least = at === 0 || years === undefined ? fact.least : writtenNumber(years);
    return matchExperience(
      { ...fact, least },
      { ...requirement, text, sentence: text },
      reading,
      month,
      title,
    );
  });
  const [best] = found.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  return best ?? matchExperience(fact, requirement, reading, month, title);
}
