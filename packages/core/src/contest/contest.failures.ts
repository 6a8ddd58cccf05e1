/** Reasons that members and visitors meet. */
export type ContestFailure =
  | 'contestHidden'
  | 'contestAbsent'
  | 'contestNotOpen'
  | 'contestOver'
  | 'contestSubmitted'
  | 'contestNotSubmitted'
  | 'contestWrongSchool'
  | 'contestIncomplete'
  | 'certificateAbsent'
  | 'certificateUnknown';

/** Reasons that organisers and judges meet. */
export type ContestAdminFailure =
  | 'contestUnknown'
  | 'contestInvalid'
  | 'contestCodeTaken'
  | 'contestStarted'
  | 'contestStillOpen'
  | 'contestNotClosed'
  | 'contestPublished'
  | 'judgeUnknown'
  | 'judgesMissing'
  | 'entryUnknown'
  | 'pointsInvalid'
  | 'marksMissing'
  | 'exclusionInvalid';
