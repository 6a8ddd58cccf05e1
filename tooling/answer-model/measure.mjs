// Cross-validates the models of interview answers by writer: each writer’s answers are judged by models of the others.
// node tooling/answer-model/measure.mjs
import { linearScore } from '../../packages/ai/dist/text/linear-model.js';
import { examples } from './examples.mjs';
import { modelsOf, RANKS, rankOf } from './model.mjs';

const LIMITS = [-0.7, -0.6, -0.5, -0.4, -0.3, -0.2, -0.1, 0];

const all = examples();
const writers = [...new Set(all.map(({ writer }) => writer))];
const judged = writers.flatMap((writer) => {
  const { quality, otherTopic } = modelsOf(all.filter((each) => each.writer !== writer));
  return all
    .filter((each) => each.writer === writer)
    .map((each) => ({
      writer,
      quality: each.quality,
      rank: rankOf(each),
      score: linearScore(quality, each),
      topic: linearScore(otherTopic, each),
    }));
});

/** The share of pairs of different quality in which the better answer has the higher score. */
function ordered(answers) {
  const pairs = answers.flatMap((better) =>
    answers.filter(({ rank }) => rank > better.rank).map((worse) => better.score > worse.score),
  );
  return (pairs.filter(Boolean).length / pairs.length).toFixed(3);
}

for (const writer of writers) {
  const answers = judged.filter((each) => each.writer === writer);
  console.log(`${writer}: ${answers.length} answers, better above worse ${ordered(answers)}`);
}
for (const quality of Object.keys(RANKS)) {
  const scores = judged
    .filter((each) => each.quality === quality)
    .map(({ score }) => score)
    .toSorted((a, b) => a - b);
  const at = (share) => scores[Math.floor((scores.length - 1) * share)].toFixed(2);
  console.log(`${quality}: score at 10, 50 and 90 % ${at(0.1)} ${at(0.5)} ${at(0.9)}`);
}
const off = judged.filter(({ quality }) => quality === 'off');
for (const limit of LIMITS) {
  const above = judged.filter(({ topic }) => topic > limit);
  const found = above.filter((each) => off.includes(each)).length;
  console.log(
    `other topic above ${limit}: precision ${(found / above.length).toFixed(2)}, recall ${(found / off.length).toFixed(2)}`,
  );
}
