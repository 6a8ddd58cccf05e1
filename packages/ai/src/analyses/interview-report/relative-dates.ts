import type { ToCheck } from '@qicheng/analysis/interview-report';
import type { DateRange } from '@qicheng/resume/document';
import { quoted } from '../resume-analysis/statements.js';
import { type AnswerCase, entryAsked, type ReportGround } from './answer-case.js';
import { monthOf, spanOf } from './date-conflicts.js';
import { placesSaid } from './name-conflicts.js';

const YEARS: Readonly<Record<string, number>> = { 今年: 0, 去年: -1, 前年: -2 };
/** First and last month; a winter goes on into the next year. */
const SEASONS: Readonly<Record<string, readonly [number, number]>> = {
  ...{ 寒假: [1, 3], 春天: [2, 5], 上半年: [1, 6], 年初: [1, 3] },
  ...{ 暑假: [6, 9], 暑期: [6, 9], 夏天: [5, 9], 下半年: [7, 12] },
  ...{ 秋天: [8, 11], 冬天: [11, 14], 年底: [10, 12] },
};
const RELATIVE = new RegExp(
  `(今年|去年|前年)\\s?(?:的)?\\s?(${Object.keys(SEASONS).join('|')}|(\\d{1,2})\\s?月)?`,
  'u',
);
const CLAUSE = /[，。；;！？!?\n]/u;

/** Times that are said by the year of today and lie wholly outside the period of the entry that they are about. */
export function relativeDates(answered: AnswerCase, ground: ReportGround): ToCheck[] {
  const { question, text } = answered;
  const { today } = ground.input;
  const anchored = entryAsked(ground, question);
  return text.split(CLAUSE).flatMap((clause): ToCheck[] => {
    const [said, year, season, month] = RELATIVE.exec(clause) ?? [];
    if (said === undefined || year === undefined) return [];
    const named = placesSaid(clause, ground);
    const [entry] = named.length > 0 ? named : anchored ? [anchored] : [];
    const span = entry && spanOf(entry.item['period'] as DateRange | undefined, today);
    if (!entry || !span) return [];
    const meant = Number(today.slice(0, 4)) + (YEARS[year] ?? 0);
    const own = month === undefined ? undefined : ([Number(month), Number(month)] as const);
    const [first, last] = own ?? SEASONS[season ?? ''] ?? [1, 12];
    if (monthOf(meant, last) >= span.start && monthOf(meant, first) <= span.end) return [];
    return [
      {
        ...{ questionId: question.id, kind: 'date' },
        ...{ resume: quoted(`${entry.name} ${span.words}`, 120), answer: quoted(clause.trim(), 120) },
        advice: `“${said.trim()}”是 ${meant} 年，简历写的是 ${span.words}，请核对后统一说法。`,
      },
    ];
  });
}
