import { importFile } from './import-file.js';

const readAll = async (text: string) => importFile({ bytes: Buffer.from(text), name: 'x.txt' });
const read = async (text: string) => (await readAll(text)).document;

const PERSON = '林知夏\n电话：13800138000\n';

describe('personal details', () => {
  it('accept labels followed by a space and end at the separators', async () => {
    const { basics, intention } = await read(`王子墨 | 产品经理
手机 13700003333 ◆ 邮箱 zimo@example.com ◆ 上海
姓名/性别：王子墨/女 | 年龄：23岁 | 汉族 | 求职城市 杭州
教育经历
2020.09-2024.06 武汉大学 会计学 本科`);
    expect(basics).toMatchObject({
      gender: 'female',
      phone: '13700003333',
      email: 'zimo@example.com',
      residence: { name: { zh: '上海' } },
      ethnicity: '01',
      facts: [{ value: { zh: '23岁' } }],
    });
    expect(intention).toMatchObject({
      positions: [{ name: { zh: '产品经理' } }],
      cities: [{ name: { zh: '杭州' } }],
    });
  });

  it('on the last lines belong to the person, not to the summary above them', async () => {
    const { basics, selfEvaluation } = await read(`林知夏
自我评价 About Me
待人真诚，能在多任务并行时保持节奏和质量。
电话 13800138000 | 邮箱 zhixia@example.com`);
    expect(basics).toMatchObject({ phone: '13800138000', email: 'zhixia@example.com' });
    expect(selfEvaluation).toHaveLength(1);
  });
});

describe('an education', () => {
  it.each([
    '在校课程：操作系统、编译原理。GPA 3.6/4.0。',
    '绩点 3.6/4.0，修读 操作系统、编译原理',
    'GPA 3.6/4.0 | 核心课：操作系统 90、编译原理 92',
    '主修课程有操作系统、编译原理等；平均绩点：3.6/4.0',
  ])('reads several details from one sentence: %s', async (line) => {
    const { education } = await read(`${PERSON}\n教育经历\n2020.09-2024.06 武汉大学 软件工程 本科\n${line}`);
    expect(education).toMatchObject([
      {
        gpa: { value: 3.6, scale: 4 },
        courses: [{ name: { zh: '操作系统' } }, { name: { zh: '编译原理' } }],
      },
    ]);
  });

  it.each([
    ['清华大学文学院', '清华大学', '文学院'],
    ['浙大城市学院外国语学院', '浙大城市学院', '外国语学院'],
  ])('splits a school and its faculty written as one word: %s', async (word, school, college) => {
    const { education } = await read(`${PERSON}\n教育经历\n2021.09-2025.06  ${word}  通信工程专业  硕士`);
    expect(education).toMatchObject([
      { school: { name: { zh: school } }, college: { zh: college }, major: { zh: '通信工程' } },
    ]);
  });

  it('is read from a table with an unknown column title, without leftovers', async () => {
    const { document, unplaced } = await readAll(`${PERSON}
教育经历
学校\t专业\t学历\t就读时间\t绩点\t培养特色\t主要课程
武汉大学\t会计学\t本科\t2020.09-2024.06\t3.6/4.0\t校企联合\t审计学、税法
实习经历
公司\t岗位\t时间\t工作内容
美团\t运营实习生\t2023.01-2023.06\t整理商户资料`);
    expect(document.education).toMatchObject([
      { school: { name: { zh: '武汉大学' } }, gpa: { value: 3.6 }, courses: [{}, {}] },
    ]);
    expect(document.internships).toMatchObject([{ company: { zh: '美团' }, title: { zh: '运营实习生' } }]);
    expect(unplaced.map(({ text }) => text).filter((text) => text.includes('美团'))).toEqual([]);
  });
});

