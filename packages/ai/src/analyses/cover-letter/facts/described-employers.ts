import { EMPLOYER_SUFFIX, EMPLOYER_TRADE } from '#src/text/employer-suffixes.js';
import { taggedWordsOf } from '#src/text/words.js';
import { isNamed, type ResumeFacts } from './resume-facts.js';

/** Before a part of the candidate's own school or employer: 校法律援助中心, 院学生会. */
const OWN = /^(?:[校院系班]|我们?[校院系]?|本[校院]|学[校院])(?=[\u4e00-\u9fa5]{3})/u;
const KIND = new RegExp(`(?:${EMPLOYER_SUFFIX}|${EMPLOYER_TRADE}|[厂店局院所])$`, 'u');

/** Whether a name only describes an employer of the résumé: 模具厂 for 鼎丰精密模具有限公司, 校广播站 for 广播站. */
export function describesOwn(name: string, facts: ResumeFacts): boolean {
  if (OWN.test(name) && isNamed(name.replace(OWN, ''), facts)) return true;
  const core = name.replace(KIND, '');
  const isCommon = taggedWordsOf(core).every(({ tag }) => /^(?:n|v|vn|b|l)$/u.test(tag));
  return core !== name && core.length >= 2 && isCommon && facts.lines.some(({ text }) => text.includes(core));
}
