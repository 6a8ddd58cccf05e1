import { deleteResume, listResumes, renameResume } from '@qicheng/contract/resume/library.contract';
import { restoreResume } from '@qicheng/contract/resume/resume.contract';
import { useToasts } from '@qicheng/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { MemoryRouter } from 'react-router-dom';
import { stubServer } from '#src/testing/stub-server.js';
import { ResumeList } from './resume-list.js';

const resume = (number: number, title: string) => ({
  id: `0190a7e2-5b1c-7c3d-9e4f-00000000000${number}`,
  title,
  templateCode: 'tem0001',
  language: 'zh',
  version: 1,
  updatedAt: new Date(2026, 10, number),
});

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  useToasts.setState({ toasts: [] });
});
afterEach(() => server.close());

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ResumeList />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const openMenu = async (title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `“${title}”的更多操作` }));
  return within(screen.getByRole('menu'));
};

describe('my résumés', () => {
  it('leads to the templates while there is none', async () => {
    server.answer(listResumes, { data: { list: [], total: 0 } });
    show();
    expect((await screen.findByRole('link', { name: '选一套模板' })).getAttribute('href')).toBe(
      '/index/Template',
    );
  });

  it('says that nothing is lost when the list cannot be read, and tries again', async () => {
    server.answer(listResumes, { status: 500 });
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('您的简历都还在');
    server.answer(listResumes, { data: { list: [resume(1, '产品经理')], total: 1 } });
    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
    expect((await screen.findByRole('link', { name: '产品经理' })).getAttribute('href')).toContain(
      '/resume/edit?id=',
    );
  });

  it('has no violation that axe finds', async () => {
    server.answer(listResumes, { data: { list: [resume(1, '产品经理')], total: 1 } });
    const { container } = show();
    await screen.findByText('产品经理');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('takes a deletion back', async () => {
    let kept = [resume(1, '产品经理'), resume(2, '数据分析')];
    const removed = kept[0];
    server.answer(listResumes, () => ({ data: { list: kept, total: kept.length } }));
    server.answer(deleteResume, () => {
      kept = kept.slice(1);
      return {};
    });
    server.answer(restoreResume, () => {
      kept = removed ? [removed, ...kept] : kept;
      return { data: removed };
    });
    show();
    await userEvent.click((await openMenu('产品经理')).getByRole('menuitem', { name: '删除' }));
    await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe('已删除“产品经理”'));
    expect(screen.queryByText('产品经理')).toBeNull();
    act(() => useToasts.getState().toasts.at(-1)?.action?.run());
    expect(await screen.findByText('产品经理')).toBeTruthy();
  });

  it('renames, and refuses an empty name', async () => {
    server.answer(listResumes, { data: { list: [resume(1, '产品经理')], total: 1 } });
    server.answer(renameResume, { data: resume(1, '产品实习') });
    show();
    await userEvent.click((await openMenu('产品经理')).getByRole('menuitem', { name: '改名' }));
    const field = await screen.findByLabelText('简历名称');
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    expect(await screen.findByText('请输入简历名称')).toBeTruthy();
    await userEvent.type(field, '产品实习{Enter}');
    await waitFor(() => expect(server.callsTo(renameResume)[0]?.body).toMatchObject({ title: '产品实习' }));
  });

  it('walks through its menu by keyboard and gives the focus back', async () => {
    server.answer(listResumes, { data: { list: [resume(1, '产品经理')], total: 1 } });
    show();
    const menu = await openMenu('产品经理');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: '删除' }));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '“产品经理”的更多操作' }));
  });
});
