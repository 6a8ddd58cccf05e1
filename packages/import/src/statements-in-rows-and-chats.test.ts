import { importFile } from './import-file.js';

const readAll = async (text: string) => importFile({ bytes: Buffer.from(text), name: 'x.txt' });
const PERSON = '林知夏\n电话：13800138000\n';
const STUDIES = '\n教育经历\n2014.09-2018.06 苏州大学 食品科学 本科';

/** The statements of the first employment under a heading, and its kinds of lines. */
const statementsOf = async (lines: string) => {
  const { document, unplaced } = await readAll(`${PERSON}工作经历\n${lines}${STUDIES}`);
  const said = document.work[0]?.highlights?.map((line) => line.zh?.map(({ text }) => text).join('')) ?? [];
  return { said, work: document.work, unplaced: unplaced.map(({ text }) => text).join('|') };
};

describe('numbered statements in one line', () => {
  it.each(['.', '、', ')'])('are divided before a year too, with %s', async (mark) => {
    const { said } = await statementsOf(
      `2021.08-至今 苏州明川食品有限公司 采购经理\n1${mark}管理供应商60家；2${mark}谈判年度价格，降本8%；3${mark}2024年起带教新人5名；4${mark}编写采购手册`,
    );
    expect(said.map((text) => text?.replace(/；$/u, ''))).toEqual([
      '管理供应商60家',
      '谈判年度价格，降本8%',
      '2024年起带教新人5名',
      '编写采购手册',
    ]);
  });

  it('are not divided at a figure with decimals', async () => {
    const { said } = await statementsOf(
      '2021.08-至今 苏州明川食品有限公司 采购经理\n1.管理供应商60家；2.损耗率由5%降到2%；1.5万件退货全部追回',
    );
    expect(said.at(-1)).toContain('1.5万件');
  });
});

describe('a number of months in a statement', () => {
  it.each(['账期延长2个月', '新店提前3个月回本', '连续6个月零客诉', '库存周转缩短到1个月'])(
    'stays in the row of its employment: %s',
    async (clause) => {
      const { said, unplaced } = await statementsOf(
        `2022年10月到2024年5月 苏州明川食品有限公司 采购经理，谈下3家供应商，${clause}`,
      );
      expect(said.join('，')).toContain(clause);
      expect(unplaced).toBe('');
    },
  );

  it.each(['2022.07-2022.09（2个月）', '2022.07-2022.09 2个月', '2022.07-2022.09 共2个月'])(
    'is dropped as the length of a period: %s',
    async (period) => {
      const { work } = await statementsOf(`${period} 苏州明川食品有限公司 采购助理\n核对订单`);
      expect(work).toMatchObject([
        {
          company: { zh: '苏州明川食品有限公司' },
          title: { zh: '采购助理' },
          period: { end: { y: 2022, m: 9 } },
        },
      ]);
    },
  );
});

describe('a scholarship of a school year below an education', () => {
  it.each([
    'GPA 3.62/4.0；2020—2021学年校二等奖学金',
    '2019-2020学年国家励志奖学金',
    '2020—2021学年校级三好学生',
  ])('is an award and starts no education: %s', async (line) => {
    const { document } = await readAll(
      `${PERSON}教育背景\n2018.09—2022.06  浙江农林大学  园林  本科\n${line}\n主修课程：植物学、测量学\n\n工作经历\n2022.07-至今 杭州青禾园林有限公司 绿化员\n养护绿地`,
    );
    expect(document.education).toMatchObject([
      { school: { name: { zh: '浙江农林大学' } }, major: { zh: '园林' }, courses: [{}, {}] },
    ]);
    expect(document.awards).toHaveLength(1);
    expect(document.awards[0]?.name?.zh).toMatch(/^(?:校二等奖学金|国家励志奖学金|校级三好学生)$/u);
  });
});

const CHAT = (studies: string, between: string) => `你好，我发一下我的情况，没有做过简历
我叫林知夏，今年29，湖北荆州人，现在人在武汉，电话13800138000
学历大专，2014年9月到2017年6月在武汉交通职业学院读的，${studies}
干过的活：
2017年7月到2019年12月 武汉鼎立物流有限公司 调度员，负责30台货车的排班
${between}
2021年10月-至今 武汉恒泰供应链有限公司 仓库主管，管8个人，做月度盘点
会用Excel和ERP`;

describe('a chat about a career', () => {
  it.each(['专业物流管理', '专业是物流管理'])('names the major: %s', async (studies) => {
    const { document } = await readAll(CHAT(studies, ''));
    expect(document.education).toMatchObject([{ major: { zh: '物流管理' }, degreeLevel: 'college' }]);
  });

  it.each([
    '2019年12月之后家里有事歇了一段，中间帮亲戚看过店',
    '2020年以后一直休息了半年多，没找工作',
    '2019年底之后身体不好在家养病',
    '2020年3月后待业在家',
  ])('has a break that is no duty of the job above: %s', async (between) => {
    const { document, unplaced } = await readAll(CHAT('专业物流管理', between));
    expect(document.work).toHaveLength(2);
    expect(JSON.stringify(document)).not.toContain(between.slice(-5));
    expect(unplaced.map(({ text }) => text).join()).toContain(between.slice(-5));
  });
});

