import { letterLines } from '@qicheng/analysis/letter-lines';
import { letterMarkup } from './letter.js';

const COURTESY = ['此致', '敬礼'];

describe('a letter as markup', () => {
  it('is the letter alone: paragraphs are indented, the signature is on the right', () => {
    const html = letterMarkup(letterLines('尊敬的王经理：\n我应聘茶艺师。\n此致\n敬礼\n林知远', COURTESY));
    expect(html).toContain('<p data-kind="salutation">尊敬的王经理：</p>');
    expect(html).toContain('<p data-kind="paragraph" data-indent>我应聘茶艺师。</p>');
    expect(html).toContain('<p data-kind="courtesy" data-indent>此致</p><p data-kind="courtesy">敬礼</p>');
    expect(html).toContain('<p data-kind="signature">林知远</p></article>');
    expect(html).not.toContain('启程');
  });

  it('of English text is set apart, and nothing in it is markup', () => {
    const html = letterMarkup(letterLines('Dear Ms Wang,\nI <b>apply</b>.', []));
    expect(html).toContain('class="letter english"');
    expect(html).toContain('I &lt;b&gt;apply&lt;/b&gt;.');
  });
});
