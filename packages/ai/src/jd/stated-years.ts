import type { ResumeDocument } from '@qicheng/resume/document';
import { wordsOfText } from '../analyses/resume-analysis/items.js';

const STATED =
  /(?<!\d)(\d{1,2})\s*(?:余|多|\+)?\s*年(?:以上|多|余)?的?[^，,；;。\d]{0,10}(?:经验|经历|工龄|教龄|从业)|(?:工作经验|工作年限|工龄|从业)[：:\s]*(\d{1,2})\s*年/u;
/** By so many years a statement may exceed the dated jobs, which need not be all. */
const TOLERANCE = 3;

/** The whole years of work: as the dates give them, but never below what the résumé states of itself. */
export function wholeYears({ basics, selfEvaluation }: ResumeDocument, computed: number): number {
  const lines = [
    ...(basics.facts ?? []).map(({ value }) => wordsOfText(value, 'zh')),
    ...selfEvaluation.map((line) => wordsOfText(line, 'zh')),
  ];
  const stated = lines.flatMap((line) => {
    const [, one, other] = STATED.exec(line) ?? [];
    return one === undefined && other === undefined ? [] : [Number(one ?? other)];
  });
  const whole = Math.floor(computed);
  return Math.max(whole, ...stated.filter((years) => years <= whole + TOLERANCE));
}
