import { analyseLetter } from '../../packages/ai/dist/analyses/cover-letter/analyse.js';
import { documentOf } from './document-of.mjs';
import { lettersOf } from './read.mjs';

/** Which findings match a label; labels without a rule are not scored. */
const FINDINGS = {
  wrongEmployer: ({ category }) => category === 'wrongCompany',
  wrongPost: ({ category }) => category === 'wrongPosition',
  notInResume: ({ ruleId }) => ruleId === 'evidence.untraced',
  tooLong: ({ category, issue }) => category === 'length' && /太长/u.test(issue),
};

/** One letter with its posting and its résumé, as the product reads them. */
async function judged({ posting, resume, letter }) {
  const document = await documentOf(resume);
  const { overall, findings } = analyseLetter({
    letter,
    company: '',
    position: '',
    addressee: '',
    jd: posting,
    today: '2026-11-24',
    resume: document && { title: '简历', language: document.meta.lang, document },
  });
  return { score: overall.score, findings };
}

/**
 * How well wrong employers, wrong positions and unsupported claims are found, and whether good letters score
 * higher than flawed ones. `rows` counts letters by label. @param {string} part
 */
export async function scoreLetters(part) {
  const letters = [];
  for (const each of lettersOf(part)) letters.push({ ...each, judged: await judged(each) });
  const rows = Object.entries(FINDINGS).map(([name, isFinding]) => {
    const isMeant = ({ labels }) => labels.some(({ label }) => label === name);
    const isFound = ({ judged: { findings } }) => findings.some(isFinding);
    const meant = letters.filter(isMeant);
    const found = letters.filter(isFound);
    return { name, meant: meant.length, found: found.length, right: meant.filter(isFound).length };
  });
  const isGood = ({ labels }) => labels.some(({ label }) => label === 'good');
  const scoresOf = (some) => some.map(({ judged: { score } }) => score);
  const [good, flawed] = [
    scoresOf(letters.filter(isGood)),
    scoresOf(letters.filter((each) => !isGood(each))),
  ];
  const pairs = good.flatMap((better) => flawed.map((worse) => better > worse));
  const isWrong = (each) =>
    Object.entries(FINDINGS).some(
      ([name, isFinding]) =>
        each.judged.findings.some(isFinding) !== each.labels.some(({ label }) => label === name),
    );
  return {
    rows,
    ordered: pairs.filter(Boolean).length / pairs.length,
    wrong: letters.filter(isWrong).map(({ file }) => file),
  };
}
