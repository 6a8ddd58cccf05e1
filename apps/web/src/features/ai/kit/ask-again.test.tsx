import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { setAiTips } from '@qicheng/contract/ai-product/ai-product.contract';
import { getRun, getRunReference } from '@qicheng/contract/analysis/runs.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { useSession } from '#src/lib/session.js';
import { LetterPage } from '../../../app/pages/cover-letter-page.js';
import { JdPage } from '../../../app/pages/jd-analysis-page.js';
import { finishedRun, RUN_ID } from '../../../testing/ai-run.js';
import { SchemaFiller } from '../../../testing/schema-filler.js';
import { stubServer } from '../../../testing/stub-server.js';
import { letterService } from '../cover-letter/letter-form.js';
import { jdService } from '../jd-analysis/jd-result.js';
import type { AiService } from './ai-service.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  useSession.setState({ isMember: true, user: null });
  server.answer(getAiUseCount, { data: { count: 7, isUnlimited: false } });
  server.answer(setAiTips, { data: { isShown: true } });
  server.answer(getRunReference, { data: { run: null } });
});
afterEach(() => {
  server.close();
  useSession.setState({ isMember: false, user: null });
});

const JD = '招聘后端开发工程师，要求熟悉 Go 与 MySQL，三年以上经验，地点武汉。';
const LETTER = '尊敬的招聘负责人：\n我想应聘贵公司的后端开发岗位。\n林知远';

it.each<[string, Pick<AiService<never, unknown, unknown>, 'key' | 'schema'>, ComponentType, object, string]>([
  ['职位描述', jdService, JdPage, { text: JD, resume: null, month: '2026-11' }, JD],
  [
    '求职信',
    letterService,
    LetterPage,
    { letter: LETTER, company: '楚云数据', position: '', addressee: '', jd: '' },
    LETTER,
  ],
])('a stored result is asked again with its own %s', async (label, service, Page, input, text) => {
  const result = new SchemaFiller(['很好'], 0).fill(service.schema);
  server.answer(getRun, { data: finishedRun(result, { service: service.key, input }) });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/?run=${RUN_ID}`]}>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: '重新分析' }));
  const box = () =>
    screen.getByRole<HTMLTextAreaElement>('textbox', { name: new RegExp(`^${label} ?\\*?$`) });
  await waitFor(() => expect(box().value).toBe(text));
});
