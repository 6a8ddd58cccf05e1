import { ANSWER_LENGTH } from '@qicheng/analysis/interview-report';
import { z } from 'zod';
import { assumed, endpoint, listOf, pageFields, reply, wire, wireFlag, wireId } from '../kit/endpoint.js';
import { interviewSavedAnswer, interviewSession, interviewSessionSummary } from './fields.js';

const questionId = z.string().regex(/^q\d{1,2}$/, '题目不存在');
const words = z.string().max(ANSWER_LENGTH, `回答不能超过 ${ANSWER_LENGTH} 个字`);

/** The given mock interview, or the one in progress; null if there is none. */
export const thisInterviewSession = endpoint({
  route: 'POST /ai/getInterviewThisSession',
  access: 'user',
  summary: '当前的模拟面试',
  input: wire({ sessionId: wireId.optional() }),
  replies: { ok: reply(1, z.object({ session: interviewSession.nullable() })) },
  note: assumed('shapes are ours: [spec 7] shows none'),
});

/** Starts a mock interview on a prediction, or resumes the open one with the same questions. */
export const beginInterview = endpoint({
  route: 'POST /api/ai/interview/begin',
  access: 'user',
  summary: '开始模拟面试',
  input: wire({ runId: wireId, questionIds: z.array(questionId).min(1).max(10).optional() }),
  replies: { ok: reply(1, interviewSession) },
});

/**
 * Saves an answer over the version the writer saw (0 for none). A stale save is rejected with 409 and the
 * stored answer. Submitting it triggers a follow-up question about what is missing.
 */
export const saveInterviewAnswer = endpoint({
  route: 'POST /api/ai/interview/answer',
  access: 'user',
  summary: '保存面试回答',
  input: wire({
    sessionId: wireId,
    questionId,
    text: words,
    followUpAnswer: words.default(''),
    seconds: z.number().int().min(0).max(36_000),
    version: z.number().int().min(0).max(1_000_000),
    isSubmitted: wireFlag.default(false),
  }),
  replies: { ok: reply(1, interviewSavedAnswer) },
});

/** Ends a mock interview; its answers are kept. */
export const endInterview = endpoint({
  route: 'POST /api/ai/interview/end',
  access: 'user',
  summary: '结束模拟面试',
  input: wire({ sessionId: wireId }),
  replies: { ok: reply(1, interviewSession) },
});

/** The user's mock interviews with their report scores, newest first. */
export const listInterviewSessions = endpoint({
  route: 'POST /api/ai/interview/sessions',
  access: 'user',
  summary: '模拟面试记录',
  input: wire(pageFields),
  replies: { ok: reply(1, listOf(interviewSessionSummary)) },
});
