import {
  type JobAnalysisInput,
  type JobFitDimensionKey,
  jobFitDimensions,
} from '@qicheng/analysis/job-analysis';
import type {
  AbilityState,
  JobAnalysisResult,
  AdjacentRole,
  JobPortrait,
} from '@qicheng/analysis/job-analysis-result';
import { dimensionOf, overallOf, type Source } from '@qicheng/analysis/result';
import { stageOf } from '@qicheng/analysis/resume-analysis';
import { isLeadingPost } from '#src/jd/match-lead.js';
import {
  type Ability,
  abilityOf,
  type Occupation,
  occupationByCode,
  OCCUPATIONS_VERSION,
} from '../../data/occupations.js';
import { linesToPlace } from '../../guards/unplaced-text.js';
import { isMostlyUnread, unreadNotes } from '../../guards/unread-file.js';
import { monthsOf } from '../../jd/match-dates.js';
import { monthsOfDay } from '../../jd/months.js';
import { type Route, routeOf } from '../../jd/public-appointment.js';
import { abilityFit, shownBy } from './fit/ability.js';
import { cityFit } from './fit/city.js';
import { missingDegreeLevels, educationFit, DEGREE_LABELS, isAtMost } from './fit/education.js';
import { experienceFit } from './fit/experience.js';
import { interestFit } from './fit/interest.js';
import { ownCertificate } from './fit/own-certificate.js';
import { hasHeldPost, holdsPost } from './fit/past-occupation.js';
import { PreparedResume } from './fit/prepared-resume.js';
import type { FitRule, FitSubject } from './fit/rule.js';
import { gapsOf } from './gaps.js';
import { lookUpFor } from './look-up-pay.js';
import { matchOccupation } from './match-occupation.js';
import { planOf } from './plan.js';

/** The usual profile of an occupation; pay is missing, because no figure with source and date is available. */
function profileOf(
  occupation: Occupation,
  { city, resume }: Pick<JobAnalysisInput, 'city' | 'resume'>,
  { isGeneral, route }: { isGeneral: boolean; route: Route },
): JobPortrait {
  const { summary, duties, abilities, majors, certificates, degree, experience, path } = occupation;
  const place = city === undefined || city === '' ? '' : `${city}的`;
  return {
    summary,
    duties: [...duties],
    abilities: abilities.map(({ key, weight }) => {
      const { label, kind, shownBy } = abilityOf(key);
      return { key, label, kind, weight, shownBy };
    }),
    entry: {
      degree: isGeneral ? '' : DEGREE_LABELS[degree],
      majors: [...majors],
      certificates: certificates.map((each) => ({ ...each })),
      experience,
    },
    path: path.map((step) => ({ ...step })),
    salary: {
      state: 'missing',
      text: `数据缺失：本站没有${place}“${occupation.name}”带来源与日期的薪资数据，因此不给出区间。可以从下列渠道查询，查到后请记下来源与日期。`,
      figures: [],
      lookUp: lookUpFor(resume !== null && stageOf(resume.document) === '社招', route),
    },
  };
}

/** The source of a portrait. */
const profileSource: Source = {
  title: `启程职业画像表 ${OCCUPATIONS_VERSION}（自编：按各职业常见的职责与要求整理，不含薪资）`,
  publisher: '启程',
  date: '2026-11',
};

const MAX_ROLES = 6;
/** An ability with at least this share is not reported as missing. */
const SHOWN = 0.5;

/** The professional ability with the highest weight; otherwise the ability with the highest weight. */
function mainAbilityOf({ abilities }: Occupation): Ability | undefined {
  const sorted = abilities.toSorted((a, b) => b.weight - a.weight).map(({ key }) => abilityOf(key));
  return sorted.find(({ kind }) => kind === '专业') ?? sorted[0];
}

/** Whether statements of the résumé show the main ability of another occupation. */
function isWithinReach(other: Occupation, resume: PreparedResume | null): boolean {
  const main = mainAbilityOf(other);
  return (
    resume === null ||
    hasHeldPost(resume, other) ||
    (main !== undefined && resume.proofOf(main).state === '有实例')
  );
}

/** The points of an occupation's ability model that a résumé supports. */
const abilityScore = (occupation: Occupation, resume: PreparedResume): number =>
  Math.round(
    occupation.abilities.reduce(
      (sum, { key, weight }) => sum + weight * resume.proofOf(abilityOf(key)).share,
      0,
    ) * 10,
  ) / 10;

