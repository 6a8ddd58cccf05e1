import { renderToStaticMarkup } from 'react-dom/server';
import type { HeaderView } from '@qicheng/resume/view-model';
import { FormFacts, PersonForm } from './person-form.js';

const factsOf = (values: Record<string, string>) =>
  Object.entries(values).map(([label, value]) => ({ id: label, label, value }));

/** The labels of each row. */
const labels = (html: string): string[][] =>
  html
    .split('form-row ')
    .slice(1)
    .map((row) => Array.from(row.matchAll(/form-label">([^<]+)/g), ([, label = '']) => label));

/** The labels of each row of the form. */
function rows(values: Record<string, string>): string[][] {
  const header: HeaderView = { name: '', contacts: [], facts: factsOf(values) };
  return labels(renderToStaticMarkup(<PersonForm header={header} lang="zh" hasThreeColumns />));
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

it('keeps a long first value in the first row, and puts later ones below the short ones', () => {
  const long = '数控车床操作工、设备点检员、班组长';
  const facts = factsOf({ 意向岗位: long, 意向城市: '襄阳', 期望薪资: '面议', 备注: long, 状态: '在职' });
  expect(labels(renderToStaticMarkup(<FormFacts facts={facts} />))).toEqual([
    ['意向岗位'],
    ['意向城市', '期望薪资'],
    ['状态'],
    ['备注'],
  ]);
});

it('has no cell for the label of a contact without one, which a shared page shows for hidden contacts', () => {
  const hidden = { id: 'basics.contacts', label: '', value: '联系方式已隐藏' };
  const header: HeaderView = { name: '白一', contacts: [hidden], facts: [] };
  const html = renderToStaticMarkup(<PersonForm header={header} lang="zh" />);
  expect(html.match(/form-label/gu)).toHaveLength(1);
  expect(html).toContain('<span class="form-value">联系方式已隐藏');
});
