import { importFile } from './import-file.js';

const TEXT = `沈知夏
13800002233 shen@example.com

教育经历
湖州师范学院 物流管理 本科 2023.09-2027.06

荣誉奖项
全国大学生物流设计大赛省级三等奖 2025.05
大学生节能减排竞赛 国家级二等奖 2025.06
师范生教学技能大赛（校级）一等奖 2024.11
市级三好学生 2022.05
省级优秀毕业设计一等奖 2026.06`;

it('the level between the name of a contest and the prize has its field', async () => {
  const { document } = await importFile({ bytes: new TextEncoder().encode(TEXT), name: '简历.txt' });
  expect(document.awards.map(({ name, level, grade }) => [name?.zh, level, grade?.zh])).toEqual([
    ['全国大学生物流设计大赛', 'provincial', '三等奖'],
    ['大学生节能减排竞赛', 'national', '二等奖'],
    ['师范生教学技能大赛', 'university', '一等奖'],
    ['市级三好学生', undefined, undefined],
    ['省级优秀毕业设计一等奖', undefined, undefined],
  ]);
});
