import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { setAiTips } from '@qicheng/contract/ai-product/ai-product.contract';
import {
  countResumeAnalyses,
  listAnalysableResumes,
  listResumeAnalyses,
  listResumeModules,
} from '@qicheng/contract/analysis/resume-analysis.contract';
import { getRun, getRunReference, getRunRescore } from '@qicheng/contract/analysis/runs.contract';
import { moduleChoices } from '@qicheng/analysis/resume-modules';
import { emptyDocument } from '@qicheng/resume/defaults';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ResumeAnalysisPage } from '#src/app/pages/resume-analysis-page.jsx';
import { useSession } from '#src/lib/session.js';
import { finishedRun, RUN_ID } from '#src/testing/ai-run.js';
import { sampleResumeAnalysis } from '#src/testing/sample-resume-analysis.js';
import { stubServer } from '#src/testing/stub-server.js';

const mockMarks = { shown: true };
jest.mock('./annotated-paper.js', () => ({
  AnnotatedPaper: ({ onMarked }: { onMarked: (isMarked: boolean) => void }) => {
    useEffect(() => onMarked(mockMarks.shown), [onMarked]);
    return <p>纸面</p>;
  },
}));

const one = finishedRun(sampleResumeAnalysis, { service: 'resumeAnalysis', score: 71, title: '运营简历' });
const other = { ...one, runId: RUN_ID.replace('a1', 'a2'), title: '产品简历' };

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  useSession.setState({ isMember: true, user: null });
  server.answer(getAiUseCount, { data: { count: 7, isUnlimited: false } });
  server.answer(setAiTips, { data: { isShown: false } });
  server.answer(countResumeAnalyses, { data: { total: 2, cost: 1, count: 7, isUnlimited: false } });
  server.answer(listResumeModules, {
    data: { stage: '校招', languages: [], list: moduleChoices('校招', emptyDocument()) },
  });
  server.answer(listAnalysableResumes, { data: { total: 0, list: [] } });
  server.answer(getRunReference, { data: { run: null } });
  server.answer(getRunRescore, { data: { run: null } });
  server.answer(listResumeAnalyses, { data: { list: [other, one], total: 2 } });
  server.answer(getRun, (body) => ({ data: (body as { runId: string }).runId === RUN_ID ? one : other }));
});
afterEach(() => {
  server.close();
  useSession.setState({ isMember: false, user: null });
});

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/ai/aiAnalyse?run=${RUN_ID}`]}>
        <ResumeAnalysisPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );

it('shows the verdict first, and names no engine in its head', async () => {
  open();
  const head = (await screen.findByRole('heading', { name: /^这份简历基本可以投递/ })).closest('header');
  expect(head?.textContent).toContain('这份简历基本可以投递');
  expect(head?.textContent).not.toMatch(/引擎|规则 \d/);
  const engine = screen.getByText('站内分析 · 规则 2026.11');
  expect(engine.closest('details')?.open).toBe(false);
  expect(engine.closest('[data-print=hide]')).not.toBeNull();
});

it('collapses expanded findings when another analysis is opened', async () => {
  open();
  const show = async (title: RegExp) => {
    fireEvent.click(await screen.findByRole('tab', { name: '历史' }));
    fireEvent.click(await screen.findByRole('button', { name: title }));
    await screen.findByRole('tab', { name: /^修改建议/, selected: true });
  };
  await show(/^产品简历/);
  await show(/^运营简历/);
  const finding = await screen.findByRole('button', { name: /公司名有错字/, expanded: false });
  fireEvent.click(finding);
  expect(finding.getAttribute('aria-expanded')).toBe('true');
  await show(/^产品简历/);
  expect(await screen.findByRole('button', { name: /公司名有错字/, expanded: false })).not.toBeNull();
});

it.each([true, false])('explains the colours of the page if it has any: %s', async (shown) => {
  mockMarks.shown = shown;
  const resume = {
    resumeId: 'r-1',
    version: 1,
    title: '运营简历',
    language: 'zh',
    document: emptyDocument(),
  };
  server.answer(getRun, { data: { ...one, input: { resume, month: '2026-11' } } });
  open();
  await screen.findByText('纸面');
  await waitFor(() => expect(screen.queryByText(/^点一句有颜色的话/) !== null).toBe(shown));
});

it('compares nothing with the last analysis where there is no score', async () => {
  const change = { runId: RUN_ID, score: 72, change: -14, isComparable: true, rules: [] };
  const unscored = { ...sampleResumeAnalysis, overall: null, change, notes: ['内容太少，暂不给总分'] };
  server.answer(getRun, { data: { ...one, score: null, result: unscored } });
  open();
  await screen.findByRole('heading', { name: '内容太少，暂不给总分' });
  expect(screen.queryByText(/比上次/)).toBeNull();
});
