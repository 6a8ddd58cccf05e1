import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { setAiTips } from '@qicheng/contract/ai-product/ai-product.contract';
import { listOffers, startOffer } from '@qicheng/contract/analysis/index';
import { getConsent } from '@qicheng/contract/consent/index';
import { getRun, removeRun } from '@qicheng/contract/analysis/runs.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { useAuthDialog } from '#src/lib/auth-dialog.js';
import { useSession } from '#src/lib/session.js';
import { onDevice } from '#src/testing/device.js';
import { finishedRun, RUN_ID } from '#src/testing/ai-run.js';
import { stubServer } from '#src/testing/stub-server.js';
import { markStart } from '../kit/use-analysis-page-state.js';
import { OfferPage } from '#src/app/pages/offer-page.jsx';
import { sampleComparison } from '#src/testing/sample-comparison.js';

const done = finishedRun(sampleComparison);
const running = finishedRun(null, {
  status: 'running',
  progress: 40,
  stage: '计算税后现金',
  finishedAt: null,
});
const { input: _input, result: _result, ...summary } = done;

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  jest.useFakeTimers();
  server = stubServer();
  useSession.setState({ isMember: true, user: null });
  server.answer(getAiUseCount, { data: { count: 7, isUnlimited: false } });
  server.answer(setAiTips, { data: { isShown: true } });
  server.answer(listOffers, { data: { list: [], total: 0 } });
});
afterEach(() => {
  jest.useRealTimers();
  server.close();
  useSession.setState({ isMember: false, user: null });
});

const pass = (milliseconds = 0) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function open(address = '/ai/offerAiAnalyse') {
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <OfferPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await pass();
  return view;
}

const offer = (letter: string) => screen.getByRole('group', { name: `Offer ${letter}` });
function fill(letter: string, company: string) {
  const box = (label: RegExp) => within(offer(letter)).getByLabelText(label);
  fireEvent.change(box(/^公司/), { target: { value: company } });
  fireEvent.change(box(/^岗位\*?$/), { target: { value: '前端' } });
  fireEvent.change(box(/^城市/), { target: { value: '杭州' } });
  fireEvent.change(box(/^月薪/), { target: { value: '18000' } });
}
const companyOf = (letter: string) => within(offer(letter)).getByLabelText<HTMLInputElement>(/^公司/).value;
async function ask() {
  fill('A', '云帆科技');
  fill('B', '南山银行');
  fireEvent.click(screen.getByRole('button', { name: '开始比较' }));
  await pass();
}

