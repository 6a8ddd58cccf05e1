import { failure } from '../kit/endpoint.js';

/** `interviewAnswerStale` carries the answer that stands as an `interviewSavedAnswer`. */
export const interviewFailures = {
  interviewSessionNotFound: failure('记录不存在或已被删除', { status: 404 }),
  interviewSessionEnded: failure('本场练习已结束，回答不能再修改'),
  interviewAnswerStale: failure('该回答已在另一个窗口修改，请选择保留哪一份', { status: 409 }),
  interviewTooFewAnswers: failure('请至少回答 3 道题后再生成报告，次数没有扣除'),
  interviewReportMissing: failure('报告中没有这道题', { status: 404 }),
};
