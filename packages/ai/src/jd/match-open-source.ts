import type { FactMatch } from './match-dates.js';
import { evidenceIn, type ProvingText, type ResumeReading } from './read-resume.js';

const REQUIRED = /\bopen[- ]source\b|开源(?:项目|社区|贡献|经验|经历|作品)/iu;
/** More than the candidate's own contributions is asked for: tools, frameworks, licences. */
const OF_OTHERS =
  /\b(?:tools?|frameworks?|software|librar(?:y|ies)|licen[cs]es?)\b|框架|组件|软件|协议|工具/iu;
const SHOWN = /\bopen[- ]?source\b|开源|\bGitHub stars?\b|\d\s?star|\bmaintainer\b|\bcommitter\b/iu;
const OWN_SECTIONS = /^\/(?:projects|work|internships|portfolio|campus|awards)\//u;

/** The name of a club or an employer, such as 开源软件协会, tells of no contribution. */
const NAME_OF_OTHERS = /\/(?:organisation|company|department)\b/u;

/** A résumé without the names of clubs and employers that only sound like open-source work. */
export const withoutNamesOfOthers = (text: string, reading: ResumeReading): ResumeReading =>
  REQUIRED.test(text)
    ? {
        ...reading,
        texts: reading.texts.filter(
          ({ pointer, affirmed }) => !(NAME_OF_OTHERS.test(pointer) && SHOWN.test(affirmed)),
        ),
      }
    : reading;

/** Judges a requirement of open-source contributions by the projects and actions that mention them; null if there are none. */
export function matchOpenSource(text: string, { texts }: ResumeReading): FactMatch | null {
  if (!REQUIRED.test(text) || OF_OTHERS.test(text)) return null;
  const isShown = ({ pointer, affirmed }: ProvingText): boolean =>
    OWN_SECTIONS.test(pointer) && !NAME_OF_OTHERS.test(pointer) && SHOWN.test(affirmed);
  const shown = texts.filter(isShown).slice(0, 2);
  return shown.length === 0
    ? null
    : { state: '直接', reason: '简历写到开源项目', atoms: shown.map(evidenceIn) };
}