describe('experiences', () => {
  it('start at a numbered heading built from unlisted words', async () => {
    const { work, education } = await read(`${PERSON}
一、教育背景
2021年9月至2024年7月：辽宁大学，中国古代文学，硕士
二、教学经历
2023年9月至2023年12月：沈阳市第二十中学，语文教师
三、获奖情况
2022年12月 教学技能大赛一等奖`);
    expect(education).toHaveLength(1);
    expect(work).toMatchObject([{ company: { zh: '沈阳市第二十中学' }, title: { zh: '语文教师' } }]);
  });

  it('have a department between employer and title, even if it sounds like an employer', async () => {
    const { internships } = await read(`${PERSON}
实习经历
2025.01-2025.09  新华社湖北分社  抖音电商  生产计划员
• 排定每周的计划`);
    expect(internships).toMatchObject([
      { company: { zh: '新华社湖北分社' }, department: { zh: '抖音电商' }, title: { zh: '生产计划员' } },
    ]);
  });

  it('have the name above a date between bullets if the first entry has both on one line', async () => {
    const { internships } = await read(`${PERSON}
实习经历
网易有限公司 | 运营专员    2023.07-2023.12
- 上线话题32个
上海报业集团
见习记者 / 2022.01-2022.06
- 采写稿件45篇`);
    expect(internships).toMatchObject([
      { company: { zh: '网易有限公司' }, highlights: [{}] },
      { company: { zh: '上海报业集团' }, title: { zh: '见习记者' } },
    ]);
  });
});

describe('one-line entries', () => {
  it('have their head before a colon and the highlights after it', async () => {
    const { education, internships, campus } = await read(`${PERSON}
1. 学习经历
(1) 2020/09-2023/06，华中科技大学，机械科学与工程学院，机械工程，硕士研究生，导师：陈教授
(2) 2016/09-2020/06，武汉理工大学，机电工程学院，机械工程，本科，GPA：3.5/4.0
2. 实习经历
(1) 2022/07-2022/09，武汉光谷北斗控股集团有限公司，结构实习生：设计机箱外壳3款；完成热仿真。
3. 学生工作
(1) 2020/09-2021/06，机械学院研究生会，体育部部长：组织足球联赛。`);
    expect(education).toMatchObject([
      { school: { name: { zh: '华中科技大学' } }, degreeLevel: 'master', advisor: { zh: '陈教授' } },
      { school: { name: { zh: '武汉理工大学' } }, degreeLevel: 'bachelor', gpa: { value: 3.5 } },
    ]);
    expect(internships).toMatchObject([{ title: { zh: '结构实习生' }, highlights: [{}] }]);
    expect(campus).toMatchObject([{ organisation: { zh: '机械学院研究生会' }, role: { zh: '体育部部长' } }]);
  });

  it('have a separate location in brackets', async () => {
    const { work } = await read(`${PERSON}
工作经历
2022-07 至 2022-10 | 中兴通讯股份有限公司 (西安) | 研发二部 | 软件测试实习生
* 执行用例500条`);
    expect(work).toMatchObject([{ company: { zh: '中兴通讯股份有限公司' }, department: { zh: '研发二部' } }]);
  });
});

describe('job preferences and ranks', () => {
  it('include the text in brackets after the position', async () => {
    const { intention } = await read(`${PERSON}求职意向：UI 设计师（全职，深圳/广州）`);
    expect(intention).toMatchObject({
      positions: [{ name: { zh: 'UI 设计师' } }],
      cities: [{ name: { zh: '深圳' } }, { name: { zh: '广州' } }],
    });
  });

  it.each(['绩点3.8/5.0，专业第3名（3/96）', '绩点：3.8/5.0，专业排名：3/96', 'GPA 3.8/5.0（专业 3/96）'])(
    'are read from %s',
    async (line) => {
      const { education } = await read(`${PERSON}\n教育经历\n2020.09-2024.06 武汉大学 会计学 本科\n${line}`);
      expect(education).toMatchObject([{ gpa: { value: 3.8 }, rank: { position: 3, total: 96 } }]);
    },
  );
});
