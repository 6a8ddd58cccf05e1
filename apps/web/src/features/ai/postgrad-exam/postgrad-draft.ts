import { postgradQuestion, type PostgradStage } from '@qicheng/analysis/postgrad-exam';
import { z } from 'zod';
import { type Entry, type Problems, problemsOf, readEntry } from '../exam/typed-entry.js';
import { type ResumeChoice, subjectOf } from '../kit/resume-choice.js';
import { HOUR_BOXES, LEVEL_BOXES, OWN_BOXES, TARGET_BOXES } from './postgrad-boxes.js';
import type { PostgradQuestion } from './postgrad-service.js';

/** The form as typed. */
export interface PostgradDraft {
  readonly own: Entry;
  readonly targets: readonly Entry[];
  readonly stage: PostgradStage;
  readonly question: string;
  readonly choice: ResumeChoice | null;
}

export const EMPTY_POSTGRAD: PostgradDraft = {
  own: {},
  targets: [{}],
  stage: '初试',
  question: '',
  choice: null,
};

const shape = z.object(postgradQuestion);
const LACKING: Problems = {
  undergraduate: '请填写本科信息',
  'hours.weekly': '请填写每周可用小时',
  'hours.months': '请填写备考月数',
};
const BOXES = [...OWN_BOXES, ...LEVEL_BOXES, ...HOUR_BOXES].map((box) =>
  box.path === 'mathematics.self' ? { ...box, kind: 'number' as const } : box,
);

/** The question of a form, or what is wrong with it. */
export function readPostgrad(
  { own, targets, stage, question, choice }: PostgradDraft,
  isCustom: boolean,
): { asked: PostgradQuestion | null; problems: Problems } {
  const read = shape.safeParse({
    hours: {},
    ...readEntry(BOXES, own),
    targets: targets.map((entry) => readEntry(TARGET_BOXES, entry)),
    stage,
  });
  const words = question.trim();
  const unasked: Problems = isCustom && words === '' ? { question: '请填写问题' } : {};
  if (!read.success) {
    return { asked: null, problems: { ...problemsOf(read.error.issues, LACKING), ...unasked } };
  }
  if (isCustom && (words === '' || words.length > 500)) return { asked: null, problems: unasked };
  return {
    asked: { ...read.data, ...(isCustom ? { question: words } : {}), ...subjectOf(choice) },
    problems: {},
  };
}
