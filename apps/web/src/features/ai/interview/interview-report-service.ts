import { listInterviewReports, startInterviewReport } from '@qicheng/contract/interview/report.contract';
import { interviewReportResult, type InterviewReportResult } from '@qicheng/analysis/interview-report';
import { call } from '#src/lib/api.js';
import type { AiService } from '../kit/ai-service.js';

/** 面试报告. A session has one report whatever the request is called, so the kit's name of it stays here. */
export const interviewReportService: AiService<{ sessionId: string }, InterviewReportResult> = {
  key: 'interviewReport',
  title: '面试报告',
  does: '把一场模拟面试逐题拆开：五个维度的得分都有理由，指出答到与漏掉的要点、与简历不一致的地方，并给出下一步练习。',
  doesNot: '分数只比较您自己的练习，不代表面试能否通过；改写稿只用您说过的话和简历原文，不替您编事实。',
  schema: interviewReportResult,
  start: ({ sessionId, engine }, options) =>
    call(startInterviewReport, { sessionId, ...(engine ? { engine } : {}) }, options),
  history: (paging, options) => call(listInterviewReports, paging, options),
};
