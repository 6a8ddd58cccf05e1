import { emptyDocument } from '@qicheng/resume/defaults';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { openSection, resetView } from '../store/view-state.js';
import { SectionForm } from './section-form.js';

// The drag library listens with an AbortSignal that is not the one of jsdom.
jest.mock('@dnd-kit/react', () => ({ DragDropProvider: ({ children }: PropsWithChildren) => children }));
jest.mock('@dnd-kit/react/sortable', () => ({
  useSortable: () => ({ ref: () => undefined, handleRef: () => undefined, isDragging: false }),
}));

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

it('shows the heading of a section that is opened from elsewhere, and the row of an entry', () => {
  const shown: string[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent);
  });
  const document = {
    ...emptyDocument(),
    work: [
      { id: 'a', company: { zh: '启明' } },
      { id: 'b', company: { zh: '星河' } },
    ],
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider store={createEditorStore({ title: '我的简历', document })}>
        <SectionForm />
      </EditorProvider>
    </QueryClientProvider>,
  );
  shown.length = 0;
  act(() => openSection('work', 'b'));
  expect(shown).toEqual([expect.stringContaining('工作经历'), expect.stringContaining('星河')]);
  shown.length = 0;
  act(() => openSection('work', 'a'));
  expect(shown).toEqual([expect.stringContaining('启明')]);
  jest.restoreAllMocks();
});

it('says which details the English version omits, and switches them on as an edit', async () => {
  const resume = emptyDocument({ lang: 'en' });
  resume.basics = { gender: 'female', nativePlace: { name: { zh: '孝感' } } };
  const store = createEditorStore({ title: '我的简历', document: resume });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditorProvider store={store}>
        <SectionForm />
      </EditorProvider>
    </QueryClientProvider>,
  );
  expect(screen.getByText(/英文版没有印出来/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '英文版也显示' }));
  expect(store.getContent().document.meta.personalDetailsInEnglish).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '英文版不显示' }));
  act(() => store.edit(({ meta, ...document }) => ({ ...document, meta: { ...meta, lang: 'zh' } })));
  expect(screen.queryByText(/英文版/)).toBeNull();
});

describe('an empty section', () => {
  function open(section: string) {
    const store = createEditorStore({ title: '我的简历', document: emptyDocument() });
    openSection(section);
    render(
      <QueryClientProvider client={new QueryClient()}>
        <EditorProvider store={store}>
          <SectionForm />
        </EditorProvider>
      </QueryClientProvider>,
    );
    return store;
  }
  const type = (label: string, text: string) => {
    const box = screen.getByLabelText(label);
    fireEvent.change(box, { target: { value: text } });
    fireEvent.blur(box);
  };

  it('shows the form of its first entry, which the first value adds as one undo step', () => {
    const store = open('education');
    const entries = () => store.getContent().document.education;
    const box = screen.getByLabelText('专业');
    fireEvent.blur(box);
    expect([entries(), store.getSteps().undo]).toEqual([[], 0]);
    type('专业', '数学');
    expect(entries()).toEqual([{ id: expect.any(String) as string, major: { zh: '数学' } }]);
    // The field that is being typed in stays the same.
    expect(screen.getByLabelText('专业')).toBe(box);
    act(store.undo);
    expect([entries(), store.getSteps().undo]).toEqual([[], 0]);
    type('专业', '数学');
    expect(entries()).toHaveLength(1);
  });

  it('adds nothing again if a field writes after its entry was removed', async () => {
    const store = open('education');
    type('专业', '数学');
    const box = screen.getByLabelText('专业');
    await userEvent.click(screen.getAllByRole('button', { name: /的操作$/ }).at(-1) ?? document.body);
    await userEvent.click(screen.getByRole('menuitem', { name: '删除' }));
    fireEvent.change(box, { target: { value: '数' } });
    expect(store.getContent().document.education).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>('专业').value).toBe('');
  });

  it('shows a first line in a section of lines', () => {
    const store = open('hobbies');
    type('爱好', '羽毛球');
    expect(store.getContent().document.hobbies).toMatchObject([{ name: { zh: '羽毛球' } }]);
  });
});
