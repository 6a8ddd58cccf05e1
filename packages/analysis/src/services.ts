/** What is known of a service before it runs. */
export interface AnalysisServiceFacts {
  /** Names the rules that make its results; another version makes an old result no answer to the same question. */
  readonly rulesVersion: string;
  /** AI counts of one run, and of its reference answer. */
  readonly cost: number;
  readonly hasReference: boolean;
  /** Whether a language model adds to its results, where the site has one and the person agreed. */
  readonly hasModel: boolean;
}

const standard = { rulesVersion: '2026.11', cost: 1, hasReference: false, hasModel: true } as const;
const withReference = { ...standard, hasReference: true } as const;

/** The services of [spec 1] by their names in the field (docs/GLOSSARY.md). */
export const analysisServices = {
  resumeAnalysis: withReference,
  ghostwrite: standard,
  jobAnalysis: withReference,
  jdAnalysis: withReference,
  coverLetter: standard,
  interview: standard,
  interviewReport: standard,
  offer: standard,
  companion: { ...standard, hasModel: false },
  postgradExam: withReference,
  civilService: withReference,
} as const satisfies Record<string, AnalysisServiceFacts>;

export type AnalysisServiceName = keyof typeof analysisServices;
export const analysisServiceNames = Object.keys(analysisServices) as AnalysisServiceName[];

/** An analysis, or the reference answer that is asked for afterwards and charged by itself. */
export const analysisSteps = ['analysis', 'reference'] as const;
export type AnalysisStep = (typeof analysisSteps)[number];
