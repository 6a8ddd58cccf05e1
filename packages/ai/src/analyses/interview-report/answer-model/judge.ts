import { linearScore } from '#src/text/linear-model.js';
import { qualityFeatures } from './features.js';
import { OF_OTHER_TOPIC, OF_QUALITY } from './weights.js';

/** The scores of the model between which the points grow from 0 to 100. */
const [WORST, BEST] = [-1.3, 0.7];
/** Below it, an answer that rules find off topic is on topic in most cases, by cross-validation. */
const MIN_OTHER_TOPIC = -0.55;

/** What a model makes of an answer. */
export interface AnswerQuality {
  /** From 0 to 100. */
  points: number;
  /** Whether it may well be about something else than the question. */
  mayBeOffTopic: boolean;
}

/** Judges an answer by the words and the sentence structure of graded answers. */
export function qualityOf(answer: string, question: string): AnswerQuality {
  const features = qualityFeatures(answer, question);
  const share = (linearScore(OF_QUALITY, features) - WORST) / (BEST - WORST);
  return {
    points: 100 * Math.min(1, Math.max(0, share)),
    mayBeOffTopic: linearScore(OF_OTHER_TOPIC, features) > MIN_OTHER_TOPIC,
  };
}
