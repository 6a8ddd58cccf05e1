import {
  createFolder,
  deleteFolder,
  listFolders,
  moveToFolder,
} from '@qicheng/contract/resume/folder.contract';
import { deleteResume, listResumes, renameResume } from '@qicheng/contract/resume/library.contract';
import { restoreResume } from '@qicheng/contract/resume/resume.contract';
import { useToasts } from '@qicheng/ui/toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { useImportDialog } from '#src/lib/dialog-state.js';
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
  server.answer(listFolders, { data: { list: [], total: 0 } });
  useToasts.setState({ toasts: [] });
});
afterEach(() => server.close());

const show = (at = '/personal/personal?tab=1') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[at]}>
        <ResumeList />
      </MemoryRouter>
    </QueryClientProvider>,
  );

const openMenu = async (title: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `“${title}”的更多操作` }));
  return within(screen.getByRole('menu'));
};

describe('my résumés', () => {
  it('links to the templates and an import while there is none', async () => {
    server.answer(listResumes, { data: { list: [], total: 0 } });
    show();
    expect((await screen.findByRole('link', { name: '选一套模板' })).getAttribute('href')).toBe(
      '/index/Template',
    );
    await userEvent.click(screen.getByRole('button', { name: '导入已有简历' }));
    expect(useImportDialog.getState().isOpen).toBe(true);
  });

  it('says that nothing is lost when the list fails to load, and retries', async () => {
    server.answer(listResumes, { status: 500 });
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('您的简历都还在');
    server.answer(listResumes, { data: { list: [resume(1, '产品经理')], total: 1 } });
    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
    expect((await screen.findByRole('link', { name: '产品经理' })).getAttribute('href')).toContain(
      '/resume/edit?id=',
    );
  });

  it('selects everything at once, and hides other actions meanwhile', async () => {
    const list = [resume(1, '产品经理'), resume(2, '数据分析')];
    server.answer(listResumes, { data: { list, total: 2 } });
    show();
    await userEvent.click(await screen.findByRole('button', { name: '批量管理' }));
    expect(screen.queryByRole('link', { name: '编辑' })).toBeNull();
    expect(screen.queryByRole('button', { name: '“产品经理”的更多操作' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '全选' }));
    expect(screen.getByRole('status').textContent).toBe('已选 2 份');
    await userEvent.click(screen.getByRole('button', { name: '取消全选' }));
    expect(screen.getByRole('status').textContent).toBe('已选 0 份');
  });

  it('selects a résumé by a press on its title in selection mode', async () => {
    server.answer(listResumes, { data: { list: [resume(1, '产品经理'), resume(2, '数据分析')], total: 2 } });
    show();
    await userEvent.click(await screen.findByRole('button', { name: '批量管理' }));
    await userEvent.click(screen.getByText('产品经理'));
    expect(screen.getByRole('status').textContent).toBe('已选 1 份');
    expect(screen.getByLabelText('选择“产品经理”')).toHaveProperty('checked', true);
    await userEvent.click(screen.getByText('产品经理'));
    expect(screen.getByRole('status').textContent).toBe('已选 0 份');
  });

  it('has no violation that axe finds', async () => {
    server.answer(listResumes, { data: { list: [resume(1, '产品经理')], total: 1 } });
    const { container } = show();
    await screen.findByText('产品经理');
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
  });

  it('undoes a deletion', async () => {
    let stored = [resume(1, '产品经理'), resume(2, '数据分析')];
    const removed = stored[0];
    server.answer(listResumes, () => ({ data: { list: stored, total: stored.length } }));
    server.answer(deleteResume, () => {
      stored = stored.slice(1);
      return {};
    });
    server.answer(restoreResume, () => {
      stored = removed ? [removed, ...stored] : stored;
      return { data: removed };
    });
    show();
    await userEvent.click((await openMenu('产品经理')).getByRole('menuitem', { name: '删除' }));
    await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe('已删除“产品经理”'));
    expect(screen.queryByText('产品经理')).toBeNull();
    act(() => useToasts.getState().toasts.at(-1)?.action?.run());
    expect(await screen.findByText('产品经理')).toBeTruthy();
  });

  it('reloads the rest of the page after a résumé was deleted', async () => {
    const first = resume(1, '产品经理');
    const folder = { id: '0190a7e2-5b1c-7c3d-9e4f-0000000000f1', name: '校招' };
    server.answer(listFolders, { data: { list: [{ ...folder, count: 1 }], total: 1 } });
    server.answer(listResumes, { data: { list: [first, resume(2, '数据分析')], total: 2 } });
    server.answer(deleteResume, {});
    show();
    expect((await screen.findByRole('link', { name: /^校招/ })).textContent).toContain('1');
    server.answer(listFolders, { data: { list: [{ ...folder, count: 0 }], total: 1 } });
    await userEvent.click((await openMenu('产品经理')).getByRole('menuitem', { name: '删除' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /^校招/ }).textContent).toContain('0'));
  });

  it('renames, and rejects an empty name', async () => {
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

  it('moves through its menu by keyboard and restores the focus', async () => {
    server.answer(listResumes, { data: { list: [resume(1, '产品经理')], total: 1 } });
    show();
    const menu = await openMenu('产品经理');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(menu.getByRole('menuitem', { name: '删除' }));
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '“产品经理”的更多操作' }));
  });

  const family = [
    { ...resume(1, '产品经理'), isShared: true, exportedAt: new Date(), score: 82 },
    { ...resume(2, '产品经理 北方'), baseId: resume(1, '').id, variantTarget: '北方科技' },
    resume(3, '数据分析'),
  ];

  it('shows score, share and last export, and groups variants under their base', async () => {
    server.answer(listResumes, { data: { list: family, total: 3 } });
    show();
    const branches = await screen.findByRole('list', { name: '“产品经理”的岗位版本' });
    expect(within(branches).getByRole('link', { name: '产品经理 北方' })).toBeTruthy();
    expect(within(branches).getByText('岗位版本 · 针对 北方科技')).toBeTruthy();
    for (const mark of ['简历分析 82 分', '分享中', /^今天 .*导出$/])
      expect(screen.getByText(mark)).toBeTruthy();
  });

  it('finds by words and says when nothing is found', async () => {
    server.answer(listResumes, { data: { list: family, total: 3 } });
    show();
    const search = await screen.findByLabelText('搜索我的简历');
    await userEvent.type(search, '北方');
    expect(screen.getByRole('link', { name: '产品经理 北方' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '数据分析' })).toBeNull();
    await userEvent.type(search, '火星');
    expect(screen.getByText(/没有找到“北方火星”/)).toBeTruthy();
  });

  it('remembers the list view', async () => {
    server.answer(listResumes, { data: { list: family, total: 3 } });
    const { unmount } = show();
    await userEvent.click(await screen.findByRole('button', { name: '列表' }));
    expect(screen.queryByRole('list', { name: '“产品经理”的岗位版本' })).toBeNull();
    unmount();
    show();
    expect((await screen.findByRole('button', { name: '列表' })).getAttribute('aria-pressed')).toBe('true');
    localStorage.clear();
  });

  it('deletes several after confirmation, and undoes all of it', async () => {
    server.answer(listResumes, { data: { list: family, total: 3 } });
    server.answer(deleteResume, {});
    server.answer(restoreResume, { data: family[0] });
    show();
    await userEvent.click(await screen.findByRole('button', { name: '批量管理' }));
    const remove = screen.getByRole('button', { name: '删除所选' });
    expect(remove).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByLabelText('选择“产品经理”'));
    await userEvent.click(screen.getByLabelText('选择“产品经理 北方”'));
    await userEvent.click(remove);
    expect(server.callsTo(deleteResume)).toHaveLength(0);
    const question = await screen.findByRole('alertdialog', { name: '删除 2 份简历？' });
    await userEvent.click(within(question).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe('已删除 2 份简历'));
    expect(server.callsTo(deleteResume).map(({ body }) => body)).toMatchObject([
      { id: family[1]?.id },
      { id: family[0]?.id },
    ]);
    act(() => useToasts.getState().toasts.at(-1)?.action?.run());
    await waitFor(() => expect(server.callsTo(restoreResume)).toHaveLength(2));
  });
});

