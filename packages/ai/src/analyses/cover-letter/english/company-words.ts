import { regex } from '@qicheng/resume/regex';

/** Words that many names of employers share, and words with a capital letter that name none. */
const COMMON = regex('iu')`
  ^(?:the|a|an|of|and|for|group|company|co|inc|ltd|limited|corporation|holdings|hotel|hotels|resort|hospital
  |school|university|college|bank|international|global|china|asia|pacific|shanghai|beijing|shenzhen|guangzhou
  |hong|kong|singapore|london|technology|technologies|solutions|services|logistics|consulting|partners|capital
  |media|hiring|manager|director|team|department|sir|madam)$
`;

/** The words of an English name of an employer that are its own: Aldenne of The Aldenne Shanghai. */
export const wordsOfName = (name: string): string[] =>
  name.split(/[\s&-]+/u).filter((word) => word.length > 1 && !COMMON.test(word));
