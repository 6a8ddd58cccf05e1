import { cleanHtml, linesOfHtml, linesOfText } from './pasted-lines.js';

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
