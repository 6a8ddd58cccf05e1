import { improve, split } from './improve.js';
import { hasVerbForNoun, isSound } from './rules/sound.js';
import type { TextContext } from './rules/text-rule.js';

const context = (context: Partial<TextContext> = {}): TextContext => ({
  ...{ style: '专业', occupation: 'operations', keywords: ['Python', 'SQL'], isTerse: false },
  ...context,
});
const improved = (text: string, options: Partial<TextContext> = {}) =>
  improve(text, 'zh', context(options)).text;

describe('Chinese statements', () => {
  it.each([
    // Action before duty.
    ['负责公众号推文的撰写和排版，粉丝从2000到5000', '撰写和排版公众号推文，粉丝由2000升至5000'],
    ['负责活动策划和执行，成功举办了5场校园宣讲会', '策划和执行活动，举办5场校园宣讲会'],
    ['负责数据分析', '分析数据'],
    ['负责新员工培训', '培训新员工'],
    ['负责了校园大使的招募', '招募校园大使'],
    ['负责软件测试工作，编写测试用例200条，发现缺陷35个', '测试软件，编写测试用例200条，发现缺陷35个'],
    ['负责产品需求分析、原型设计和用户调研', '分析产品需求、设计原型、调研用户'],
    ['运用SPSS对问卷数据进行分析，撰写了调研报告', '运用SPSS分析问卷数据，撰写调研报告'],
    ['利用Excel进行数据统计，为领导决策提供支持', '利用Excel统计数据，为领导决策提供支持'],
    ['进行系统维护与升级，保障系统稳定运行', '维护与升级系统，保障系统稳定运行'],
    ['主要负责公众号推文的撰写和排版等相关工作', '撰写和排版公众号推文'],
    ['负责撰写公众号推文，每周3篇', '撰写公众号推文，每周3篇'],
    ['写出事故报告2份', '写出事故报告2份'],
    ['清洗滤芯 更换刹车油 检查轮胎', '清洗滤芯，更换刹车油，检查轮胎'],
    // Assistance never becomes responsibility.
    ['参与了公司官网的开发，完成了登录模块', '参与开发公司官网，完成登录模块'],
    ['参与产品需求的分析与讨论，并且撰写了PRD', '参与产品需求的分析与讨论，并撰写PRD'],
    ['协助导师完成课题的数据采集和分析', '协助导师完成课题的数据采集和分析'],
    // Only the object of the verb is moved.
    ['负责市场推广，转化率由2%到5%', '负责市场推广，转化率由2%升至5%'],
    ['负责前端开发', '负责前端开发'],
    ['负责公司的招聘', '负责公司的招聘'],
    ['在校期间，负责学生会的宣传工作，举办讲座3场', '在校期间，负责学生会的宣传工作，举办讲座3场'],
    ['负责与客户沟通', '负责与客户沟通'],
    // Padding.
    ['主要负责用户运营相关工作', '负责用户运营'],
    ['显著提升了团队的工作效率', '提升团队的工作效率'],
    ['对30名用户进行了访谈，积极配合产品经理完成需求文档', '访谈30名用户，配合产品经理完成需求文档'],
    ['负责公司日常行政事务，包括会议安排、文件归档等等', '负责公司日常行政事务，包括会议安排、文件归档'],
    ['在实习期间，学到了很多，锻炼了沟通能力，完成了12份周报', '在实习期间，完成12份周报'],
    ['性格开朗，吃苦耐劳，具有良好的团队精神，熟悉 Python 和 SQL 数据处理', '熟悉 Python 和 SQL 数据处理'],
    ['大量阅读文献，掌握了一定的科研能力', '阅读文献，掌握科研能力'],
    ['整理货架和收银台，得到了同事的一致好评', '整理货架和收银台'],
    ['熟练把握各种风格，完成海报12张', '熟练把握各种风格，完成海报12张'],
    ['通过优化选题和标题来提升阅读量30%', '通过优化选题和标题提升阅读量30%'],
    // Verbs by object.
    ['做了一个小程序，用户有3w多', '开发一个小程序，用户有3万多'],
    ['写推文，阅读量从800到3200', '撰写推文，阅读量由800升至3200'],
    ['画图纸20张,跑客户', '绘制图纸20张，拜访客户'],
    ['管理仓库，做了报表', '管理仓库，编制报表'],
    ['查文献，写综述，跑实验', '检索文献，撰写综述，跑实验'],
    ['做PPT，写方案，做账', '制作PPT，策划方案，做账'],
    // A verb precedes its object only.
    ['负责前台接待', '负责前台接待'],
    ['负责快递收发和办公用品的采购', '负责快递收发和办公用品的采购'],
    ['负责会议室的安排和会议记录的整理', '负责会议室的安排和会议记录的整理'],
    ['负责采购系统的供应商模块，签约46家', '负责采购系统的供应商模块，签约46家'],
    ['负责检测设备维护', '负责检测设备维护'],
    ['负责给企业做账报税', '负责给企业做账报税'],
    ['负责公众号排版', '负责公众号排版'],
    ['给病人打针换药，催款，备课', '给病人打针换药，催款，备课'],
    ['保持良好的服务态度', '保持良好的服务态度'],
    ['负责食堂食材的采购和验收，每周2次', '采购和验收食堂食材，每周2次'],
    ['拍视频，剪短视频，发笔记', '拍摄视频，剪辑短视频，发布笔记'],
    ['带新人3名，改bug 40个', '指导新人3名，修复bug 40个'],
    // Figures and directions.
    ['独立开发了后台管理系统，性能提升了 40 %', '独立开发后台管理系统，性能提升 40%'],
    ['管理公司微信公众号，单篇最高阅读1.2w', '管理公司微信公众号，单篇最高阅读1.2万'],
    ['优化流程，平均耗时从30分钟到12分钟', '优化流程，平均耗时由30分钟降至12分钟'],
    ['从0到1搭建了社群', '从0到1搭建社群'],
    ['每天值班从9到18点', '每天值班从9到18点'],
    // STAR order.
    ['阅读量提升30%，通过优化标题和选题', '通过优化标题和选题，阅读量提升30%'],
    ['对接供应商12家，降低采购成本15%', '对接供应商12家，降低采购成本15%'],
    // Wanted tools.
    ['熟练使用Excel、Tableau、SQL、Python完成数据看板', '熟练使用Python、SQL、Excel、Tableau完成数据看板'],
    // Nothing to improve.
    ['作为队长，带领5人团队完成项目', '作为队长，带领5人团队完成项目'],
    ['不断优化代码结构', '不断优化代码结构'],
    [
      '负责招聘，筛选简历300份，安排面试80场，最终入职12人',
      '负责招聘，筛选简历300份，安排面试80场，最终入职12人',
    ],
    ['负责患者的护理和健康宣教，每天护理12人', '负责患者的护理和健康宣教，每天护理12人'],
  ])('%s', (text, expected) => {
    expect(improved(text)).toBe(expected);
  });

  it('use the verb of the occupation', () => {
    const by = (occupation: string | null) => improved('写方案，协调场地', { occupation });
    expect([by('design'), by('civil'), by('marketing'), by(null)]).toEqual([
      '设计方案，协调场地',
      '编制方案，协调场地',
      '策划方案，协调场地',
      '制定方案，协调场地',
    ]);
  });

  it.each([
    ['写推文，阅读量从800到3200', '撰写推文，阅读量由800升至3200'],
    ['主导新品上市，首年销售额 4200 万元，超目标 27%', '主导新品上市，首年销售额 4200 万元，超目标 27%'],
  ])('keep the action before its result in the style 数据 too: %s', (text, expected) => {
    expect(improved(text, { style: '数据' })).toBe(expected);
  });

  it.each(['负责网格走访登记', '负责病房巡查记录与整理'])(
    'do not turn an action into the object of another: %s',
    (text) => {
      expect(improved(text)).toBe(text);
    },
  );

  it('keep their final full stop and do not change because of it', () => {
    expect(improved('写推文12篇。')).toBe('撰写推文12篇。');
    expect(improve('起草通知40余篇。', 'zh', context())).toEqual({ text: '起草通知40余篇。', reasons: [] });
  });

  it('lose the situation stated by the entry if they should be short', () => {
    const text = '在示例公司实习期间，撰写推文3篇';
    expect([improved(text), improved(text, { isTerse: true })]).toEqual([text, '撰写推文3篇']);
  });

  it('are stable after one pass', () => {
    const once = improved('主要负责公众号推文的撰写和排版等相关工作，积极配合同事，粉丝从2000到5000');
    expect(improve(once, 'zh', context())).toEqual({ text: once, reasons: [] });
  });

  it('come with the names of the applied rules', () => {
    expect(improve('显著提升了团队的工作效率', 'zh', context()).reasons).toEqual([
      '删去套话和虚词',
      '精简语气',
    ]);
  });
});

