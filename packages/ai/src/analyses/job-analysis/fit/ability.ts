import { abilityOf } from '../../../data/occupations.js';
import { placeFirst } from '../../../guards/unplaced-text.js';
import { quotedList } from '../../../jd/part-names.js';
import { type FitRule, points } from './rule.js';

/** An ability in the words of the actions, which an English action does not have in Chinese. */
export const shownBy = (label: string, words: readonly string[]): string =>
  words.length > 0 ? `${label}：经历中写到${quotedList(words)}` : `${label}：经历中写到了`;

/** What only the person can tell of an ability. */
const openReason = (words: readonly string[], unplaced: string | undefined): string =>
  unplaced === undefined
    ? `经历中写到${quotedList(words)}，是自己做的还是学过请您写明`
    : placeFirst(unplaced);

/** Abilities of which the rules cannot tell whether the résumé shows them. */
const leftReason = (labels: readonly string[]): string =>
  `${labels.map((label) => `“${label}”`).join('、')}：规则判断不了，请您自己对照；做过的，写成一句有做法和结果的话`;

/** 能力: each ability of the model earns its weight as far as the résumé shows it; those left to the person share a row. */
export const abilityFit: FitRule = ({ occupation, resume }) => {
  const proofs = occupation.abilities.map(({ key, weight }) => {
    const ability = abilityOf(key);
    return { key, weight, label: ability.label, ...resume.proofOf(ability) };
  });
  const isLeft = ({ state, words, unplaced }: (typeof proofs)[number]): boolean =>
    state === '待确认' && words.length === 0 && unplaced === undefined;
  const left = proofs.filter(isLeft).map(({ label }) => label);
  const rows = proofs
    .filter((proof) => !isLeft(proof))
    .map(({ key, weight, label, share, state, words, evidence, unplaced }) => {
      const reason = {
        有实例: shownBy(label, words),
        仅列出: `${label}：写到${words.length > 0 ? quotedList(words) : '相关的词'}，没有写用它做成了什么`,
        待确认: `${label}：${openReason(words, unplaced)}`,
        未体现: `${label}：没有读到相关的词，做过的请补一句`,
      }[state];
      return { ruleId: `ability.${key}`, points: points(weight * share), reason, evidence };
    });
  return left.length === 0
    ? rows
    : [...rows, { ruleId: 'ability.open', points: 0, reason: leftReason(left), evidence: [] }];
};
