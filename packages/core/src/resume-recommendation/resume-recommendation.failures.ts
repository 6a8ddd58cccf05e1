/** Why a résumé is not recommended or sent. */
export type ResumeRecommendationFailure =
  | 'recommendConsentRequired'
  | 'recommendPhoneRequired'
  | 'recommendUnavailable'
  | 'recommendClosed';
