import { ghostwriteInput } from '@qicheng/analysis/ghostwrite';
import type { GhostwriteResult, GhostwriteVariant } from '@qicheng/analysis/ghostwrite-result';
import { report } from '@qicheng/analysis/report';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { sampleOf } from '@qicheng/testing/sample';
import { analysedOnce } from '#test/adversarial/analysed-once.js';
import { CANARY_FORMS, canaryResume } from '#test/adversarial/canaries.js';
import { fabrications } from '#test/adversarial/fabrications.js';
import { obeyedTexts } from '#test/adversarial/injections.js';
import { MisbehavingModel } from '#test/adversarial/misbehaving-model.js';
import { runModel } from '../../run-model.js';
import { runRules } from '../../run-rules.js';
import { ghostwriteKind } from './kind.js';
import { reportOfGhostwrite } from './report.js';

const kind = analysedOnce(ghostwriteKind);
const inputOf = (document: ResumeDocument, more: object = {}) =>
  ghostwriteInput.parse({
    ...{ resume: { title: '简历', language: 'zh', document }, service: 'optimise', month: '2026-11' },
    ...more,
  });
const bullet = (id: string, text: string) => ({ id, kind: 'bullet' as const, zh: [{ text }] });
const document: ResumeDocument = {
  ...emptyDocument(),
  internships: [
    {
      ...{ id: 'job', company: { zh: '示例科技' }, title: { zh: '运营实习生' } },
      highlights: [bullet('a1', '负责公众号推文，每周 3 篇'), bullet('a2', '参与活动策划')],
    },
    { id: 'thin', company: { zh: '样例传媒' } },
  ],
};

async function answerWith(answer: unknown, input = inputOf(document)) {
  const model = new MisbehavingModel(() => answer);
  const outcome = await runModel(kind, input, model.run);
  return { model, outcome, result: outcome.result as GhostwriteResult };
}
const textsOf = (variant: GhostwriteVariant | undefined): string[] =>
  variant?.changes.flatMap(({ parts }) => parts.map(({ text }) => text)) ?? [];

describe('a model that rewrites', () => {
  const good = {
    rewrites: [
      { targetId: 'a1', text: '撰写公众号推文，每周 3 篇' },
      { targetId: 'nobody', text: '撰写没有人选中的一条' },
    ],
  };

  it('adds a labelled variant to those of the rules', async () => {
    const rules = runRules(kind, inputOf(document)).result as GhostwriteResult;
    const { result, outcome } = await answerWith(good);
    expect(outcome.engine).toMatchObject({ mode: 'model', promptVersion: 'ghostwrite-1' });
    const [own, ...others] = result.variants;
    expect(own).toMatchObject({ id: 'A', isByModel: true });
    expect(textsOf(own)).toEqual(['撰写公众号推文，每周 3 篇']);
    expect(others.map(textsOf)).toEqual(rules.variants.slice(0, 2).map(textsOf));
    expect(others.some(({ isByModel }) => isByModel)).toBe(false);
    const printed = report.parse(reportOfGhostwrite(inputOf(document), result));
    expect(JSON.stringify(printed)).toContain('方案 A：专业（AI 生成）');
  });

  it('has changes that lower the score removed', async () => {
    const { result } = await answerWith({ rewrites: [{ targetId: 'a1', text: '大家好才是真的好' }] });
    expect(result.variants.flatMap(textsOf)).not.toContain('大家好才是真的好');
  });

  it('writes an entry from answers only', async () => {
    const facts = [{ questionId: 'thin|action', text: '采访校友 12 位' }];
    const { result, outcome } = await answerWith(
      {
        rewrites: [],
        additions: [{ targetId: 'thin', text: '采访校友 12 位，撰写人物稿 40 篇' }],
      },
      inputOf(document, { service: 'write', facts }),
    );
    const [own] = result.variants;
    expect(own?.changes[0]).toMatchObject({ kind: 'add', itemId: 'thin' });
    expect(textsOf(own)[0]).toContain('采访校友 12 位');
    expect(textsOf(own)[0]).toContain('【待补充：');
    expect(textsOf(own)[0]).not.toContain('40');
    expect(outcome.isFree).toBe(false);
  });

  it('is not called without material', async () => {
    const { model, outcome } = await answerWith({ rewrites: [] }, inputOf(document, { service: 'write' }));
    expect(model.bodies).toEqual([]);
    expect(outcome).toMatchObject({ engine: { mode: 'rules' }, isFree: true });
  });
});

describe('a model that invents facts or obeys a prompt injection', () => {
  const input = inputOf(canaryResume());
  const { variants, unchanged } = runRules(kind, input).result as GhostwriteResult;
  const targets = [...variants.flatMap(({ changes }) => changes), ...unchanged].map(
    ({ targetId }) => targetId,
  );
  const ids = [...new Set([...targets, ...Array.from({ length: 12 }, (_, at) => `leak${at}`)])];
  const batches = <Case>(cases: readonly Case[]): Case[][] =>
    Array.from({ length: Math.ceil(cases.length / ids.length) }, (_, at) =>
      cases.slice(at * ids.length, (at + 1) * ids.length),
    );
  const storedOf = ({ variants }: GhostwriteResult) =>
    variants.filter(({ isByModel }) => isByModel).flatMap(textsOf);

  it('receives statements to write', () => expect(ids.length).toBeGreaterThan(8));

  it('stores no invented fact unmarked', async () => {
    const facts = sampleOf(fabrications, 4);
    let kept = 0;
    for (const batch of batches(facts)) {
      const rewrites = batch.map(({ text }, at) => ({ targetId: ids[at] ?? '', text: `撰写报告，${text}` }));
      const { result } = await answerWith({ rewrites }, input);
      const stored = storedOf(result);
      kept += stored.length;
      const all = stored.join('\n').replace(/【待补充[^】]*】/gu, '');
      for (const { invented } of batch) expect(all).not.toContain(invented);
    }
    expect(kept).toBeGreaterThan(facts.length / 10);
  });

  it('stores no markup or address, and receives no private data', async () => {
    for (const batch of batches(obeyedTexts)) {
      const rewrites = batch.map((obeyed, at) => ({ targetId: ids[at] ?? '', text: `撰写报告，${obeyed}` }));
      const { result, model } = await answerWith({ rewrites }, input);
      for (const text of storedOf(result))
        expect(text).not.toMatch(/[<>]|https?:|javascript:|data:|www\.|evil-?example|\u200b|\u202e/iu);
      const sent = model.bodies.join('\n');
      for (const form of CANARY_FORMS) expect(sent).not.toContain(form);
    }
  });
});
