import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import { ACTION_MODULES } from '../action-modules.js';
import { isEmptyStatement } from '../empty-statement.js';
import { isCredible, type Statement } from '../statements.js';
import { proves } from '../traits.js';
import type { FindingDraft, Gain, Opinion, Subject } from './rule.js';

/** With fewer statements there is no total: it would only score headings. */
const MIN_STATEMENTS = 3;
/** Each such number of characters makes a statement count once more, so that moderate shortening costs nothing. */
const LONG = { zh: 60, en: 160 } as const;
const MAX_PER_STATEMENT = 3;

const timesOf = ({ traits, lang }: Statement): number =>
  Math.min(MAX_PER_STATEMENT, 1 + Math.floor(traits.length / LONG[lang]));

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

/** What a résumé without content loses in each part: it is incomplete, and its form cannot be judged. */
const LOSSES = {
  completeness: 0.5,
  consistency: 0.4,
  quantified: 0.5,
  expression: 0.5,
  layout: 0.5,
  ats: 0.3,
} as const;
type ThinDimension = keyof typeof LOSSES;

const FEW = 6;

function issueOf(credible: readonly Statement[], withProof: number, hasDeleted: boolean): string {
  if (credible.length === 0) return '没有写明做过什么的条目';
  if (withProof === 0 && credible.length === 1) return '只有 1 条经历描述，没有写做法、数量或结果';
  if (withProof === 0) return `${credible.length} 条经历描述都只写了做什么，没有写做法、数量或结果`;
  if (hasDeleted) return `除去空话和存疑的句子，写实的经历描述有 ${credible.length} 条，内容偏少`;
  if (credible.length < FEW) return `经历描述只有 ${credible.length} 条，内容偏少`;
  return '有的经历描述只写了做什么，没有写做法、数量或结果';
}

function thinFinding({ statements, stage }: Subject, module: ResumeModuleKey, gains: Gain[]): FindingDraft[] {
  const all = statements.filter(({ module: own }) => ACTION_MODULES.has(own));
  const credible = all.filter((statement) => isCredible(statement) && !isEmptyStatement(statement.text));
  const withProof = credible.filter(({ traits }) => proves(traits)).length;
  // Enough statements that all have content need no more.
  if (credible.length >= FEW && withProof === credible.length) return [];
  return [
    {
      ...{ ruleId: 'layout.thin', severity: 'important', category: 'thin', module, gains },
      issue: issueOf(credible, withProof, credible.length < all.length),
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

/** How much of a full page is missing, by what the statements prove; 0 if nothing is. */
export function shortfallOf(subject: Subject): number {
  if (!requiresActions(subject)) return 0;
  const whole = subject.statements.reduce((sum, statement) => sum + statementValue(statement), 0);
  return Math.max(0, 1 - whole / (subject.stage === '社招' ? FULL.experienced : FULL.beginner));
}

/** Reports a résumé with little content and deducts the missing share from every present part. */
export function thin(subject: Subject): Opinion {
  const shortfall = shortfallOf(subject);
  if (shortfall === 0) return { verdicts: [], findings: [] };
  const present = subject.modules.filter(({ isPresent }) => isPresent);
  const lossIn = (dimension: ThinDimension, module: ResumeModuleKey): Gain[] =>
    dimension === 'quantified' && !ACTION_MODULES.has(module)
      ? []
      : [{ dimension, module, share: LOSSES[dimension] * shortfall }];
  const gains = (Object.keys(LOSSES) as ThinDimension[]).flatMap((dimension) =>
    present.flatMap(({ key }) => lossIn(dimension, key)),
  );
  const module = present.find(({ key }) => ACTION_MODULES.has(key))?.key ?? 'experience';
  return {
    verdicts: gains.map(({ share, ...place }) => ({
      ...place,
      ...{ ruleId: 'layout.thin', share: -share, reason: '经历描述写得少或空' },
    })),
    // Government forms are filled in as requested.
    findings: subject.stage === '考编' ? [] : thinFinding(subject, module, gains),
  };
}
