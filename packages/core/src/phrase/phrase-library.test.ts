import { HeadingService, LearningResourceService, PhraseLibraryService, SkillWordService } from './index.js';
import { TextIndex } from './text-index.js';

const library = new PhraseLibraryService();
const skills = new SkillWordService();
const resources = new LearningResourceService();
const all = { page: 1, limit: 50 };

describe('TextIndex', () => {
  const index = new TextIndex(['项目管理', 'SQL 与报表', '银行', '生产线'], (text) => ({
    names: text,
    text: '',
  }));

  it('finds by two characters, by Latin words in any case, and by initials', () => {
    expect(index.find('管理')).toEqual(['项目管理']);
    expect(index.find('sql')).toEqual(['SQL 与报表']);
    expect(index.find('XMGL')).toEqual(['项目管理']);
    expect(index.find('mg')).toEqual(['项目管理']);
    expect(index.find('yh')).toEqual(['银行']);
  });

  it('requires every word, treats symbols literally and a single letter not as an initial', () => {
    expect(index.find(' 报表  sql ')).toEqual(['SQL 与报表']);
    expect(index.find('报表 银行')).toEqual([]);
    expect(index.find('%')).toEqual([]);
    expect(index.find('x')).toEqual([]);
    expect(index.find('')).toHaveLength(4);
  });

  it('ranks names before texts before initials', () => {
    const ranked = new TextIndex(
      [
        { names: '', text: '社区' },
        { names: '', text: '见 sq 文档' },
        { names: 'SQ', text: '' },
      ],
      (item) => item,
    );
    expect(ranked.find('sq').map(({ names, text }) => names + text)).toEqual(['SQ', '见 sq 文档', '社区']);
  });
});

describe('the phrase library', () => {
  it('counts what each section and each occupation contains', () => {
    const total = library.search(all).total;
    const { list, total: sections } = library.sections(all);
    expect(sections).toBe(12);
    expect(list.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    for (const { code, count } of library.occupations({ ...all, section: 'projects' }).list)
      expect(library.search({ ...all, section: 'projects', occupation: code }).total).toBe(count);
    expect(library.sections({ ...all, occupation: 'nurse' }).list).toContainEqual({
      code: 'internships',
      name: '实习经历',
      count: 6,
    });
    expect(library.occupations({ ...all, section: 'none' }).list).toEqual([]);
  });

  it('finds by a word of the text, by the occupation’s other names and by initials', () => {
    const [found] = library.search({ ...all, keyword: '静脉' }).list;
    expect(found).toMatchObject({ occupation: 'nurse', sectionName: '实习经历', occupationName: '护士' });
    expect(library.search({ ...all, keyword: '新媒体' }).list[0]?.occupation).toBe('operations');
    expect(library.search({ ...all, keyword: 'jmcc' }).list.map(({ content }) => content)).toContain(
      found?.content,
    );
    const both = library.search({ ...all, keyword: '护士 项目' });
    expect(both.total).toBeGreaterThan(0);
    expect(both.list.every(({ occupation }) => occupation === 'nurse')).toBe(true);
    expect(library.search({ ...all, keyword: '没有这样的话' })).toEqual({ list: [], total: 0 });
  });

  it('has pages that together are the complete list', () => {
    const first = library.search({ page: 1, limit: 20, occupation: 'data' });
    const second = library.search({ page: 2, limit: 20, occupation: 'data' });
    expect(new Set([...first.list, ...second.list].map(({ id }) => id)).size).toBe(first.total);
  });
});

describe('skill words', () => {
  it('are filtered by occupation, category and word, and count categories without their own filter', () => {
    const backend = skills.search({ ...all, occupation: 'backend' });
    expect(backend.categories.map(({ name }) => name)).toContain('数据库');
    const stores = skills.search({ ...all, occupation: 'backend', category: '数据库' });
    expect(stores.list.every(({ category }) => category === '数据库')).toBe(true);
    expect(stores.categories).toEqual(backend.categories);
    expect(skills.search({ ...all, keyword: 'mysql' }).list[0]).toEqual({
      name: 'MySQL',
      category: '数据库',
      occupations: ['后端开发', '数据分析'],
    });
    expect(skills.search({ ...all, keyword: 'jmsy' }).list[0]?.name).toBe('静脉输液');
  });
});

describe('headings', () => {
  it('are in the requested language', () => {
    const { list } = new HeadingService().list({ ...all, language: 'en' });
    const skillsHeading = list.find(({ section }) => section === 'skills');
    expect(skillsHeading).toMatchObject({
      title: 'Skills',
      alternatives: expect.arrayContaining(['Core Skills']),
    });
  });
});

describe('learning resources', () => {
  it('are found by skill, kind, occupation and issuer', () => {
    const mysql = resources.search({ ...all, skill: 'mysql', kind: 'documentation' });
    expect(mysql.list[0]).toMatchObject({ name: 'MySQL 参考手册', kindName: '官方资料' });
    expect(resources.search({ ...all, keyword: '司法部' }).list[0]?.name).toBe('国家统一法律职业资格');
    expect(resources.search({ ...all, occupation: 'nurse' }).total).toBeGreaterThan(3);
    expect(resources.search({ ...all, skill: '' }).total).toBe(0);
  });
});
