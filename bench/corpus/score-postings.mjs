import { analyseJd } from '../../packages/ai/dist/analyses/jd-analysis/analyse.js';
import { findJobRisks } from '../../packages/ai/dist/jd/find-risks.js';
import { parseJobDescription } from '../../packages/ai/dist/jd/parse.js';
import { documentOf } from './document-of.mjs';
import { postingsOf } from './read.mjs';
import { bare, sharedRun } from './shared-run.mjs';

const MONTH = '2026-11';
/** A shorter text may occur in any sentence by chance. */
const MIN_LENGTH = 3;
/** The share of the shorter text that one common run of words must cover. */
const COVER = 0.75;
/**
 * Whether two texts are about the same words: equal, or most of the shorter one is contained in the other.
 */
function isSame(one, other) {
  const shorter = Math.min(one.length, other.length);
  return (
    one === other || (shorter >= MIN_LENGTH && sharedRun(one, other) >= Math.max(MIN_LENGTH, shorter * COVER))
  );
}

/** The score of a résumé against a posting; -1 if it was not recognised as a résumé or the posting is refused. */
async function scoreOf(text, posting) {
  const document = await documentOf(text);
  if (!document) return -1;
  const resume = { title: '简历', language: 'zh', document };
  return analyseJd({ text: posting, month: MONTH, resume }).overall?.score ?? -1;
}

/** An age alone. The product lists it as a question to the employer, so it is not a requirement. */
const isAgeAlone = (text) => /^(?:年龄)?\d{2}[-~到至]\d{2}(?:周?岁)?$/.test(text.trim());

/** The results of one kind, compared with the sentences of that kind. */
function compared(read, sentences, kinds) {
  const labelled = sentences.map(({ text, kind }) => ({ text: bare(text), isMeant: kinds.includes(kind) }));
  const parsed = read.map(bare);
  const hit = (text) => labelled.filter((each) => isSame(each.text, text));
  const judged = parsed.map(hit).filter((found) => found.length > 0);
  return {
    right: judged.filter((found) => found.some(({ isMeant }) => isMeant)).length,
    wrong: judged.filter((found) => !found.some(({ isMeant }) => isMeant)).length,
    reached: labelled.filter(({ text, isMeant }) => isMeant && parsed.some((each) => isSame(each, text)))
      .length,
    meant: labelled.filter(({ isMeant }) => isMeant).length,
  };
}

/**
 * Precision and recall by kind of sentence, and how often suitable candidates score above unsuitable ones.
 * @param {string} part
 */
export async function scorePostings(part) {
  const sums = new Map();
  const add = (name, counts) => {
    const sum = sums.get(name) ?? { right: 0, wrong: 0, reached: 0, meant: 0 };
    for (const key of Object.keys(sum)) sum[key] += counts[key];
    sums.set(name, sum);
  };
  const postings = postingsOf(part);
  let fits = 0;
  let followedInstructions = 0;
  let refused = 0;
  for (const { text, sentences, fit, unfit } of postings) {
    const job = parseJobDescription(text);
    const risks = findJobRisks(text, job);
    const read = (list) => list.map(({ text: each }) => each);
    const scored = sentences.filter(({ text: each }) => !isAgeAlone(each));
    add('must', compared(read(job.must), scored, ['must']));
    followedInstructions += compared(read([...job.must, ...job.plus]), sentences, ['instruction']).right;
    add('nice to have', compared(read(job.plus), sentences, ['nice']));
    add('duty', compared(read(job.duties), sentences, ['duty']));
    // A remark that is only a question claims no risk: it can match a labelled one, and is wrong only if the
    // model found it.
    const claims = risks.filter(({ id, verdict }) => verdict !== 'ask' || id === 'terms.unusual');
    const scoredRisks = (list) =>
      compared(
        list.map(({ sentence }) => sentence),
        sentences,
        ['risk', 'fee'],
      );
    const { right, wrong } = scoredRisks(claims);
    const { reached, meant } = scoredRisks(risks);
    add('risk or fee', { right, wrong, reached, meant });
    add('instruction', compared(job.ignored, sentences, ['instruction']));
    // A posting refused for its terms is compared with nobody.
    if (analyseJd({ text, month: MONTH, resume: null }).refusal?.cause === 'terms') refused += 1;
    else if ((await scoreOf(fit, text)) > (await scoreOf(unfit, text))) fits += 1;
  }
  return {
    fits,
    obeyed: followedInstructions,
    count: postings.length - refused,
    rows: [...sums].map(([name, sum]) => ({ name, ...sum })),
  };
}
