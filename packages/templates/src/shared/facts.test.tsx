import { renderToStaticMarkup } from 'react-dom/server';
import { Fact, FactRows, Tags } from './facts.js';

const facts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `f${index}`, label: '工作性质', value: '全职' }));

it.each([
  [3, [3]],
  [4, [2, 2]],
  [6, [3, 3]],
])('%d short facts are in rows of %j', (count, expected) => {
  const rows = renderToStaticMarkup(<FactRows facts={facts(count)} lang="zh" />).split('class="facts-row"');
  expect(rows.slice(1).map((row) => row.split('class="fact"').length - 1)).toEqual(expected);
});

it('keywords stay on one line each, longer texts do not', () => {
  const detail = 'Axure RP 9、墨刀；可作为工作语言，能主持英文会议';
  const markup = renderToStaticMarkup(<Tags tags={[{ id: 't', text: '工具', detail }]} lang="zh" />);
  expect(Array.from(markup.matchAll(/<span class="kept">(.*?)<\/span>/gu), ([, word]) => word)).toEqual([
    'Axure RP 9、',
    '墨刀；',
  ]);
  expect(markup.replaceAll(/<[^>]+>/g, '')).toBe(`工具：${detail}`);
});

it('a list of words is one item of a grid, as other values are', () => {
  const valueOf = (value: string): string =>
    renderToStaticMarkup(<Fact fact={{ id: 'f', label: '', value }} lang="zh" />);
  expect(valueOf('钳工、铣工')).toMatch(/^<span class="fact"[^>]*><span class="words">.*<\/span><\/span>$/u);
  expect(valueOf('钳工、铣工').replaceAll(/<[^>]+>/g, '')).toBe('钳工、铣工');
});

it('an account is labelled among contacts, because its value does not say what it is', () => {
  const contact = (id: string): string =>
    renderToStaticMarkup(
      <Fact fact={{ id, label: '微信', value: 'abc-example' }} lang="zh" labelled={false} />,
    );
  expect(contact('basics.wechat').replaceAll(/<[^>]+>/g, '')).toBe('微信：abc-example');
  expect(contact('basics.email').replaceAll(/<[^>]+>/g, '')).toBe('abc-example');
});

it('a word of a list stays on one line with its remark, and the list breaks between them', () => {
  const tags = [
    { id: 'a', text: 'Danish', note: 'Fluent' },
    { id: 'b', text: 'Finnish', note: 'Working proficiency, with a certificate of 2021' },
  ];
  expect(renderToStaticMarkup(<Tags tags={tags} lang="en" />)).toContain(
    '<span class="tag kept" data-id="a">Danish (Fluent),</span> <span class="tag" data-id="b">',
  );
});