describe('a rewritten statement', () => {
  it.each([
    ['负责企业的账务', '负责企业的处理账务'],
    ['负责收银', '负责负责收银'],
    ['接待顾客60人', '接待顾客60'],
    ['整理资料', '的整理资料'],
    ['撰写推文', '撰写推文的'],
    ['维护的的系统', '维护的，系统'],
  ])('%s must not become %s', (before, after) => {
    expect(isSound(before, after)).toBe(false);
  });

  it.each([
    ['负责推文的撰写', '撰写推文'],
    ['每天60单', '每天 60 单'],
  ])('%s may become %s', (before, after) => {
    expect(isSound(before, after)).toBe(true);
  });

  it('does not use a verb phrase as a noun', () => {
    expect([hasVerbForNoun('负责企业的处理账务报税'), hasVerbForNoun('优化公司的采购流程')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('English statements', () => {
  it.each([
    ['Responsible for writing weekly reports, etc.', 'Wrote weekly reports'],
    ['Successfully organized 5 events with 300 attendees.', 'Organized 5 events with 300 attendees.'],
    ['Was in charge of managing the store', 'Managed the store'],
    ['Helped build a website', 'Helped build a website'],
    ['Cut latency from 420 ms to 68 ms', 'Cut latency from 420 ms to 68 ms'],
  ])('%s', (text, expected) => {
    expect(improve(text, 'en', context()).text).toBe(expected);
  });
});

describe('long statements', () => {
  const statementWith = (result: string) =>
    `重构订单服务的库存扣减流程，引入消息队列削峰并补齐集成测试，${result}`;
  it('are split at full stops, each part with its own action', () => {
    const text = `${statementWith('平均耗时下降 40%')}；${statementWith('合格率由 62% 提高到 85%')}；负责日常的代码评审与文档维护`;
    expect(split(text, 'zh')).toEqual([
      statementWith('平均耗时下降 40%'),
      statementWith('合格率由 62% 提高到 85%'),
      '负责日常的代码评审与文档维护',
    ]);
  });

  it('keep an action together with its result, share or consequence', () => {
    const text = `${statementWith('平均耗时下降 40%')}；其中库存接口由我独立完成；订单失败率降到千分之一，退款由每月 60 单减到 22 单。组织新人培训六场并编写手册，覆盖 42 人。`;
    expect(split(text, 'zh')).toEqual([
      `${statementWith('平均耗时下降 40%')}；其中库存接口由我独立完成；订单失败率降到千分之一，退款由每月 60 单减到 22 单。`,
      '组织新人培训六场并编写手册，覆盖 42 人。',
    ]);
  });

  it.each([
    ['short', '撰写推文；排版推文'],
    [
      'one action and its results',
      `${statementWith('平均耗时下降 40%')}；${'订单的失败率和退款率都降到了原来的一半以下，'.repeat(3)}`,
    ],
  ])('are not split: %s', (_what, text) => {
    expect(split(text, 'zh')).toBeNull();
  });
});

it('a long line becomes one line for each matter, also for short ones', () => {
  const line =
    '担任中班班主任（28名幼儿），制定周计划和月计划，组织集体教学与户外活动，每周写观察记录12篇；负责家长工作，家长会每学期2次，日常在群里沟通；2024届毕业典礼做了全程策划，来了300多人；带过实习生2名；2023年起写园本教案18篇';
  expect(split(line, 'zh')?.every((part) => !part.includes('；'))).toBe(true);
});

it.each([
  '跟着老窑工学了两年，大概看过120多窑，也帮忙装车',
  '釉料台账原来没有，我用 Excel 建了，用量少了两成',
])('a line that stays told aloud is not offered as a written one: %s', (line) => {
  expect(improve(line, 'zh', context())).toEqual({ text: line, reasons: [] });
});
