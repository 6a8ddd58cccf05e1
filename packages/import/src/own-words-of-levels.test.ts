import { importFile } from './import-file.js';

const read = async (...lines: string[]) =>
  importFile({
    bytes: new TextEncoder().encode(
      [
        '钱海',
        '电话：13900000000',
        '',
        '工作经历',
        '2019.03-2024.06  海州冷链有限公司  仓管员',
        '负责出入库',
        '',
        '专业技能',
        ...lines,
      ].join('\n'),
    ),
    name: 'r.txt',
  });
const skillsOf = async (...lines: string[]) => {
  const { document, unplaced } = await read(...lines);
  const { skills } = document;
  return {
    words: skills.flatMap(({ name, keywords = [] }) => [
      ...(name?.zh === undefined ? [] : [name.zh]),
      ...keywords,
    ]),
    levels: skills.flatMap(({ level = [] }) => level),
    unplaced: unplaced.map(({ text }) => text),
  };
};

it.each([
  ['SolidWorks、ANSYS、Creo（一般）', ['SolidWorks', 'ANSYS', 'Creo（一般）']],
  ['Excel（熟练）、SQL（了解）、Python（入门）', ['Excel（熟练）', 'SQL（了解）', 'Python（入门）']],
  ['算量软件：广联达（熟练）、Revit（基础）', ['算量软件', '广联达（熟练）', 'Revit（基础）']],
  ['Excel（熟练）', ['Excel（熟练）']],
  ['办公软件（良好）：Word、Excel', ['办公软件（良好）', 'Word', 'Excel']],
])('the level of a tool stays as the person wrote it: %s', async (line, words) => {
  expect(await skillsOf(line)).toEqual({ words, levels: [], unplaced: [] });
});

it.each([
  ['用过用友U8、Excel', ['用过', '用友U8', 'Excel']],
  ['略懂Python、SQL', ['略懂', 'Python', 'SQL']],
])('a level without a field of its own names the group: %s', async (line, words) => {
  expect(await skillsOf(line)).toEqual({ words, levels: [], unplaced: [] });
});

it.each([
  ['熟悉用友U8、Excel', 'familiar'],
  ['掌握用友U8、Excel', 'proficient'],
  ['熟练掌握用友U8、Excel', 'proficient'],
  ['熟练使用用友U8、Excel', 'advanced'],
  ['精通用友U8、Excel', 'expert'],
  ['了解用友U8、Excel', 'aware'],
])('the levels that have a field fill it: %s', async (line, level) => {
  expect(await skillsOf(line)).toEqual({ words: ['用友U8', 'Excel'], levels: [level], unplaced: [] });
});

it('the level in a heading of a group fills the field', async () => {
  expect(await skillsOf('办公软件（熟练）：Word、Excel')).toEqual({
    words: ['办公软件', 'Word', 'Excel'],
    levels: ['advanced'],
    unplaced: [],
  });
});
