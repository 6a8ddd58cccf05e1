import { analyseJd } from '../../packages/ai/dist/analyses/jd-analysis/analyse.js';
import { findJobRisks } from '../../packages/ai/dist/jd/find-risks.js';
import { parseJobDescription } from '../../packages/ai/dist/jd/parse.js';
import { documentOf } from './document-of.mjs';
import { postingsOf } from './read.mjs';

const MONTH = '2026-11';
/** A part of a sentence that is shorter than this may stand in any sentence by chance. */
const LEAST = 4;
const bare = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, '');

/** Whether two texts are about the same words: one holds the other. */
const isSame = (one, other) =>
  Math.min(one.length, other.length) >= LEAST && (one.includes(other) || other.includes(one));

/** Of a résumé that was read as one against a posting; -1 where it was not. */
async function scoreOf(text, posting) {
  const document = await documentOf(text);
  if (!document) return -1;
  const resume = { title: '简历', language: 'zh', document };
  return analyseJd({ text: posting, month: MONTH, resume }).overall?.score ?? -1;
}

/** What was read as one kind, against the sentences of that kind. */
function compared(read, sentences, kinds) {
  const labelled = sentences.map(({ text, kind }) => ({ text: bare(text), isMeant: kinds.includes(kind) }));
  const told = read.map(bare);
  const hit = (text) => labelled.filter((each) => isSame(each.text, text));
  const judged = told.map(hit).filter((found) => found.length > 0);
  return {
    right: judged.filter((found) => found.some(({ isMeant }) => isMeant)).length,
    wrong: judged.filter((found) => !found.some(({ isMeant }) => isMeant)).length,
    reached: labelled.filter(({ text, isMeant }) => isMeant && told.some((each) => isSame(each, text)))
      .length,
    meant: labelled.filter(({ isMeant }) => isMeant).length,
  };
}

/** Precision and recall by kind of sentence, and how often who fits scores above who does not. @param {string} part */
export async function scorePostings(part) {
  const sums = new Map();
  const add = (name, counts) => {
    const sum = sums.get(name) ?? { right: 0, wrong: 0, reached: 0, meant: 0 };
    for (const key of Object.keys(sum)) sum[key] += counts[key];
    sums.set(name, sum);
  };
  const postings = postingsOf(part);
  let fits = 0;
  for (const { text, sentences, fit, unfit } of postings) {
    const job = parseJobDescription(text);
    const risks = findJobRisks(text, job);
    const read = (list) => list.map(({ text: each }) => each);
    add('must', compared(read(job.must), sentences, ['must']));
    add('nice to have', compared(read(job.plus), sentences, ['nice']));
    add('duty', compared(read(job.duties), sentences, ['duty']));
    add(
      'risk or fee',
      compared(
        risks.map(({ sentence }) => sentence),
        sentences,
        ['risk', 'fee'],
      ),
    );
    add('instruction', compared(job.ignored, sentences, ['instruction']));
    if ((await scoreOf(fit, text)) > (await scoreOf(unfit, text))) fits += 1;
  }
  return { fits, count: postings.length, rows: [...sums].map(([name, sum]) => ({ name, ...sum })) };
}
