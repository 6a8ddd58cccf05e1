import { regex } from '@qicheng/resume/regex';
import type { NameClaim } from './name-claims.js';
import { bare, isNamed, type ResumeFacts } from './resume-facts.js';

const POST = regex('gu')`
  \bI (?:am|was|have been|work(?:ed)? as|serve[d]? as
  |became)\b[^.,;]{0,16}?((?:[A-Z][A-Za-z-]+ ){1,4}(?:Director|Manager|Head|Lead|Chief|President|Supervisor
  |Officer|Coordinator|Engineer|Analyst|Consultant))\b
`;
const CERTIFICATE =
  /\b(?:hold|obtained|earned|have|got|passed)\b (?:an? |the |my )?([A-Z][\w()&-]*(?: [A-Za-z()&-]+){0,4}? (?:certificate|certification|licen[cs]e))\b/gu;
const DEGREE = /\b(bachelor|master|doctor|PhD|MBA)(?:['’]s)?(?: degree)?\b/iu;
const AWARD =
  /\b(?:won|received|awarded)\b (?:an? |the )?((?:[A-Z][A-Za-z-]+ ){1,6}(?:Award|Prize|Medal))\b/gu;

const all = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name.trim()]));

/** Posts, certificates, prizes and degrees that an English clause claims and a résumé does not have. */
export function strangeEnglishNames(clause: string, facts: ResumeFacts, position: string): NameClaim[] {
  const isOpen = (name: string): boolean =>
    !facts.words.includes(bare(name.replace(/ (?:certificate|certification|licen[cs]e)$/u, ''))) &&
    !isNamed(name, facts);
  const [whole = '', degree = ''] = DEGREE.exec(clause) ?? [];
  const isOwn = /\b(?:hold|have|earned|received|graduated|completed)\b/u.test(clause);
  return [
    ...all(POST, clause)
      .filter((name) => isOpen(name) && !bare(position).includes(bare(name)))
      .map((text) => ({ kind: 'post' as const, text })),
    ...[...all(CERTIFICATE, clause), ...all(AWARD, clause)]
      .filter(isOpen)
      .map((text) => ({ kind: 'honour' as const, text })),
    ...(degree !== '' && isOwn && !facts.words.includes(degree.toLowerCase())
      ? [{ kind: 'studies' as const, text: whole }]
      : []),
  ];
}
