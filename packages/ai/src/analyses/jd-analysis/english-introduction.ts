import type { JdReference } from '@qicheng/analysis/jd-analysis';
import type { ResumeDocument } from '@qicheng/resume/document';
import { placeholderFor } from '#src/text/placeholder.js';
import type { Person } from '../../jd/person.js';
import type { ProofPoint } from '../../jd/proof-points.js';
import { clipped } from '../../text/clipped.js';
import { englishNameOf } from '../cover-letter/english/english-name.js';
import { introductionOf, pointSentences } from '../cover-letter/english/write-english-letter.js';

const SUMMED_UP = 2;
/** The introduction as a summary: who one is, and the first actions. */
export function englishSummary([who, ...sentences]: JdReference['introduction']): JdReference['summary'] {
  const shown = [who, ...sentences.slice(0, -1).slice(0, SUMMED_UP)].flatMap((each) => each ?? []);
  return {
    text: shown.map(({ text }) => text.replace(/^Hello, I am .*? for .*?\. (?=I |【)/u, '')).join(' '),
    atoms: shown.flatMap(({ atoms }) => atoms).slice(0, 8),
  };
}

const HAN = /\p{Script=Han}/u;
const MAX_POINTS = 3;

/** An introduction in English for an English posting; what the résumé has in Chinese only is left to its author. */
export function englishIntroduction(
  { name, introductionEvidence }: Person,
  document: ResumeDocument,
  points: readonly ProofPoint[],
  { post, company, month }: { post: string; company: string; month: string },
): JdReference['introduction'] {
  const own = introductionOf(document, `${month}-01`);
  const who =
    own === '' || HAN.test(own) ? placeholderFor('现在的单位与岗位，或学校、专业与学历（英文）') : own;
  const title = post === '' ? 'this position' : `the position of ${clipped(post, 60)}`;
  const sentences = pointSentences(points)
    .filter(({ sentence }) => !HAN.test(sentence))
    .slice(0, MAX_POINTS);
  return [
    {
      text: `Hello, I am ${englishNameOf(document) || name || placeholderFor('姓名')}, and I am applying for ${title}. ${who}`,
      atoms: [...introductionEvidence],
    },
    ...sentences.map(({ point, sentence }) => ({ text: clipped(sentence, 1_200), atoms: [point.evidence] })),
    ...(sentences.length === 0
      ? [{ text: placeholderFor('一段与岗位最相关的经历：场景、做法、结果（英文）'), atoms: [] }]
      : []),
    {
      text: `I would like to join ${company === '' ? 'your team' : clipped(company, 60)} because ${placeholderFor('了解到的产品、业务或团队，以及与自己经历的联系（英文）')}.`,
      atoms: [],
    },
  ];
}
