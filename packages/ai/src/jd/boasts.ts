const CLAUSE = /[^，,；;。]+[，,；;。]?/gu;
/** Praise of a result without a figure: ROI遥遥领先, 业绩名列前茅. */
const BOAST =
  /(?:遥遥|行业|业内|同行|全国|全区|全公司|团队|同级|同期|始终|一直|稳居|位居|处于)?(?:领先|名列前茅|首屈一指|数一数二|遥遥在前|第一梯队|前列|一流|顶尖|斐然|屡创新高|有口皆碑)(?:水平|地位)?$/u;

/** Separates the clauses with content from those that praise a result without a figure. */
export function splitBoasts(text: string): { affirmed: string; boasts: readonly string[] } {
  const clauses = text.match(CLAUSE) ?? [];
  const isBoast = (clause: string): boolean =>
    BOAST.test(clause.replace(/[，,；;。\s]+$/u, '')) && !/\d/u.test(clause);
  const boasts = clauses.filter(isBoast);
  if (boasts.length === 0) return { affirmed: text, boasts };
  const affirmed = clauses.filter((clause) => !isBoast(clause)).join('');
  return {
    affirmed: affirmed.replace(/[，,；;\s]+$/u, ''),
    boasts: boasts.map((each) => each.replace(/[，,；;。\s]+$/u, '')),
  };
}
