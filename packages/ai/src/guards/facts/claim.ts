/** The kinds of facts that only the user can know. */
export type FactKind = 'number' | 'date' | 'organisation' | 'qualification';

/** A stated fact and its position in the text. */
export interface FactClaim {
  kind: FactKind;
  text: string;
  start: number;
  end: number;
  /** Equal for equal facts, whatever their spelling. */
  keys: readonly string[];
}

/** The label of the placeholder for an unsupported fact. */
export const FACT_LABELS: Readonly<Record<FactKind, string>> = {
  number: '具体数据',
  date: '具体时间',
  organisation: '单位名称',
  qualification: '证书、荣誉或技能',
};

/** Matches every placeholder in a text. */
export const MISSING_FACT = /【待补充[^】]*】/gu;
