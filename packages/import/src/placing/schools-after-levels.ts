import { reworded, type TextLine } from '../reading/page-text.js';
import { findPeriod } from './dates.js';
import { ONLY_LEVEL, SCHOOL } from './education-marks.js';

const LEVEL_AND_SCHOOL =
  /^(?<label>(?:最高|第[一二]|全日制|在职)?(?:学历|教育|文化程度|教育程度|文化))\s*[:：]\s*(?<level>\p{Script=Han}{2,6})\s*[（(](?<school>[^（）()]{6,60})[）)]$/u;

/** The same between gaps: 学历  中专  某技师学院  数控加工专业  2004.9-2007.7. */
const LEVEL_AMONG_GAPS =
  /^(?<label>(?:最高|第[一二]|全日制|在职)?(?:学历|教育|文化程度))[\s:：]+(?<level>\p{Script=Han}{2,6})(?:\s{2,}|\t)(?<school>\S.{9,60})$/u;

/** 最高学历：大专（国家开放大学 学前教育 2018-2020）: the school in brackets after the level is an education. */
export const withSchoolsAfterLevels = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) => {
    const { level = '', school = '' } =
      (LEVEL_AND_SCHOOL.exec(line.text) ?? LEVEL_AMONG_GAPS.exec(line.text))?.groups ?? {};
    const found = ONLY_LEVEL.test(level) ? findPeriod(school) : null;
    const names = found?.rest.split(/[\s，,、]+/u) ?? [];
    if (found === null || !names.some((name) => SCHOOL.test(name) || /(?:中心|学习点)$/u.test(name)))
      return line;
    return reworded(line, `教育：${found.text} ${names.join(' ')} ${level}`);
  });
