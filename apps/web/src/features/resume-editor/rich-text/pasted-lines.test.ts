import { Editor } from '@tiptap/core';
import { docOf } from './atom-conversion.js';
import { cleanHtml, linesOfHtml, linesOfText } from './pasted-lines.js';
import { pasteProps, richExtensions } from './rich-schema.js';

describe('linesOfHtml', () => {
  it('reads bullets of Word, which are paragraphs with an ignorable mark', () => {
    const word = `<html><head><style>p{color:red}</style></head><body><!--StartFragment-->
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1;font-family:宋体"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span><b>负责</b>数据<o:p></o:p></p>
      <p class="MsoNormal" style="mso-list:none">第二段<span lang="EN-US"> Excel</span></p><!--EndFragment--></body></html>`;
    expect(linesOfHtml(word)).toEqual([
      { kind: 'bullet', html: '<b>负责</b>数据' },
      { kind: 'paragraph', html: '第二段 Excel' },
    ]);
  });

  it('keeps lists, line breaks and safe links, and drops scripts, images and unsafe links', () => {
    const page = `<div><h3>标题</h3><ol><li>一</li><li>二<br>三</li></ol><ul><li><a href="javascript:alert(1)">甲</a></li></ul>
      <p><a href="https://example.com">链接</a><img src=x onerror=alert(1)><script>alert(1)</script></p></div>`;
    expect(linesOfHtml(page)).toEqual([
      { kind: 'paragraph', html: '标题' },
      { kind: 'numbered', html: '一' },
      { kind: 'numbered', html: '二' },
      { kind: 'numbered', html: '三' },
      { kind: 'bullet', html: '甲' },
      { kind: 'paragraph', html: '<a href="https://example.com">链接</a>' },
    ]);
  });
});

describe('linesOfText', () => {
  it('turns bullets and numbers into the kind of the line and escapes the rest', () => {
    expect(linesOfText('• 甲\r\n- 乙\n1. 丙\n（2）丁\n\n3<4')).toEqual([
      { kind: 'bullet', html: '甲' },
      { kind: 'bullet', html: '乙' },
      { kind: 'numbered', html: '丙' },
      { kind: 'numbered', html: '丁' },
      { kind: 'paragraph', html: '3&lt;4' },
    ]);
  });

  it('leaves years and decimals unchanged', () => {
    expect(linesOfText('2024.09 入学\n3.8 绩点').map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph']);
  });

  it('produces markup for statements', () => {
    expect(cleanHtml(linesOfText('- 甲'))).toBe('<p data-kind="bullet">甲</p>');
  });
});

describe('pasting into a line', () => {
  type Kind = 'bullet' | 'numbered' | 'paragraph';

  // jsdom has no ClipboardEvent, which the methods of the view construct by default.
  const event = new Event('paste') as ClipboardEvent;

  /** Kind and text of the lines after a paste at the end of a line of this kind. */
  function linesAfter(kind: Kind, paste: (view: Editor['view']) => void): string[] {
    const editor = new Editor({
      extensions: richExtensions,
      injectCSS: false,
      content: docOf([{ id: 'a', kind, zh: [{ text: '已有' }] }], 'zh', 'bullet'),
      editorProps: pasteProps,
    });
    editor.commands.setTextSelection(3);
    paste(editor.view);
    const lines: string[] = [];
    editor.state.doc.forEach((node) => lines.push(`${String(node.attrs['kind'])} ${node.textContent}`));
    editor.destroy();
    return lines;
  }

  it.each<Kind>(['bullet', 'numbered', 'paragraph'])(
    'continues a list of kind %s with unmarked lines',
    (kind) => {
      const expected = [`${kind} 已有整理病历`, `${kind} 核对医嘱`, `${kind} 陪同查房`];
      expect(linesAfter(kind, (view) => view.pasteText('整理病历\n核对医嘱\n陪同查房', event))).toEqual(
        expected,
      );
      const html = '<p>整理病历</p><p>核对医嘱</p><p>陪同查房</p>';
      expect(linesAfter(kind, (view) => view.pasteHTML(html, event))).toEqual(expected);
    },
  );

  it('leaves the kinds of a text with its own list', () => {
    const text = '门店实习\n1. 盘点库存\n2. 排班';
    expect(linesAfter('bullet', (view) => view.pasteText(text, event)).slice(1)).toEqual([
      'numbered 盘点库存',
      'numbered 排班',
    ]);
  });
});
