import { html } from './html.js';

describe('html', () => {
  it('escapes values in text and in attributes', () => {
    const value = `<script>"'&`;
    expect(html`<p title="${value}">${value}</p>`.text).toBe(
      '<p title="&lt;script&gt;&quot;&#39;&amp;">&lt;script&gt;&quot;&#39;&amp;</p>',
    );
  });

  it('joins lists, keeps markup and drops absent values', () => {
    expect(html`${[html`<b>1</b>`, '<2>']}${null}${undefined}${false}${0}`.text).toBe('<b>1</b>&lt;2&gt;0');
  });
});
