import { getAiUseCount } from '@qicheng/contract/ai-count/ai-count.contract';
import { listAnalysableResumes } from '@qicheng/contract/analysis/resume-analysis.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuthDialog } from '#src/lib/auth-dialog.js';
import { useSession } from '#src/lib/session.js';
import { sampleUser } from '#src/testing/sample-user.js';
import { stubServer } from '#src/testing/stub-server.js';
import { GhostwriteDialog } from './ghostwrite-dialog.js';

const RESUME = '01939b3c-0000-7000-8000-000000000002';
let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.answer(getAiUseCount, { data: { count: 4, isUnlimited: false } });
  const resume = { resumeId: RESUME, title: '校招简历', language: 'zh', updatedAt: new Date(), last: null };
  const another = { ...resume, resumeId: RESUME.replace(/2$/, '3'), title: '社招简历' };
  server.answer(listAnalysableResumes, { data: { list: [resume, another], total: 2 } });
});
afterEach(() => {
  server.close();
  useSession.setState({ user: null, isMember: false });
});

function open() {
  const onGo = jest.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GhostwriteDialog open onClose={() => undefined} onGo={onGo} />
    </QueryClientProvider>,
  );
  return { onGo, user: userEvent.setup() };
}
const go = () => screen.getByRole('button', { name: '去编辑器' });

it('asks a visitor to sign in', async () => {
  const { onGo, user } = open();
  await user.click(go());
  expect(useAuthDialog.getState()).toMatchObject({ open: 'signIn', isNewcomer: true });
  expect(onGo).not.toHaveBeenCalled();
});

it('asks for a résumé if there is none', async () => {
  useSession.setState({ user: sampleUser, isMember: true });
  server.answer(listAnalysableResumes, { data: { list: [], total: 0 } });
  const { onGo, user } = open();
  await user.click(go());
  expect((await screen.findByRole('alert')).textContent).toBe('请选择简历或上传简历');
  expect(onGo).not.toHaveBeenCalled();
});

it('opens the chosen résumé with the chosen service', async () => {
  useSession.setState({ user: sampleUser, isMember: true });
  const { onGo, user } = open();
  await user.click(await screen.findByRole('radio', { name: /社招简历/ }));
  await user.click(screen.getByRole('radio', { name: /代写/ }));
  await user.click(go());
  expect(onGo).toHaveBeenCalledWith(`/resume/edit?id=${RESUME.replace(/2$/, '3')}&ai=1&gwservice=2`);
});
