import { jdAnalysis as descriptor } from '@qicheng/analysis/descriptors/jd-analysis';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';

export type JdQuestion = QuestionOf<typeof descriptor>;

/** JD 分析. */
export const jdService = defineAiService(descriptor, {
  title: 'JD 分析',
  does: '把职位描述拆成要求、职责和风险；选上简历，逐条对照哪些有证据、哪些还缺，并给出岗位版本。',
  doesNot: '不猜没有写出来的薪资和单位，不预测录用概率；“待确认”的硬性条件不算通过。',
});