it.each([
  ['扬州市惠民医院', '实习护士', '轮转内、外、妇、儿、ICU、急诊、手术室7个科室，共40周'],
  ['常州明湖大酒店', '实习生', '轮岗前厅、客房、餐饮、宴会4个部门，共24周'],
])('departments that an intern of %s passed through are what was done', async (company, title, done) => {
  const { document, unplaced } = await readAll(
    `${PERSON}实习经历\n起止时间\t单位\t科室/岗位\t工作内容\n2018.07-2019.04\t${company}\t${title}\t${done}${STUDIES}`,
  );
  const { document: bare } = await readAll(
    `${PERSON}实习经历\n2018.07-2019.04\t${company}\t${title}\t${done}${STUDIES}`,
  );
  for (const { internships } of [document, bare]) {
    expect(internships).toHaveLength(1);
    expect(internships[0]?.department).toBeUndefined();
    expect(JSON.stringify(internships[0]?.highlights)).toContain(done);
  }
  expect(unplaced).toEqual([]);
});

it.each(['158****6630', '158**6630'])('a masked number keeps its marks: %s', async (phone) => {
  const { document } = await readAll(
    `林知夏\n手机：${phone} / 139${phone.slice(3)}\n工作经历\n2022.07-至今 杭州青禾园林有限公司 绿化员\n养护绿地`,
  );
  expect(JSON.stringify(document)).toContain(`${phone} / 139${phone.slice(3)}`);
});

describe('a row of a job site with the level and the months of a skill', () => {
  it.each([
    ['Excel  一般 | 24个月', { name: { zh: 'Excel' } }],
    ['短视频拍摄剪辑(剪映)  熟练 | 12个月', { name: { zh: '短视频拍摄剪辑(剪映)' }, level: 'advanced' }],
    ['SolidWorks | 精通 | 36个月', { name: { zh: 'SolidWorks' }, level: 'expert' }],
  ])('names the skill: %s', async (row, skill) => {
    const { document, unplaced } = await readAll(
      `${PERSON}工作经历\n2022.07-至今 杭州青禾园林有限公司 绿化员\n养护绿地\n${STUDIES}\n技能\n${row}`,
    );
    expect(document.skills).toMatchObject([skill]);
    expect(document.skills[0]?.keywords).toBeUndefined();
    expect(unplaced.map(({ text }) => text).join()).toMatch(/\d{2}个月/u);
  });
});

it.each(['电工证，C1', '叉车证、A2', '焊工证(初级)，C1'])(
  'a class of a driving licence is no issuer: %s',
  async (list) => {
    const { document, unplaced } = await readAll(
      `${PERSON}工作经历\n2022.07-至今 杭州青禾机电有限公司 维修工\n检修水泵\n${STUDIES}\n证书\n${list}`,
    );
    expect(document.certificates.map(({ issuer }) => issuer)).toEqual(
      document.certificates.map(() => undefined),
    );
    expect(JSON.stringify([document.certificates, unplaced])).toMatch(/[AC][12]/u);
  },
);

it('the sentence of a chat that says what is wanted gives the pay too, although it follows an education', async () => {
  const { document, unplaced } = await readAll(`你好,我发一下我的情况,简历没做过模板,就直接打字了哈
我叫林知夏,今年31,河南信阳人,现在人在郑州,电话13800138000,微信同号
学历大专,2014年9月到2017年6月在河南中原经贸职业学院读的,专业物流管理,后来又报了个函授本科,工商管理,2019到2022,还没拿到毕业证
想找仓库主管或者调度员,也能做单证,配送经理也可以考虑,工资8000以上,包吃住最好
干过的活:
2017年7月到2019年12月 河南青禾物流有限公司 调度员,30台货车,我负责排班、装车验收、油卡
2019年12月到2021年3月 明湖快运(劳务派遣)分拣员,郑州一个分拨中心,每天8万件,我一个人管夜班,后来带了20多个工人
2022年10月到2024年5月 郑州启川供应链有限公司 项目经理,做冷库搬迁,合同额230万,我给公司节约成本30多万,工期提前2个月
2024年6月-至今 河南远山冷链 调度员 生鲜配送,两个仓,负责出车日志、班组协调,准点率99%`);
  expect(document.intention.positions).toMatchObject([
    { name: { zh: '仓库主管' } },
    { name: { zh: '调度员' } },
  ]);
  expect(document.intention.salary).toMatchObject({ min: 8000, unit: 'yuanPerMonth' });
  expect(document.work).toHaveLength(4);
  expect(JSON.stringify(document.skills)).not.toContain('单证');
  expect(unplaced.map(({ text }) => text).join()).toContain('也能做单证');
});

it.each(['会用Excel', '会用Excel和ERP', '懂CAD和UG'])(
  'a statement of what the person can do at the end of a chat is no heading: %s',
  async (statement) => {
    const { document } = await readAll(`我叫林知夏，今年31，河南信阳人，电话13800138000
干过的活：
2017年7月到2019年12月 河南青禾物流有限公司 调度员，负责30台货车的排班
2021年10月-至今 郑州启川供应链有限公司 仓库主管，管8个人，做月度盘点
${statement}`);
    expect(document.work.map(({ title }) => title)).toEqual([{ zh: '调度员' }, { zh: '仓库主管' }]);
    expect(JSON.stringify(document.skills)).toMatch(/Excel|CAD/u);
  },
);
