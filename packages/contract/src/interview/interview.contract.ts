import { interviewChoices, interviewResult } from '@qicheng/analysis/interview';
import { runOf, runPage, startFields } from '../analysis/run.js';
import { assumed, endpoint, pageFields, reply, wire } from '../kit/endpoint.js';

const note = assumed('shapes are ours: [spec 7] shows none');
const run = runOf(interviewResult);

/** Predicts the questions of an interview; answers with the run as it stands after a few seconds, mostly done. */
export const startInterview = endpoint({
  route: 'POST /ai/interviewAiAnalyse',
  access: 'user',
  summary: '面试题预测',
  input: wire({ ...startFields, ...interviewChoices }),
  replies: { ok: reply(1, run) },
  note,
});

/** My predictions, newest first. */
export const listInterviews = endpoint({
  route: 'POST /ai/getInterviewAnalyseHistory',
  access: 'user',
  summary: '面试题预测的历史记录',
  input: wire({ ...pageFields, resumeId: startFields.resumeId }),
  replies: { ok: reply(1, runPage) },
  note,
});
