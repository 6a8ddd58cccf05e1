import type { JobAnalysisInput } from '@qicheng/analysis/job-analysis';
import type { ResumeDocument } from '@qicheng/resume/document';
import { generateResume } from '@qicheng/resume/generate';
import { SAMPLES } from '@qicheng/resume/samples';

const POSITIONS = [
  ['后端开发工程师', '武汉'],
  ['数据分析师', '上海'],
  ['语文教师', '杭州'],
  ['临床护士', '成都'],
  ['会计', '北京'],
  ['新媒体运营', '广州'],
  ['机械设计工程师', '西安'],
  ['UI设计师', '深圳'],
  ['公务员', '长沙'],
  ['宠物殡葬师', '苏州'],
] as const;

const input = (position: string, city: string, document: ResumeDocument | null): JobAnalysisInput => ({
  position,
  city,
  month: '2026-11',
  resume: document === null ? null : { title: '简历', language: document.meta.lang, document },
});

/** Questions of every kind: known and unknown positions, with and without a résumé, in both languages. */
export const jobQuestions = (): JobAnalysisInput[] => [
  ...Object.values(SAMPLES).flatMap((sample, index) => {
    const [position, city] = POSITIONS[index % POSITIONS.length] ?? ['会计', '北京'];
    return [input(position, city, sample()), input(position, '', null)];
  }),
  ...POSITIONS.map(([position, city], index) => input(position, city, generateResume(index + 1))),
];
