import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { TranslationDialog } from './translation-dialog.js';

const staleHeadline: ResumeDocument['basics'] = { headline: { zh: '产品经理', en: 'PM', stale: 'en' } };

function open(basics = staleHeadline) {
  const document = {
    ...emptyDocument(),
    basics,
    work: [{ id: 'w', company: { zh: '星河云' } }],
  };
  document.meta.sections = [{ key: 'work', visible: true }];
  const store = createEditorStore({ title: '简历', document });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider store={store}>
        <TranslationDialog />
      </EditorProvider>
    </QueryClientProvider>,
  );
  return { store, row: (name: string) => within(screen.getByRole('region', { name })) };
}

it('lists both languages with their states, accepts a manual translation and confirms a stale one', async () => {
  const { store, row } = open();
  expect(screen.queryByText('已完成 0 / 2 · 缺失 1 · 可能过期 1')).not.toBeNull();
  const headline = row('基本信息：一句话介绍');
  expect(headline.queryByText('可能过期')).not.toBeNull();
  await userEvent.click(headline.getByRole('button', { name: '仍然一致' }));
  expect(store.getContent().document.basics.headline).toEqual({ zh: '产品经理', en: 'PM' });
  const company = row('工作经历 · 星河云：单位');
  await userEvent.type(company.getByRole('textbox'), 'Xinghe');
  expect(store.getContent().document.work[0]?.company).toEqual({ zh: '星河云', en: 'Xinghe' });
  expect(screen.queryByText('已完成 2 / 2')).not.toBeNull();
  act(() => store.undo());
  expect(store.getContent().document.work[0]?.company).toEqual({ zh: '星河云' });
});

it('lists open texts first, and keeps a row visible while it is being edited', async () => {
  const { store, row } = open({ headline: { zh: '产品经理', en: 'Product manager' } });
  expect(screen.queryByRole('region', { name: '基本信息：一句话介绍' })).toBeNull();
  const company = row('工作经历 · 星河云：单位');
  await userEvent.type(company.getByRole('textbox'), 'Xinghe');
  expect(store.getContent().document.work[0]?.company).toEqual({ zh: '星河云', en: 'Xinghe' });
  expect(company.queryByText('一致')).not.toBeNull();

  await userEvent.click(screen.getByRole('radio', { name: '全部' }));
  expect(screen.queryByRole('region', { name: '基本信息：一句话介绍' })).not.toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: '待处理' }));
  expect(screen.queryByText('两种语言已经一致。')).not.toBeNull();
});
