import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { listApplications } from '@qicheng/contract/job-application/index';
import { listResumes } from '@qicheng/contract/resume/library.contract';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { stubServer } from '#src/testing/stub-server.js';
import { OwnWork } from './own-work.js';

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.answer(getAiUseCount, { data: { count: 3, isUnlimited: false } });
  server.answer(listApplications, { data: { list: [], total: 0 } });
});
afterEach(() => server.close());

it('continues with the most recently changed résumé, even if it is a variant listed after its base', async () => {
  const baseId = '0190a7e2-5b1c-7c3d-9e4f-000000000001';
  const base = {
    id: baseId,
    title: '通用简历',
    templateCode: 'tem0001',
    language: 'zh',
    version: 1,
    updatedAt: new Date(2026, 10, 20),
  };
  const variant = {
    ...base,
    id: baseId.replace(/1$/, '2'),
    title: '通用简历（产品岗）',
    baseId,
    updatedAt: new Date(2026, 10, 23),
  };
  server.answer(listResumes, { data: { list: [base, variant], total: 2 } });
  render(
    <MemoryRouter>
      <OwnWork otherwise={null} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe('正在打开您的简历');
  const goOn = await screen.findByRole('link', { name: '继续写' });
  expect(screen.getByRole('heading', { name: '通用简历（产品岗）' })).toBeTruthy();
  expect(goOn.getAttribute('href')).toContain(variant.id);
  expect(screen.queryByRole('status')).toBeNull();
});
