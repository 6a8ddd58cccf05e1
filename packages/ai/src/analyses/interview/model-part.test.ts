import { interviewInput, type InterviewResult } from '@qicheng/analysis/interview';
import { report } from '@qicheng/analysis/report';
import { sampleOf } from '@qicheng/testing/sample';
import { analysedOnce } from '#test/adversarial/analysed-once.js';
import { CANARY_FORMS, canaryResume } from '#test/adversarial/canaries.js';
import { fabrications } from '#test/adversarial/fabrications.js';
import { obeyedTexts } from '#test/adversarial/injections.js';
import { MisbehavingModel } from '#test/adversarial/misbehaving-model.js';
import { reportOf } from '../../report-of.js';
import { runModel } from '../../run-model.js';
import { runRules } from '../../run-rules.js';
import { interviewKind } from './kind.js';

const kind = analysedOnce(interviewKind);
const JD = '任职要求：熟悉 Kubernetes，三年以上经验，服务过 8800 家企业客户者优先。';
const input = interviewInput.parse({
  resume: { title: '简历', language: 'zh', document: canaryResume() },
  ...{ position: '后端开发', jd: JD, round: 'business', count: 10 },
});
const rules = runRules(kind, input).result as InterviewResult;
const ids = rules.questions.map(({ id }) => id);

async function answerWith(hints: { id: string; text: string }[], summary = '这一轮看重经历。') {
  const model = new MisbehavingModel(() => ({ summary, advice: ['先练自我介绍。'], hints }));
  const outcome = await runModel(kind, input, model.run);
  return { model, outcome, result: outcome.result as InterviewResult };
}
const batches = <Case>(cases: readonly Case[]): Case[][] =>
  Array.from({ length: Math.ceil(cases.length / ids.length) }, (_, at) =>
    cases.slice(at * ids.length, (at + 1) * ids.length),
  );
const hintsOf = ({ questions }: InterviewResult) => questions.flatMap(({ hint }) => hint ?? []);

it('a model adds hints to the questions of the rules, and a commentary', async () => {
  const { result, outcome, model } = await answerWith([
    { id: 'q2', text: '从课程项目讲起，先说目标，再说自己做的部分。' },
    { id: 'q99', text: '没有这道题。' },
  ]);
  expect(result.questions.map(({ hint: _hint, ...question }) => question)).toEqual(rules.questions);
  expect(hintsOf(result)).toEqual(['从课程项目讲起，先说目标，再说自己做的部分。']);
  expect(result.commentary?.summary).toBe('这一轮看重经历。');
  expect(outcome.engine).toMatchObject({ mode: 'model', promptVersion: 'interview-1' });
  const printed = JSON.stringify(report.parse(reportOf('interview', input, result)));
  expect(printed).toContain('作答思路（AI 生成）');
  const sent = model.bodies.join('\n');
  for (const form of CANARY_FORMS) expect(sent).not.toContain(form);
});

it('a requirement of the posting is not a fact about the candidate', async () => {
  const { result } = await answerWith([
    { id: 'q1', text: '说明您熟悉 Kubernetes，服务过 8800 家企业客户。' },
  ]);
  expect(hintsOf(result).join('')).not.toMatch(/Kubernetes|8800/u);
  expect(hintsOf(result).join('')).toContain('【待补充：');
});

it('no invented fact is stored unmarked', async () => {
  for (const batch of batches(sampleOf(fabrications, 4))) {
    const { result } = await answerWith(
      batch.map(({ text }, at) => ({ id: ids[at] ?? '', text: `可以说${text}` })),
    );
    const hints = hintsOf(result).map((hint) => hint.replace(/【待补充[^】]*】/gu, ''));
    expect(hints).toHaveLength(batch.length);
    batch.forEach(({ invented }, at) => expect(hints[at]).not.toContain(invented));
  }
});

it('output of a prompt injection is stored without markup and addresses', async () => {
  for (const batch of batches(obeyedTexts)) {
    const { result } = await answerWith(
      batch.map((text, at) => ({ id: ids[at] ?? '', text })),
      batch[0],
    );
    for (const text of [...hintsOf(result), result.commentary?.summary ?? ''])
      expect(text).not.toMatch(/[<>]|https?:|javascript:|data:|www\.|evil-?example|\u200b|\u202e/iu);
  }
});
