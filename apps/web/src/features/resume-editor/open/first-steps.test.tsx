import { emptyDocument } from '@qicheng/resume/defaults';
import { sampleNames } from '@qicheng/resume/samples';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { BASICS, openSection } from '../store/view-state.js';
import { FirstSteps, SampleNote } from './first-steps.js';

/** One of the samples is written in English only. */
const SAMPLES_IN_CHINESE = sampleNames.length - 1;

function open(templateCode: string, lang: 'zh' | 'en' = 'zh', name?: string) {
  const document = emptyDocument({ templateCode, lang });
  if (name !== undefined) document.basics.name = { zh: name };
  const store = createEditorStore({ title: '我的简历', document });
  render(
    <EditorProvider store={store}>
      <SampleNote />
      <FirstSteps />
    </EditorProvider>,
  );
  const filled = async () => {
    await screen.findByRole('note');
    return store.getContent().document;
  };
  return { user: userEvent.setup(), filled };
}

it.each([
  ['tem0001', '后端开发工程师'],
  ['tem0002', '品牌经理'],
  ['tem0003', '总账会计'],
  ['tem0005', '高中语文教师'],
])('fills %s with the sample of a suitable occupation: %s', async (templateCode, position) => {
  const { user, filled } = open(templateCode);
  await user.click(screen.getByRole('button', { name: '用示例内容填充' }));
  const { intention, meta } = await filled();
  expect(intention.positions?.[0]?.name?.zh).toBe(position);
  expect(meta.templateCode).toBe(templateCode);
});

it('fills with the sample of a chosen occupation', async () => {
  const { user, filled } = open('tem0002');
  await user.click(screen.getByRole('button', { name: '其他职业的示例' }));
  expect(screen.getAllByRole('menuitem')).toHaveLength(SAMPLES_IN_CHINESE);
  await user.click(screen.getByRole('menuitem', { name: '护理' }));
  expect((await filled()).intention.positions?.[0]?.name?.zh).toContain('护');
});

it('offers an English résumé only samples written in English', async () => {
  const { user, filled } = open('tem0003', 'en');
  await user.click(screen.getByRole('button', { name: '其他职业的示例' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    '后端开发',
    '数据分析',
    '市场营销',
    '科研',
    '建筑设计',
    '游戏美术',
    '古籍修复',
    '公务员',
    '数学',
    '餐饮',
    '摄影',
    '表演',
    '政策研究',
    '电力',
    '国际组织',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: '用示例内容填充' }));
  expect((await filled()).basics.headline?.en).toBe('Deputy Head, General Office, Yunxi');
});

it('still offers a sample when a name is filled in, and keeps the name', async () => {
  const { user, filled } = open('tem0001', 'zh', '陈小满');
  await user.click(screen.getByRole('button', { name: '用示例内容填充' }));
  expect((await filled()).basics.name).toEqual({ zh: '陈小满' });
});

it('is shown above the first section only', () => {
  openSection('internships');
  open('tem0001');
  expect(screen.queryByRole('button', { name: '用示例内容填充' })).toBeNull();
  act(() => openSection(BASICS));
  expect(screen.getByRole('button', { name: '用示例内容填充' }).isConnected).toBe(true);
});

it('stays while the basics are written, which a sample keeps, and is gone with the first text of a section', async () => {
  const store = createEditorStore({ title: '我的简历', document: emptyDocument() });
  render(
    <EditorProvider store={store}>
      <SampleNote />
      <FirstSteps />
    </EditorProvider>,
  );
  act(() => store.write(['basics', 'email'], 'xiaoman@example.com'));
  await userEvent.click(screen.getByRole('button', { name: '用示例内容填充' }));
  await screen.findByRole('note');
  const { basics } = store.getContent().document;
  expect(basics.email).toBe('xiaoman@example.com');
  expect(basics.phone).toBeTruthy();
  expect(screen.queryByRole('button', { name: '用示例内容填充' })).toBeNull();
});
