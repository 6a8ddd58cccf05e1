import { regex } from '@qicheng/resume/regex';
import type { FactMatch } from './match-dates.js';
import { matchPhrase } from './match-phrase.js';
import { COURSE, DONE, evidenceIn, type ResumeReading, SUBJECT } from './read-resume.js';

/** Requirements of theory, which studies teach: 熟悉金属材料基础理论, 掌握工程测量等专业基础知识. */
const REQUIRES_THEORY = /(?:理论|原理|知识)(?:知识|基础)?(?:扎实)?(?:者)?(?:优先)?$|基础(?:知识|理论)?扎实$/u;
/** Words that require more than studies. */
const REQUIRES_PRACTICE = /经验|经历|实操|实践|独立|做过|政策|法[律规]|产品|业务|市场|行业/u;
const FRAME = regex('gu')`
  ^(?:熟悉|熟练|了解|掌握|具备|具有|有|精通|扎实的?|较?好的?|系统的?|一定的?)+
  |(?:等)?(?:相关)?(?:专业)?(?:的)?(?:基础|基本|专业)*(?:理论|原理|知识)(?:知识|基础)?(?:扎实)?(?:者)?(?:优先)?$
  |(?:专业)?基础(?:知识|理论)?扎实$
`;
const LIST = /[、,，和与及/]/u;
const MIN_MATCH = 0.6;

/** Judges a requirement of theory by the studies; null if none is required or the studies do not match. */
export function matchKnowledge(text: string, { texts }: ResumeReading): FactMatch | null {
  if (!REQUIRES_THEORY.test(text) || REQUIRES_PRACTICE.test(text)) return null;
  const studied = texts
    .filter(({ strength }) => strength === SUBJECT || strength === COURSE)
    .map((each) => ({ ...each, strength: DONE }));
  const members = text
    .replaceAll(FRAME, '')
    .split(LIST)
    .filter((member) => member.length > 1);
  const shown = members.flatMap((member) => {
    const own =
      studied.find(({ text: subject }) => subject.includes(member)) ??
      matchPhrase(member, false, studied).texts[0];
    return own && (own.text.includes(member) || matchPhrase(member, false, [own]).value >= MIN_MATCH)
      ? [own]
      : [];
  });
  return shown.length > 0 && shown.length * 2 >= members.length
    ? {
        ...{ state: '直接', reason: '所学专业和课程里有这一科' },
        atoms: [...new Set(shown)].map(evidenceIn),
      }
    : null;
}