it('offers no choice of folders while there is none', async () => {
  server.answer(listResumes, { data: { list: [resume(1, '产品经理')], total: 1 } });
  show();
  const create = await screen.findByRole('button', { name: '新建文件夹' });
  expect(screen.queryByRole('link', { name: '全部' })).toBeNull();
  // In one row with the other tools, after them.
  const bulk = screen.getByRole('button', { name: '批量管理' });
  expect(bulk.compareDocumentPosition(create) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

describe('folders of résumés', () => {
  const FOLDER = '0190a7e2-5b1c-7c3d-9e4f-0000000000f1';
  const folder = { id: FOLDER, name: '校招', count: 1 };
  const inside = { ...resume(1, '产品经理'), folderId: FOLDER };

  beforeEach(() => {
    server.answer(listFolders, { data: { list: [folder], total: 1 } });
    server.answer(listResumes, { data: { list: [inside, resume(2, '数据分析')], total: 2 } });
    server.answer(moveToFolder, {});
  });

  it('shows the content of the folder in the address, and searches in it', async () => {
    show(`/personal/personal?tab=1&folder=${FOLDER}`);
    await screen.findByText('产品经理');
    expect(screen.queryByText('数据分析')).toBeNull();
    expect(screen.getByRole('link', { name: /^校招/ }).getAttribute('aria-current')).toBe('page');
    await userEvent.type(screen.getByLabelText('搜索我的简历'), '数据');
    expect(screen.getByRole('status').textContent).toContain('没有找到“数据”。换个词，或到“全部”里搜索');
    await userEvent.clear(screen.getByLabelText('搜索我的简历'));
    await userEvent.click(screen.getByRole('link', { name: '未归类' }));
    expect(await screen.findByText('数据分析')).toBeTruthy();
    expect(screen.queryByText('产品经理')).toBeNull();
  });

  it('does not call a folder empty before the whole list is loaded', async () => {
    const others = [resume(2, '数据分析')];
    let answerRest: (answer: { data: unknown }) => void = () => {};
    server.answer(listResumes, () =>
      server.callsTo(listResumes).length === 1
        ? { data: { list: others, total: 2 } }
        : new Promise((answer) => (answerRest = answer)),
    );
    show(`/personal/personal?tab=1&folder=${FOLDER}`);
    expect(await screen.findByText('正在读取其余的简历…')).toBeTruthy();
    expect(screen.queryByText(/这里还没有简历/)).toBeNull();
    await act(async () => answerRest({ data: { list: [inside], total: 2 } }));
    expect(await screen.findByText('产品经理')).toBeTruthy();
  });

  it('says so if the folder no longer exists', async () => {
    show('/personal/personal?tab=1&folder=0190a7e2-5b1c-7c3d-9e4f-0000000000f9');
    expect(await screen.findByText(/这个文件夹不存在或已被删除/)).toBeTruthy();
  });

  it('moves with the menu, and undoes it', async () => {
    show();
    await userEvent.click((await openMenu('数据分析')).getByRole('menuitem', { name: '移到文件夹' }));
    await userEvent.click(await screen.findByRole('radio', { name: '校招' }));
    await userEvent.click(screen.getByRole('button', { name: '移动' }));
    await waitFor(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe('1 份简历已移到文件夹'));
    act(() => useToasts.getState().toasts.at(-1)?.action?.run());
    await waitFor(() => expect(server.callsTo(moveToFolder)).toHaveLength(2));
    const bodies = server.callsTo(moveToFolder).map(({ body }) => body);
    expect(bodies).toMatchObject([{ folderId: FOLDER }, { folderId: null }]);
  });

  it('moves all selected résumés', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: '批量管理' }));
    for (const name of ['产品经理', '数据分析'])
      await userEvent.click(screen.getByRole('checkbox', { name: `选择“${name}”` }));
    await userEvent.click(screen.getByRole('button', { name: '移到文件夹' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^未归类/ }));
    await userEvent.click(screen.getByRole('button', { name: '移动' }));
    await waitFor(() =>
      expect(server.callsTo(moveToFolder)[0]?.body).toMatchObject({
        ids: [inside.id, resume(2, '').id],
        folderId: null,
      }),
    );
  });

  it('creates a named folder, and keeps its résumés when it is deleted', async () => {
    server.answer(createFolder, { data: { id: FOLDER, name: '实习' } });
    server.answer(deleteFolder, {});
    show(`/personal/personal?tab=1&folder=${FOLDER}`);
    await userEvent.click(await screen.findByRole('button', { name: '新建文件夹' }));
    await userEvent.type(await screen.findByLabelText('文件夹名称'), ' {Enter}');
    expect(await screen.findByText('请输入文件夹名称')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('文件夹名称'), '实习{Enter}');
    await waitFor(() => expect(server.callsTo(createFolder)[0]?.body).toEqual({ name: '实习' }));
    await waitFor(() => expect(screen.queryByLabelText('文件夹名称')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: '删除文件夹' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/里面的简历都会保留/)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: '删除文件夹' }));
    expect(await screen.findByText('数据分析')).toBeTruthy();
    expect(server.callsTo(deleteFolder)[0]?.body).toEqual({ folderId: FOLDER });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: '全部' })));
  });
});
