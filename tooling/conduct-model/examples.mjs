// Training examples of the conduct classifiers: labelled answers with their features. Needs a built @qicheng/ai.
import fs from 'node:fs';
import path from 'node:path';
import {
  answerFeatures,
  clauseFeatures,
} from '../../packages/ai/dist/analyses/interview-report/conduct-model/features.js';

/** Sentences from tests (T) are certain; reference answers and statements of résumés (O) are easy cases. */
const WEIGHTS = { A: 1, B: 1, C: 1, D: 1, N: 1, T: 5, O: 0.5 };
/** A harmful sentence from a test has no marked span, and not all of its clauses are harmful. */
const WEIGHT_OF_UNMARKED = 0.5;

const bare = (text) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
/** Whether at least half of a clause is in a harmful span. */
function isInSpan(text, start, answer, spans) {
  return spans.some((span) => {
    const at = answer.indexOf(span);
    return Math.min(at + span.length, start + text.length) - Math.max(at, start) >= bare(text).length / 2;
  });
}

function exampleOf({ id, answer, label, spans }) {
  const weight = WEIGHTS[id[0]];
  const isUnmarked = label !== 'harmless' && spans.length === 0;
  let end = 0;
  const clauses = clauseFeatures(answer).map((clause) => {
    const start = answer.indexOf(clause.text, end);
    end = start + clause.text.length;
    return isUnmarked
      ? { ...clause, weight: WEIGHT_OF_UNMARKED, isHarmful: true }
      : { ...clause, weight, isHarmful: isInSpan(clause.text, start, answer, spans) };
  });
  return { ...answerFeatures(answer), group: id[0], label, weight, clauses };
}

/**
 * The answers of answers.jsonl. The first letter of an id is the group: A to D were written as hard cases (D harmless), N are
 * ordinary answers, T sentences from tests, O reference answers and statements of résumés.
 */
export const examples = () =>
  fs
    .readFileSync(path.join(import.meta.dirname, 'answers.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => exampleOf(JSON.parse(line)));
