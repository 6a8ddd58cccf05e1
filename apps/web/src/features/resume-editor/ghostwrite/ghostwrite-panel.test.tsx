import type { GhostwriteChange, GhostwriteResult } from '@qicheng/analysis/ghostwrite-result';
import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { listGhostwrites, startGhostwrite } from '@qicheng/contract/analysis/index';
import type { ResultOf } from '@qicheng/contract/kit/endpoint';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { Atom, ResumeDocument } from '@qicheng/resume/document';
import { isAiText } from '@qicheng/resume/ai-text';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { useSession } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { stubServer } from '#src/testing/stub-server.js';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { GhostwritePanel } from './ghostwrite-panel.js';
import { resetGhostwrite } from './ghostwrite-state.js';

type Run = ResultOf<typeof startGhostwrite>;
const RUN = '01939b3c-0000-7000-8000-000000000001';
const RESUME = '01939b3c-0000-7000-8000-000000000002';

const bullet = (id: string, text: string): Atom => ({ id, kind: 'bullet', zh: [{ text }] });
const resume = (): ResumeDocument => ({
  ...emptyDocument(),
  internships: [
    {
      id: 'job',
      company: { zh: '示例科技' },
      title: { zh: '运营实习生' },
      highlights: [bullet('a1', '写推文'), bullet('a2', '负责数据分析')],
    },
  ],
});
const change = (targetId: string, before: string, after: string): GhostwriteChange => ({
  targetId,
  kind: 'replace',
  pointer: '/internships/0/highlights/0',
  section: 'internships',
  itemId: 'job',
  heading: '实习经历 · 示例科技',
  lang: 'zh',
  before,
  parts: [{ id: targetId, text: after }],
  diff: [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ],
  patch: [{ op: 'replace', path: '/internships/0/highlights/0/zh', value: [{ text: after }] }],
  reasons: ['换成职业常用的动词'],
  factsUsed: [],
  placeholders: [],
});
const variant = (id: 'A' | 'B', changes: GhostwriteChange[]): GhostwriteResult['variants'][number] => ({
  id,
  style: id === 'A' ? '专业' : '数据',
  about: '说明',
  changes,
  placeholders: 0,
  score: { before: 60, after: 64 },
  ruleGains: [],
});
const result = (part: Partial<GhostwriteResult> = {}): GhostwriteResult => ({
  service: 'optimise',
  style: '专业',
  length: '适中',
  unchanged: [],
  notes: [],
  questions: [],
  variants: [
    variant('A', [change('a1', '写推文', '撰写推文'), change('a2', '负责数据分析', '分析数据')]),
    variant('B', [change('a1', '写推文', '撰写公众号推文')]),
  ],
  keywords: { source: 'none', matched: [], missing: [] },
  ...part,
});
const done = (change: Partial<Run> = {}): Run => ({
  runId: RUN,
  service: 'ghostwrite',
  step: 'analysis',
  parentId: null,
  isCustom: false,
  resumeId: RESUME,
  language: null,
  title: '简历',
  status: 'done',
  progress: 100,
  stage: '',
  score: null,
  fault: null,
  failure: '',
  cost: 1,
  isRefunded: false,
  createdAt: new Date(),
  finishedAt: new Date(),
  engine: { mode: 'rules', rulesVersion: '2026.11' },
  input: { service: 'optimise', style: '专业', length: '适中', targets: [], jd: '' },
  result: result(),
  ...change,
});

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.answer(getAiUseCount, { data: { count: 4, isUnlimited: false } });
  server.answer(listGhostwrites, { data: { list: [], total: 0 } });
  useSession.setState({ user: sampleUser, isMember: true });
});
afterEach(() => {
  server.close();
  resetGhostwrite();
  useSession.setState({ user: null, isMember: false });
});

function open(waitUntilSaved = () => Promise.resolve(true)) {
  const store = createEditorStore({ title: '我的简历', document: resume() });
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <EditorProvider store={store}>
          <GhostwritePanel resumeId={RESUME} waitUntilSaved={waitUntilSaved} onClose={() => undefined} />
        </EditorProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const texts = () =>
    store.getContent().document.internships[0]?.highlights?.map(({ zh = [] }) => zh[0]?.text);
  return { ...view, store, texts, user: userEvent.setup() };
}
const startButton = () => screen.getByRole('button', { name: '优化 2 条描述' });

it.each([
  ['only marks differ', '写推文。'],
  ['only open places are added', '写推文，【待补充：阅读量】'],
])('says that nothing was written or charged if %s', async (_what, after) => {
  const marks = result({ variants: [variant('A', [change('a1', '写推文', after)])] });
  server.answer(startGhostwrite, { data: done({ cost: 0, result: marks }) });
  const { user } = open();
  await user.click(startButton());
  expect((await screen.findByText(/^文字没有改动，.*不扣次数$/)).isConnected).toBe(true);
});

it('shows at once why statements are unchanged if nothing was written', async () => {
  const reason = '已经写明做了什么和结果，不需要改写';
  const unchanged = [{ targetId: 'a1', quote: '写推文', reason }];
  server.answer(startGhostwrite, { data: done({ cost: 0, result: result({ variants: [], unchanged }) }) });
  const { user } = open();
  await user.click(startButton());
  expect((await screen.findByText(reason)).closest('details')?.open).toBe(true);
  expect(screen.getByText('1 条描述都保持原样，不扣次数；原因见下').isConnected).toBe(true);
});

it('asks what to improve, shows the price, and has no accessibility violation', async () => {
  const { container } = open();
  expect(startButton().isConnected).toBe(true);
  expect(await screen.findByText(/消耗 1 次 AI 次数/)).toBeTruthy();
  expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
});

