import { linearScore } from '#src/text/linear-model.js';
import { qualityFeatures } from './features.js';
import { OF_OTHER_TOPIC, OF_QUALITY } from './weights.js';

/** The points at some scores of the model, by cross-validation with whole interviews; they grow evenly between. */
const POINTS_AT: readonly (readonly [score: number, points: number])[] = [
  [-1.6, 0],
  [-0.75, 35],
  [0.05, 60],
  [0.6, 82],
  [1.2, 100],
];

function pointsOf(score: number): number {
  const next = POINTS_AT.findIndex(([at]) => score <= at);
  const [after, before] = [POINTS_AT[next], POINTS_AT[next - 1]];
  if (after === undefined) return 100;
  if (before === undefined) return 0;
  return before[1] + ((after[1] - before[1]) * (score - before[0])) / (after[0] - before[0]);
}
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
  return {
    points: pointsOf(linearScore(OF_QUALITY, features)),
    mayBeOffTopic: linearScore(OF_OTHER_TOPIC, features) > MIN_OTHER_TOPIC,
  };
}
