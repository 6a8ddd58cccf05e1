// Trains the models of interview answers: how good an answer is, and whether it is about something else.
import { trained } from '../linear-model/training.mjs';

/** Best first. */
export const QUALITIES = ['strong', 'fair', 'weak', 'off'];
const SETTINGS = { cost: 1, positiveWeight: 1, rounds: 40, maxFeatures: 6_000 };

const rankOf = ({ quality }) => QUALITIES.indexOf(quality);

export const modelsOf = (examples) => ({
  // One division after each quality but the last: the sum of their scores orders the answers.
  quality: trained(
    examples,
    QUALITIES.slice(1).map((_, index) => (each) => rankOf(each) <= index),
    SETTINGS,
  ),
  otherTopic: trained(examples, [({ quality }) => quality === 'off'], SETTINGS),
});
