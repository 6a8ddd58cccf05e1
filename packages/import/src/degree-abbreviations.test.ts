import { importFile } from './import-file.js';

const read = async (line: string) => {
  const text = `林知夏\n电话：13800138000\n\n教育经历\n${line}\n\n实习经历\n2026.06-2026.09  芜湖明川零部件有限公司  设计实习生\n- 编制图纸18张`;
  const { document } = await importFile({ bytes: Buffer.from(text), name: 'x.txt' });
  expect(document.education).toHaveLength(1);
  return document.education[0];
};

it.each([
  ['M.Eng.', 'master'],
  ['M.Sc.', 'master'],
  ['M.A.', 'master'],
  ['MSc', 'master'],
  ['B.Eng.', 'bachelor'],
  ['B.Sc.', 'bachelor'],
  ['Ph.D.', 'doctor'],
])('a major with the abbreviation %s after it has the level %s', async (degree, degreeLevel) => {
  for (const line of [
    `江城工业大学   机械工程 ${degree}   2024.09 – 2027.06`,
    `江城工业大学 | 机械工程 ${degree} | 2024.09-2027.06`,
  ])
    expect(await read(line)).toMatchObject({
      school: { name: { zh: '江城工业大学' } },
      ...{ major: { zh: '机械工程' }, degreeLevel },
    });
});

it.each([
  '合肥工业大学 (Hefei University of Technology)   机械工程 M.Eng.   2024.09 – 2027.06',
  '合肥工业大学（Hefei University of Technology）  机械工程  硕士  2024.09-2027.06',
  '2024.09-2027.06  Hefei University of Technology（合肥工业大学）  机械工程  硕士',
  'Hefei University of Technology (合肥工业大学)  机械工程  M.Eng.  2024.09-2027.06',
])('a school with its name in the other language in brackets keeps level and major: %s', async (line) => {
  expect(await read(line)).toMatchObject({
    school: { name: { zh: '合肥工业大学', en: 'Hefei University of Technology' } },
    ...{ major: { zh: '机械工程' }, degreeLevel: 'master' },
  });
});

it.each([
  [
    'TU Dresden, Germany   Exchange student, Mechanical Engineering   2025.10 – 2026.03',
    'TU Dresden, Germany',
  ],
  ['江城大学  本科交换生  机械工程  2025.10 – 2026.03', '江城大学'],
  ['Technical University of Munich  exchange semester  2025.10 – 2026.03', 'Technical University of Munich'],
  ['江城大学  交换  2025.10 – 2026.03', '江城大学'],
])('an exchange has a school and no degree: %s', async (line, school) => {
  const education = await read(line);
  expect(education).toMatchObject({ school: { name: { zh: school } }, exchange: { zh: expect.any(String) } });
  expect(education?.degreeLevel).toBeUndefined();
  expect(JSON.stringify(education?.major ?? '')).not.toMatch(/exchange|交换/iu);
});

describe('unchanged', () => {
  it.each([
    ['TU Munich, Germany   M.Sc. in Informatics   2023.10 – 2026.03', 'Informatics', 'master'],
    ['University of Leeds  MSc Accounting and Finance  2023.09-2024.11', 'Accounting and Finance', 'master'],
    ['江城大学  信息交换工程  本科  2020.09-2024.06', '信息交换工程', 'bachelor'],
    ['江城大学（Honours）  会计学  本科  2020.09-2024.06', '会计学', 'bachelor'],
  ])('%s', async (line, major, degreeLevel) => {
    expect(await read(line)).toMatchObject({ major: { zh: major }, degreeLevel });
  });
});
