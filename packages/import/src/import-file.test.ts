import { readFileSync } from 'node:fs';
import { writeSource } from '@qicheng/resume/embedded-source';
import { toJsonResume } from '@qicheng/resume/json-resume';
import { valueAt } from '@qicheng/resume/pointer';
import { SAMPLES } from '@qicheng/resume/samples';
import { importFile } from './import-file.js';

const RESUME = `个人简历

姓名：张晓雯    性别：女    出生年月：2002.05
籍贯：湖北武汉  民族：汉族  政治面貌：中共党员
电话：138 0013 8000    邮箱：zhangxw@example.com
求职意向：市场营销专员    期望城市：武汉

教育背景
2020.09-2024.06    武汉大学    市场营销    本科
GPA：3.7/4.0（专业前10%）

实习经历
2023.07-2023.09  禾木食品（上海）有限公司  市场部  市场实习生
1、负责华中区域新品上市推广，撰写推文20篇；
2、协助组织线下活动6场，覆盖用户3000人。

荣誉奖项
国家奖学金（2022.10）

自我评价
性格开朗，责任心强。`;

const read = (text: string | Uint8Array, name = 'x.txt') =>
  importFile({ bytes: typeof text === 'string' ? Buffer.from(text) : text, name });

describe('importing a file', () => {
  const sectionsOf = async (text: string) =>
    (await read(text)).document.meta.sections.filter(({ visible }) => visible).map(({ key }) => key);

  it.each([
    [
      'a line above the first heading',
      RESUME,
      ['intention', 'education', 'internships', 'awards', 'selfEvaluation'],
    ],
    [
      'a heading of its own at the end',
      `${RESUME.replace(/求职意向.*\n/, '')}\n\n求职意向\n市场营销专员`,
      ['education', 'internships', 'awards', 'selfEvaluation', 'intention'],
    ],
  ])('keeps the section order of the file: 求职意向 as %s', async (_where, text, expected) => {
    expect(await sectionsOf(text)).toEqual(expected);
  });

  it('finds the values of the file with their sources', async () => {
    const { document, fields, title, unplaced } = await read(RESUME);
    expect(title).toBe('张晓雯的简历');
    expect(document.basics).toMatchObject({
      name: { zh: '张晓雯' },
      gender: 'female',
      birthDate: { y: 2002, m: 5 },
      politicalStatus: { code: '01' },
      phone: '13800138000',
    });
    expect(document.education[0]).toMatchObject({
      school: { name: { zh: '武汉大学' } },
      degreeLevel: 'bachelor',
      gpa: { value: 3.7, scale: 4 },
      rank: { percent: 10, scope: 'major' },
    });
    expect(document.internships[0]).toMatchObject({
      company: { zh: '禾木食品（上海）有限公司' },
      department: { zh: '市场部' },
      title: { zh: '市场实习生' },
      period: { start: { y: 2023, m: 7 }, end: { y: 2023, m: 9 } },
    });
    expect(unplaced).toEqual([]);
    for (const { pointer, confidence, source } of fields) {
      expect(valueAt(document, pointer)).toBeDefined();
      expect(confidence).toBeGreaterThan(0);
      expect(RESUME.replace(/\s/g, '')).toContain(source?.quote.replace(/\s/g, ''));
    }
  });

  it.each(['utf-16le', 'utf8'] as const)('reads %s', async (encoding) => {
    const mark = encoding === 'utf8' ? [] : [0xff, 0xfe];
    const { title } = await read(Buffer.concat([Buffer.from(mark), Buffer.from(RESUME, encoding)]));
    expect(title).toBe('张晓雯的简历');
  });

  it('rejects files that contain no résumé', async () => {
    await expect(read('')).rejects.toMatchObject({ errorCode: 'empty' });
    await expect(read('   \n\n  ')).rejects.toMatchObject({ errorCode: 'empty' });
    await expect(read('本合同由甲乙双方签订，未尽事宜另行协商。')).rejects.toMatchObject({
      errorCode: 'notResume',
    });
    await expect(read('{"a":1}')).rejects.toMatchObject({ errorCode: 'notResume' });
    await expect(read('{"basics":{}}')).rejects.toMatchObject({ errorCode: 'empty' });
    await expect(read(readFileSync(process.execPath).subarray(0, 5_000))).rejects.toMatchObject({
      errorCode: 'unreadable',
    });
  });

  it('imports our own files without loss', async () => {
    const document = SAMPLES.nursing();
    const source = { scope: 'full', language: 'zh', templateCode: 'tem0002', document } as const;
    const own = await read(await writeSource(source), 'x.json');
    expect(own).toMatchObject({ format: 'own', isLossless: true, templateCode: 'tem0002', warnings: [] });
    expect(own.document).toEqual(document);
    const edited = (await writeSource(source)).replace('tem0002', 'tem0003');
    expect((await read(edited, 'x.json')).warnings).toEqual(['edited']);
    expect((await read(JSON.stringify(toJsonResume(document)))).document).toEqual(document);
  });

  it('keeps text of unknown sections in custom sections', async () => {
    const { unplaced, document } = await read(`${RESUME}\n\n其他\n可随时到岗`);
    expect(unplaced).toEqual([]);
    expect(JSON.stringify(document.custom)).toContain('可随时到岗');
  });
});
