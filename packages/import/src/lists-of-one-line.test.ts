import { importFile } from './import-file.js';

const read = async (...lines: string[]) => {
  const text = [
    '钱海',
    '电话：13900000000',
    '',
    '工作经历',
    '2019.03-2024.06  海州冷链有限公司  仓管员',
    '负责出入库',
    '',
    ...lines,
  ];
  return importFile({ bytes: new TextEncoder().encode(text.join('\n')), name: 'r.txt' });
};
const namesOf = (list: readonly { name?: { zh?: string | undefined } | undefined }[]) =>
  list.map(({ name }) => name?.zh);

it.each([
  ['叉车证/仓储管理员（四级）/低压电工证', ['叉车证', '仓储管理员（四级）', '低压电工证']],
  ['保育员（中级）/育婴师五级/健康证', ['保育员（中级）', '育婴师五级', '健康证']],
  [
    '二级建造师（机电）/电气工程师（中级）/安全B证/高压电工证',
    ['二级建造师（机电）', '电气工程师（中级）', '安全B证', '高压电工证'],
  ],
])('certificates between slashes: %s', async (line, names) => {
  expect(namesOf((await read('证书', line)).document.certificates)).toEqual(names);
});

it.each([
  ['■ 备注：可出差，每月不超过8天', '可出差'],
  ['▪ 说明：可接受夜班，周末值班', '可接受夜班'],
])('a remark below the certificates is not a certificate: %s', async (line, remark) => {
  const { document, unplaced } = await read('■ 证书', '叉车证（2021年）', line);
  expect(namesOf(document.certificates)).toEqual(['叉车证']);
  expect(JSON.stringify([document.custom, unplaced])).toContain(remark);
});

it.each([
  ['四级 538 六级 441', ['四级', '六级'], ['538', '441']],
  ['CET-4 512 CET-6 430', ['CET-4', 'CET-6'], ['512', '430']],
  ['英语四级480分 六级425分', ['英语四级', '六级'], ['480', '425']],
])('examinations between spaces: %s', async (line, exams, scores) => {
  const { languages } = (await read('语言', line)).document;
  expect(languages.map(({ exam }) => exam)).toEqual(exams);
  expect(languages.map(({ score }) => score)).toEqual(scores);
});

it.each([
  ['会拉二胡（能独奏）、剪纸、泥塑、希沃白板、美篇', ['拉二胡', '剪纸', '泥塑', '希沃白板', '美篇']],
  ['会开叉车、扎丝、看图纸、全站仪、水准仪', ['开叉车', '扎丝', '看图纸', '全站仪', '水准仪']],
])('what somebody can do, below the certificates, is a list of skills: %s', async (line, words) => {
  const { document } = await read('证', '叉车证 2021年考的', '健康证', line);
  expect(namesOf(document.certificates)).toEqual(['叉车证', '健康证']);
  const found = document.skills.flatMap(({ name, keywords = [] }) => [
    ...keywords,
    ...(name?.zh ? [name.zh] : []),
  ]);
  expect([...found].sort()).toEqual([...words].sort());
});

it('names between skills below the certificates are skills too', async () => {
  const { document } = await read(
    '证',
    '幼儿园教师资格证 2016年11月拿的',
    '会弹钢琴（能弹唱伴奏）、简笔画、折纸、希沃白板、剪映、美篇',
  );
  expect(namesOf(document.certificates)).toEqual(['幼儿园教师资格证']);
});
