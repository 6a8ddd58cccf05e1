import { emptyDocument } from '@qicheng/resume/defaults';
import { fireEvent, render, screen } from '@testing-library/react';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { RichField } from './rich-control.js';

it('drops the marks of a list pasted while the text editor is loading', () => {
  const store = createEditorStore({ title: '我的简历', document: emptyDocument() });
  const path = ['selfEvaluation'];
  render(
    <EditorProvider store={store}>
      <RichField path={path} inputId="text" label="自我评价" emptyKind="bullet" />
    </EditorProvider>,
  );
  const plain = screen.getByRole<HTMLTextAreaElement>('textbox', { name: '自我评价' });
  fireEvent.change(plain, { target: { value: '已有' } });
  plain.setSelectionRange(1, 1);
  const clipboardData = { getData: () => '1. 盘点库存\n② 排班\n' };
  fireEvent.paste(plain, { clipboardData });
  expect(store.getContent().document.selfEvaluation).toMatchObject([
    { kind: 'bullet', zh: [{ text: '已盘点库存' }] },
    { kind: 'bullet', zh: [{ text: '排班有' }] },
  ]);
});
