import { z } from 'zod';
import { commentary } from './engine.js';
import { matchStates } from './jd-analysis.js';
import { MAX_JOB_TEXT_LENGTH, requirementKindKeys } from './job-description.js';
import { dimension, evidence, finding, overall, severityLabels } from './result.js';
import { resumeSnapshot } from './subject.js';

export const MAX_LETTER_LENGTH = 6_000;
/** Maximum characters of a greeting in a chat (打招呼语). */
export const MAX_GREETING_LENGTH = 120;

const facts = {
  /** The letter to assess; if absent, one is written. */
  letter: z.string().trim().max(MAX_LETTER_LENGTH, `求职信不能超过 ${MAX_LETTER_LENGTH} 个字`),
  company: z.string().trim().max(80, '单位名称不能超过 80 个字'),
  position: z.string().trim().max(60, '岗位名称不能超过 60 个字'),
  addressee: z.string().trim().max(40, '收信人不能超过 40 个字'),
  jd: z.string().trim().max(MAX_JOB_TEXT_LENGTH, `职位描述不能超过 ${MAX_JOB_TEXT_LENGTH} 个字`),
};

/** The request: a letter to assess, or a company and a posting to write one for. */
export const letterQuestion = {
  letter: facts.letter.optional(),
  company: facts.company.optional(),
  position: facts.position.optional(),
  addressee: facts.addressee.optional(),
  jd: facts.jd.optional(),
};

/** Everything that a result depends on; unstated values are empty. */
export const letterInput = z.object({
  ...facts,
  resume: resumeSnapshot.nullable(),
  today: z.iso.date(),
});
export type LetterInput = z.infer<typeof letterInput>;

/** Criteria of a letter; the weights sum to 100. */
export const letterDimensions = {
  focus: { label: '针对性', weight: 25 },
  evidence: { label: '匹配证据', weight: 35 },
  structure: { label: '结构', weight: 15 },
  language: { label: '语言', weight: 15 },
  form: { label: '格式礼仪', weight: 10 },
} as const;
export type LetterDimensionKey = keyof typeof letterDimensions;
export const letterDimensionKeys = Object.keys(letterDimensions) as [
  LetterDimensionKey,
  ...LetterDimensionKey[],
];

export const letterRoles = {
  subject: '标题',
  salutation: '称呼',
  opening: '开头',
  match: '匹配',
  motive: '动机',
  closing: '结尾',
  other: '其他',
  courtesy: '祝颂',
  signature: '落款',
} as const;
export type LetterRole = keyof typeof letterRoles;
const letterRole = z.enum(Object.keys(letterRoles) as [LetterRole, ...LetterRole[]]);

export const letterIssues = {
  wrongCompany: '写错单位',
  wrongPosition: '写错岗位',
  conduct: '不能这样写',
  salutation: '称呼',
  template: '套话',
  length: '篇幅',
  noEvidence: '缺少证据',
  structure: '结构',
  language: '语言',
  form: '格式',
} as const;
export type LetterIssue = keyof typeof letterIssues;

/** The kind of a comment on a paragraph. */
export const letterTones = { good: '写得好', ...severityLabels } as const;

/** A paragraph of the submitted letter. */
const judgedParagraph = z.object({
  index: z.number().int().min(0),
  role: letterRole,
  text: z.string().max(MAX_LETTER_LENGTH),
  comments: z
    .array(
      z.object({
        ruleId: z.string().max(60),
        tone: z.enum(['good', 'urgent', 'important', 'minor']),
        text: z.string().max(300),
      }),
    )
    .max(30),
});
export type JudgedParagraph = z.infer<typeof judgedParagraph>;

/** A letter from the person's own facts: every paragraph lists the statements it uses. */
const writtenLetter = z.object({
  salutation: z.string().max(80),
  paragraphs: z
    .array(z.object({ role: letterRole, text: z.string().max(1_500), atoms: z.array(evidence).max(8) }))
    .min(1)
    .max(8),
  courtesy: z.array(z.string().max(40)).max(3),
  signature: z.array(z.string().max(80)).max(4),
  /** The letter as one text, to copy. */
  text: z.string().max(MAX_LETTER_LENGTH),
  length: z.number().int().min(0),
  /** Facts only the person knows, marked in the text as 【待补充：…】. */
  needsFact: z.array(z.string().max(80)).max(20),
});
export type WrittenLetter = z.infer<typeof writtenLetter>;

export const letterResult = z.object({
  /** Comments of a language model, if requested. */
  commentary: commentary.optional(),
  /** Null if no letter was submitted. */
  overall: overall.nullable(),
  dimensions: z.array(dimension).max(letterDimensionKeys.length),
  target: z.object({
    company: z.string().max(80),
    position: z.string().max(60),
    addressee: z.string().max(40),
  }),
  paragraphs: z.array(judgedParagraph).max(60),
  findings: z
    .array(
      finding.extend({
        category: z.enum(Object.keys(letterIssues) as [LetterIssue, ...LetterIssue[]]),
        /** In the letter; null for a remark on the whole. */
        paragraph: z.number().int().min(0).nullable(),
      }),
    )
    .max(80),
  /** Requirements of the posting that the letter could address; empty without a posting. */
  requirements: z
    .array(
      z.object({
        requirementId: z.string().max(40),
        kind: z.enum([...requirementKindKeys, 'duty']),
        text: z.string().max(300),
        state: z.enum(matchStates),
        isAnswered: z.boolean(),
        atoms: z.array(evidence).max(8),
      }),
    )
    .max(60),
  /** Null without a résumé with an action that a letter can state, because a letter is written only from its facts. */
  written: writtenLetter.nullable(),
  greetings: z
    .array(z.object({ text: z.string().max(MAX_GREETING_LENGTH), length: z.number().int() }))
    .max(3),
  subjects: z.array(z.string().max(120)).max(3),
  notes: z.array(z.string().max(300)).max(10),
});
export type LetterResult = z.infer<typeof letterResult>;
export type LetterFinding = LetterResult['findings'][number];
