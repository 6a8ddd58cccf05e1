import { isStory, tellsOwnDeeds } from './rules/structure.js';
import { doubtfulSentences } from '../../text/doubtful.js';
import { clipped } from '../../text/clipped.js';
import { quoted } from '../resume-analysis/statements.js';
import type { AnswerCase, ReportGround } from './answer-case.js';
import { signsFor } from './diagnosis.js';
import { BY_TYPE, FRAMES } from './models/frames.js';
import { OCCUPATION_ANSWERS } from './models/occupations.js';
import { ROUND_ANSWERS } from './models/rounds.js';
import { TRADE_ANSWERS } from './models/trades.js';

const WRITTEN = { ...ROUND_ANSWERS, ...OCCUPATION_ANSWERS, ...TRADE_ANSWERS };
const REFERENCE_LENGTH = 2_000;
const MOST_FACTS = 2;
const LEAST_FACT = 8;
/** What an interviewer would not believe is no fact to lean on. */
const UNLIKELY = /千万级|亿级|\d{3,}\s?%|第一(?!次|步)|受[^，]{0,12}影响|未达|没有完成/u;

/** Results of the résumé that a story or an introduction could be about. */
function factsFor({ question }: AnswerCase, ground: ReportGround): string[] {
  if (question.anchor || !tellsOwnDeeds(question.type)) return [];
  return ground.statements
    .filter(({ traits, text }) => traits.hasResult && [...text].length >= LEAST_FACT)
    .filter(({ text }) => !UNLIKELY.test(text) && doubtfulSentences(text, '').length === 0)
    .slice(0, MOST_FACTS)
    .map(({ text }) => `“${quoted(text, 120)}”`);
}

/** How one could answer: a written answer where the bank has one, else a frame to fill with facts of one's own. */
export function referenceAnswer(answered: AnswerCase, ground: ReportGround): string {
  const { question } = answered;
  const { bankId, type, timeSec, anchor } = question;
  const written = WRITTEN[bankId];
  const frame = (FRAMES[bankId] ?? BY_TYPE[type])
    .replaceAll('{quote}', quoted(anchor?.quote ?? '', 80))
    .replace('{position}', ground.input.position || '【待补充：岗位】');
  const facts = factsFor(answered, ground);
  const lines = [
    written === undefined ? frame : `可以这样答：${written}`,
    ...(facts.length > 0 ? [`可以从简历里的这些事挑一件：${facts.join('；')}`] : []),
    ...(written !== undefined && !isStory(type) ? ['做过类似的事，就在后面加一个自己的例子。'] : []),
    `题目给 ${timeSec} 秒，按正常语速不超过 ${signsFor(timeSec)} 个字。`,
  ];
  return clipped(lines.join('\n'), REFERENCE_LENGTH);
}
