import type { Atom } from '@qicheng/resume/document';
import { Editor } from '@tiptap/core';
import { docOf } from './atom-conversion.js';
import { replaceContent } from './replace-content.js';
import { richExtensions } from './rich-schema.js';

const lines = (...texts: string[]) =>
  docOf(
    texts.map((text, at): Atom => ({ id: `a${at}`, kind: 'bullet', zh: [{ text }] })),
    'zh',
    'bullet',
  );

/** The text before the caret after the content was replaced. */
function wordsBefore(before: string[], line: number, offset: number, after: string[]): string {
  const editor = new Editor({ extensions: richExtensions, injectCSS: false, content: lines(...before) });
  const start = before.slice(0, line).reduce((sum, text) => sum + text.length + 2, 1);
  editor.commands.setTextSelection(start + offset);
  replaceContent(editor, lines(...after));
  const { $from } = editor.state.selection;
  const words = $from.parent.textContent.slice(0, $from.parentOffset);
  editor.destroy();
  return words;
}

describe('replaceContent', () => {
  it.each([
    ['behind what was put in beside it', ['第一条'], 0, 3, ['第一条完整'], '第一条完整'],
    ['where words were taken away', ['整理了三份报告'], 0, 3, ['整理报告'], '整理'],
    ['with its words when others before them change', ['甲乙丙'], 0, 2, ['子丑甲乙丙'], '子丑甲乙'],
    [
      'in its line when a line before it changes',
      ['第一条', '第二条'],
      1,
      2,
      ['第一条改了', '第二条'],
      '第二',
    ],
    ['at the end of the line before when its own line goes', ['第一条', ''], 1, 0, ['第一条'], '第一条'],
  ])('leaves the caret %s', (_where, before, line, offset, after, words) =>
    expect(wordsBefore(before, line, offset, after)).toBe(words),
  );
});
