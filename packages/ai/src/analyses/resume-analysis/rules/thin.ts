import type { ResumeModuleKey } from '@qicheng/analysis/resume-analysis';
import { DEEDS } from './quantified.js';
import type { Gain, Opinion, Subject } from './rule.js';

/** Statements of about half a page, below which a résumé says too little. */
const HALF_PAGE = 5;
/** From fewer no whole is made: it would be the score of headings. */
const LEAST_STATEMENTS = 3;
/** Characters from which a statement tells one more thing; what is cut for brevity costs nothing. */
const LONG = { zh: 60, en: 160 } as const;
const MOST_OF_ONE = 3;

/** What a résumé of no statements would lose of each part; few lines prove little of any kind. */
const LOSSES = { completeness: 0.9, quantified: 0.9, expression: 0.3, layout: 0.5 } as const;
type ThinDimension = keyof typeof LOSSES;

/** How many things are told. */
const sizeOf = ({ statements }: Subject): number =>
  statements.reduce(
    (sum, { traits, lang }) => sum + Math.min(MOST_OF_ONE, 1 + Math.floor(traits.length / LONG[lang])),
    0,
  );

/** Whether deeds are asked about: nobody tells them in a part that has none. */
const asksDeeds = ({ modules }: Subject): boolean =>
  modules.some(({ key, need }) => DEEDS.has(key) && need !== 'optional');

/** What a résumé lacks before a whole can be made of it; empty where there is enough. */
export function lacksOf(subject: Subject): string[] {
  if (!asksDeeds(subject)) return [];
  if (sizeOf(subject) >= LEAST_STATEMENTS) return [];
  const absent = subject.modules.filter(({ isPresent, need }) => !isPresent && need !== 'optional');
  return [...absent.map(({ label }) => label), `至少 ${LEAST_STATEMENTS} 条写明做法和结果的经历描述`];
}

/** A résumé of a few lines: what is said too little of the whole is taken from every part that is there. */
export function thin(subject: Subject): Opinion {
  const size = sizeOf(subject);
  if (size >= HALF_PAGE || !asksDeeds(subject)) return { verdicts: [], findings: [] };
  const lack = 1 - size / HALF_PAGE;
  const present = subject.modules.filter(({ isPresent }) => isPresent);
  const lossIn = (dimension: ThinDimension, module: ResumeModuleKey): Gain[] =>
    dimension === 'quantified' && !DEEDS.has(module)
      ? []
      : [{ dimension, module, share: LOSSES[dimension] * lack }];
  const gains = (Object.keys(LOSSES) as ThinDimension[]).flatMap((dimension) =>
    present.flatMap(({ key }) => lossIn(dimension, key)),
  );
  const module = present.find(({ key }) => DEEDS.has(key))?.key ?? 'experience';
  return {
    verdicts: gains.map(({ share, ...place }) => ({
      ...place,
      ...{ ruleId: 'layout.thin', share: -share, reason: '经历描述过少' },
    })),
    findings: [
      {
        ...{ ruleId: 'layout.thin', severity: 'important', category: 'format', module, gains },
        issue: '全文的经历描述不足半页，内容过于单薄',
        why: '一页简历一般有 6 至 12 条经历描述，课程项目、社团和志愿活动都可以写。',
      },
    ],
  };
}
