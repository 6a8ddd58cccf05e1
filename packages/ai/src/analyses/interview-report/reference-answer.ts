import { isStory } from './rules/structure.js';
import { clipped } from '../../text/clipped.js';
import { quoted } from '../resume-analysis/statements.js';
import type { AnswerCase, ReportGround } from './answer-case.js';
import { signsFor } from './diagnosis.js';
import { ownFacts, ownIntroduction, plainFact, quotedIn, startOf } from './own-facts.js';
import { BY_TYPE, FRAMES } from './models/frames.js';
import { OCCUPATION_ANSWERS } from './models/occupations.js';
import { ROUND_ANSWERS } from './models/rounds.js';
import { TRADE_ANSWERS } from './models/trades.js';

const WRITTEN = { ...ROUND_ANSWERS, ...OCCUPATION_ANSWERS, ...TRADE_ANSWERS };
const REFERENCE_LENGTH = 2_000;
const MOST_FACTS = 2;

/** Deeds of the résumé that a story could be about. */
function factsFor({ question }: AnswerCase, ground: ReportGround): string[] {
  if (question.anchor || !isStory(question.type)) return [];
  return ownFacts(ground)
    .slice(0, MOST_FACTS)
    .map(({ text }) => `“${quoted(plainFact(text), 120)}”`);
}

const OLD_FIGURE = '【待补充：原来的数】';

/** A frame with what the question quotes and what the résumé says already. */
function filled(frame: string, { question }: AnswerCase, ground: ReportGround): string {
  const quote = question.anchor?.quote ?? '';
  const start = startOf(question.text) ?? startOf(quote);
  return frame
    .replaceAll('{quote}', quotedIn(question.text, quote))
    .replace(OLD_FIGURE, start ?? OLD_FIGURE)
    .replace('{position}', ground.input.position || '【待补充：岗位】');
}

/** How one could answer: a written answer where the bank has one, else a frame to fill with facts of one's own. */
export function referenceAnswer(answered: AnswerCase, ground: ReportGround): string {
  const { question } = answered;
  const { bankId, type, timeSec } = question;
  const written = WRITTEN[bankId];
  const own = type === 'intro' ? ownIntroduction(ground) : null;
  const frame = own ?? filled(FRAMES[bankId] ?? BY_TYPE[type], answered, ground);
  const facts = factsFor(answered, ground);
  const lines = [
    written === undefined ? frame : `可以这样答：${written}`,
    ...(facts.length > 0 ? [`可以从简历里的这些事挑一件：${facts.join('；')}`] : []),
    ...(written !== undefined && !isStory(type) ? ['做过类似的事，就在后面加一个自己的例子。'] : []),
    `题目给 ${timeSec} 秒，按正常语速不超过 ${signsFor(timeSec)} 个字。`,
  ];
  return clipped(lines.join('\n'), REFERENCE_LENGTH);
}
