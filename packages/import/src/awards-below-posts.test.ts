import { importFile } from './import-file.js';

const TEXT = `赵子涵
电话 13800009991   邮箱 zhao@example.com

教育经历
青岛理工大学        建筑学（本科）         2022.09-2027.06

校园经历
建筑学院青年志愿者协会 宣传部部长 2023.09-2024.06
负责拍摄推文照片，发布推文 36 篇
2023、2024 年校二等奖学金

技能证书
BIM一级；ISO 22000 内审员；熟练使用 Revit、SketchUp`;

describe('awards below campus roles', () => {
  it('are separate awards for each year, and certificates for systems are certificates', async () => {
    const { document } = await importFile({ bytes: new TextEncoder().encode(TEXT), name: '简历.txt' });
    expect(document.awards.map(({ name, date }) => [name?.zh, date?.y])).toEqual([
      ['校二等奖学金', 2023],
      ['校二等奖学金', 2024],
    ]);
    expect(JSON.stringify(document.campus)).not.toContain('奖学金');
    expect(document.certificates.map(({ name }) => name?.zh)).toEqual(['BIM一级', 'ISO 22000 内审员']);
  });
});
