import { emptyDocument } from '@qicheng/resume/defaults';
import { fireEvent, render, screen } from '@testing-library/react';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { RichField } from './rich-control.js';

it('takes text into a formatted statement while the text editor is loading', () => {
  const selfEvaluation = [
    { id: 'a', kind: 'paragraph' as const, zh: [{ text: '做事' }, { text: '踏实', bold: true }] },
  ];
  const store = createEditorStore({ title: '我的简历', document: { ...emptyDocument(), selfEvaluation } });
  render(
    <EditorProvider store={store}>
      <RichField path={['selfEvaluation']} inputId="text" label="自我评价" emptyKind="bullet" />
    </EditorProvider>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: '自我评价' }), { target: { value: '做事踏实认真' } });
  expect(store.getContent().document.selfEvaluation).toMatchObject([
    { kind: 'paragraph', zh: [{ text: '做事' }, { text: '踏实认真', bold: true }] },
  ]);
});
