import { z } from 'zod';
import { moduleOfSection } from './resume-modules.js';
import { resumeSnapshot, target } from './subject.js';

/** [spec 2], /resume/edit: 1 improves existing text, 2 writes missing text. */
export const ghostwriteServices = ['optimise', 'write'] as const;
export type GhostwriteService = (typeof ghostwriteServices)[number];

export const ghostwriteStyles = ['简洁', '数据', '专业'] as const;
export type GhostwriteStyle = (typeof ghostwriteStyles)[number];

/** Works that are cited and not described. */
export const CITED_WORKS: ReadonlySet<string> = new Set(['papers', 'patents']);
const WRITTEN_MODULES: ReadonlySet<string> = new Set(
  'experience projects research campus selfEvaluation others'.split(' '),
);

/** Whether the write service can write the entries of a section; it has no questions about schools and awards. */
export const isSectionWritten = (section: string): boolean =>
  WRITTEN_MODULES.has(moduleOfSection(section)) && !CITED_WORKS.has(section);

/** The level of detail: shortened to the core, unchanged, or with the place of the work. */
export const ghostwriteLengths = ['精简', '适中', '展开'] as const;
export type GhostwriteLength = (typeof ghostwriteLengths)[number];

const id = z.string().max(40);

/** Statements by id, or a whole entry; a section of bare statements is an entry without an item. */
export const ghostwriteTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('atom'), atomId: id }),
  z.object({ kind: z.literal('entry'), section: z.string().max(60), itemId: id.optional() }),
]);
export type GhostwriteTarget = z.infer<typeof ghostwriteTarget>;

export const MAX_TARGETS = 30;
export const MAX_FACTS = 60;
export const FACT_LENGTH = 300;
export const JD_LENGTH = 6_000;

/** An answer to a question of an earlier run; an empty answer means that there is no such fact. */
export const ghostwriteFact = z.object({
  questionId: z.string().max(80),
  text: z.string().trim().max(FACT_LENGTH, `每个回答最多 ${FACT_LENGTH} 个字`),
});
export type GhostwriteFact = z.infer<typeof ghostwriteFact>;

/** The request; without targets, the weakest statements (optimise) or entries (write) are used. */
export const ghostwriteQuestion = {
  service: z.enum(ghostwriteServices).optional(),
  style: z.enum(ghostwriteStyles).optional(),
  length: z.enum(ghostwriteLengths).optional(),
  targets: z.array(ghostwriteTarget).max(MAX_TARGETS, `一次最多选择 ${MAX_TARGETS} 条`).optional(),
  facts: z.array(ghostwriteFact).max(MAX_FACTS).optional(),
  jd: z.string().trim().max(JD_LENGTH, `岗位描述最多 ${JD_LENGTH} 个字`).optional(),
  target: target.optional(),
};

/** Everything that a result depends on. Months are rounded as in the résumé analysis that scores the texts. */
export const ghostwriteInput = z.object({
  resume: resumeSnapshot,
  service: z.enum(ghostwriteServices),
  style: z.enum(ghostwriteStyles).default('专业'),
  length: z.enum(ghostwriteLengths).default('适中'),
  targets: z.array(ghostwriteTarget).max(MAX_TARGETS).default([]),
  facts: z.array(ghostwriteFact).max(MAX_FACTS).default([]),
  jd: z.string().max(JD_LENGTH).default(''),
  target: target.default({}),
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, '月份格式不正确'),
});
export type GhostwriteInput = z.infer<typeof ghostwriteInput>;
