import fs from 'node:fs';
import path from 'node:path';
// Clauses of labelled postings in order, each with its features and kind.
import { transformFileSync } from '@swc/core';
import { postingsOf } from '../../bench/corpus/read.mjs';
import { bare, sharedRun } from '../../bench/corpus/shared-run.mjs';
import { featuresOf } from '../../packages/ai/dist/jd/clauses/features.js';
import { stepOf } from '../../packages/ai/dist/jd/clauses/label.js';
import { placedClauses } from '../../packages/ai/dist/jd/clauses/read.js';
import { readSentences } from '../../packages/ai/dist/jd/sentences.js';

const TESTS = path.resolve(import.meta.dirname, '../../packages/ai/test/jd');
const KIND_OF_LABEL = { fee: 'risk', instruction: 'noise' };
/** The kind of a clause under a heading, in postings without labels. */
const KIND_OF_PART = {
  must: 'must',
  plus: 'nice',
  fact: 'must',
  duties: 'duty',
  benefits: 'benefit',
  salary: 'benefit',
  schedule: 'benefit',
  title: 'noise',
  company: 'noise',
  city: 'noise',
  about: 'noise',
};
/** As a share of the shorter text. */
const COVER = 0.7;
const NICE = /优先|加分|更佳|preferred/iu;
const clausesOf = (text) => placedClauses(readSentences(text).sentences).flat();

const example = ({ placed }, kind) => ({
  features: featuresOf(placed),
  step: stepOf(placed),
  kind,
  text: placed.text,
});

/** Each clause gets the kind of the label that shares most of its words; unlabelled ones are noise. */
function labelled({ text, sentences }) {
  const labels = sentences.map(({ text: each, kind }) => ({
    words: bare(each),
    kind: KIND_OF_LABEL[kind] ?? kind,
  }));
  return clausesOf(text).map((clause) => {
    const words = bare(clause.piece.text);
    let best = { shared: 0, kind: 'noise' };
    for (const label of labels) {
      const run = sharedRun(label.words, words);
      const shared = run >= COVER * Math.min(label.words.length, words.length) ? run : 0;
      if (shared > best.shared) best = { shared, kind: label.kind };
    }
    return example(clause, best.kind);
  });
}

function byHeading(text) {
  return clausesOf(text).map((clause) => {
    const kind = KIND_OF_PART[clause.placed.part];
    return kind ? example(clause, kind === 'must' && NICE.test(clause.placed.text) ? 'nice' : kind) : null;
  });
}

/** Consecutive runs of examples. */
const runsOf = (examples) => {
  const runs = [[]];
  for (const each of examples) {
    if (each) runs.at(-1).push(each);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
};

async function postingsOfTests(file, name) {
  const { code } = transformFileSync(path.join(TESTS, file), {
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  const loaded = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return loaded[name].map(({ text }) => text);
}

/** @param {string[]} parts */
export const corpusRuns = (parts) =>
  parts.flatMap((part) => postingsOf(part)).flatMap((posting) => runsOf(labelled(posting)));

const KIND_OF_MARK = { M: 'must', N: 'nice', D: 'duty', B: 'benefit', R: 'risk', '-': 'noise' };

/** Invented postings, each clause preceded by its kind; blank lines separate postings. */
export const markedRuns = () =>
  fs
    .readFileSync(path.join(import.meta.dirname, 'postings.txt'), 'utf8')
    .split(/\n{2,}/)
    .flatMap((marked) =>
      runsOf(
        labelled({
          text: marked.replaceAll(/\{[MNDBR-]\}/g, ''),
          sentences: [...marked.matchAll(/\{([MNDBR-])\}([^{\n]*)/g)].map(([, mark, text]) => ({
            text: text.replace(/[；;]\s*[^；;，,。]{1,6}[:：]\s*$/, ''),
            kind: KIND_OF_MARK[mark],
          })),
        }),
      ),
    );

/** Postings of the tests: their headings are the labels. */
export async function testRuns() {
  const texts = [
    ...(await postingsOfTests('postings-of-firms.ts', 'POSTINGS_OF_FIRMS')),
    ...(await postingsOfTests('postings-of-all-kinds.ts', 'POSTINGS_OF_ALL_KINDS')),
  ];
  return texts.flatMap((text) => runsOf(byHeading(text)));
}
