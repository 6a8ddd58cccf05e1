/** What a text may state that only the person can know. */
export type FactKind = 'number' | 'date' | 'organisation' | 'qualification';

/** A stated fact and where it is in the text. */
export interface FactClaim {
  kind: FactKind;
  text: string;
  start: number;
  end: number;
  /** Equal for equal facts, however they are written. */
  keys: readonly string[];
}

/** What is requested in the place of a fact that nothing supports. */
export const FACT_LABELS: Readonly<Record<FactKind, string>> = {
  number: '具体数据',
  date: '具体时间',
  organisation: '单位名称',
  qualification: '证书、荣誉或技能',
};

/** The mark of a missing fact. */
export const missingFact = (label: string): string => `【待补充：${label}】`;

/** Every mark of a missing fact in a text. */
export const MISSING_FACT = /【待补充[^】]*】/gu;
