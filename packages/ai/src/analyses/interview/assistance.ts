import { regex } from '@qicheng/resume/regex';
import { HELPED } from '../resume-analysis/wording.js';

/** Work under somebody's guidance. */
const AT_SIDE = regex('u')`
  跟着?[^，。]{0,6}(?:老师|师[傅父兄姐]|前辈|团队|主管|一起)|跟[着随][^，。；]{0,10}(?:师|员|工|长|经理)
  |打下手|在[^，。；]{1,12}(?:指导|带领)下
`;
/** Whether a statement tells of assistance only. */
export const isHelped = (text: string): boolean => HELPED.test(text) || AT_SIDE.test(text);
