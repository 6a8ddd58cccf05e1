import { clipped } from '../../text/clipped.js';
import { quoted, type Statement } from '../resume-analysis/statements.js';
import { type AnswerCase, entryAsked, type ReportGround } from './answer-case.js';
import { tellsOwnDeeds } from './rules/structure.js';

const REFERENCE_LENGTH = 2_000;
/** Where only the person knows the fact. */
export const open = (fact: string): string => `【待补充：${fact}】`;

/** Statements of the entry that is asked about, else of the whole résumé. */
export function nearStatements(answered: AnswerCase, ground: ReportGround): Statement[] {
  const entry = entryAsked(ground, answered.question);
  return entry
    ? ground.statements.filter(({ pointer }) => pointer.startsWith(`${entry.pointer}/`))
    : ground.statements;
}

/** How an answer is built, point by point: with what the résumé says, and with what only the person knows left open. */
export function referenceAnswer(answered: AnswerCase, ground: ReportGround): string {
  const { question } = answered;
  const story = tellsOwnDeeds(question.type);
  const near = story ? nearStatements(answered, ground) : [];
  const used = new Set<string>();
  const lines = question.scoringPoints.map(({ label, words }, index) => {
    const fact = near.find(
      ({ text, atomId }) => !used.has(atomId) && words.some((word) => word.length > 1 && text.includes(word)),
    );
    if (fact) used.add(fact.atomId);
    const content = fact ? `${open(label)}，简历里可以用的事实：“${quoted(fact.text, 120)}”` : open(label);
    const hint = story ? '' : `（可以用到的词：${words.slice(0, 5).join('、')}）`;
    return `${index + 1}. ${label}：${content}${hint}`;
  });
  const head = question.anchor
    ? `先用一句话点题，对应简历“${quoted(question.anchor.quote, 80)}”，再按下面的顺序展开：`
    : '先用一句话回答问题，再按下面的顺序展开：';
  const minutes = Math.max(1, Math.round(question.timeSec / 60));
  return clipped([head, ...lines, `最后一句回到岗位。全程约 ${minutes} 分钟。`].join('\n'), REFERENCE_LENGTH);
}
