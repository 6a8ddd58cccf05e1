import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '登记表.txt' });

const FORM = (rows: string) => `应聘登记表
姓名\t沈建业\t性别\t男
联系电话\t13800009917\t籍贯\t浙江宁波
工作经历
起止年月\t单位\t职务
2015.4-2023.4\t宁波海天橡塑机械有限公司\t注塑技术员
持有证书
叉车证、低压电工证
${rows}`;

describe('rows that the office fills in', () => {
  it.each([
    '资格审查意见\t\t初审人\t',
    '班主任意见\t（请班主任填写并签字）',
    '十三、审核意见（由招聘单位填写）',
    '以下由人事填写\n面试意见：\t试工结果：\t核定工价：',
    '院系党委意见\t\t（盖章）  年  月  日',
  ])('are not certificates: %s', async (rows) => {
    const { document } = await readAll(FORM(rows));
    expect(document.certificates.map(({ name }) => name?.zh)).toEqual(['叉车证', '低压电工证']);
    expect(document.awards).toEqual([]);
    expect(document.work).toHaveLength(1);
  });
});

describe('questions of the form below a list', () => {
  it.each([
    '是否接受夜班：\t接受到晚11点',
    '有无犯罪记录\t无',
    '十、是否服从调剂  是',
    '能否久站\t能\t能否上夜班\t能',
  ])('are neither items of the list nor employments: %s', async (row) => {
    const { document } = await readAll(FORM(row));
    expect(document.certificates.map(({ name }) => name?.zh)).toEqual(['叉车证', '低压电工证']);
    expect(document.skills).toEqual([]);
    expect(document.work).toHaveLength(1);
  });

  it('are shown, with their answers', async () => {
    const { document, unplaced } = await readAll(FORM('是否服从调剂：是\n有无犯罪记录：无犯罪记录'));
    const shown = JSON.stringify([document.basics.facts, unplaced.map(({ text }) => text)]);
    expect(shown).toContain('服从调剂');
    expect(shown).toContain('犯罪记录');
  });
});
