import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { finishedRun } from '#src/testing/ai-run.js';
import type { AnyService, RunSummary } from './ai-service.js';
import { HistoryList } from './history-drawer.js';

const FIRST = '01939b3c-0000-7000-8000-0000000000c1';
const SECOND = '01939b3c-0000-7000-8000-0000000000c2';

type Listed = Pick<RunSummary, 'score' | 'resumeId' | 'title'> &
  Partial<Pick<RunSummary, 'service' | 'language'>>;

/** The list with runs, newest first. */
async function open(...runs: Listed[]) {
  const list = runs.map((run, place) => ({
    ...finishedRun(null, { service: 'resumeAnalysis', ...run }),
    runId: `${FIRST.slice(0, -1)}${place}`,
  }));
  const service = {
    key: runs[0]?.service ?? 'resumeAnalysis',
    history: () => Promise.resolve({ list, total: list.length }),
  } as unknown as AnyService;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <HistoryList service={service} onShow={() => undefined} onRemoved={() => undefined} />
    </QueryClientProvider>,
  );
  await screen.findAllByText(`${runs[0]?.score} 分`);
}

describe('trend of the history', () => {
  it('compares the scores of one résumé, also under another name', async () => {
    await open(
      { score: 80, resumeId: FIRST, title: '周雨桐的简历' },
      { score: 25, resumeId: SECOND, title: '张伟的简历' },
      { score: 72, resumeId: FIRST, title: '我的简历' },
    );
    expect(screen.getByRole('img', { name: '得分变化：72，80' })).toBeTruthy();
    expect(screen.getByText('这份简历最近 2 次：72 → 80 分')).toBeTruthy();
  });

  it('compares one language, and names the English version', async () => {
    const own = { resumeId: FIRST, title: '周雨桐的简历' };
    await open(
      { ...own, score: 81, language: 'en' },
      { ...own, score: 94, language: 'zh' },
      { ...own, score: 70, language: 'en' },
    );
    expect(screen.getByText('这份简历的英文版最近 2 次：70 → 81 分')).toBeTruthy();
    expect(screen.getAllByText('英文版')).toHaveLength(2);
  });

  it.each<[string, Listed[]]>([
    [
      'two résumés',
      [
        { score: 25, resumeId: SECOND, title: '张伟的简历' },
        { score: 89, resumeId: FIRST, title: '林知远的简历' },
      ],
    ],
    [
      'two languages',
      [
        { score: 87, resumeId: FIRST, title: '林知远的简历', language: 'en' },
        { score: 94, resumeId: FIRST, title: '林知远的简历', language: 'zh' },
      ],
    ],
    [
      'two imported files',
      [
        { score: 25, resumeId: null, title: '张伟.docx' },
        { score: 89, resumeId: null, title: '简历.docx' },
      ],
    ],
    [
      'two postings',
      [
        { score: 54, resumeId: FIRST, title: '审计助理', service: 'jdAnalysis' },
        { score: 89, resumeId: FIRST, title: '后端开发工程师', service: 'jdAnalysis' },
      ],
    ],
  ])('is not drawn over %s', async (_what, runs) => {
    await open(...runs);
    expect(screen.queryByRole('img', { name: /得分变化/ })).toBeNull();
  });
});
