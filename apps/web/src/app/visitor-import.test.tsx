import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { useToasts } from '@qicheng/ui/toast';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '#src/testing/axe.js';
import { EditorProvider } from '#src/features/resume-editor/store/editor-context.jsx';
import { createEditorStore, type EditorStore } from '#src/features/resume-editor/store/editor-store.js';
import type { ImportResult } from '#src/features/resume-import/api/send-import.js';
import { VisitorImport } from './visitor-import.js';

let mockRead: (result: ImportResult, fileName: string) => void;
jest.mock('@qicheng/templates/preview', () => ({
  ResumePreview: ({ document }: { document: ResumeDocument }) => (
    <p>{`${document.meta.templateCode} ${document.basics.name?.zh} ${document.work[0]?.title?.zh ?? ''}`}</p>
  ),
}));
jest.mock('./dialog-hosts.js', () => ({
  ImportDialogHost: ({ onRead }: { onRead: typeof mockRead }) => {
    mockRead = onRead;
    return null;
  },
}));

const source = { page: 1, box: null, line: 3, cell: null, quote: '宏达铸造 造型工' };
const read: ResumeDocument = {
  ...emptyDocument(),
  basics: { name: { zh: '苏晓禾' }, phone: '13800000002' },
  work: [{ id: 'w1', company: { zh: '宏达铸造' }, title: { zh: '造型工' } }],
};
const result: ImportResult = {
  format: 'pdf',
  isLossless: false,
  title: '苏晓禾的简历',
  language: 'zh',
  templateCode: null,
  document: { ...read },
  fields: [
    { pointer: '/basics/name/zh', label: '姓名', value: '苏晓禾', confidence: 0.97, source },
    { pointer: '/work/0/title/zh', label: '职位', value: '造型工', confidence: 0.55, source },
  ],
  unplaced: [],
  warnings: [{ code: 'uncertain', message: '不太确定的内容排在最前面，请核对' }],
};

let store: EditorStore;
const draft = () => store.getContent().document;
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

/** Opens the editor on a draft, and receives the result of an import. */
function start(imported: ImportResult, initial = emptyDocument({ templateCode: 'tem0003' })) {
  store = createEditorStore({ title: '我的简历', document: initial });
  useToasts.setState({ toasts: [] });
  const view = render(
    <EditorProvider store={store}>
      <VisitorImport />
      <div id="pane-edit" tabIndex={-1} />
    </EditorProvider>,
  );
  act(() => mockRead(imported, '苏晓禾.pdf'));
  return view;
}
const review = () => screen.findByRole('dialog', { name: '核对导入的内容' });

describe('import for a visitor', () => {
  it('shows every value with its source beside the page, and fills the draft only after it', async () => {
    start(result);
    const dialog = await review();
    expect(draft().work).toEqual([]);
    expect(dialog.textContent).toContain('来自“苏晓禾.pdf”，共 2 项');
    expect(dialog.textContent).toContain('请核对 55%');
    expect(dialog.textContent).toContain('宏达铸造 造型工');
    expect(dialog.textContent).toContain('还有 1 项建议核对');
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: '姓名' }).value).toBe('苏晓禾');
    expect(dialog.textContent).toContain('可信 97%');
    const page = within(dialog).getByRole('complementary', { name: '成品预览' });
    expect(page.textContent).toBe('tem0003 苏晓禾 造型工');
    expect((await axe(dialog)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: '职位没有问题' }));
    expect(dialog.textContent).toContain('全部核对完了');
    expect(dialog.textContent).not.toContain('不太确定的内容');
    await userEvent.click(within(dialog).getByRole('button', { name: '填入草稿' }));
    expect(draft().work).toMatchObject([{ company: { zh: '宏达铸造' }, title: { zh: '造型工' } }]);
    expect(toasts()).toEqual(['已填入草稿']);
    await waitFor(() => expect(document.activeElement?.id).toBe('pane-edit'));
  });

  it('is reviewed too if nothing is uncertain, because a sure value may be wrong', async () => {
    start({ ...result, fields: result.fields.slice(0, 1), warnings: [] });
    const dialog = await review();
    const name = within(dialog).getByRole('textbox', { name: '姓名' });
    await userEvent.clear(name);
    await userEvent.type(name, '苏小禾');
    expect(within(dialog).getByRole('complementary').textContent).toContain('苏小禾');
    await userEvent.click(within(dialog).getByRole('button', { name: '填入草稿' }));
    expect(draft().basics.name?.zh).toBe('苏小禾');
  });

  it('fills in corrections, and keeps text without a place in a section of its own', async () => {
    start({ ...result, unplaced: [{ text: '叉车自备', source }] });
    const dialog = await review();
    const title = within(dialog).getByRole('textbox', { name: '职位' });
    await userEvent.clear(title);
    await userEvent.type(title, '造型班长');
    await userEvent.click(within(dialog).getByRole('button', { name: '填入草稿' }));
    expect(draft().work).toMatchObject([{ title: { zh: '造型班长' } }]);
    expect(draft().custom).toMatchObject([{ title: { zh: '其他信息' } }]);
    expect(toasts()).toEqual(['已填入草稿；没有找到位置的 1 段文字在“其他信息”里']);
  });

  it('says that the content of the draft is replaced, which is one step to undo', async () => {
    start(result, { ...emptyDocument(), basics: { email: 'lin@example.com' } });
    const dialog = await review();
    expect(dialog.textContent).toContain('草稿现有的内容会被替换');
    await userEvent.click(within(dialog).getByRole('button', { name: '替换草稿内容' }));
    expect(draft().basics.email).toBeUndefined();
    act(() => store.undo());
    expect(draft().basics.email).toBe('lin@example.com');
  });

  it('changes nothing if it is discarded', async () => {
    start(result);
    await userEvent.click(await screen.findByRole('button', { name: '放弃导入' }));
    expect(draft().work).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so if the result cannot be opened, also with text without a place', () => {
    start({ ...result, document: { work: 'x' }, unplaced: [{ text: '叉车自备', source }] });
    expect(toasts()).toEqual(['识别结果打不开，请换一种格式重新导入']);
    expect(draft().work).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
