import { emptyDocument } from '@qicheng/resume/defaults';
import { fileTitle } from './file-title.js';

function resume(title: string, language: 'zh' | 'en' = 'zh') {
  const document = emptyDocument({ lang: language });
  document.meta.sections = [{ key: 'intention', visible: true }];
  document.basics = { name: { zh: '林晓禾', en: 'Lin Xiaohe' } };
  document.intention = { positions: [{ name: { zh: '数据分析师', en: 'Data Analyst' } }] };
  return { title, language, document };
}

describe('fileTitle', () => {
  it.each([
    ['我的简历', 'zh', '林晓禾-数据分析师-简历'],
    ['我的简历 3', 'zh', '林晓禾-数据分析师-简历'],
    ['我的简历 副本', 'zh', '林晓禾-数据分析师-简历'],
    ['导入的简历', 'zh', '林晓禾-数据分析师-简历'],
    ['林晓禾的简历', 'zh', '林晓禾-数据分析师-简历'],
    ['My résumé 2', 'en', 'Lin Xiaohe-Data Analyst-Resume'],
    ['我的简历（投递版）', 'zh', '我的简历（投递版）'],
    ['校招 产品', 'zh', '校招 产品'],
    ['后端开发工程师', 'en', 'Lin Xiaohe-Data Analyst-Resume'],
    ['Autumn 2026', 'en', 'Autumn 2026'],
  ] as const)('names the file of %s', (title, language, expected) => {
    expect(fileTitle(resume(title, language))).toBe(expected);
  });

  it('has no Chinese in the title of an English version', () => {
    const half = resume('投递版', 'en');
    half.document.basics = { name: { zh: '周雨桐' } };
    half.document.intention = { positions: [{ name: { zh: '审计助理' } }] };
    expect(fileTitle(half)).toBe('Zhou Yutong-Resume');
    half.document.basics = {};
    expect(fileTitle(half)).toBe('Resume');
  });

  it('omits a position that is not printed', () => {
    const hidden = resume('我的简历');
    hidden.document.meta.sections = [{ key: 'intention', visible: false }];
    expect(fileTitle(hidden)).toBe('林晓禾-简历');
    const none = resume('我的简历');
    none.document.intention = {};
    expect(fileTitle(none)).toBe('林晓禾-简历');
  });

  it('keeps the title without a name', () => {
    const nameless = resume('我的简历');
    nameless.document.basics = {};
    expect(fileTitle(nameless)).toBe('我的简历');
  });

  it('truncates a long position, so that the name keeps its end', () => {
    const long = resume('我的简历');
    long.document.intention = { positions: [{ name: { zh: '数'.repeat(200) } }] };
    expect(fileTitle(long)).toBe(`林晓禾-${'数'.repeat(30)}-简历`);
  });
});