describe('offer comparison page', () => {
  it('shows the price, the balance, and what a run provides', async () => {
    const { container } = await open();
    expect(screen.getByText(/消耗 1 次 AI 次数/).textContent).toContain('剩余 7 次');
    expect(screen.getByRole('heading', { name: '您会得到' })).not.toBeNull();
    jest.useRealTimers();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('says that a model can improve it, with a link to the consent, until it is given', async () => {
    const consent = { kind: 'aiModel', isAsked: true, isGiven: false, givenAt: null };
    server.answer(getConsent, { data: consent });
    const { unmount } = await open();
    expect(screen.getByText(/语言模型会再补充点评/)).not.toBeNull();
    expect(screen.getByRole('link', { name: '去设置' }).getAttribute('href')).toBe('/personal/deta#egress');
    unmount();
    for (const answer of [{ isAsked: false }, { isGiven: true }]) {
      server.answer(getConsent, { data: { ...consent, ...answer } });
      const again = await open();
      expect(server.callsTo(getConsent).length).toBeGreaterThan(1);
      expect(screen.queryByRole('link', { name: '去设置' })).toBeNull();
      again.unmount();
    }
  });

  it('shows no price while AI is free [decision 36]', async () => {
    server.answer(getAiUseCount, { data: { count: 0, isUnlimited: true } });
    await open();
    expect(screen.queryByText(/AI 次数/)).toBeNull();
  });

  it('reports missing input at its field and sends nothing', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: '开始比较' }));
    expect(within(offer('A')).getByText('请填写公司')).not.toBeNull();
    expect(server.callsTo(startOffer)).toHaveLength(0);
  });

  it('follows a run to its result, and shows the charge', async () => {
    let state: object = running;
    server.answer(startOffer, { data: running });
    server.answer(getRun, () => ({ data: state }));
    await open();
    await ask();
    expect(screen.getByRole('status').textContent).toContain('计算税后现金');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    state = done;
    server.answer(getAiUseCount, { data: { count: 6, isUnlimited: false } });
    await pass(2_000);
    expect(screen.getByText('A（云帆科技）居首。')).not.toBeNull();
    expect(screen.getByText('站内分析 · 规则 2026.11')).not.toBeNull();
    await pass();
    expect(screen.getByText('这条结果消耗了 1 次 · 现在剩余 6 次')).not.toBeNull();
    expect(screen.getByText('数据缺失', { selector: 'h4' })).not.toBeNull();
    expect(screen.getAllByText('【待补充：一项成果】')[0]?.tagName).toBe('MARK');
  });

  it.each([
    ['mouse', ['打印', '导出 PDF', '导出 Word', '重新比较']],
    ['touch', ['导出 PDF', '导出 Word', '重新比较']],
  ] as const)('offers printing only on a device with a mouse: %s', async (device, buttons) => {
    const media = onDevice(device);
    server.answer(getRun, { data: done });
    await open(`/ai/offerAiAnalyse?run=${RUN_ID}`);
    await pass();
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '');
    expect(names.filter((name) => /打印|导出|重新/.test(name))).toEqual(buttons);
    media.mockRestore();
  });

  it('result has no accessibility violations', async () => {
    server.answer(getRun, { data: done });
    const { container } = await open(`/ai/offerAiAnalyse?run=${RUN_ID}`);
    jest.useRealTimers();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('says why a run failed and that its count was refunded, and retries the same question', async () => {
    const failed = { status: 'failed', fault: 'timedOut', failure: '分析超时', isRefunded: true } as const;
    server.answer(startOffer, { data: finishedRun(null, failed) });
    await open();
    await ask();
    expect(screen.getByRole('alert').textContent).toContain('分析超时');
    expect(screen.getByText('已退回 1 次 AI 次数')).not.toBeNull();
    expect(screen.queryByRole('button', { name: '改用站内分析' })).toBeNull();
    server.answer(startOffer, { data: done });
    fireEvent.click(screen.getByRole('button', { name: '再试一次' }));
    await pass();
    expect(screen.getByText('A（云帆科技）居首。')).not.toBeNull();
    const [first, second] = server.callsTo(startOffer).map(({ body }) => body as { requestKey: string });
    expect(first?.requestKey).not.toBe(second?.requestKey);
  });

  it.each(['modelUnavailable', 'modelRefused', 'modelCapped'] as const)(
    'offers the rules after a model failure, whatever its message: %s',
    async (errorCode) => {
      const failed = { status: 'failed', fault: errorCode, failure: '没有完成', isRefunded: true } as const;
      server.answer(startOffer, { data: finishedRun(null, failed) });
      await open();
      await ask();
      server.answer(startOffer, { data: done });
      fireEvent.click(screen.getByRole('button', { name: '改用站内分析' }));
      await pass();
      expect(server.callsTo(startOffer)[1]?.body).toMatchObject({ engine: 'rules' });
    },
  );

  it('says how to get more counts when none is left, and keeps the form', async () => {
    server.answer(startOffer, { reason: 'aiCountsExhausted' });
    await open();
    await ask();
    expect(screen.getByRole('heading', { name: 'AI 次数不足' })).not.toBeNull();
    expect(screen.getByRole('button', { name: '认证校园邮箱' })).not.toBeNull();
    expect(companyOf('A')).toBe('云帆科技');
  });

  it('asks a visitor to sign in on start and keeps the input', async () => {
    useSession.setState({ isMember: false });
    await open();
    await ask();
    expect(useAuthDialog.getState()).toMatchObject({ open: 'signIn', isNewcomer: true });
    expect(server.callsTo(startOffer)).toHaveLength(0);
    expect(companyOf('B')).toBe('南山银行');
  });

  it('returns to a running analysis, and otherwise offers the last finished one', async () => {
    server.answer(listOffers, { data: { list: [{ ...summary, status: 'running' }], total: 1 } });
    server.answer(getRun, { data: running });
    const { unmount } = await open();
    await pass();
    expect(screen.getByRole('progressbar')).not.toBeNull();
    unmount();
    server.answer(listOffers, { data: { list: [summary], total: 1 } });
    server.answer(getRun, { data: done });
    await open();
    fireEvent.click(screen.getByRole('button', { name: '查看结果' }));
    await pass();
    expect(screen.getByText('A（云帆科技）居首。')).not.toBeNull();
  });

  it('finds the run of an unanswered start after a reload', async () => {
    server.answer(listOffers, { data: { list: [summary], total: 1 } });
    server.answer(getRun, { data: done });
    markStart({ key: 'offer' }, 'another-run');
    const { unmount } = await open();
    await pass();
    expect(screen.getByText('A（云帆科技）居首。')).not.toBeNull();
    unmount();
    await open();
    await pass();
    expect(screen.getByRole('button', { name: '开始比较' })).not.toBeNull();
  });

  it('lists the history, and deletes after confirmation', async () => {
    server.answer(listOffers, { data: { list: [summary], total: 1 } });
    server.answer(removeRun);
    await open();
    fireEvent.click(screen.getByRole('button', { name: '历史记录' }));
    await pass();
    fireEvent.click(screen.getByRole('button', { name: '删除：云帆科技、南山银行' }));
    const question = screen.getByRole('alertdialog', { name: '删除这条记录？' });
    expect(server.callsTo(removeRun)).toHaveLength(0);
    fireEvent.click(within(question).getByRole('button', { name: '删除' }));
    await pass();
    expect(server.callsTo(removeRun)).toHaveLength(1);
  });

  it('hides its tips permanently', async () => {
    await open();
    server.answer(setAiTips, { data: { isShown: false } });
    fireEvent.click(screen.getByRole('button', { name: '不再显示' }));
    await pass();
    expect(screen.queryByRole('note')).toBeNull();
    expect(server.callsTo(setAiTips).at(-1)?.body).toEqual({ is_show: 0 });
  });
});
