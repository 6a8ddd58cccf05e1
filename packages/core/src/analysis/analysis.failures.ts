/** Why a run of an AI service is not started or not shown. */
export type AnalysisFailure =
  | 'analysisNotFound'
  | 'analysisUnfinished'
  | 'analysisWithoutReference'
  | 'analysisKeyReused'
  | 'analysisSubjectMissing'
  | 'analysisWithoutVariant'
  | 'analysisFileUnread'
  | 'analysisInputTooLong';