/** Whether a résumé lacks a mandatory licence. */
const lacksLicence = ({ certificates }: Occupation, resume: PreparedResume): boolean =>
  certificates.some(({ name, need }) => need === '必备' && !ownCertificate(resume, name));

/** Occupations that take on nearly only graduates, and the months at work after which they are no way out. */
const FOR_GRADUATES: ReadonlySet<string> = new Set(['bank']);
const MAX_MONTHS_AT_WORK = 36;
/** The points of an ability model below which an occupation is not adjacent for this person. */
const MIN_ABILITY_SCORE = 35;

/**
 * Whether the résumé has the degree that employers usually ask for, or the post was held without it. An unstated degree
 * is taken to be the one of the target.
 */
function meetsDegree(other: Occupation, target: Occupation, resume: PreparedResume, month: string): boolean {
  if (hasHeldPost(resume, other)) return true;
  const missingLevels = missingDegreeLevels({ resume, occupation: other, month });
  return missingLevels === null ? isAtMost(other.degree, target.degree) : missingLevels === 0;
}

/** Whether an occupation takes too little of what a person can do, or means starting again among graduates. */
const isUnfit = (occupation: Occupation, resume: PreparedResume, month: string): boolean =>
  (abilityScore(occupation, resume) < MIN_ABILITY_SCORE && !hasHeldPost(resume, occupation)) ||
  (FOR_GRADUATES.has(occupation.code) &&
    monthsOf(resume.document.work, monthsOfDay(month)) > MAX_MONTHS_AT_WORK);

/** Abilities that are not learnt for an occupation. */
const isCommon = (key: string): boolean => key === 'office' || abilityOf(key).kind === '通用';

/** Occupations to change to, the best supported first. */
function adjacentTo(occupation: Occupation, resume: PreparedResume | null, month: string): AdjacentRole[] {
  const own = new Set(occupation.abilities.map(({ key }) => key));
  const roles = occupation.adjacent.flatMap((code): AdjacentRole[] => {
    const other = occupationByCode(code);
    if (other === null || !isWithinReach(other, resume)) return [];
    if (resume !== null && (lacksLicence(other, resume) || isUnfit(other, resume, month))) return [];
    // The post that one has is nothing to change to.
    if (resume !== null && holdsPost(resume, other)) return [];
    if (resume !== null && !meetsDegree(other, occupation, resume, month)) return [];
    const isShown = (key: string) => (resume?.proofOf(abilityOf(key)).share ?? 0) >= SHOWN;
    const labels = (isIncluded: (key: string) => boolean) =>
      other.abilities.filter(({ key }) => isIncluded(key)).map(({ key }) => abilityOf(key).label);
    const shared = labels((key) => own.has(key) && (resume === null || isShown(key)));
    // What the résumé shows or lists need not be learnt, nor what everybody learns at work.
    const isListed = (key: string) => resume?.proofOf(abilityOf(key)).state === '仅列出';
    const toLearn = labels((key) => !own.has(key) && !isShown(key) && !isListed(key) && !isCommon(key));
    // General abilities join any two occupations.
    const isNear = other.abilities.some(({ key }) => shared.includes(abilityOf(key).label) && !isCommon(key));
    if (!isNear && !(resume !== null && hasHeldPost(resume, other))) return [];
    const common = shared.length > 0 ? `两者都看重${shared.slice(0, 3).join('、')}` : '您做过这一岗位';
    return [
      {
        ...{ code, name: other.name, shared, toLearn },
        reason: `${other.summary}${common}${toLearn.length > 0 ? `，另外要求${toLearn.slice(0, 3).join('、')}` : ''}。`,
        abilityScore: resume === null ? null : abilityScore(other, resume),
      },
    ];
  });
  return roles.sort((a, b) => (b.abilityScore ?? 0) - (a.abilityScore ?? 0)).slice(0, MAX_ROLES);
}

const RULES: Readonly<Record<JobFitDimensionKey, FitRule>> = {
  ability: abilityFit,
  experience: experienceFit,
  education: educationFit,
  interest: interestFit,
  city: cityFit,
};

const MAX_STRENGTHS = 8;
const ENOUGH_STATEMENTS = 6;

/** The prepared input; the résumé is null if there is none, and partial if too much of its file was not read. */
export const subjectOf = (input: JobAnalysisInput) => {
  const { match, occupation } = matchOccupation(input.position);
  const { resume: read } = input;
  const resume = read === null ? null : new PreparedResume(read.document, linesToPlace(read));
  return {
    match,
    occupation,
    resume,
    isPartial: isMostlyUnread(read),
    isGeneral: match.kind === 'general',
    route: routeOf(input.position, match.occupationCode, read),
  };
};

