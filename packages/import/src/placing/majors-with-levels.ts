import { LEVELS, type Level } from './education-marks.js';

const UNFINISHED = /未毕业|差\s*\d+\s*门|肄业|结业|退学|未完成|未拿到/u;
const OF_LEVEL = /^(?:全日制|函授|自考)?(?:本科|大专|专科|中专|高职|硕士|博士|研究生)/u;

/** 学前教育（大专）: the level after the major. Studies that are not finished give no level, only a remark. */
export function majorWithLevel(value: string): { major: string; level: Level | null; remark: string } | null {
  const [, major = '', remark = ''] = /^([^（()）]{2,20})[（(]([^（()）]{2,24})[）)]$/u.exec(value) ?? [];
  const level = LEVELS.find(([form]) => form.test(remark))?.[1];
  if (level === undefined || !OF_LEVEL.test(remark)) return null;
  return UNFINISHED.test(remark) ? { major, level: null, remark } : { major, level, remark: '' };
}
