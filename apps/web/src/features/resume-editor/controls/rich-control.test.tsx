import { emptyDocument } from '@qicheng/resume/defaults';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { RichField } from './rich-control.js';

it('keeps text typed while the text editor is loading, and its caret', async () => {
  const store = createEditorStore({ title: '我的简历', document: emptyDocument() });
  render(
    <EditorProvider store={store}>
      <RichField path={['selfEvaluation']} inputId="text" label="自我评价" emptyKind="paragraph" />
    </EditorProvider>,
  );
  const plain = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '自我评价' });
  plain.focus();
  fireEvent.compositionStart(plain);
  fireEvent.change(plain, { target: { value: '做事踏实\n善于沟' } });
  fireEvent.change(plain, { target: { value: '做事踏实\n善于沟通' } });
  plain.setSelectionRange(7, 7);
  expect(plain.isConnected).toBe(true);
  fireEvent.compositionEnd(plain);
  await waitFor(() => expect(plain.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement?.id).toBe('text'));
  const text = document.activeElement;
  expect([...(text?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['做事踏实', '善于沟通']);
  const selection = window.getSelection();
  expect([selection?.anchorNode?.textContent, selection?.anchorOffset]).toEqual(['善于沟通', 2]);
  expect(store.getContent().document.selfEvaluation).toMatchObject([
    { zh: [{ text: '做事踏实' }] },
    { zh: [{ text: '善于沟通' }] },
  ]);
});