const fitOf = (subject: FitSubject): JobAnalysisResult['dimensions'] =>
  (Object.keys(jobFitDimensions) as JobFitDimensionKey[]).map((key) => {
    const { label, weight } = jobFitDimensions[key];
    return { ...dimensionOf({ key, label, weight }, RULES[key](subject)), key };
  });

/** What the résumé says about each ability of the occupation. */
export const abilitiesOf = (occupation: Occupation, resume: PreparedResume): AbilityState[] =>
  occupation.abilities.map(({ key, weight }) => {
    const ability = abilityOf(key);
    const { state, words, evidence } = resume.proofOf(ability);
    return { key, label: ability.label, weight, state, words, evidence };
  });

/** Analyses an occupation and how well a résumé fits it; the same input gives the same result. */
export function analyseJob(input: JobAnalysisInput): JobAnalysisResult {
  const { match, occupation, resume: read, isPartial, isGeneral, route } = subjectOf(input);
  // Nothing can be said of abilities that may be in the unread part.
  const resume = isPartial ? null : read;
  const subject = resume === null ? null : { input, occupation, resume, isGeneral };
  const dimensions = subject === null ? [] : fitOf(subject);
  const gaps = subject === null ? [] : gapsOf(subject, dimensions);
  // An unknown occupation has no basis for a score.
  const isScored = subject !== null && !isGeneral;
  return {
    overall: isScored ? overallOf(dimensions, confidenceOf(subject, match.kind)) : null,
    dimensions: isScored ? dimensions : [],
    match,
    portrait: profileOf(occupation, input, { isGeneral, route }),
    abilities: resume === null ? [] : abilitiesOf(occupation, resume),
    strengths: strengthsOf(subject),
    gaps,
    plan: planOf(
      {
        occupation,
        position: match.asked,
        isGeneral,
        route,
        resume: read,
        isPartial,
        gaps,
        month: input.month,
      },
      input.weeklyHours,
    ),
    // Somebody who leads is not sent to the posts of those who are led.
    adjacent: isPartial || isLeadingPost(input.position) ? [] : adjacentTo(occupation, resume, input.month),
    sources: [profileSource],
    notes: notesOf(input, isGeneral, route),
  };
}

const strengthsOf = (subject: FitSubject | null): JobAnalysisResult['strengths'] =>
  subject === null
    ? []
    : abilitiesOf(subject.occupation, subject.resume)
        .filter(({ state }) => state === '有实例')
        .sort((a, b) => b.weight - a.weight)
        .slice(0, MAX_STRENGTHS)
        .map(({ label, words, evidence }) => ({
          text: shownBy(label, words),
          evidence,
        }));

/** Confidence of the result: higher for enough statements and for an occupation in the table. */
function confidenceOf({ resume }: FitSubject, kind: JobAnalysisResult['match']['kind']): number {
  const text = Math.min(1, resume.statements.length / ENOUGH_STATEMENTS);
  const aim = { exact: 1, nearest: 0.6, general: 0.3 }[kind];
  return Math.round((0.5 * text + 0.5 * aim) * 100) / 100;
}

const notesOf = ({ resume, interest }: JobAnalysisInput, isGeneral: boolean, route: Route): string[] => [
  ...(route === 'examination'
    ? ['这类岗位按公告报名、考试，计划按这几步安排；公告的步骤和条件不同的，以公告为准。']
    : []),
  ...(isGeneral ? ['职业表没有收录这个岗位，只给出求职通用的步骤，不评匹配度，次数会退回。'] : []),
  ...(resume === null ? ['没有选择简历，只给出岗位画像与计划，不评匹配度。'] : []),
  ...unreadNotes(resume),
  // Notes on the score accompany a score only.
  ...(resume === null || isGeneral || isMostlyUnread(resume)
    ? []
    : [
        ...(resume.document.meta.lang === 'en' ? ['英文简历的能力用词收录较少，匹配度仅供参考。'] : []),
        ...(interest === undefined ? ['兴趣由简历中的求职意向与自选活动推断，也可以自评后再分析。'] : []),
        '匹配度按简历写出的内容计算，不代表录用可能；性别、年龄、照片与院校层次不计分。',
      ]),
];
