/** What is asked for apart from everything else, with the version of the text that is shown [data consent]. */
export const CONSENT_TEXTS = {
  aiModel: '2026-11',
  resumeRecommend: 'recommend-1',
  campusNet: 'campus-1',
  /** Where operators keep no texts of their own; otherwise the consent names their versions. */
  terms: 'none',
} as const;

export type ConsentKind = keyof typeof CONSENT_TEXTS;
