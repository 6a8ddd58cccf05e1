import type { PostgradInput, PostgradTarget } from '@qicheng/analysis/postgrad-exam';
import { SPAN_POINTS } from './tables/scales.js';

/** Degrees whose written examination is one paper of mathematics, logic and writing, and English; politics comes in the second. */
const MANAGEMENT =
  /会计(?!学)|MPAcc|审计(?!学)|工商管理(?!学)|\bE?MBA\b|公共管理(?!学)|\bMPA\b|旅游管理|图书情报|工程管理|\bMEM\b/iu;
/** Those of them that ask for years of work and take nobody without an examination. */
const EXPERIENCED = /工商管理(?!学)|\bE?MBA\b|公共管理(?!学)|\bMPA\b|旅游管理|工程管理|\bMEM\b/iu;
/** Degrees made for graduates of other majors, by name. */
const FOR_OTHERS = /非法学/u;

const isProfessional = ({ degree }: PostgradTarget): boolean => degree === '专业学位';

/** Whether a target is examined by the paper for management degrees: 300 points in all, not 500. */
export const isManagementTarget = (target: PostgradTarget): boolean =>
  isProfessional(target) && MANAGEMENT.test(target.major);

/** Whether every target is examined by the paper for management degrees. */
export const isManagementExam = ({ targets }: PostgradInput): boolean => targets.every(isManagementTarget);

/** Whether a target asks for years of work after graduation, and takes nobody by recommendation. */
export const asksForWork = (target: PostgradTarget): boolean =>
  isProfessional(target) && EXPERIENCED.test(target.major);

/** Whether all candidates of a target come from other majors, so that another major is no drawback. */
const isOpenToMajors = (target: PostgradTarget): boolean =>
  FOR_OTHERS.test(target.major) || asksForWork(target);

/** Whether the distance of the own major counts against somebody. */
export const isAcross = (target: PostgradTarget): boolean =>
  target.span === '跨专业' && !isOpenToMajors(target);

/** Points for the distance of the own major, and what they are for. */
export function spanOf(target: PostgradTarget): { points: number; words: string } {
  if (target.span === '跨专业' && FOR_OTHERS.test(target.major))
    return { points: SPAN_POINTS.本专业, words: '只招本科不是法学类的考生，跨专业不减分' };
  if (target.span === '跨专业' && isOpenToMajors(target))
    return { points: SPAN_POINTS.本专业, words: '不限本科专业，跨专业不减分' };
  return { points: SPAN_POINTS[target.span], words: target.span };
}

const FULL_MARKS = 500;
const FULL_OF_MANAGEMENT = 300;

/** How wide a step of points is for a target: rules are stated for 500 points. */
export const scaleOf = (target: PostgradTarget): number =>
  isManagementTarget(target) ? FULL_OF_MANAGEMENT / FULL_MARKS : 1;

const DEGREE_NOTES: readonly (readonly [(target: PostgradTarget) => boolean, string])[] = [
  [
    isManagementTarget,
    '管理类联考的初试只有管理类综合（200 分）和英语二（100 分），政治在复试中考，国家线按 300 分公布。',
  ],
  [
    asksForWork,
    '工商管理、公共管理、旅游管理、工程管理硕士要求本科毕业后有 3 年以上、大专毕业后有 5 年以上工作经验，以招生章程为准；有的院校有提前面试，先查它的批次。',
  ],
  [
    ({ major, degree }) => degree !== '学术学位' && /法律|非法学/u.test(major),
    '法律硕士初试考政治、英语、专业基础（刑法、民法）和综合（法理、宪法、法制史），不考数学；法学与非法学的专业基础和综合是两套卷，按自己能报的一种买书。',
  ],
  [
    ({ major, degree }) => degree !== '学术学位' && /翻译|\bMTI\b|[笔口]译/iu.test(major),
    '翻译硕士初试考政治、翻译硕士英语（或其他语种）、翻译基础、汉语写作与百科知识，不考英语一、英语二和数学；题型由院校自定，以目标院校的真题为准。',
  ],
  [
    ({ major, field }) => field === '艺术学' || /美术|书法|艺术设计|音乐|舞蹈|戏剧/u.test(major),
    '艺术类初试除政治和外语外，多为院校自命题的史论与创作（或专业基础），有的院校考 3 小时以上的命题创作，有的还看作品集，先查招生章程。',
  ],
  [
    ({ major }) => /非法学/.test(major),
    '法律（非法学）只招本科不是法学类（专业代码 0301）的考生，请先核对自己的本科专业代码。',
  ],
];

/** What the degrees of the targets ask for, whatever the school is. */
export const degreeNotes = (targets: readonly PostgradTarget[]): string[] =>
  DEGREE_NOTES.filter(([holds]) => targets.some(holds)).map(([, words]) => words);
