import { importFile } from './import-file.js';

const read = async (text: string) => (await importFile({ bytes: Buffer.from(text), name: 'x.txt' })).document;

const PERSON = '林知夏\n电话：13800138000\n';

describe('notations of the same content', () => {
  it('distinguishes titles from names by all entry heads of the file', async () => {
    const { internships, projects } = await read(`${PERSON}
实习经历
采购专员 | 顺丰速运 | 2023.01-2023.06
• 对比三家供应商报价
项目经历
测试 | 房价预测 | 2022.10-2023.02
• 编写单元测试160个
主创 | 品牌设计 | 2021.10-2022.02
• 访谈用户40人`);
    expect(internships).toMatchObject([{ company: { zh: '顺丰速运' }, title: { zh: '采购专员' } }]);
    expect(projects).toMatchObject([
      { name: { zh: '房价预测' }, role: { zh: '测试' } },
      { name: { zh: '品牌设计' }, role: { zh: '主创' } },
    ]);
  });

  it('reads entries of labelled lines, whatever the labels', async () => {
    const { projects } = await read(`${PERSON}
项目经历
参与课题：水质检测装置
研发周期：2022年3-6月
个人角色：硬件设计
主要工作：选定传感器，画电路板
参与课题：智能小车
研发周期：2021年9月至次年1月
个人角色：组长
主要工作：分配任务`);
    expect(projects).toMatchObject([
      {
        name: { zh: '水质检测装置' },
        role: { zh: '硬件设计' },
        period: { start: { y: 2022, m: 3 }, end: { y: 2022, m: 6 } },
      },
      {
        name: { zh: '智能小车' },
        role: { zh: '组长' },
        period: { start: { y: 2021, m: 9 }, end: { y: 2022, m: 1 } },
      },
    ]);
  });

  it('reads tables by their column titles, and pairs of cells', async () => {
    const { education, internships } = await read(`${PERSON}
教育背景
学校\t武汉大学\t专业\t会计学
学历\t本科\t时间\t2021.09-2025.06
实习经历
起止年月\t所在单位\t所任职位
2024.03-2024.06\t美团\t新媒体编辑`);
    expect(education).toMatchObject([
      {
        school: { name: { zh: '武汉大学' } },
        major: { zh: '会计学' },
        degreeLevel: 'bachelor',
        period: { end: { y: 2025 } },
      },
    ]);
    expect(internships).toMatchObject([{ company: { zh: '美团' }, title: { zh: '新媒体编辑' } }]);
  });

  it('recognises headings by the style that the file gives them', async () => {
    const { campus, awards, custom } = await read(`${PERSON}
◆ 教育背景 ◆
2021.09-2025.06 武汉大学 会计学 本科
◆ 校园足迹 ◆
2022.09-2023.06 记者团 主编
◆ 专业技能 ◆
办公：Excel、Word
◆ 荣誉墙 ◆
2023年：国家奖学金、优秀团员
◆ 写在最后 ◆
谢谢阅读。`);
    expect(campus).toMatchObject([{ organisation: { zh: '记者团' }, role: { zh: '主编' } }]);
    expect(awards).toMatchObject([
      { name: { zh: '国家奖学金' }, date: { y: 2023 } },
      { name: { zh: '优秀团员' }, date: { y: 2023 } },
    ]);
    expect(custom).toMatchObject([{ title: { zh: '写在最后' } }]);
  });

  it('reads spaced-out letters, labels in brackets and details in a sentence', async () => {
    const { basics, intention, education } = await read(`范 一 凡
女，壮族，共青团员，2002年6月出生，籍贯江西赣州。
电    话：13800138000
【求职意向】法务实习生 【意向城市】沈阳
教 育 背 景
2020.09-2024.06 华北电力大学（保定）经济管理学院 法学专业 硕士`);
    expect(basics).toMatchObject({
      name: { zh: '范一凡' },
      gender: 'female',
      ethnicity: '08',
      politicalStatus: { code: '03' },
      birthDate: { y: 2002, m: 6 },
      nativePlace: { name: { zh: '江西赣州' } },
      phone: '13800138000',
    });
    expect(intention).toMatchObject({
      positions: [{ name: { zh: '法务实习生' } }],
      cities: [{ name: { zh: '沈阳' } }],
    });
    expect(education).toMatchObject([
      {
        school: { name: { zh: '华北电力大学（保定）' } },
        college: { zh: '经济管理学院' },
        major: { zh: '法学' },
      },
    ]);
  });

  it.each([
    ['a label', '参加工作时间：2015年7月', { y: 2015, m: 7 }],
    ['a year alone', '首次参加工作时间：2015', { y: 2015 }],
    ['a label without a colon', '参加工作时间 2015.07.01', { y: 2015, m: 7, d: 1 }],
    ['a row of a table', '参加工作年月\t2015-07\t婚姻状况\t已婚', { y: 2015, m: 7 }],
    ['words behind the date', '女，2015年7月参加工作，1992年6月出生，籍贯江西赣州', { y: 2015, m: 7 }],
    ['letters set apart', '参 加 工 作 时 间：2015.07', { y: 2015, m: 7 }],
    ['English', 'Working since: Jul 2015', { y: 2015, m: 7 }],
  ])('reads the start of working life: %s', async (_how, line, expected) => {
    const { basics } = await read(`${PERSON}${line}\n\n教育背景\n2011.09-2015.06 武汉大学 会计学 本科`);
    expect(basics.workSince).toEqual(expected);
    expect(basics.facts).toBeUndefined();
    expect(basics.birthDate).toEqual(line.includes('出生') ? { y: 1992, m: 6 } : undefined);
  });

  it.each(['十年前', '2015.07-2019.08'])(
    'keeps values that are no start of working life: %s',
    async (value) => {
      const { basics } = await read(
        `${PERSON}参加工作时间：${value}\n\n教育背景\n2011.09-2015.06 武汉大学 会计学 本科`,
      );
      expect(basics.workSince).toBeUndefined();
      expect(basics.facts).toMatchObject([{ label: { zh: '参加工作时间' }, value: { zh: value } }]);
    },
  );

  it('reads the start of working life in sentences', async () => {
    const { basics } = await read(
      '我叫林知夏，女，1992年6月出生，2015年7月参加工作，电话13800138000，来自江西赣州，想应聘会计',
    );
    expect(basics).toMatchObject({ birthDate: { y: 1992, m: 6 }, workSince: { y: 2015, m: 7 } });
  });
});
