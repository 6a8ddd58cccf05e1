import { type GhostwriteInput, ghostwriteInput } from '@qicheng/analysis/ghostwrite';
import type { GhostwriteResult } from '@qicheng/analysis/ghostwrite-result';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { Atom, ResumeDocument } from '@qicheng/resume/document';
import { ghostwriteKind } from '../../src/analyses/ghostwrite/kind.js';
import { runRules } from '../../src/run-rules.js';

export const bullet = (id: string, text: string): Atom => ({ id, kind: 'bullet', zh: [{ text }] });

/** A student whose statements list duties, not actions. */
export const weak = (change: Partial<ResumeDocument> = {}): ResumeDocument => ({
  ...emptyDocument(),
  intention: { positions: [{ name: { zh: '新媒体运营' } }] },
  education: [
    { id: 'e', school: { name: { zh: '江城大学' } }, major: { zh: '新闻学' }, degreeLevel: 'bachelor' },
  ],
  internships: [
    {
      id: 'job',
      company: { zh: '示例科技有限公司' },
      title: { zh: '新媒体运营实习生' },
      highlights: [
        bullet('a1', '主要负责公众号推文的撰写和排版等相关工作'),
        bullet('a2', '写推文，阅读量从800到3200'),
        bullet('a3', '负责社群运营，积极配合同事完成各项任务'),
      ],
    },
    { id: 'thin', company: { zh: '样例传媒' }, title: { zh: '编辑' } },
  ],
  skills: [{ id: 's', keywords: ['Excel', '剪映'] }],
  ...change,
});

/** The input of a run for a document. */
export const inputOf = (document: ResumeDocument, input: object = {}): GhostwriteInput =>
  ghostwriteInput.parse({
    resume: { title: '简历', language: document.meta.lang, document },
    service: 'optimise',
    month: '2026-11',
    ...input,
  });
/** The result for a document, as stored. */
export const run = (document: ResumeDocument, input: object = {}) =>
  runRules(ghostwriteKind, inputOf(document, input)).result as GhostwriteResult;
/** The new texts of a style, by target id. */
export const textsOf = ({ variants }: GhostwriteResult, style: string) =>
  Object.fromEntries(
    (variants.find((variant) => variant.style === style)?.changes ?? []).map(({ targetId, parts }) => [
      targetId,
      parts.map(({ text }) => text).join('\n'),
    ]),
  );
export const entry = (section: string, itemId?: string) => ({ kind: 'entry', section, itemId });
export const fact = (questionId: string, text: string) => ({ questionId, text });
