import type { ResumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import { languageNotes } from './language-notes.js';
import { occupationOf } from './rules/occupation-of.js';
import type { Relevance } from './rules/relevance.js';
import type { Subject } from './rules/rule.js';
import { quoted } from './statements.js';

const MUCH_LEFT = 5;

export const missingNotes = (lacks: readonly string[]): string[] =>
  lacks.length === 0 ? [] : [`内容太少，暂不给总分。还缺：${lacks.join('、')}。`];

/** A note about the points that the suggestions cannot restore, if there are many. */
export function restNotes(score: number, suggested: ResumeAnalysisResult['findings']): string[] {
  const gain = Math.round(suggested.reduce((sum, { gain: own = 0 }) => sum + own, 0));
  const rest = 100 - score - gain;
  if (gain <= 0 || rest < MUCH_LEFT) return [];
  return [
    `排在前面的 ${suggested.length} 条建议合计约可提高 ${gain} 分；其余约 ${rest} 分要靠补写与岗位相关、写明结果的经历。`,
  ];
}

const NOTICEABLE = 0.1;

/** Explains why the total is lower than the scores of the parts. */
export const thinNotes = (shortfall: number, lost: number): string[] =>
  shortfall < NOTICEABLE || lost < 1
    ? []
    : [`经历写得偏少，总分因此减去约 ${Math.round(lost)} 分；各项得分只看已经写出的内容。`];

export function notesOf(
  { document, modules }: Subject,
  position: string,
  { occupation, isInferred }: Relevance,
): string[] {
  const rest = modules.length < 11 ? ['只检查了所选的模块，未选的模块不计分。'] : [];
  const aim = isInferred
    ? [
        occupation
          ? `没有说明目标岗位，岗位相关按简历内容推测的“${occupation.name}”计算，只计一半。`
          : '没有说明目标岗位，也推测不出方向，岗位相关这一项没有得分；填写目标岗位后再分析。',
      ]
    : occupation
      ? []
      : [
          occupationOf(position) === null
            ? `“${quoted(position, 30)}”没有按岗位词库比对，岗位相关不计分；是否对口请看岗位分析和 JD 匹配。`
            : `“${quoted(position, 30)}”的英文关键词太少，岗位相关不比对，也不计分。`,
        ];
  const english =
    document.meta.lang === 'en' ? ['英文简历的措辞规则与岗位词较少，表达规范与岗位相关仅供参考。'] : [];
  return [
    ...languageNotes({ document }),
    ...rest,
    ...aim,
    ...english,
    '性别、年龄、照片、政治面貌等个人信息不填写不扣分。',
  ];
}
