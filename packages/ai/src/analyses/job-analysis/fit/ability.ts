import { abilityOf } from '../../../data/occupations.js';
import { type FitRule, points } from './rule.js';

/** 能力: each ability of the model gives its weight as far as the résumé shows it. */
export const abilityFit: FitRule = ({ occupation, resume }) =>
  occupation.abilities.map(({ key, weight }) => {
    const ability = abilityOf(key);
    const { share, state, words, evidence } = resume.proofOf(ability);
    const reason = {
      有实例: `${ability.label}：经历中写到“${words.slice(0, 3).join('、')}”`,
      仅列出: `${ability.label}：只列出“${words.slice(0, 3).join('、')}”，没有写进经历`,
      未体现: `${ability.label}：简历没有体现`,
    }[state];
    return { ruleId: `ability.${key}`, points: points(weight * share), reason, evidence };
  });
