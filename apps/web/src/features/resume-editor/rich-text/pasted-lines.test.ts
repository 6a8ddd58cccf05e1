import { useToasts } from '@qicheng/ui/toast';
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

  it('reads numbers of Word as numbers', () => {
    const item = (mark: string, text: string) =>
      `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${mark}</span>${text}</p>`;
    expect(linesOfHtml(item('1.', '称量原料') + item('2.', '记录批号'))).toEqual([
      { kind: 'numbered', html: '称量原料' },
      { kind: 'numbered', html: '记录批号' },
    ]);
  });
});

describe('linesOfText', () => {
  it('turns bullets and numbers into the kind of the line and escapes the rest', () => {
    expect(linesOfText('• 甲\r\n- 乙\n1. 丙\n（2）丁\n⑶ 戊\n\n3<4')).toEqual([
      { kind: 'bullet', html: '甲' },
      { kind: 'bullet', html: '乙' },
      { kind: 'numbered', html: '丙' },
      { kind: 'numbered', html: '丁' },
      { kind: 'numbered', html: '戊' },
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

  /** Kind and text of the lines after a paste at a position, by default the end, of lines of this kind. */
  function linesAfter(
    kind: Kind,
    paste: (view: Editor['view']) => void,
    { before = ['已有'], at }: { before?: string[]; at?: number | { from: number; to: number } } = {},
  ): string[] {
    const atoms = before.map((text) => ({ id: text, kind, zh: text === '' ? [] : [{ text }] }));
    const editor = new Editor({
      extensions: richExtensions,
      injectCSS: false,
      content: docOf(atoms, 'zh', 'bullet'),
      editorProps: pasteProps,
    });
    editor.commands.setTextSelection(at ?? editor.state.doc.content.size - 1);
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

  it.each([
    ['1. 盘点库存\n2. 排班', '<ol><li>盘点库存</li><li>排班</li></ol>'],
    ['① 盘点库存\n② 排班', '<ul><li>1. 盘点库存</li><li>2、排班</li></ul>'],
    ['• 盘点库存\n- 排班', '<ul><li>盘点库存</li><li>排班</li></ul>'],
  ])('a list pasted inside a line continues its list without own marks: %j', (text, html) => {
    const middle = { before: ['已有', '末行'], at: 2 };
    const expected = ['bullet 已盘点库存', 'bullet 排班有', 'bullet 末行'];
    expect(linesAfter('bullet', (view) => view.pasteText(text, event), middle)).toEqual(expected);
    expect(linesAfter('bullet', (view) => view.pasteHTML(html, event), middle)).toEqual(expected);
  });

  it('a list pasted into an empty line after a list continues it', () => {
    const lines = linesAfter('bullet', (view) => view.pasteText('1. 盘点库存\n2. 排班', event), {
      before: ['已有', ''],
    });
    expect(lines).toEqual(['bullet 已有', 'bullet 盘点库存', 'bullet 排班']);
  });

  it('leaves the kinds of a text with its own list that is pasted into an empty field or over all of it', () => {
    const text = '门店实习\n1. 盘点库存\n2. 排班';
    const expected = ['numbered 盘点库存', 'numbered 排班'];
    const paste = (view: Editor['view']) => view.pasteText(text, event);
    expect(linesAfter('bullet', paste, { before: [''] }).slice(1)).toEqual(expected);
    expect(linesAfter('bullet', paste, { before: ['已有'], at: { from: 1, to: 3 } }).slice(1)).toEqual(
      expected,
    );
  });

  it('pastes the lines that fit and states how many do not', () => {
    useToasts.setState({ toasts: [] });
    const many = Array.from({ length: 70 }, (_, index) => `第 ${index + 1} 行`);
    const text = linesAfter('bullet', (view) => view.pasteText(many.join('\n'), event), {
      before: ['甲', '乙', ''],
    });
    expect(text).toHaveLength(60);
    expect(text.at(-1)).toBe('bullet 第 58 行');
    expect(useToasts.getState().toasts[0]?.text).toBe('这里最多 60 行，剪贴板里后 12 行没有粘贴');
    const html = many.map((line) => `<p>${line}</p>`).join('');
    expect(linesAfter('bullet', (view) => view.pasteHTML(html, event))).toHaveLength(60);
  });

  it('counts the replaced lines as room', () => {
    useToasts.setState({ toasts: [] });
    const before = Array.from({ length: 60 }, (_, index) => `甲${String(index).padStart(2, '0')}`);
    const lines = linesAfter('bullet', (view) => view.pasteText('乙\n丙\n丁', event), {
      before,
      at: { from: 1, to: 14 },
    });
    expect(lines).toHaveLength(60);
    expect(lines.slice(0, 4)).toEqual(['bullet 乙', 'bullet 丙', 'bullet 丁', 'bullet 甲03']);
    expect(useToasts.getState().toasts).toEqual([]);
  });
});
