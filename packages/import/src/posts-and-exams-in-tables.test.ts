import { importFile } from './import-file.js';

const read = (text: string) => importFile({ bytes: Buffer.from(text), name: 'x.txt' });

const PERSON = `个人简历
姓名	沈若兰	性别	女
出生年月	1998.05	民族	汉
联系电话	13800138000	邮箱	shen@example.com
`;

describe('a table of experience', () => {
  const rows = `${PERSON}
校园经历
时间	组织	职务	内容
2021.10-2022.06	院学生会文艺部	干事	负责迎新晚会的节目单、彩排和后台联络,一共二十三个节目,现场没有出错
2021.04	校园歌手大赛	舞台监督	带六个人换场,全场两个半小时,灯光、道具和音响的时间表由本人制作
2022.07-2022.11	备考初级社工	笔试一科未过,2023年再考
`;

  it('keeps a single month in the column of the time', async () => {
    const { document } = await read(rows);
    expect(document.campus.map(({ organisation, period }) => [organisation?.zh, period?.start])).toEqual([
      ['院学生会文艺部', { y: 2021, m: 10 }],
      ['校园歌手大赛', { y: 2021, m: 4 }],
    ]);
  });

  it('has no entry for the preparation of an examination', async () => {
    const { unplaced } = await read(rows);
    expect(unplaced.some(({ text }) => text.includes('备考初级社工'))).toBe(true);
  });
});

describe('a row of a form whose first cell is empty', () => {
  it('continues the list above it, where an examination that was failed is no certificate', async () => {
    const { document, unplaced } = await read(`${PERSON}工作经历
时间	单位	岗位
2020.07-2024.06	安江区养老服务中心	护理员
工作内容	照护失能老人12名。
证书	养老护理员四级（2021年）
	社会工作师：2025年通过综合能力，法规48分未过，明年再考
	红十字救护员证、C1驾照
`);
    expect(document.certificates.map(({ name }) => name?.zh)).toEqual([
      '养老护理员四级',
      '红十字救护员证',
      'C1驾照',
    ]);
    expect(document.work.flatMap(({ highlights }) => highlights ?? [])).toHaveLength(1);
    expect(unplaced.map(({ text }) => text)).toContain(
      '社会工作师：2025年通过综合能力，法规48分未过，明年再考',
    );
  });
});

describe('a title with a later one in brackets', () => {
  it.each([
    ['护士（2022.03起为护士长）', '护士→护士长（2022.03起）'],
    ['检验员(2021年起任质检主管)', '检验员→质检主管（2021年起）'],
    ['焊工（2021年起带徒弟）', '焊工（2021年起带徒弟）'],
  ])('is two titles one after the other: %s', async (written, title) => {
    const { document } = await read(`${PERSON}
工作经历
时间	单位	岗位
2018.07-至今	江陵宏远集团有限公司	${written}
`);
    expect(document.work.map((entry) => entry.title?.zh)).toEqual([title]);
  });
});
