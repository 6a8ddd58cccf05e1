import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { useToasts } from '@qicheng/ui/toast';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../testing/axe.js';
import type { ImportResult } from '../features/resume-import/api/send-import.js';
import { VisitorImport } from './visitor-import.js';

let mockRead: (result: ImportResult) => void;
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

let draft: ResumeDocument;
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

function start(imported: ImportResult) {
  draft = emptyDocument();
  useToasts.setState({ toasts: [] });
  const view = render(<VisitorImport edit={(change) => void (draft = change(draft))} />);
  act(() => mockRead(imported));
  return view;
}

describe('import for a visitor', () => {
  it('shows each uncertain value with its source and a way to confirm it, before the draft is filled', async () => {
    start(result);
    const dialog = await screen.findByRole('dialog', { name: '核对导入的内容' });
    expect(draft.work).toEqual([]);
    expect(within(dialog).getAllByRole('textbox')).toHaveLength(1);
    expect(dialog.textContent).toContain('请核对 55%');
    expect(dialog.textContent).toContain('宏达铸造 造型工');
    expect(dialog.textContent).toContain('还有 1 项没有核对');
    await userEvent.click(within(dialog).getByText('其余 1 项读得比较确定，展开对照'));
    const name = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: '姓名' });
    expect(name.value).toBe('苏晓禾');
    expect((await axe(dialog)).violations.map(({ id }) => id)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: '职位没有问题' }));
    expect(dialog.textContent).toContain('都核对过了');
    expect(dialog.textContent).not.toContain('不太确定的内容');
    await userEvent.click(within(dialog).getByRole('button', { name: '填入草稿' }));
    expect(draft.work).toMatchObject([{ company: { zh: '宏达铸造' }, title: { zh: '造型工' } }]);
    expect(toasts()).toEqual(['已填入草稿，请对照原文件看一遍']);
  });

  it('fills in corrections, and keeps text without a place in a section of its own', async () => {
    start({ ...result, unplaced: [{ text: '叉车自备', source }] });
    const dialog = await screen.findByRole('dialog', { name: '核对导入的内容' });
    const title = within(dialog).getByRole('textbox');
    await userEvent.clear(title);
    await userEvent.type(title, '造型班长');
    await userEvent.click(within(dialog).getByRole('button', { name: '填入草稿' }));
    expect(draft.work).toMatchObject([{ title: { zh: '造型班长' } }]);
    expect(draft.custom).toMatchObject([{ title: { zh: '其他信息' } }]);
    expect(toasts()).toEqual(['已填入草稿；没有找到位置的 1 段文字在“其他信息”里']);
  });

  it('changes nothing if it is discarded', async () => {
    start(result);
    await userEvent.click(await screen.findByRole('button', { name: '放弃导入' }));
    expect(draft.work).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('fills the draft at once if nothing is uncertain', () => {
    start({ ...result, fields: result.fields.slice(0, 1), warnings: [] });
    expect(draft.work).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so if the result cannot be opened, also with text without a place', () => {
    start({ ...result, document: { work: 'x' }, unplaced: [{ text: '叉车自备', source }] });
    expect(toasts()).toEqual(['识别结果打不开，请换一种格式重新导入']);
    expect(draft.work).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
