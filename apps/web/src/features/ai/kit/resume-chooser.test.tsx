import { listAnalysableResumes } from '@qicheng/contract/analysis/resume-analysis.contract';
import { uploadFile } from '@qicheng/contract/upload/index';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useSession } from '#src/lib/session.js';
import { stubServer } from '#src/testing/stub-server.js';
import { AskForm } from './ask-form.js';
import type { ResumeChoice } from './resume-choice.js';
import { ResumeChooser } from './resume-chooser.js';

const idOf = (number: number) => `01939b3c-0000-7000-8000-00000000000${number}`;
const resume = (number: number) => ({
  resumeId: idOf(number),
  title: `简历 ${number}`,
  language: 'zh' as const,
  last: null,
  updatedAt: new Date(2026, 10, 20),
});

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  useSession.setState({ isMember: true, user: null });
});
afterEach(() => server.close());

function Form() {
  const [choice, setChoice] = useState<ResumeChoice | null>(null);
  return (
    <AskForm isBusy={false} problem={null} onSubmit={() => undefined}>
      <ResumeChooser value={choice} onChange={setChoice} isOptional />
    </AskForm>
  );
}

async function open(...numbers: number[]) {
  server.answer(listAnalysableResumes, { data: { list: numbers.map(resume), total: numbers.length } });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>,
  );
  return screen.findAllByRole<HTMLInputElement>('radio');
}

it('keeps the only résumé selected when it is clicked again', async () => {
  const [only] = await open(1);
  await waitFor(() => expect(only?.checked).toBe(true));
  await userEvent.click(only as HTMLInputElement);
  expect(only?.checked).toBe(true);
});

it('proceeds without a résumé only if that is chosen', async () => {
  const [only, none] = await open(1);
  await waitFor(() => expect(only?.checked).toBe(true));
  await userEvent.click(none as HTMLInputElement);
  expect([only?.checked, none?.checked]).toEqual([false, true]);
  expect(screen.getByRole('radio', { name: '不使用简历' })).toBe(none);
});

it('preselects the last edited of several, and leaves a choice of none as it is', async () => {
  const radios = await open(2, 1);
  await waitFor(() => expect(radios.map(({ checked }) => checked)).toEqual([true, false, false]));
  await userEvent.click(radios[2] as HTMLInputElement);
  expect(radios.map(({ checked }) => checked)).toEqual([false, false, true]);
});

it('a run does not start while an uploaded file is still being read', async () => {
  await open(1);
  server.answer(uploadFile, () => new Promise<never>(() => undefined));
  const start = screen.getByRole<HTMLButtonElement>('button', { name: '开始分析' });
  await userEvent.upload(screen.getByLabelText('上传简历文件'), new File(['简历'], '简历.txt'));
  await waitFor(() => expect(start.textContent).toBe('正在读取简历…'));
  expect(start.disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(start.disabled).toBe(false);
});
