import {
  type CivilExam,
  civilQuestion,
  interviewElementKeys,
  type ServiceProject,
  degrees,
  educationLevels,
  examModuleKeys,
  examModules,
  freshStatuses,
  politicalStatuses,
} from '@qicheng/analysis/civil-service';
import { z } from 'zod';
import { civilService as descriptor } from '@qicheng/analysis/descriptors/civil-service';
import { type Entry, type Problems, problemsOf, readEntry, type Box, choices } from '../exam/typed-entry.js';
import { type ResumeChoice, subjectOf } from '../kit/resume-choice.js';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';

/** Id of the datalist of undergraduate major classes (专业类). */
export const CLASS_LIST = 'major-classes';

const YES_NO = [
  { value: 'true', label: '是' },
  { value: 'false', label: '否' },
];

/** An educational qualification. */
export const EDUCATION_BOXES: readonly Box[] = [
  { path: 'level', label: '学历', kind: 'choice', isRequired: true, options: choices(educationLevels) },
  { path: 'degree', label: '学位', kind: 'choice', options: choices(degrees) },
  { path: 'isFullTime', label: '全日制', kind: 'flag', options: YES_NO },
  { path: 'major', label: '专业', kind: 'text', maxLength: 60 },
  {
    path: 'majorCode',
    label: '专业代码',
    kind: 'text',
    hint: '本科可选专业类（4 位），或填 6 位代码',
    maxLength: 8,
    list: CLASS_LIST,
  },
  { path: 'graduationYear', label: '毕业年份', kind: 'number', unit: '年' },
];

/** Other facts that post requirements refer to; without them the related clauses stay unknown. */
export const FACT_BOXES: readonly Box[] = [
  { path: 'politicalStatus', label: '政治面貌', kind: 'choice', options: choices(politicalStatuses) },
  { path: 'freshStatus', label: '应届身份', kind: 'choice', options: choices(freshStatuses) },
  { path: 'birthDate', label: '出生日期', kind: 'date' },
  { path: 'household.province', label: '户籍省份', kind: 'text', maxLength: 20 },
  { path: 'household.city', label: '户籍城市', kind: 'text', maxLength: 20 },
  { path: 'origin.province', label: '生源省份', kind: 'text', maxLength: 20 },
  { path: 'origin.city', label: '生源城市', kind: 'text', maxLength: 20 },
  { path: 'grassrootsYears', label: '基层工作', kind: 'number', unit: '年', hint: '没有填 0' },
  { path: 'workYears', label: '全部工作', kind: 'number', unit: '年', hint: '没有填 0' },
  {
    path: 'gender',
    label: '性别',
    kind: 'choice',
    options: choices(['男', '女']),
    hint: '职位有要求时才需要',
  },
];

export const MOCK_BOXES: readonly Box[] = [
  { path: 'aptitude', label: '行测模考', kind: 'number', unit: '/100' },
  { path: 'essay', label: '申论模考', kind: 'number', unit: '/100' },
];

/** Score per module, as a percentage of its points. */
export const MODULE_BOXES: readonly Box[] = examModuleKeys.map((key) => ({
  path: `modules.${key}`,
  label: examModules[key].label,
  kind: 'number',
  unit: '%',
}));

export const HOUR_BOXES: readonly Box[] = [
  { path: 'days', label: '距离考试', kind: 'number', unit: '天', isRequired: true },
  { path: 'total', label: '可用总时间', kind: 'number', unit: '小时', isRequired: true },
];

export type CivilQuestion = QuestionOf<typeof descriptor>;

const WORDS = {
  title: '考公分析',
  purpose: '把职位条件逐条对照您的情况：符合、不符还是待核实，差在哪里、怎么补；再按模块差距排出备考计划。',
  limitations:
    '资格由规则判断，不用模型；没有读懂或没有填写的条件一律待核实，从不视为符合。最终以招录机关审查为准。',
};

/** 考公分析. */
export const civilService = defineAiService(descriptor, WORDS);

/** The same for free questions, with its own history. */
export const customCivilService = defineAiService(descriptor, WORDS, { isCustom: true });

/** A post picked from an imported table, or pasted requirements. */
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
  exam: '国考',
  educations: [{}],
  facts: {},
  projects: [],
  certificates: '',
  posts: [],
  mock: {},
  ratings: '',
  hours: {},
  question: '',
  choice: null,
};

const shape = z.object(civilQuestion);
const MISSING_MESSAGES: Problems = {
  'hours.days': '请填写距离考试的天数',
  'hours.total': '请填写可用总小时',
};
const SCORES = /[\s,，、]+/;

/** 没有 is an empty list: stated to be none. */
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

/** One line per examiner with six scores. */
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

/** Parses the form: the question, or its problems. */
export function readCivil(
  draft: CivilDraft,
  isCustom: boolean,
): { question: CivilQuestion | null; problems: Problems } {
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
  const missingQuestion: Problems = isCustom && words === '' ? { question: '请填写问题' } : {};
  if (!read.success) {
    const problems: Record<string, string> = {
      ...problemsOf(read.error.issues, MISSING_MESSAGES),
      ...missingQuestion,
    };
    for (const path of Object.keys(problems)) {
      if (path.startsWith('ratings.')) problems['ratings'] ??= '每行 6 个 0 至 100 的分数';
    }
    return { question: null, problems };
  }
  if (isCustom && (words === '' || words.length > 500)) return { question: null, problems: missingQuestion };
  return {
    question: { ...read.data, ...(isCustom ? { question: words } : {}), ...subjectOf(draft.choice) },
    problems: {},
  };
}
