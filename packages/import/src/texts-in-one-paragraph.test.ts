import { importFile } from './import-file.js';

const read = (text: string) => importFile({ bytes: Buffer.from(text), name: 'x.txt' });

const PARAGRAPH =
  '温若岚，女，31岁，食品质量与安全本科，质检员，6年经验。2019.07-2022.03在一家乳品厂任化验员，负责理化检验，每天 40 份样品；2022年4月至今在连锁烘焙公司做品控主管，带 3 人，客诉下降 35%。熟练使用液相色谱仪、Excel。持食品检验工高级证、健康证（明年到期）。英语四级。2023年获公司质量标兵。为人细致，能接受倒班。希望从事品控经理。没做过采购。';

describe('a person described in one paragraph', () => {
  it('has the fields stated in its sentences', async () => {
    const { document } = await read(PARAGRAPH);
    expect(document.basics).toMatchObject({
      name: { zh: '温若岚' },
      gender: 'female',
      headline: { zh: '质检员' },
    });
    expect(document.education).toMatchObject([{ major: { zh: '食品质量与安全' }, degreeLevel: 'bachelor' }]);
    expect(document.work).toMatchObject([
      {
        company: { zh: '乳品厂' },
        title: { zh: '化验员' },
        period: { start: { y: 2019, m: 7 }, end: { y: 2022, m: 3 } },
      },
      { company: { zh: '连锁烘焙公司' }, title: { zh: '品控主管' }, period: { end: 'present' } },
    ]);
    expect(document.certificates.map(({ name }) => name?.zh)).toEqual(['食品检验工高级证', '健康证']);
    expect(document.skills.flatMap(({ keywords = [] }) => keywords)).toEqual(['液相色谱仪', 'Excel']);
    expect(document.languages).toHaveLength(1);
    expect(document.awards).toHaveLength(1);
    expect(document.intention.positions).toMatchObject([{ name: { zh: '品控经理' } }]);
  });

  it('keeps all other text: statements with their employer, the rest unplaced', async () => {
    const { document, unplaced } = await read(PARAGRAPH);
    const statement = JSON.stringify(document.work);
    for (const words of ['负责理化检验，每天 40 份样品', '带 3 人，客诉下降 35%'])
      expect(statement).toContain(words);
    expect(JSON.stringify(document.selfEvaluation)).toContain('为人细致，能接受倒班');
    expect(unplaced.map(({ text }) => text)).toEqual(['没做过采购']);
  });

  it('has an employment with the stated occupation if no employer is named', async () => {
    const { document } = await read(
      '路清远，网页设计师，视觉传达本科，5年经验。主导过 12 个官网改版，平均停留时长提升 30%。熟练 Figma、PS。',
    );
    expect(document.work).toHaveLength(1);
    expect(document.work[0]).toMatchObject({ title: { zh: '网页设计师' } });
    expect(document.work[0]?.company).toBeUndefined();
    expect(JSON.stringify(document.work)).toContain('主导过 12 个官网改版');
  });

  it('separates two education entries, and internships from employments', async () => {
    const { document } = await read(
      '祝听雨，26岁，遗传学硕士，本科生物技术，2025年毕业。在读期间做过水稻抗病基因定位，发表论文 1 篇。2024.06-2024.09在某种业公司实习，整理田间数据 3000 条。会用 R 作图，踏实细心。',
    );
    expect(document.education).toMatchObject([
      { major: { zh: '遗传学' }, degreeLevel: 'master' },
      { major: { zh: '生物技术' }, degreeLevel: 'bachelor' },
    ]);
    expect(document.work).toEqual([]);
    expect(document.internships).toMatchObject([{ company: { zh: '种业公司' } }]);
  });
});
