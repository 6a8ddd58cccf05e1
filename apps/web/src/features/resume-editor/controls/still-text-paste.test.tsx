import { emptyDocument } from '@qicheng/resume/defaults';
import { useToasts } from '@qicheng/ui/toast';
import { fireEvent, render, screen } from '@testing-library/react';
import { EditorProvider } from '../store/editor-context.js';
import { createEditorStore } from '../store/editor-store.js';
import { RichField } from './rich-control.js';

it('a list pasted while the text editor is loading loses its marks and the lines that do not fit', () => {
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
  const paste = (text: string) => fireEvent.paste(plain, { clipboardData: { getData: () => text } });
  paste('1. 盘点库存\n② 排班\n');
  expect(store.getContent().document.selfEvaluation).toMatchObject([
    { kind: 'bullet', zh: [{ text: '已盘点库存' }] },
    { kind: 'bullet', zh: [{ text: '排班有' }] },
  ]);
  useToasts.setState({ toasts: [] });
  paste(Array.from({ length: 63 }, (_, index) => `行 ${index}`).join('\n'));
  expect(store.getContent().document.selfEvaluation).toHaveLength(60);
  expect(useToasts.getState().toasts[0]?.text).toBe('这里最多 60 行，剪贴板里后 4 行没有粘贴');
});
