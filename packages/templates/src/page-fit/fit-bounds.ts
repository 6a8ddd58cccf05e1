/** A size that a fit may change. Margins change together. */
export type FitSize = 'fontSizePt' | 'lineHeight' | 'sectionGapPt' | 'itemGapPt' | 'marginMm';

export interface FitBound {
  /** Name of the size in the interface. */
  name: string;
  unit: string;
  min: number;
  max: number;
  /** Sizes are multiples of this, to get readable numbers. */
  step: number;
  /** Why it may not be smaller, for the interface. */
  reason: string;
}

/**
 * Limits of a fit. Values of the candidate or template beyond `most` stay; font size, lines and margins below
 * `least` are raised.
 */
export const FIT_BOUNDS: Readonly<Record<FitSize, FitBound>> = {
  fontSizePt: {
    name: '字号',
    unit: 'pt',
    min: 9,
    max: 12,
    step: 0.1,
    reason: '再小，打印出来难以辨认，不少筛选系统也会读错',
  },
  lineHeight: {
    name: '行距',
    unit: '',
    min: 1.25,
    max: 1.75,
    step: 0.01,
    reason: '再密，汉字上下行会粘在一起',
  },
  sectionGapPt: {
    name: '模块间距',
    unit: 'pt',
    min: 4,
    max: 20,
    step: 0.5,
    reason: '再小，模块之间分不开',
  },
  itemGapPt: {
    name: '条目间距',
    unit: 'pt',
    min: 3,
    max: 12,
    step: 0.5,
    reason: '再小，两段经历会连成一段',
  },
  marginMm: {
    name: '页边距',
    unit: 'mm',
    min: 10,
    max: 25,
    step: 0.5,
    reason: '再窄，家用打印机可能裁掉边上的字',
  },
};

/** The page limits that can be chosen for a fit. */
export const FIT_BUDGETS = [1, 2, 3] as const;
