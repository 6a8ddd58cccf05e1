import { emptyDocument } from '@qicheng/resume/defaults';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { TranslationDialog } from './translation-dialog.js';

function open() {
  const document = {
    ...emptyDocument(),
    basics: { headline: { zh: '产品经理', en: 'PM', stale: 'en' as const } },
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

it('lists both languages with their states, takes a translation by hand and lets a stale one stand', async () => {
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
