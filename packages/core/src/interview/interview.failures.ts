/** Why a mock interview is not shown, changed or reported on. */
export type InterviewFailure =
  | 'interviewSessionNotFound'
  | 'interviewSessionEnded'
  | 'interviewAnswerStale'
  | 'interviewTooFewAnswers'
  | 'interviewReportMissing';
