import type { PostgradInput, PostgradTarget } from '@qicheng/analysis/postgrad-exam';
import { SPAN_POINTS } from './tables/scales.js';

/**
 * Degrees whose written examination is one paper of mathematics, logic and writing, and English; politics is part of
 * the second examination.
 */
const MANAGEMENT =
  /会计(?!学)|MPAcc|审计(?!学)|工商管理(?!学)|\bE?MBA\b|公共管理(?!学)|\bMPA\b|旅游管理|图书情报|工程管理|\bMEM\b/iu;
/** Management degrees that require work experience and have no admission by recommendation. */
const EXPERIENCED = /工商管理(?!学)|\bE?MBA\b|公共管理(?!学)|\bMPA\b|旅游管理|工程管理|\bMEM\b/iu;
/** Degrees for graduates of other majors, by name. */
const FOR_OTHERS = /非法学/u;

const isProfessional = ({ degree }: PostgradTarget): boolean => degree === '专业学位';

/** Whether a target has the paper for management degrees: 300 points in total, not 500. */
export const isManagementTarget = (target: PostgradTarget): boolean =>
  isProfessional(target) && MANAGEMENT.test(target.major);

/** Whether all targets have the paper for management degrees. */
export const isManagementExam = ({ targets }: PostgradInput): boolean => targets.every(isManagementTarget);

/** Whether a target requires work experience and has no admission by recommendation. */
export const requiresWork = (target: PostgradTarget): boolean =>
  isProfessional(target) && EXPERIENCED.test(target.major);

/** Whether all candidates of a target have other majors, so that this is not a disadvantage. */
const isOpenToMajors = (target: PostgradTarget): boolean =>
  FOR_OTHERS.test(target.major) || requiresWork(target);

/** Whether the difference from the candidate's major is a disadvantage. */
export const isAcross = (target: PostgradTarget): boolean =>
  target.span === '跨专业' && !isOpenToMajors(target);

/** The points for the relation of the majors, with the reason. */
export function spanOf(target: PostgradTarget): { points: number; words: string } {
  if (target.span === '跨专业' && FOR_OTHERS.test(target.major))
    return { points: SPAN_POINTS.本专业, words: '只招本科不是法学类的考生，跨专业不减分' };
  if (target.span === '跨专业' && isOpenToMajors(target))
    return { points: SPAN_POINTS.本专业, words: '不限本科专业，跨专业不减分' };
  return { points: SPAN_POINTS[target.span], words: target.span };
}

const FULL_MARKS = 500;
const FULL_OF_MANAGEMENT = 300;

/** The scale of score differences for a target: the rules are stated for 500 points. */
export const scaleOf = (target: PostgradTarget): number =>
  isManagementTarget(target) ? FULL_OF_MANAGEMENT / FULL_MARKS : 1;
