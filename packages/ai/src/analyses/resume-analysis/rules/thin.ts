import type { Dimension } from '@qicheng/analysis/result';
import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import { chineseClausesOf } from '#src/text/clauses.js';
import { ACTION_MODULES } from '../action-modules.js';
import { contentSignsOf } from '../content-signs.js';
import { isEmptyStatement } from '../empty-statement.js';
import type { Weighed } from '../findings.js';
import { isCredible, type Statement } from '../statements.js';
import { proves, traitsOf } from '../traits.js';
import type { Subject } from './rule.js';

/** With fewer statements there is no total: it would only score headings. */
const MIN_STATEMENTS = 3;
/** A statement of half this length or less counts once; each such number of characters more, once more. */
const LONG = { zh: 60, en: 160 } as const;
const MAX_PER_LENGTH = 3;
/** A paragraph of several things has a figure or two in each of them. */
const COUNTED_PER_THING = 2;
const MAX_COUNTED = 6;
const countedClauses = (text: string): number =>
  chineseClausesOf(text).filter((clause) => /\d/u.test(clause)).length;

/** The number of things that one statement describes: by the length of its content, or by its clauses with a figure. */
const timesOf = ({ text, lang }: Pick<Statement, 'text' | 'lang'>): number =>
  Math.max(
    Math.min(MAX_PER_LENGTH, Math.max(1, 0.5 + contentSignsOf(text).length / LONG[lang])),
    Math.min(MAX_COUNTED, countedClauses(text) / COUNTED_PER_THING),
  );

/** The number of things described. */
const sizeOf = ({ statements }: Subject): number => statements.reduce((sum, each) => sum + timesOf(each), 0);

/** Whether actions are checked; optional parts without any are not. */
const requiresActions = ({ modules }: Subject): boolean =>
  modules.some(({ key, need, isPresent }) => ACTION_MODULES.has(key) && (need !== 'optional' || isPresent));

/** What is missing for a total; empty if there is enough. */
export function lacksOf(subject: Subject): string[] {
  if (!requiresActions(subject) || sizeOf(subject) >= MIN_STATEMENTS) return [];
  const absent = subject.modules.filter(({ isPresent, need }) => !isPresent && need !== 'optional');
  return [...absent.map(({ label }) => label), `至少 ${MIN_STATEMENTS} 条写明做法和结果的经历描述`];
}

/** The value of a statement by what it proves; a mere duty repeats the job title. */
const STATEMENT_VALUE = {
  quantified: 1.25,
  proved: 1,
  method: 0.8,
  action: 0.4,
  bare: 0.3,
  other: 0.1,
} as const;

/** The value of a full page of a beginner and of an experienced candidate. */
const FULL = { beginner: 5.5, experienced: 6.5 } as const;

function statementValue(statement: Statement): number {
  const { module, traits, text } = statement;
  // Doubtful statements do not count.
  if (!isCredible(statement)) return 0;
  if (statement.lang === 'zh' && isEmptyStatement(text)) return 0;
  if (!ACTION_MODULES.has(module)) return STATEMENT_VALUE.other;
  if (!traits.isAction) return STATEMENT_VALUE.bare;
  // Padding proves nothing and counts half.
  const times = timesOf(statement) * (traits.vague.length + traits.cliches.length > 1 ? 0.5 : 1);
  if (traits.isQuantified) return STATEMENT_VALUE.quantified * times;
  if (traits.hasFigure || traits.hasResult) return STATEMENT_VALUE.proved * times;
  if (traits.hasMethod) return STATEMENT_VALUE.method * times;
  return traits.hasAction && !traits.isDuty ? STATEMENT_VALUE.action : STATEMENT_VALUE.bare;
}

/** The value of an unplaced line: that of the same line in an entry, if it tells of work. */
function lineValue(line: string): number {
  const traits = traitsOf(line, 'zh');
  if (!traits.isAction || !(traits.hasAction || proves(traits))) return 0;
  const times = timesOf({ text: line, lang: 'zh' });
  return (traits.isQuantified ? STATEMENT_VALUE.quantified : STATEMENT_VALUE.proved) * times;
}

