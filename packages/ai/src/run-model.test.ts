import { resumeAnalysisInput } from '@qicheng/analysis/resume-analysis';
import type { ResumeAnalysisResult } from '@qicheng/analysis/resume-analysis-result';
import type { ResumeDocument } from '@qicheng/resume/document';
import { analysedOnce } from '../test/adversarial/analysed-once.js';
import { CANARY, CANARY_FORMS, canaryResume } from '../test/adversarial/canaries.js';
import { fabrications } from '../test/adversarial/fabrications.js';
import { injections } from '../test/adversarial/injections.js';
import { MisbehavingModel } from '../test/adversarial/misbehaving-model.js';
import { resumeAnalysisKind } from './analyses/resume-analysis/kind.js';
import { ModelError } from './model/model-error.js';
import { runModel } from './run-model.js';
import { runRules } from './run-rules.js';

const kind = analysedOnce(resumeAnalysisKind);

const inputOf = (document: ResumeDocument) =>
  resumeAnalysisInput.parse({
    resume: { title: '求职简历', language: 'zh', document },
    target: { position: '后端开发' },
    month: '2026-11',
  });

const input = inputOf(canaryResume());
const rules = runRules(kind, input).result as ResumeAnalysisResult;
const open = rules.findings.filter(({ before, after, patch }) => before && after && !patch);
const findingId = open[0]?.id ?? '';

async function resultWith(text: string, question: unknown = input): Promise<ResumeAnalysisResult> {
  const answer = { summary: text, advice: [text], rewrites: [{ findingId, text }], overall: { score: 100 } };
  const { result } = await runModel(kind, question, new MisbehavingModel(() => answer).run);
  return result as ResumeAnalysisResult;
}

/** The text of a model without its placeholders. */
const written = ({ commentary, findings }: ResumeAnalysisResult): string =>
  [
    commentary?.summary,
    ...(commentary?.advice ?? []),
    ...findings.filter(({ isByModel }) => isByModel).map(({ after }) => after),
  ]
    .join('\n')
    .replace(/【待补充[^】]*】/gu, '');

describe('a model that invents facts', () => {
  it('has statements to rewrite', () => {
    expect(open.length).toBeGreaterThan(0);
    expect(fabrications.length + injections.length).toBeGreaterThanOrEqual(200);
  });

  it.each(fabrications)('$kind: $text', async ({ text, invented }) => {
    const result = await resultWith(text);
    expect(written(result)).not.toContain(invented);
    expect(JSON.stringify(result.commentary)).toContain('【待补充：');
  });
});

describe('a prompt injection in a résumé', () => {
  it.each(injections)('$name', async ({ planted, obeyed }) => {
    const document = canaryResume();
    const [first, ...rest] = document.internships;
    const poisoned = {
      ...first,
      highlights: [{ id: 'p1', kind: 'bullet', zh: [{ text: `负责相关工作。${planted}` }] }],
    };
    const input = inputOf({ ...document, internships: [poisoned, ...rest] } as ResumeDocument);
    const before = runRules(kind, input).result as ResumeAnalysisResult;
    const result = await resultWith(obeyed, input);
    const { summary, advice } = result.commentary ?? { summary: '', advice: [] };
    for (const text of [summary, ...advice]) {
      expect(text).not.toMatch(
        /[<>]|https?:|javascript:|data:|www\.|evil-?example|\u200b|\u202e|onerror|onload/iu,
      );
    }
    expect(result.overall).toEqual(before.overall);
    expect(result.dimensions).toEqual(before.dimensions);
  });
});

describe('the request to the model', () => {
  const model = new MisbehavingModel(() => ({
    summary: '[[NAME_1]] 的简历条理清楚，联系方式 [[PHONE_9]] 请核对。',
    advice: ['先改经历。'],
    rewrites: [],
  }));

  it('contains nothing private in any spelling; only the product can restore it', async () => {
    const { result } = await runModel(kind, input, model.run);
    const sent = model.bodies.map((body) => JSON.stringify(JSON.parse(body))).join('\n');
    for (const form of CANARY_FORMS) expect(sent).not.toContain(form);
    expect(sent).toContain('[[NAME_1]]');
    const { summary } = (result as ResumeAnalysisResult).commentary ?? { summary: '' };
    expect(summary).toContain(CANARY.name);
    expect(summary).toContain('【待补充：');
    expect(summary).not.toMatch(/\[\[/u);
  });

  it('is withheld if the final check finds a private value', async () => {
    const leaky = {
      ...resumeAnalysisKind,
      model: {
        promptVersion: 'test',
        schema: resumeAnalysisKind.model!.schema,
        messages: () => ({ system: '', data: {} }),
        merge: (result: unknown) => result,
      },
    };
    const { run, bodies } = new MisbehavingModel(() => ({}));
    const model = Object.assign(Object.create(run.model) as typeof run.model, {
      messagesOf: () => [{ role: 'user', content: `联系 ${CANARY.phone}` }],
    });
    await expect(runModel(leaky, input, { ...run, model })).rejects.toMatchObject({ kind: 'leak' });
    expect(bodies).toEqual([]);
  });

  it('fails if the answer violates the schema twice', async () => {
    const broken = new MisbehavingModel(() => '对不起，我不能回答。');
    await expect(runModel(kind, input, broken.run)).rejects.toBeInstanceOf(ModelError);
    expect(broken.ends).toEqual(['done', 'done']);
  });
});
