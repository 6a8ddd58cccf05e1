import { importFile } from './import-file.js';

const read = async (text: string) => (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document;

const PERSON = '沈佳禾\n电话：13800001024\n\n教育经历\n2015.09-2019.06  江城工业大学  食品质量与安全  本科\n';

describe('certificates named after a standard', () => {
  it.each([
    ['食品安全内审员证（ISO 22000）', '食品安全内审员证（ISO 22000）', undefined],
    ['质量管理体系内审员（ISO 9001:2015）', '质量管理体系内审员（ISO 9001:2015）', undefined],
    ['GB/T 19001-2016 内审员证书', 'GB/T 19001-2016 内审员证书', undefined],
    ['IATF 16949:2016 内审员证书（2023.05）', 'IATF 16949:2016 内审员证书', { y: 2023, m: 5 }],
    ['ISO 14001 内审员证（2022年3月考的）', 'ISO 14001 内审员证', { y: 2022, m: 3 }],
  ])('keep its number, and have a date only if one is given: %s', async (line, name, date) => {
    const { certificates } = await read(`${PERSON}\n证书\n${line}\nC1 驾驶证\n`);
    expect(certificates[0]).toMatchObject({ name: { zh: name } });
    expect(certificates[0]?.date).toEqual(date);
    expect(certificates[0]?.issuer).toBeUndefined();
  });
});

describe('the level of skills', () => {
  it.each(['Design-Expert、SPSS；会用离心机、粒度仪', '会用 Visual Basic、Expert Choice'])(
    'is not taken from the name of a tool: %s',
    async (line) => {
      const { skills } = await read(`${PERSON}\n技能\n${line}\n`);
      expect(skills[0]?.keywords?.length).toBeGreaterThan(1);
      expect(skills.every(({ level }) => level === undefined)).toBe(true);
    },
  );

  it('is kept where the person states it', async () => {
    const { skills } = await read(`${PERSON}\n技能\n精通 Design-Expert、SPSS\n`);
    expect(skills[0]).toMatchObject({ level: 'expert', keywords: ['Design-Expert', 'SPSS'] });
  });
});

it('the beginning and the end of a year are its first and its last month', async () => {
  const { work } = await read(
    `${PERSON}\n工作经历\n2019年初-2021年底  江城远帆仪器有限公司  化验员\n每天检测 20 批原料\n2022年3月-2024年末  江城益康乳业有限公司  品控员\n负责留样\n`,
  );
  expect(work.map(({ period }) => period)).toEqual([
    { start: { y: 2019, m: 1 }, end: { y: 2021, m: 12 } },
    { start: { y: 2022, m: 3 }, end: { y: 2024, m: 12 } },
  ]);
});