it('sends the selected statements after everything is saved', async () => {
  server.answer(startGhostwrite, { data: done() });
  const { user } = open();
  await user.click(screen.getByRole('checkbox', { name: '写推文' }));
  await user.click(screen.getByRole('button', { name: '优化 1 条描述' }));
  await screen.findByRole('button', { name: '全部采用方案 A' });
  expect(server.callsTo(startGhostwrite).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      resumeId: RESUME,
      service: 'optimise',
      style: '专业',
      length: '适中',
      facts: [],
      targets: [{ kind: 'atom', atomId: 'a2' }],
    }),
  ]);
});

it('starts nothing while the résumé cannot be saved', async () => {
  const { user } = open(() => Promise.resolve(false));
  await user.click(startButton());
  expect((await screen.findByRole('alert')).textContent).toContain('还没有保存到服务器');
  expect(server.callsTo(startGhostwrite)).toEqual([]);
});

it('says before a change is applied that the file will carry the AI label', async () => {
  server.answer(startGhostwrite, { data: done() });
  const { user } = open();
  await user.click(startButton());
  expect((await screen.findByText(/^采用后，导出的文件/)).textContent).toContain(
    '本简历部分内容由 AI 辅助生成',
  );
});

it('applies one change, marks it as AI-written, and reverts it with one undo', async () => {
  server.answer(startGhostwrite, { data: done() });
  const { user, store, texts } = open();
  await user.click(startButton());
  await user.click((await screen.findAllByRole('button', { name: '采用方案 A' }))[0]!);
  expect(texts()).toEqual(['撰写推文', '负责数据分析']);
  expect(isAiText(store.getContent().document, 'a1', 'zh')).toBe(true);
  expect(store.getSteps().undo).toBe(1);
  act(() => store.undo());
  expect(texts()).toEqual(['写推文', '负责数据分析']);
  expect(store.getContent().document.meta.authorship).toBeUndefined();
});

it('applies a whole variant as one step, skipping text that changed meanwhile until confirmed', async () => {
  server.answer(startGhostwrite, { data: done() });
  const { user, store, texts } = open();
  await user.click(startButton());
  await screen.findByRole('button', { name: '全部采用方案 A' });
  act(() =>
    store.edit((document) => {
      document.internships[0]!.highlights![0]!.zh = [{ text: '写了五篇推文' }];
    }),
  );
  expect(screen.getByText(/这一条在生成之后改过/).isConnected).toBe(true);
  await user.click(screen.getByRole('button', { name: '全部采用方案 A' }));
  expect(texts()).toEqual(['写了五篇推文', '分析数据']);
  expect(store.getSteps().undo).toBe(2);
  await user.click(screen.getAllByRole('button', { name: '仍然替换' })[0]!);
  expect(texts()).toEqual(['撰写推文', '分析数据']);
});

it('dismisses a change and restores it', async () => {
  server.answer(startGhostwrite, { data: done() });
  const { user, texts } = open();
  await user.click(startButton());
  await user.click((await screen.findAllByRole('button', { name: '保留原文' }))[0]!);
  expect(screen.getAllByRole('button', { name: /^采用方案/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '重新考虑' }));
  expect(screen.getAllByRole('button', { name: /^采用方案/ })).toHaveLength(3);
  expect(texts()).toEqual(['写推文', '负责数据分析']);
});

it('asks one question at a time, and reruns with all answers', async () => {
  const question = (id: string, text: string) => ({
    id,
    targetId: 'a1',
    heading: '实习经历',
    quote: '写推文',
    fact: 'result' as const,
    text,
    hint: '写数字',
  });
  const questions = [question('a1|result', '结果如何？'), question('a1|scale', '做了多少？')];
  server.answer(startGhostwrite, { data: done({ result: result({ questions }) }) });
  const { user } = open();
  await user.click(startButton());
  await user.click(await screen.findByRole('button', { name: /^还有 2 个问题/ }));
  await user.type(screen.getByLabelText('结果如何？'), '阅读量从800到3200');
  expect(screen.queryByLabelText('做了多少？')).toBeNull();
  await user.click(screen.getByRole('button', { name: '下一题' }));
  await user.click(screen.getByRole('button', { name: '没有，跳过' }));
  await screen.findByRole('button', { name: '全部采用方案 A' });
  expect(server.callsTo(startGhostwrite).at(-1)?.body).toMatchObject({
    facts: [
      { questionId: 'a1|result', text: '阅读量从800到3200' },
      { questionId: 'a1|scale', text: '' },
    ],
  });
});

it('says that a run with only questions was free', async () => {
  const only = result({ service: 'write', variants: [] });
  server.answer(startGhostwrite, { data: done({ result: only, cost: 0 }) });
  const { user } = open();
  await user.click(startButton());
  expect((await screen.findByText('这次没有生成文字，不扣次数')).isConnected).toBe(true);
});

it('shows a failure with its refund, and retries', async () => {
  const failed = { status: 'failed', fault: 'timedOut', failure: '分析超时', isRefunded: true } as const;
  server.answer(startGhostwrite, { data: done({ ...failed, result: null }) });
  const { user } = open();
  await user.click(startButton());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('已退回 1 次 AI 次数');
  expect(within(alert).getByRole('button', { name: '再试一次' }).isConnected).toBe(true);
});

it('shows that counts are used up above the form, which stays as it was', async () => {
  server.answer(startGhostwrite, { reason: 'aiCountsExhausted' });
  const { user } = open();
  await user.click(startButton());
  expect((await screen.findByRole('alert')).textContent).toContain('AI 次数不足');
  expect(startButton().isConnected).toBe(true);
});
