import { importFile } from './import-file.js';

const readAll = (text: string) => importFile({ bytes: new TextEncoder().encode(text), name: '简历.txt' });
const read = async (text: string) => (await readAll(text)).document;
const HEADED = (line: string) =>
  `沈建业\n电话 13800009917\n\n工作经历\n${line}\n\n教育经历\n2011.9-2014.6  宁波职业技术学院  物流管理  大专`;
const statementsOf = ({ highlights }: { highlights?: { zh?: { text: string }[] }[] } = {}): string[] =>
  (highlights ?? []).flatMap(({ zh = [] }) => zh.map(({ text }) => text));

describe('what is stated after the names of an entry head', () => {
  it.each([
    ['2015.6-2022.11  昆明百事通租车  商务车司机，接机多，机场路熟', '接机多，机场路熟'],
    ['2019.3-2023.5  青岛海润食品有限公司  包装工，三班倒，人均一天八百箱', '三班倒，人均一天八百箱'],
  ])('is one statement as written: %s', async (line, statement) => {
    const { work } = await read(HEADED(line));
    expect(work).toHaveLength(1);
    expect(work[0]?.department).toBeUndefined();
    expect(statementsOf(work[0])).toEqual([statement]);
  });
});

describe('a part between employer and title', () => {
  it.each(['城北支行', '调试队', '仓库', '总行风险管理部', '抖音电商'])(
    'is a department: %s',
    async (unit) => {
      const { work } = await read(HEADED(`2015.6-2022.11  宁波恒达物流有限公司  ${unit}  主管`));
      expect(work[0]).toMatchObject({ department: { zh: unit }, title: { zh: '主管' } });
    },
  );

  it.each(['没签合同', '朋友介绍的', '接单多'])(
    'is not a department if it is a clause: %s',
    async (clause) => {
      const { work } = await read(HEADED(`2015.6-2022.11  宁波恒达物流有限公司  ${clause}  装卸工`));
      expect(work[0]?.department).toBeUndefined();
      expect(work[0]).toMatchObject({ company: { zh: '宁波恒达物流有限公司' }, title: { zh: '装卸工' } });
    },
  );

  it('is the place if it is a capitalised word after an English employer', async () => {
    const { internships } = await read(
      '沈建业\n13800009917\n\n实习经历\nNorthbeck Retail Ltd, Leeds — Data Analyst Intern  2024.06 - 2024.09\n负责周报\n\n教育经历\n2021.9-2025.6  宁波大学  统计学  本科',
    );
    expect(internships[0]).toMatchObject({ place: { zh: 'Leeds' } });
    expect(internships[0]?.department).toBeUndefined();
  });
});

describe('words next to the name', () => {
  it.each(['小伙子很踏实', '两个孩子', '外科方向'])(
    'are no headline without an occupation: %s',
    async (words) => {
      const { document, unplaced } = await readAll(
        HEADED('2015.6-2022.11  宁波恒达物流有限公司  装卸工').replace('沈建业', `沈建业  ${words}`),
      );
      expect(document.basics.headline).toBeUndefined();
      expect(unplaced.map(({ text }) => text).join()).toContain(words);
    },
  );

  it.each(['视觉设计 / 插画', '生态学博士', '门店运营 / 区域督导'])(
    'are the headline with one: %s',
    async (words) => {
      const { basics } = await read(
        HEADED('2015.6-2022.11  宁波恒达物流有限公司  装卸工').replace('沈建业', `沈建业\n${words}`),
      );
      expect(basics.headline?.zh).toBe(words);
    },
  );
});

describe('the issuer of an award', () => {
  it.each(['入围', '成功41件', '2023'])('is never another word: %s', async (word) => {
    const { awards } = await read(
      `${HEADED('2015.6-2022.11  宁波恒达物流有限公司  装卸工')}\n\n获奖情况\n安康杯知识竞赛 ${word}`,
    );
    expect(awards[0]?.issuer).toBeUndefined();
  });

  it('is an office or a company', async () => {
    const { awards } = await read(
      `${HEADED('2015.6-2022.11  宁波恒达物流有限公司  装卸工')}\n\n获奖情况\n2021.6  县级优秀班主任  疏附县教育局`,
    );
    expect(awards).toMatchObject([{ name: { zh: '县级优秀班主任' }, issuer: { zh: '疏附县教育局' } }]);
  });
});

describe('lines below an education', () => {
  it.each(['主修课程', 'GPA：', '证明人：郝老师', '数控应用'])(
    'are not statements if they only name something: %s',
    async (line) => {
      const { education } = await read(`${HEADED('2015.6-2022.11  宁波恒达物流有限公司  装卸工')}\n${line}`);
      expect(statementsOf(education[0])).toEqual([]);
    },
  );

  it('are statements otherwise', async () => {
    const { education } = await read(
      `${HEADED('2015.6-2022.11  宁波恒达物流有限公司  装卸工')}\n在校拿过两次三等奖学金`,
    );
    expect(statementsOf(education[0])).toEqual(['在校拿过两次三等奖学金']);
  });
});
