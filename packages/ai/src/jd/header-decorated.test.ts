import { parseJobDescription } from './parse.js';

const header = (text: string) => {
  const { title, company, cities, salary } = parseJobDescription(text);
  return [
    title?.text ?? null,
    company?.text ?? null,
    cities.map(({ text: city }) => city).join(),
    salary?.low ?? null,
  ];
};

describe('the header', () => {
  it.each([
    [
      '🔥【资深Java架构师】🔥\n💰 35-50K·16薪 | 📍 杭州·滨江区\n✅ 双休、下午茶\n我们是做跨境支付的B轮公司——汇越支付，团队200人。',
      ['资深Java架构师', '汇越支付', '杭州', 35_000],
    ],
    [
      '招聘公司业务部团队负责人（1名），工作地点：绍兴越城区。岗位职责：1、负责团队培养；2、制定计划。待遇面议。',
      ['公司业务部团队负责人', null, '绍兴', null],
    ],
    [
      '您好，我是锐行物流的HR小周～我们这边在招仓储主管，base成都青白江，月薪9-12K，需要您有3年以上仓储管理经验',
      ['仓储主管', '锐行物流', '成都', 9000],
    ],
    [
      '公司简介：沐恩生物\n岗位名称：抗体研发科学家\n工作地点：上海张江\n薪资：年薪30-45万',
      ['抗体研发科学家', '沐恩生物', '上海', 300_000],
    ],
    ['✨新媒体运营（可应届）✨ 南昌红谷滩 | 5-7K\n📝工作内容\n1 写推文', ['新媒体运营', null, '南昌', 5000]],
    ['【深圳·南山】亚马逊运营｜12-20K+提成｜双休\n你来负责👇\n· 选品', ['亚马逊运营', null, '深圳', 12_000]],
    ['【内推】【2027届校招】财务管培生\n恒信食品集团\n7-9k/月', ['财务管培生', '恒信食品集团', '', 7000]],
    ['木工师傅/油漆师傅 长期招\n木工350一天', ['木工师傅/油漆师傅', null, '', 350]],
    ['★★★ 月嫂 / 育儿嫂 ★★★\n上海 月薪12000-18000元', ['月嫂 / 育儿嫂', null, '上海', 12_000]],
    [
      'We are hiring! Senior Backend Engineer (Go) @ Northlane | Shanghai / Remote | RMB 40k-60k/month',
      ['Senior Backend Engineer (Go)', 'Northlane', '上海', 40_000],
    ],
    [
      'Position: HR Business Partner\nCompany: Lindner Bearings (Wuxi) Co., Ltd.\nBase: Wuxi',
      ['HR Business Partner', 'Lindner Bearings (Wuxi) Co., Ltd', '无锡', null],
    ],
    [
      '💰年薪25-35万｜广东东莞松山湖\n五险一金｜班车\n电池材料研发工程师\n【能做什么】\n* 设计实验',
      ['电池材料研发工程师', null, '东莞', 250_000],
    ],
    [
      '岗位一：成本会计（1人）\n1.会计专业大专；\n岗位二：PMC计划员（2人）\n1.大专；\n公司名称：常州瑞丰模塑有限公司',
      ['成本会计', '常州瑞丰模塑有限公司', '', null],
    ],
    [
      '职位名称 安全工程师\n公司名称 河北唐钢精化有限公司\n工作地点 唐山',
      ['安全工程师', '河北唐钢精化有限公司', '唐山', null],
    ],
    [
      '我司（无锡中微科仪）现面向社会招聘售后服务工程师3名，工资8000~12000元',
      ['售后服务工程师', '无锡中微科仪', '无锡', 8000],
    ],
    ['长沙某上市餐饮集团高薪诚聘厨师长！月薪1.2万-1.8万', ['厨师长', null, '长沙', 12_000]],
    [
      '✈️急招地勤服务员（宁波机场）✈️\n月薪5000-6500\n要求\n大专\n锦程航空地面服务公司',
      ['地勤服务员', '锦程航空地面服务公司', '宁波', 5000],
    ],
    [
      '哈喽同学～我这边是北辰智驾（自动驾驶，C轮）的校招组，我们在招感知算法实习生，坐标上海嘉定，400/天',
      ['感知算法实习生', '北辰智驾', '上海', 400],
    ],
    [
      '🎁 福利待遇：\n✅ 六险一金 ✅ 餐补40/天\n💰 45k-65k·16薪\n📍 杭州·滨江区 长河街道\n🔥【资深Java架构师】🔥\n我们是做跨境支付的B轮公司——汇越支付，服务3万家商家～',
      ['资深Java架构师', '汇越支付', '杭州', 45_000],
    ],
    [
      '📣新媒体运营专员（双休！五险！）\n南昌红谷滩 | 5-7K | 经验不限 | 本科',
      ['新媒体运营专员', null, '南昌', 5000],
    ],
    [
      'Supplier Quality Engineer – Powertrain (Suzhou)',
      ['Supplier Quality Engineer – Powertrain', null, '苏州', null],
    ],
    ['单位：仁和肾病医院 地点：郑州市金水区\n岗位：护士', ['护士', '仁和肾病医院', '郑州', null]],
  ])('is read from %j', (text, expected) => {
    expect(header(text)).toEqual(expected);
  });

  it.each([
    ['公司简介：跨境电商平台，员工300人\n岗位：会计', null],
    ['关于我们：新能源行业龙头，欢迎加入\n岗位：会计', null],
    ['岗位：会计\n医疗健康 | 上市公司\n要求：大专', null],
    ['Engineer\nRequirements:\n- Fluent English\nJapanese is a bonus.', null],
    ['某检测公司面向社会公开招聘检测员2名', null],
  ])('has no employer if the posting only describes it: %j', (text, company) => {
    expect(parseJobDescription(text).company?.text ?? null).toBe(company);
  });

  it('starts again at each post of several', () => {
    const { title, must, duties } = parseJobDescription(
      '岗位一：销售代表\n要求：\n1. 大专以上\n岗位二：出纳\n1. 负责登记日记账\n2. 负责报销审核',
    );
    expect(title?.text).toBe('销售代表');
    expect(must.map(({ text }) => text)).toEqual(['大专以上']);
    expect(duties.map(({ text }) => text)).toEqual(['负责登记日记账', '负责报销审核']);
  });

  it('does not take a street or business travel for the place of work', () => {
    const { cities } = parseJobDescription('招分拣员5个，佳木斯路站点\n工作地点：南京雨花台，偶尔出差上海');
    expect(cities.map(({ text }) => text)).toEqual(['南京']);
  });

  it.each([
    ['日薪200，包午餐', 200, 'day'],
    ['4500底薪+提成+全勤200', 4500, 'month'],
    ['幼师资格证，4500-6000', 4500, 'month'],
    ['木工350一天 包住', 350, 'day'],
    ['保底2万，上不封顶', 20_000, 'month'],
    ['薪酬：5500+绩效+年终奖', 5500, 'month'],
  ])('has a pay without a label: %s', (line, low, unit) => {
    expect(parseJobDescription(`会计\n要求：大专学历\n${line}`).salary).toMatchObject({ low, unit });
  });
});
