import { confirmImport, discardImport, updateResume } from '@qicheng/contract/resume-import/draft.contract';
import { getImport, listImports } from '@qicheng/contract/resume-import/import.contract';
import { listResumes } from '@qicheng/contract/resume/library.contract';
import { getResume } from '@qicheng/contract/resume/resume.contract';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { axe } from '#src/testing/axe.js';
import { stubServer } from '#src/testing/stub-server.js';
import { ImportReview } from './import-review.js';

const importId = '01939b3c-0000-7000-8000-000000000001';
const resumeId = '01939b3c-0000-7000-8000-00000000000a';
const draft: ResumeDocument = {
  ...emptyDocument(),
  basics: { name: { zh: '苏晓禾' }, phone: '13800000002' },
  education: [{ id: 'i1', school: { name: { zh: '启明大学' } } }],
};
const source = {
  page: 1,
  box: { x: 0.1, y: 0.1, width: 0.3, height: 0.02 },
  line: 1,
  cell: null,
  quote: '姓名：苏晓禾',
};
const state = {
  importId,
  fileName: '苏晓禾.pdf',
  status: 'done',
  stage: 'over',
  progress: 100,
  createdAt: new Date(0),
  finishedAt: new Date(1000),
  failure: null,
  resumeId: null,
  result: {
    format: 'pdf',
    isLossless: false,
    title: '苏晓禾的简历',
    language: 'zh',
    templateCode: null,
    document: { ...draft },
    fields: [
      { pointer: '/basics/name/zh', label: '姓名', value: '苏晓禾', confidence: 0.97, source },
      { pointer: '/education/0/school/name/zh', label: '学校', value: '启明大学', confidence: 0.6, source },
    ],
    unplaced: [{ text: '校级优秀奖', source }],
    warnings: [{ code: 'unplaced', message: '有部分文字没有找到合适的位置，请选择放到哪里' }],
  },
};
const resume = (version: number) => ({
  id: resumeId,
  title: '旧简历',
  templateCode: 'tem0003',
  language: 'zh',
  version,
  updatedAt: new Date(0),
});

let server: ReturnType<typeof stubServer>;
beforeEach(() => {
  server = stubServer();
  server.answer(getImport, { data: state });
  server.answer(listImports, { data: { list: [] } });
  server.answer(listResumes, { data: { list: [resume(7)], total: 1 } });
  server.answer(getResume, {
    data: { ...resume(7), document: { ...emptyDocument({ templateCode: 'tem0003' }) } },
  });
  server.answer(confirmImport, { data: resume(1) });
  server.answer(updateResume, { data: resume(8) });
  server.answer(discardImport);
});
afterEach(() => server.close());

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

async function open(into?: string) {
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ImportReview importId={importId} resumeId={into} renderPreview={() => <p>成品</p>} />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const sent = (): ResumeDocument => {
  const { document } = server.callsTo(confirmImport)[0]!.body as { document: string };
  return JSON.parse(document) as ResumeDocument;
};

describe('review of an import', () => {
  it('shows the doubtful value first, with its confidence and source position', async () => {
    await open();
    const [box] = screen.getAllByRole('textbox', { name: /^(学校|姓名)$/ });
    const first = box?.closest('li');
    expect(first?.textContent).toContain('请核对 60%');
    expect(first?.textContent).toContain('原文（第 1 页）：姓名：苏晓禾');
    expect(screen.getByText('可信 97%')).toBeTruthy();
  });

  it('saves the corrected and placed values as a new résumé and opens it', async () => {
    await open();
    const school = screen.getByRole('textbox', { name: '学校' });
    await userEvent.clear(school);
    await userEvent.type(school, '明德大学');
    expect(screen.getByText('全部核对完了')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '荣誉奖项' }));
    expect(screen.queryByText('未放置的文字')).toBeNull();
    expect(screen.queryByText(/没有找到合适的位置，请在核对页/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '导入为新简历' }));
    await screen.findByText(`/resume/edit?id=${resumeId}`);
    expect(sent().education[0]?.school?.name?.zh).toBe('明德大学');
    expect(sent().awards[0]?.name?.zh).toBe('校级优秀奖');
    expect(server.callsTo(confirmImport)[0]?.body).toMatchObject({ importId, title: '苏晓禾的简历' });
  });

  it('replaces the résumé that it started from at the version shown, and reports a conflicting save', async () => {
    server.answer(updateResume, { reason: 'resumeVersionConflict' });
    await open(resumeId);
    await userEvent.click(await screen.findByRole('button', { name: '替换简历内容' }));
    expect((await screen.findByRole('alert')).textContent).toContain('没有替换');
    server.answer(updateResume, { data: resume(8) });
    await userEvent.click(screen.getByRole('button', { name: '替换简历内容' }));
    await screen.findByText(`/resume/edit?id=${resumeId}`);
    const body = server.callsTo(updateResume)[0]?.body as Record<string, string>;
    expect(body).toMatchObject({ id: resumeId, import_id: importId, version: '7' });
    const { meta } = JSON.parse(body['document'] ?? '') as ResumeDocument;
    expect(meta.templateCode).toBe('tem0003');
  });

  it('asks for a name of the résumé and shows a rejection', async () => {
    server.answer(confirmImport, { reason: 'resumeLimitReached' });
    await open();
    const title = screen.getByRole('textbox', { name: '简历名称' });
    await userEvent.clear(title);
    await userEvent.click(screen.getByRole('button', { name: '导入为新简历' }));
    expect(screen.getByRole('alert').textContent).toBe('请输入简历名称');
    await userEvent.type(title, '新简历');
    await userEvent.click(screen.getByRole('button', { name: '导入为新简历' }));
    expect(await screen.findByText('简历数量已达上限，请先删除不需要的简历')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: '学校' })).toBeTruthy();
  });

  it('says that an own file was edited after its export', async () => {
    const message = '文件在导出后被修改过，导入的是导出时的内容';
    const whole = {
      ...state.result,
      isLossless: true,
      fields: [],
      unplaced: [],
      warnings: [{ code: 'edited', message }],
    };
    server.answer(getImport, { data: { ...state, result: whole } });
    await open();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByRole('button', { name: '粘贴文字导入' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '学校' }).value).toBe('启明大学');
  });

  it.each([
    [{ reason: 'importNotFound' as const }, '导入记录不存在或已过期'],
    [{ data: { ...state, status: 'failed', result: null, failure: '文件识别超时' } }, '没有识别成功'],
  ])('links onward when there is no draft (%#)', async (answer, title) => {
    server.answer(getImport, answer);
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('button', { name: '换一个文件' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '粘贴文字' })).toBeTruthy();
  });

  it('discards everything on request, and has no violation that axe finds', async () => {
    const { container } = await open();
    expect((await axe(container)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '放弃导入' }));
    await screen.findByText(/^\/personal\/personal/);
    expect(server.callsTo(discardImport)).toHaveLength(1);
  });
});
