import { memoize } from '@qicheng/resume/memoize';
import { linearScore } from '#src/text/linear-model.js';
import { answerFeatures, clauseFeatures } from './features.js';
import { CONDUCT_KINDS, type ConductKind } from './kinds.js';
import { KINDS, OF_ANSWER, OF_CLAUSE } from './weights.js';

/** Of harmless answers that were written to be hard, 0.6 % are above it, by cross-validation. */
const SURE = 0.9;
/** 2.3 % of them are above this one. */
const DOUBTFUL = 0.5;

/** What the model says of an answer. */
export interface ConductVerdict {
  score: number;
  /** Whether it ends an interview, may be heard as if it did, or neither. */
  level: 'sure' | 'doubtful' | 'none';
  /** The clause that sounds worst. */
  clause: string;
}

/** A shorter clause tells no act, and is not quoted as if it did: 孩子嘛. */
const MIN_ACT_LENGTH = 6;
const describesAct = (clause: string): boolean =>
  [...clause.replace(/[\s\p{P}]/gu, '')].length >= MIN_ACT_LENGTH;

const NOTHING: ConductVerdict = { score: Number.NEGATIVE_INFINITY, level: 'none', clause: '' };

/** Judges an answer by the whole and by its worst clause. */
export const conductOf = memoize((answer): ConductVerdict => {
  const clauses = clauseFeatures(answer).map((clause) => ({
    ...clause,
    score: linearScore(OF_CLAUSE, clause),
  }));
  const [first, ...rest] = clauses;
  if (first === undefined) return NOTHING;
  const worst = rest.reduce((most, each) => (each.score > most.score ? each : most), first);
  const score = linearScore(OF_ANSWER, answerFeatures(answer)) + worst.score;
  const level = score > SURE ? 'sure' : score > DOUBTFUL && describesAct(worst.text) ? 'doubtful' : 'none';
  return { score, level, clause: worst.text };
});

/** Below it, none of the models of kinds recognises an answer. */
const MIN_SCORE_OF_KIND = -0.5;

/** The most probable kind of conduct of a harmful answer, and whether its model recognises it. */
export const conductKindOf = memoize((answer): { kind: ConductKind; isClear: boolean } => {
  const features = answerFeatures(answer);
  const scores = KINDS.map((model) => linearScore(model, features));
  const best = Math.max(...scores);
  return { kind: CONDUCT_KINDS[scores.indexOf(best)] ?? 'forged', isClear: best > MIN_SCORE_OF_KIND };
});
