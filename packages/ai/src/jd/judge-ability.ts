import type { JobRequirement } from '@qicheng/analysis/job-description';
import { admitsLack } from './admitted-lack.js';
import { adviceFor } from './advice.js';
import { ABILITIES } from './data/abilities.js';
import { judgeWords } from './judge-words.js';
import type { Judgement } from './judgement.js';
import { matchLead } from './match-lead.js';
import { CLAIMED, DONE, findWords, type ProvingText, type ResumeReading } from './read-resume.js';
import { uniqueEvidence } from './unique-evidence.js';

/** The abilities in a clause, with the words that prove them. */
const abilitiesIn = (text: string, name: string | undefined) => {
  const required = ABILITIES.filter(([, pattern]) => pattern.test(text));
  return required.length > 0 ? required : ABILITIES.filter(([each]) => each === name);
};

/** Judges a soft skill by the actions that show it; one that no résumé can show is left to the interview. */
export function judgeAbility({ text, terms }: JobRequirement, reading: ResumeReading): Judgement {
  const { texts } = reading;
  const abilities = abilitiesIn(text, terms[0]?.[0]);
  const proof = abilities.flatMap(([, , words]) => words);
  const stated = judgeWords(text, [], false, { ...reading, texts: texts.filter(isNoClaim) }, 'ability');
  // Other clauses are matched by their own words, but traits without proof words are not.
  if (stated.state === '直接' && (abilities.length === 0 || proof.length > 0)) return stated;
  if (proof.length === 0) {
    const isClaimed = texts.some(({ strength, affirmed }) => strength === CLAIMED && affirmed.includes(text));
    return {
      ...{ state: '待确认', value: null, atoms: [] },
      reason: isClaimed
        ? '自我评价里的形容不算证据，要靠面试判断'
        : abilities.length > 0
          ? '这类要求要靠面试判断，简历无法证明'
          : '简历里没有找到能对照这一条的内容，请您自己判断',
      action: adviceFor('ability', '待确认', text),
    };
  }
  const actions = texts.filter(({ strength, affirmed }) => strength === DONE && !admitsLack(affirmed));
  const hitsOf = (words: readonly string[]) => words.flatMap((word) => findWords(actions, [word]) ?? []);
  const byAbility = abilities.map(([, , words]) => hitsOf(words));
  // The first hit of each ability comes before further ones of the same.
  const hits = [...byAbility.flatMap(([first]) => first ?? []), ...byAbility.flat()];
  const lead = abilities.some(([name]) => TEAM.has(name)) ? matchLead('管理团队', reading) : null;
  const led = lead?.state === '直接' ? lead.atoms : [];
  const atoms = uniqueEvidence([...led, ...hits.map(({ evidence }) => evidence)]).slice(0, 3);
  // A single line with a word of an ability neither proves nor disproves it.
  if (atoms.length < 2)
    return {
      ...{ state: '待确认', value: null, atoms: [] },
      reason: '这类要求主要看面试',
      action: adviceFor('ability', '待确认', text),
    };
  return {
    ...{ state: '直接', value: 1, atoms, action: '' },
    reason: `有 ${atoms.length} 条经历可以说明`,
  };
}

/** Abilities that leading people proves. */
const TEAM: ReadonlySet<string> = new Set(['组织领导', '团队协作']);

const isNoClaim = ({ strength }: ProvingText): boolean => strength > CLAIMED;
