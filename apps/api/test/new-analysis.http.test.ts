import { defineKind } from '@qicheng/ai/kind';
import { kindOf, kinds } from '@qicheng/ai/kinds';
import { runRules } from '@qicheng/ai/run-rules';
import { defineAnalysis } from '@qicheng/analysis/define-analysis';
import { type AnalysisServiceName, analysisServices } from '@qicheng/analysis/services';
import { AiCountService } from '@qicheng/core/ai-count';
import { AnalysisRunService, AnalysisService, StartAnalysis } from '@qicheng/core/analysis';
import { z } from 'zod';
import { analysisController } from '../src/analysis/analysis-controller.js';
import { endpointOf } from '../src/kit/handles.decorator.js';
import { startApi, type TestApi } from './harness.js';
import { openAccount } from './visitor.js';

/** A service that the product does not have: all the code that its author writes, except the page. */
const name = 'wordCount' as AnalysisServiceName;
const facts = {
  rulesVersion: '1',
  cost: 1,
  hasReference: false,
  hasModel: false,
  label: '字数',
  product: { group: 'AI 简历服务', name: '字数', description: '数一数', path: '/ai/wordCount' },
} as const;
const input = z.object({ text: z.string(), today: z.iso.date() });
const result = z.object({ count: z.number().int() });
const describeWordCount = () =>
  defineAnalysis({
    name,
    question: { text: z.string().trim().min(1, '请填写文字') },
    input,
    result,
    hasSubject: false,
    hasCustom: false,
    calls: {
      start: { path: '/api/ai/words', operation: 'startWordCount', summary: '字数' },
      list: { path: '/api/ai/words/list', operation: 'listWordCounts', summary: '字数的历史记录' },
      last: { path: '/api/ai/words/last', operation: 'lastWordCount', summary: '最近一次字数' },
    },
    prepare: ({ text }, { today }) => ({ input: { text, today }, title: text.slice(0, 4) }),
  });
const kind = defineKind({ service: name, input, result, analyse: ({ text }) => ({ count: text.length }) });

type Handler = (input: unknown, caller: { userId: string }) => Promise<unknown>;

/** Serves the calls of the service like HTTP: decodes the body by the contract, then calls the controller. */
function serve(controller: Record<string, Handler>) {
  const calls = Object.getOwnPropertyNames(Object.getPrototypeOf(controller)).flatMap((method) => {
    const handler = controller[method];
    const endpoint = handler && endpointOf(handler);
    return handler && endpoint ? [[endpoint.path, { handler, endpoint }] as const] : [];
  });
  const byPath = new Map(calls);
  const post = async (path: string, body: object, userId: string): Promise<unknown> => {
    const called = byPath.get(path);
    if (!called) throw new Error(`nothing at ${path}`);
    return called.handler.call(controller, z.parse(called.endpoint.input, body), { userId });
  };
  return { paths: [...byPath.keys()].sort(), post };
}

describe('a newly described service', () => {
  let api: TestApi;
  beforeAll(async () => {
    // Stands for the lines in services.ts and registered-kinds.ts.
    Object.assign(analysisServices, { [name]: facts });
    kinds.set(name, kind);
    api = await startApi();
  });
  afterAll(async () => {
    Reflect.deleteProperty(analysisServices, name);
    kinds.delete(name);
    await api.stop();
  });

  /** Completes a run like the worker. */
  async function work(runId: string): Promise<void> {
    const runs = api.app.get(AnalysisRunService, { strict: false });
    const claim = await runs.claim(runId);
    const found = claim && kindOf(claim.service);
    if (!found) throw new Error('nothing to do');
    await runs.complete(claim, runRules(found, claim.input));
  }

  it('is served from calls to stored result with three lines elsewhere', async () => {
    const { userId } = await openAccount(api, '13800000877');
    const counts = api.app.get(AiCountService, { strict: false });
    await counts.grant(userId, { key: 'a', amount: 5, source: 'test' });
    // Stands for the line in analyses.ts, from which the API module creates the controllers.
    const WordCountController = analysisController(describeWordCount());
    const uses = [AnalysisService, StartAnalysis].map((service) => api.app.get(service, { strict: false }));
    const { paths, post } = serve(new WordCountController(...uses) as Record<string, Handler>);
    expect(paths).toEqual(['/api/ai/words', '/api/ai/words/last', '/api/ai/words/list']);
    await expect(post('/api/ai/words', { text: ' ' }, userId)).rejects.toThrow('请填写文字');

    const { runId } = (await post('/api/ai/words', { text: '四个汉字吗' }, userId)) as { runId: string };
    await work(runId);

    expect(await post('/api/ai/words/last', {}, userId)).toMatchObject({
      run: { service: name, status: 'done', title: '四个汉字', cost: 1, result: { count: 5 } },
    });
    expect(await post('/api/ai/words/list', {}, userId)).toMatchObject({ total: 1, list: [{ runId }] });
    expect(await counts.balanceOf(userId)).toBe(4);
  });
});
