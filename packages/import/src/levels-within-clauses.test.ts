import { importFile } from './import-file.js';

const read = async (text: string) =>
  (await importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' })).document;
const PERSON = '沈建业\n电话 13800009917\n\n教育经历\n';

describe('the level within a part of an education', () => {
  it.each([
    ['2015.09-2018.06  山西农业大学，植物保护，农学硕士（推免）', 'master'],
    ['2019.09-2022.06  南京大学  工商管理（MBA，在读）', 'master'],
    ['2017.09-2021.06\t湖北民族大学 英语（师范）本科\t学习委员', 'bachelor'],
    ['西南石油大学，计算机科学学院，数据科学，2023级本科，2023.9-2027.6', 'bachelor'],
    ['2020.09-2023.06  内蒙古工业大学  应用统计  专业硕士（非全日制）', 'master'],
    ['2018.9-2021.6  成都纺织高等专科学校  服装设计  高职', 'college'],
  ])('is read: %s', async (line, level) => {
    const { education } = await read(`${PERSON}${line}\n`);
    expect(education).toMatchObject([{ degreeLevel: level }]);
  });

  it.each([
    '2019.9-2023.6  宁波大学  物流工程\n2023年考研报考硕士，未录取',
    '2019.9-2023.6  宁波大学  物流工程\n带本科生实验课 32 学时',
    '2019.9-2023.6  成都纺织高等专科学校  服装设计',
  ])('is not taken from other words: %s', async (lines) => {
    const { education } = await read(`${PERSON}${lines}\n`);
    expect(education).toHaveLength(1);
    expect(education[0]?.degreeLevel).toBeUndefined();
  });

  it('is not part of the subject', async () => {
    const { education } = await read(`${PERSON}2017.09-2021.06\t湖北民族大学 英语（师范）本科\t学习委员\n`);
    expect(education).toMatchObject([{ major: { zh: '英语（师范）' } }]);
  });
});
