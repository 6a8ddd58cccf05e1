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

it('two columns are equal, unless one has values that need the room of the other', () => {
  const columnsOf = (position: string): string[] => {
    const values = { 意向岗位: position, 意向城市: '宜昌', 期望薪资: '面议', 工作性质: '全职' };
    const all = Object.entries(values).map(([label, value]) => ({ id: label, label, value }));
    const markup = renderToStaticMarkup(<FactRows facts={all} lang="zh" columns={2} />);
    return Array.from(markup.matchAll(/grid-template-columns:([^"]+)"/g), ([, columns = '']) => columns);
  };
  const equal = 'repeat(2, minmax(0, 1fr))';
  expect(columnsOf('质检员')).toEqual([equal, equal]);
  const shared = 'minmax(0, 36fr) minmax(0, 18fr)';
  expect(columnsOf('水产养殖技术员、饲料检验员')).toEqual([shared, shared]);
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
