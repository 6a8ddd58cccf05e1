/** Why a table of an examination is not taken or not found; operators alone hear it. */
export type ExamDataFailure = 'positionTableInvalid' | 'positionTableUnknown' | 'dataSourceMissing';

/** Why a post that was asked for is not there. */
export type ExamPostFailure = 'examPostUnknown';
