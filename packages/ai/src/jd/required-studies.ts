import type { ResumeDocument } from '@qicheng/resume/document';
import { regex } from '@qicheng/resume/regex';
import { monthOf, monthsOfDay } from './months.js';

const IN_PROGRESS = regex('u')`
  (?:大专|专科|本科|硕士|博士|研究生)(?:生|及以上|或以上|以上)?(?:学历)?的?(?:在读|在校)(?!证明|期间|经历)
  |(?:在读|在校)的?(?:全日制)?(?:大专|专科|本科|硕士|博士|研究生|大学生|学生)
`;
/** Studies that are refused, or only accepted next to a degree: 在读勿投, 本科毕业或在读. */
const NOT_REQUIRED =
  /毕业|应届|往届|或在[读校]|在[读校](?:也|亦|均|皆|都|或|和|及|与|、|\/)|可以?$|含|包括|[不非勿]|除外|谢绝/u;

/** Whether a clause about a degree asks for studies in progress: 本科及以上在读. */
export const requiresStudies = (text: string): boolean => IN_PROGRESS.test(text) && !NOT_REQUIRED.test(text);

/** Whether all studies on the résumé ended before the month. */
export const isGraduate = ({ education }: ResumeDocument, month: string): boolean =>
  education.every(
    ({ period }) =>
      period?.end !== undefined && period.end !== 'present' && monthOf(period.end) < monthsOfDay(month),
  );
