import { importFile } from './import-file.js';

const read = async (...lines: string[]) =>
  (await importFile({ bytes: Buffer.from(lines.join('\n')), name: 'x.txt' })).document;

describe('a text whose headings do not divide it', () => {
  it('has its entries above headings of short lists', async () => {
    const { work, education } = await read(
      '白一凡',
      '求职目标：面点师傅',
      '江城 / 1991.03 / 13800002230',
      '',
      '江城四季酒店管理有限公司',
      '2019年4月 — 至今',
      '面点主管',
      '每天出品包子、烧麦约900只',
      '带三名学徒，教他们和面和擀皮',
      '',
      '江城老街食品有限公司',
      '2014年7月 — 2019年3月',
      '面点师',
      '做早点，一天两班',
      '',
      '江城商业技工学校',
      '2011年9月 — 2014年6月',
      '中式面点',
      '中专',
      '',
      '技能',
      '苏式月饼 广式茶点',
      '',
      '证书',
      '中式面点师三级',
    );
    expect(work.map(({ company }) => company?.zh)).toEqual([
      '江城四季酒店管理有限公司',
      '江城老街食品有限公司',
    ]);
    expect(education.map(({ school }) => school?.name?.zh)).toEqual(['江城商业技工学校']);
  });

  it('numbers its employments in titles above labels', async () => {
    const { work } = await read(
      '姓名：蓝小琴　　性别：女',
      '电话：13800002231',
      '',
      '第一份工作',
      '单位：江城明珠宾馆有限公司',
      '时间：2010年3月到2014年8月',
      '岗位：客房服务员',
      '打扫客房，每天14间',
      '离职原因：宾馆停业',
      '',
      '第二份工作',
      '单位：江城和美物业服务有限公司',
      '时间：2014年9月到现在',
      '岗位：保洁领班',
      '管9个人，排班、考勤',
      '',
      '学历：江城第六中学，初中，2007年9月到2010年6月',
      '',
      '自我评价：做事仔细，能吃苦。',
    );
    expect(work.map(({ company, title }) => [company?.zh, title?.zh])).toEqual([
      ['江城明珠宾馆有限公司', '客房服务员'],
      ['江城和美物业服务有限公司', '保洁领班'],
    ]);
  });
});

it('sentences behind a head between commas are its statements', async () => {
  const { basics, work } = await read(
    '公孙敏，女，1993年出生，江西修水人，手机13800002233。',
    '',
    '【学习】',
    '江城商学院，物流管理（冷链方向）硕士，2015.09-2018.06',
    '江城职业大学，物流管理本科，2011.09-2015.06',
    '',
    '【工作】',
    '2020.08至今，江城第一人民医院总务科，仓库主管。主要负责冷库和夜班收货，每周3次；核对出库单，累计1200余份；建立批号台账，准确率由48%提高到71%。',
    '2018.07-2020.07，江城百货大楼有限责任公司，理货员。给6个柜组补货；教新人盘点，共20场。',
    '',
    '【证】',
    '物流师、叉车证（N1）',
  );
  expect(basics.name?.zh).toBe('公孙敏');
  expect(work.map(({ company, title }) => [company?.zh, title?.zh])).toEqual([
    ['江城第一人民医院', '仓库主管'],
    ['江城百货大楼有限责任公司', '理货员'],
  ]);
  expect(work.map(({ highlights = [] }) => highlights.length)).toEqual([3, 2]);
});
