import { renderToStaticMarkup } from 'react-dom/server';
import type { HeaderView } from '@qicheng/resume/view-model';
import { PersonForm } from './person-form.js';

/** The labels of each row of the form. */
function rows(values: Record<string, string>): string[][] {
  const facts = Object.entries(values).map(([label, value]) => ({ id: label, label, value }));
  const header: HeaderView = { name: '', contacts: [], facts };
  const html = renderToStaticMarkup(<PersonForm header={header} lang="zh" hasThreeColumns />);
  return html
    .split('form-row ')
    .slice(1)
    .map((row) => Array.from(row.matchAll(/form-label">([^<]+)/g), ([, label = '']) => label));
}

describe('a form of three columns', () => {
  const short = { 性别: '女', 民族: '苗族', 籍贯: '湘西' };

  it('has a longer value beside the last short one', () => {
    expect(rows({ ...short, 健康状况: '良好', 政治面貌: '中共党员（2019.07 加入）' })).toEqual([
      ['性别', '民族', '籍贯'],
      ['健康状况', '政治面貌'],
    ]);
  });

  it('has a row for each value that needs one', () => {
    const address = '湘西土家族苗族自治州吉首市人民中路示例小区三栋';
    expect(rows({ ...short, 健康状况: '良好', 住址: address })).toEqual([
      ['性别', '民族', '籍贯'],
      ['健康状况'],
      ['住址'],
    ]);
    expect(rows({ ...short, 政治面貌: '中共党员（2019.07 加入）' })).toEqual([
      ['性别', '民族', '籍贯'],
      ['政治面貌'],
    ]);
  });
});

it('has no cell for the label of a contact without one, which a shared page shows for hidden contacts', () => {
  const hidden = { id: 'basics.contacts', label: '', value: '联系方式已隐藏' };
  const header: HeaderView = { name: '白一', contacts: [hidden], facts: [] };
  const html = renderToStaticMarkup(<PersonForm header={header} lang="zh" />);
  expect(html.match(/form-label/gu)).toHaveLength(1);
  expect(html).toContain('<span class="form-value">联系方式已隐藏');
});
