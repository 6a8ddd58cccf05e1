import { familiesOf } from '../../jd/data/majors.js';
import { majorsIn } from '../../jd/read-majors.js';

/** Whether a posting accepts subjects of the same family: 工商企业管理 for 工商管理等相关专业. */
function isRelatedToPosted(jd: string, major: string): boolean {
  const own = familiesOf(major);
  return jd
    .split(/[，,。；;\n]/u)
    .filter((clause) => /相关|相近|类/u.test(clause))
    .flatMap((clause) => majorsIn(clause))
    .some((name) => [...familiesOf(name)].some((family) => own.has(family)));
}

const MIN_MAJOR_LENGTH = 2;
const MAJOR_LIST = /^[^。；\n]{0,40}(?:专业|学科|学历|背景)/u;
/** Whether a posting names a subject or its first word: 食品科学 for 食品科学与工程. */
export function namesMajor(jd: string, major: string): boolean {
  const core = major.replace(/(?:专业|与工程|与技术|工程|技术|科学|学)+$/u, '');
  return (
    jd.includes(major) ||
    isRelatedToPosted(jd, major) ||
    (core.length >= MIN_MAJOR_LENGTH &&
      jd
        .split(core)
        .slice(1)
        .some((after) => MAJOR_LIST.test(after)))
  );
}
