// Trains the models of interview answers: how good an answer is, and whether it is about something else.
import { trained } from '../linear-model/training.mjs';

/** Best first; an answer to be given again is on topic, but boasts, evades or tells of misconduct. */
export const RANKS = { strong: 0, fair: 1, weak: 2, again: 3, off: 3 };
const SETTINGS = { cost: 1, positiveWeight: 1, rounds: 40, maxFeatures: 6_000 };

export const rankOf = ({ quality }) => RANKS[quality];
/** After each rank but the last the answers are divided. */
const DIVISIONS = [0, 1, 2];

export const modelsOf = (examples) => ({
  // The sum of the scores orders the answers.
  quality: trained(
    examples,
    DIVISIONS.map((rank) => (each) => rankOf(each) <= rank),
    SETTINGS,
  ),
  // Whole interviews, which weigh more, have no answers off topic.
  otherTopic: trained(
    examples.filter(({ weight }) => weight === 1),
    [({ quality }) => quality === 'off'],
    SETTINGS,
  ),
});
