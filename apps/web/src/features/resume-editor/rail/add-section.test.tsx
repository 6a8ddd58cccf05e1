import { emptyDocument } from '@qicheng/resume/defaults';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { AddSection } from './add-section.js';

it('closes on Escape from anywhere inside and returns the focus to its button', async () => {
  const user = userEvent.setup();
  const onKeyDown = jest.fn();
  render(
    <EditorProvider store={createEditorStore({ title: '我的简历', document: emptyDocument() })}>
      <div onKeyDown={onKeyDown}>
        <AddSection />
      </div>
    </EditorProvider>,
  );
  const button = screen.getByRole('button', { name: '添加模块' });
  await user.click(button);
  await user.tab();
  expect(document.activeElement?.closest('ul')?.getAttribute('aria-label')).toBe('暂不显示的模块');
  onKeyDown.mockClear();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('list', { name: '暂不显示的模块' })).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(onKeyDown).not.toHaveBeenCalled();
});

it('adds one section on a double click', async () => {
  const user = userEvent.setup();
  const store = createEditorStore({ title: '我的简历', document: emptyDocument() });
  render(
    <EditorProvider store={store}>
      <AddSection />
    </EditorProvider>,
  );
  await user.click(screen.getByRole('button', { name: '添加模块' }));
  await user.dblClick(screen.getByRole('button', { name: '文字段落' }));
  expect(store.getContent().document.custom).toHaveLength(1);
});
