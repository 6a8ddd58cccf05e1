import { emptyDocument } from '@qicheng/resume/defaults';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { openSection, resetView } from '../store/view-state.js';
import { SectionForm } from './section-form.js';

afterEach(resetView);

it('focuses the new line of a section in lines', async () => {
  const store = createEditorStore({ title: '我的简历', document: emptyDocument() });
  openSection('hobbies');
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider store={store}>
        <SectionForm />
      </EditorProvider>
    </QueryClientProvider>,
  );
  const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
  await userEvent.click(screen.getByRole('button', { name: '添加一行' }));
  expect(document.activeElement).toBe(boxes()[0]);
  await userEvent.keyboard('羽毛球');
  await userEvent.click(screen.getByRole('button', { name: '添加一行' }));
  expect(boxes()[0]?.value).toBe('羽毛球');
  expect(boxes().slice(1)).toContain(document.activeElement);
});

it('opens the next section in printed order from the end of a form, with the focus on its heading', async () => {
  const resume = emptyDocument();
  resume.meta.sections = [
    { key: 'education', visible: true },
    { key: 'work', visible: false },
    { key: 'hobbies', visible: true },
  ];
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider store={createEditorStore({ title: '我的简历', document: resume })}>
        <SectionForm />
      </EditorProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '下一个：教育背景' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '教育背景' }));
  await userEvent.click(screen.getByRole('button', { name: '下一个：兴趣爱好' }));
  expect(screen.getByRole('heading', { name: '兴趣爱好' }).isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: /^下一个/ })).toBeNull();
});
