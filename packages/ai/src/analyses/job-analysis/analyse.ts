import {
  type JobAnalysisInput,
  type JobFitDimensionKey,
  jobFitDimensions,
} from '@qicheng/analysis/job-analysis';
import type { AbilityState, JobAnalysisResult } from '@qicheng/analysis/job-analysis-result';
import { dimensionOf, overallOf } from '@qicheng/analysis/result';
import { abilityOf, type Occupation } from '../../data/occupations.js';
import { adjacentTo } from './adjacent.js';
import { abilityFit } from './fit/ability.js';
import { cityFit } from './fit/city.js';
import { educationFit } from './fit/education.js';
import { experienceFit } from './fit/experience.js';
import { interestFit } from './fit/interest.js';
import type { FitRule, FitSubject } from './fit/rule.js';
import { SeenResume } from './fit/seen-resume.js';
import { gapsOf } from './gaps.js';
import { matchOccupation } from './match-occupation.js';
import { planOf } from './plan.js';
import { portraitOf, portraitSource } from './portrait.js';

const RULES: Readonly<Record<JobFitDimensionKey, FitRule>> = {
  ability: abilityFit,
  experience: experienceFit,
  education: educationFit,
  interest: interestFit,
  city: cityFit,
};

const MOST_STRENGTHS = 8;
const ENOUGH_STATEMENTS = 6;

/** The résumé as the rules read it; null when the question came without one. */
export const subjectOf = (input: JobAnalysisInput) => {
  const { match, occupation } = matchOccupation(input.position);
  const resume = input.resume === null ? null : new SeenResume(input.resume.document);
  return { match, occupation, resume, isGeneral: match.kind === 'general' };
};

const fitOf = (subject: FitSubject): JobAnalysisResult['dimensions'] =>
  (Object.keys(jobFitDimensions) as JobFitDimensionKey[]).map((key) => {
    const { label, weight } = jobFitDimensions[key];
    return { ...dimensionOf({ key, label, weight }, RULES[key](subject)), key };
  });

/** What the résumé says about each ability of the occupation. */
export const abilitiesOf = (occupation: Occupation, resume: SeenResume): AbilityState[] =>
  occupation.abilities.map(({ key, weight }) => {
    const ability = abilityOf(key);
    const { state, words, evidence } = resume.proofOf(ability);
    return { key, label: ability.label, weight, state, words, evidence };
  });

/** Analyses an occupation, and how far a résumé fits it: the same input, the same result. */
export function analyseJob(input: JobAnalysisInput): JobAnalysisResult {
  const { match, occupation, resume, isGeneral } = subjectOf(input);
  const subject = resume === null ? null : { input, occupation, resume, isGeneral };
  const dimensions = subject === null ? [] : fitOf(subject);
  const found = subject === null ? [] : gapsOf(subject, dimensions);
  // An occupation that the table does not know has nothing to be measured by.
  const gaps = isGeneral ? found.map((gap) => ({ ...gap, gain: 0 })) : found;
  const isScored = subject !== null && !isGeneral;
  return {
    overall: isScored ? overallOf(dimensions, confidenceOf(subject, match.kind)) : null,
    dimensions: isScored ? dimensions : [],
    match,
    portrait: portraitOf(occupation, input.city),
    abilities: resume === null ? [] : abilitiesOf(occupation, resume),
    strengths: strengthsOf(subject),
    gaps,
    plan: planOf(occupation, resume, gaps, input.weeklyHours),
    adjacent: adjacentTo(occupation, resume),
    sources: [portraitSource],
    notes: notesOf(input, isGeneral),
  };
}

const strengthsOf = (subject: FitSubject | null): JobAnalysisResult['strengths'] =>
  subject === null
    ? []
    : abilitiesOf(subject.occupation, subject.resume)
        .filter(({ state }) => state === '有实例')
        .sort((a, b) => b.weight - a.weight)
        .slice(0, MOST_STRENGTHS)
        .map(({ label, words, evidence }) => ({
          text: `${label}：经历中写到“${words.slice(0, 4).join('、')}”`,
          evidence,
        }));

/** How much of what the rules need was there: statements to read, an occupation that the table knows. */
function confidenceOf({ resume }: FitSubject, kind: JobAnalysisResult['match']['kind']): number {
  const text = Math.min(1, resume.statements.length / ENOUGH_STATEMENTS);
  const aim = { exact: 1, nearest: 0.6, general: 0.3 }[kind];
  return Math.round((0.5 * text + 0.5 * aim) * 100) / 100;
}

const notesOf = ({ resume, interest }: JobAnalysisInput, isGeneral: boolean): string[] => [
  ...(isGeneral ? ['职业表没有收录这个岗位，画像与计划只针对通用能力，不评匹配度，次数会退回。'] : []),
  ...(resume === null ? ['没有选择简历，只给出岗位画像与计划，不评匹配度。'] : []),
  ...(resume?.document.meta.lang === 'en' ? ['英文简历的能力用词收录较少，匹配度仅供参考。'] : []),
  ...(resume !== null && interest === undefined
    ? ['兴趣由简历中的求职意向与自选活动推断，也可以自评后再分析。']
    : []),
  '匹配度按简历写出的内容计算，不代表录用可能；性别、年龄、照片与院校层次不计分。',
];
