// Training examples of the models of interview answers: graded answers with their features. Needs a built @qicheng/ai.
import fs from 'node:fs';
import path from 'node:path';
import { qualityFeatures } from '../../packages/ai/dist/analyses/interview-report/answer-model/features.js';

/** The answers of answers.jsonl and of the corpus’ part `tune`, by their writers. */
export function examples() {
  const folder = path.resolve(import.meta.dirname, '../../bench/corpus/answers/tune');
  const tune = fs.readdirSync(folder).map((file) => ({
    ...JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')),
    writer: 'tune',
  }));
  const train = fs
    .readFileSync(path.join(import.meta.dirname, 'answers.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  // Answers of whole interviews to the questions of the product have a weight of their own.
  return [...tune, ...train].map(({ writer, question, answer, quality, weight = 1 }) => ({
    ...qualityFeatures(answer, question),
    writer,
    quality,
    weight,
  }));
}
