import { emptyDocument } from '@qicheng/resume/defaults';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { RichField } from './rich-control.js';

function open() {
  const store = createEditorStore({ title: '我的简历', document: emptyDocument() });
  const { unmount } = render(
    <EditorProvider store={store}>
      <RichField path={['selfEvaluation']} inputId="text" label="自我评价" emptyKind="paragraph" />
    </EditorProvider>,
  );
  return unmount;
}

it('loads the text editor of a later field after an earlier one was removed during IME composition', async () => {
  const remove = open();
  fireEvent.compositionStart(screen.getByRole('textbox', { name: '自我评价' }));
  remove();
  open();
  const plain = screen.getByRole('textbox', { name: '自我评价' });
  await waitFor(() => expect(plain.isConnected).toBe(false));
  expect(screen.getByRole('textbox', { name: '自我评价' }).tagName).toBe('DIV');
});
