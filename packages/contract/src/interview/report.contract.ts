import { interviewQuestion } from '@qicheng/analysis/interview';
import { answerAnalysis, interviewReportResult } from '@qicheng/analysis/interview-report';
import { z } from 'zod';
import { runOf, runPage, startFields } from '../analysis/run.js';
import { assumed, endpoint, pageFields, reply, wire, wireFlag, wireId } from '../kit/endpoint.js';

const note = assumed('shapes are ours: [spec 7] shows none');
const count = z.number().int().min(0);

/** Whether a report on a mock interview is possible and what it costs; this check is free. */
export const checkInterviewReport = endpoint({
  route: 'POST /ai/interviewReportCheck',
  access: 'user',
  summary: '面试报告的生成条件',
  input: wire({ sessionId: wireId }),
  replies: {
    ok: reply(
      1,
      wire({
        sessionId: wireId,
        canReport: wireFlag,
        answered: count,
        least: count,
        total: count,
        cost: count,
        count,
        isUnlimited: wireFlag,
        reportId: wireId.nullable(),
      }),
    ),
  },
  note,
});

/** Ends a mock interview and creates its report; repeating the call returns the same report free of charge. */
export const startInterviewReport = endpoint({
  route: 'POST /ai/interviewReport',
  access: 'user',
  summary: '面试报告',
  input: wire({ sessionId: wireId, engine: startFields.engine }),
  replies: { ok: reply(1, runOf(interviewReportResult)) },
  note,
});

/** The report and its parts: strengths, contradictions with the résumé, and what to practise next. */
export const interviewReportParts = endpoint({
  route: 'POST /ai/interviewReportAnalysis',
  access: 'user',
  summary: '面试报告的维度分析',
  input: wire({ runId: wireId }),
  replies: { ok: reply(1, interviewReportResult.omit({ questions: true })) },
  note,
});

/** One answer in a report with its question. */
export const interviewReportAnswer = endpoint({
  route: 'POST /ai/interviewReportQuestion',
  access: 'user',
  summary: '面试报告的逐题分析',
  input: wire({ runId: wireId, questionId: z.string().max(4) }),
  replies: { ok: reply(1, z.object({ question: interviewQuestion, analysis: answerAnalysis })) },
  note,
});

/** The user's reports, newest first. */
export const listInterviewReports = endpoint({
  route: 'POST /api/ai/interview/reports',
  access: 'user',
  summary: '面试报告的历史记录',
  input: wire(pageFields),
  replies: { ok: reply(1, runPage) },
});
