// Trains the conduct classifiers on labelled answers: whether an answer or a clause ends an interview, and the kind of
// conduct. Needs a built @qicheng/ai.
import { CONDUCT_KINDS } from '../../packages/ai/dist/analyses/interview-report/conduct-model/kinds.js';
import { linearScore } from '../../packages/ai/dist/text/linear-model.js';
import { trained } from '../linear-model/training.mjs';

/** The cost of an error, the weight of a positive example, and how many features are kept. */
const OF_ANSWER = { cost: 1, positiveWeight: 1, rounds: 25, maxFeatures: 14_000 };
const OF_CLAUSE = { cost: 0.5, positiveWeight: 2, rounds: 15, maxFeatures: 8_500 };
const OF_KIND = { cost: 1, positiveWeight: 1, rounds: 25, maxFeatures: 500 };

export const isHarmful = ({ label }) => label !== 'harmless';

export function modelsOf(examples) {
  // The kinds of test sentences come from the messages of earlier rules, so they are not training data for kinds.
  const ofKinds = examples.filter((each) => isHarmful(each) && each.group !== 'T');
  const clauses = examples.flatMap((each) => each.clauses);
  return {
    answer: trained(examples, [isHarmful], OF_ANSWER),
    clause: trained(clauses, [(clause) => clause.isHarmful], OF_CLAUSE),
    kinds: CONDUCT_KINDS.map((kind) => trained(ofKinds, [({ label }) => label === kind], OF_KIND)),
  };
}

/** The score of an answer: that of the whole answer plus that of its worst clause. */
export const scoreOf = ({ answer, clause }, example) =>
  linearScore(answer, example) + Math.max(...example.clauses.map((each) => linearScore(clause, each)));

export function kindOf({ kinds }, example) {
  const scores = kinds.map((model) => linearScore(model, example));
  return CONDUCT_KINDS[scores.indexOf(Math.max(...scores))];
}
