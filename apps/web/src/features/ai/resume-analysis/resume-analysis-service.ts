import { resumeAnalysis as descriptor } from '@qicheng/analysis/descriptors/resume-analysis';
import { defineAiService, type QuestionOf } from '../kit/define-ai-service.js';

export type ResumeQuestion = QuestionOf<typeof descriptor>;

/** 简历分析. */
export const resumeAnalysisService = defineAiService(descriptor, {
  title: '简历分析',
  does: '按公开的规则逐条检查简历：每一分怎么来的都能看到，每个问题都指到原文，能直接改的可以一键应用。',
  doesNot:
    '不预测录取概率，不因为没写照片、政治面貌等可选信息扣分；没有写出来的事实只会请您补充，不会替您编。',
});
