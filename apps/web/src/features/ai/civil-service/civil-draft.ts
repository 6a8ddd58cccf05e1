import {
  type CivilExam,
  civilQuestion,
  interviewElementKeys,
  type ServiceProject,
} from '@qicheng/analysis/civil-service';
import { z } from 'zod';
import { type Entry, type Problems, problemsOf, readEntry } from '../exam/typed-entry.js';
import { type ResumeChoice, subjectOf } from '../kit/resume-choice.js';
import type { CivilQuestion } from './civil-service-service.js';
import { EDUCATION_BOXES, FACT_BOXES, HOUR_BOXES, MOCK_BOXES, MODULE_BOXES } from './civil-boxes.js';

/** A post that was picked from a table, or the conditions that were pasted. */
export type DraftPost =
  | { readonly kind: 'table'; readonly postId: string; readonly name: string; readonly isSample: boolean }
  | { readonly kind: 'pasted'; readonly name: string; readonly text: string };

export const NO_PROJECT = '没有';

/** The form as typed. */
export interface CivilDraft {
  readonly exam: CivilExam;
  readonly educations: readonly Entry[];
  readonly facts: Entry;
  readonly projects: readonly (ServiceProject | typeof NO_PROJECT)[];
  readonly certificates: string;
  readonly posts: readonly DraftPost[];
  readonly mock: Entry;
  readonly ratings: string;
  readonly hours: Entry;
  readonly question: string;
  readonly choice: ResumeChoice | null;
}

export const EMPTY_CIVIL: CivilDraft = {
  ...{ exam: '国考', educations: [{}], facts: {}, projects: [], certificates: '', posts: [] },
  ...{ mock: {}, ratings: '', hours: {}, question: '', choice: null },
};

const shape = z.object(civilQuestion);
const LACKING: Problems = { 'hours.days': '请填写距离考试的天数', 'hours.total': '请填写可用总小时' };
const SCORES = /[\s,，、]+/;

/** 没有 is an empty list: stated, and none. */
function certificatesOf(typed: string): string[] | undefined {
  const words = typed.trim();
  if (words === '') return undefined;
  return words === NO_PROJECT || words === '无'
    ? []
    : words
        .split(/[\n,，、;；]+/)
        .map((word) => word.trim())
        .filter(Boolean);
}

/** One line for each examiner, six scores in it. */
function ratingsOf(typed: string): Record<string, number>[] | undefined {
  if (typed.trim() === '') return undefined;
  return typed
    .trim()
    .split('\n')
    .map((line) => {
      const scores = line.trim().split(SCORES).map(Number);
      return Object.fromEntries(interviewElementKeys.map((key, place) => [key, scores[place] ?? Number.NaN]));
    });
}

function candidateOf({ educations, facts, projects, certificates }: CivilDraft) {
  const named = projects.filter((project) => project !== NO_PROJECT);
  const listed = certificatesOf(certificates);
  return {
    ...readEntry(FACT_BOXES, facts),
    educations: educations.map((entry) => readEntry(EDUCATION_BOXES, entry)),
    ...(projects.length > 0 ? { serviceProjects: named } : {}),
    ...(listed === undefined ? {} : { certificates: listed }),
  };
}

const postOf = (post: DraftPost) =>
  post.kind === 'table'
    ? { postId: post.postId }
    : { ...(post.name.trim() === '' ? {} : { name: post.name }), text: post.text };

/** The question of a form, or what is wrong with it. */
export function readCivil(
  draft: CivilDraft,
  isCustom: boolean,
): { asked: CivilQuestion | null; problems: Problems } {
  const ratings = ratingsOf(draft.ratings);
  const read = shape.safeParse({
    exam: draft.exam,
    candidate: candidateOf(draft),
    posts: draft.posts.map(postOf),
    mock: readEntry([...MOCK_BOXES, ...MODULE_BOXES], draft.mock),
    hours: readEntry(HOUR_BOXES, draft.hours),
    ...(ratings === undefined ? {} : { ratings }),
  });
  const words = draft.question.trim();
  const unasked: Problems = isCustom && words === '' ? { question: '请填写问题' } : {};
  if (!read.success) {
    const problems: Record<string, string> = { ...problemsOf(read.error.issues, LACKING), ...unasked };
    for (const path of Object.keys(problems)) {
      if (path.startsWith('ratings.')) problems['ratings'] ??= '每行 6 个 0 至 100 的分数';
    }
    return { asked: null, problems };
  }
  if (isCustom && (words === '' || words.length > 500)) return { asked: null, problems: unasked };
  return {
    asked: { ...read.data, ...(isCustom ? { question: words } : {}), ...subjectOf(draft.choice) },
    problems: {},
  };
}