/** What a résumé without content loses of each part of its total: it is incomplete, and its form cannot be judged. */
const LOSSES: Readonly<Record<string, number>> = {
  completeness: 50,
  consistency: 40,
  quantified: 50,
  expression: 50,
  layout: 50,
  ats: 30,
};

/** The points of the total that a shortfall of content takes; no part can lose more than its score. */
export const lostToShortfall = (shortfall: number, dimensions: readonly Dimension[]): number =>
  dimensions.reduce(
    (sum, { key, score, weight }) => sum + (Math.min(score, (LOSSES[key] ?? 0) * shortfall) * weight) / 100,
    0,
  );

const FEW = 6;

function issueOf(
  credible: readonly Statement[],
  { described, withProof, hasDeleted }: { described: number; withProof: number; hasDeleted: boolean },
): string {
  if (credible.length === 0) return '没有写明做过什么的条目';
  if (withProof === 0 && credible.length === 1) return '整份简历只有 1 条经历描述，没有读到做法、数量或结果';
  if (withProof === 0) return `${credible.length} 条经历描述里没有读到做法、数量或结果`;
  if (described > credible.length) return `经历都写在 ${credible.length} 条里，分条写清楚，再补上还没有写的`;
  if (hasDeleted) return `除去空话和存疑的句子，整份简历写实的经历描述有 ${credible.length} 条，内容偏少`;
  if (credible.length < FEW) return `整份简历的经历描述只有 ${credible.length} 条，内容偏少`;
  return '有的经历描述里没有读到做法、数量或结果';
}

/** How much of a full page is missing, by what the statements prove; 0 if nothing is. */
export function shortfallOf(subject: Subject, unplaced: readonly string[]): number {
  if (!requiresActions(subject)) return 0;
  const written = subject.statements.reduce((sum, statement) => sum + statementValue(statement), 0);
  // Lines of the file that the import did not place were written too.
  const whole = unplaced.reduce((sum, line) => sum + lineValue(line), written);
  return Math.max(0, 1 - whole / (subject.stage === '社招' ? FULL.experienced : FULL.beginner));
}

/** The one remark on a résumé with little content; none if something may be in unplaced lines of its file. */
export function thinFinding(
  { statements, stage, modules }: Subject,
  unplaced: readonly string[],
  gain: number,
): Weighed[] {
  // Government forms are filled in as requested.
  if (stage === '考编' || unplaced.length > 0) return [];
  const all = statements.filter(({ module: own }) => ACTION_MODULES.has(own));
  const credible = all.filter((statement) => isCredible(statement) && !isEmptyStatement(statement.text));
  const withProof = credible.filter(({ traits }) => proves(traits)).length;
  const described = Math.round(credible.reduce((sum, each) => sum + timesOf(each), 0));
  // Enough things that all have content need no more.
  if (described >= FEW && withProof === credible.length) return [];
  const present = modules.flatMap(({ key, isPresent }) =>
    isPresent && ACTION_MODULES.has(key) ? [key] : [],
  );
  const hasFacts = (key: ResumeModuleKey): boolean =>
    credible.some((each) => each.module === key && proves(each.traits));
  // Of a part with facts only the whole résumé may be called thin.
  const module = present.find((key) => !hasFacts(key)) ?? present[0] ?? 'experience';
  return [
    {
      ...{ ruleId: 'layout.thin', severity: 'important', category: 'thin', module, gain },
      issue: issueOf(credible, { described, withProof, hasDeleted: credible.length < all.length }),
      why:
        credible.length > 1 && withProof === 0
          ? '只写做什么，看不出您比同岗位的人强在哪里；先挑两三条补上数量或结果。'
          : credible.length >= FEW
            ? '招聘方看的是每一条做到什么程度；先给最重要的几条补上数量或结果。'
            : stage === '社招'
              ? '把每份工作做过什么、做到什么程度分条写出来，招聘方才看得出您会什么。'
              : '一页简历一般有 6 至 12 条经历描述，课程项目、社团和志愿活动都可以写。',
    },
  ];
}
