/** A share of more than the whole: 准确率 92% 提升到 120%. Growth may be any. */
const MORE_THAN_ALL =
  /(?:准确|合格|正确|通过|满意|出勤|到课|完好|参保|达标)率[^，。；]{0,16}?(?:1(?:0[1-9]|[1-9]\d)|[2-9]\d\d)(?:\.\d+)?\s?%/u;

/** Whether a statement names a figure that cannot be. */
export const isImpossible = (text: string): boolean => MORE_THAN_ALL.test(text);
