import { emptyDocument } from '@qicheng/resume/defaults';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { resetView, useView } from '../store/view-state.js';
import { Palette } from './palette.js';

beforeAll(() => {
  // jsdom has none.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(resetView);

function Editor() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        导出
      </button>
      {isOpen ? <Palette onClose={() => setOpen(false)} onSave={() => undefined} /> : null}
      <div id="pane-edit" tabIndex={-1} />
    </>
  );
}

it('moves the focus into the form of the chosen section, wherever it was opened', async () => {
  const store = createEditorStore({ title: '我的简历', document: emptyDocument() });
  render(
    <EditorProvider store={store}>
      <Editor />
    </EditorProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '导出' }));
  await userEvent.type(await screen.findByRole('combobox'), '教育{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(useView.getState().section).toBe('education');
  await waitFor(() => expect(document.activeElement?.id).toBe('pane-edit'));
});
