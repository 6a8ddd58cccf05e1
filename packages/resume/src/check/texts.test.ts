import { checkBareText } from '../check.js';
import { ENGLISH_COUNT } from './english.js';
import { TYPO_COUNT } from './typos.js';

/** The findings in a text, as rule and quote; style hints are omitted unless requested. */
const found = (text: string, lang: 'zh' | 'en' = 'zh', rule?: string) =>
  checkBareText(text, lang)
    .filter((finding) => (rule === undefined ? finding.severity !== 'hint' : finding.rule === rule))
    .map(({ rule: name, quote, suggestion }) => [name, quote, ...(suggestion ? [suggestion] : [])].join(' '));

it('has at least 400 Chinese typos and 250 English ones', () => {
  expect(TYPO_COUNT).toBeGreaterThanOrEqual(400);
  expect(ENGLISH_COUNT).toBeGreaterThanOrEqual(250);
});

describe('Chinese typos', () => {
  it.each([
    ['负责后台帐号体系', '帐号 账号'],
    ['做为项目组长统筹进度', '做为 作为'],
    ['布署到生产环境', '布署 部署'],
    ['既使时间紧张也按期交付', '既使 即使'],
    ['以经上线三个版本', '以经 已经'],
    ['自已完成全部建模', '自已 自己'],
    ['参予课题申报', '参予 参与'],
    ['勾通能力强', '勾通 沟通'],
    ['善长数据可视化', '善长 擅长'],
    ['锻练了协作能力', '锻练 锻炼'],
    ['获讲学金两次', '讲学金 奖学金'],
    ['编缉公众号推文', '编缉 编辑'],
    ['发放问券 300 份', '问券 问卷'],
    ['跟新产能数据', ''],
    ['定期跟新文档', '跟新 更新'],
    ['登陆系统改造', '登陆系统 登录系统'],
    ['一如继往地投入', '一如继往 一如既往'],
    ['再接再励', '再接再励 再接再厉'],
    ['按步就班推进', '按步就班 按部就班'],
    ['吃苦奈劳', '吃苦奈劳 吃苦耐劳'],
    ['名列前矛', '名列前矛 名列前茅'],
    ['突破瓶劲', '瓶劲 瓶颈'],
    ['优化环镜配置', '环镜 环境'],
    ['熟炼使用办公软件', '熟炼 熟练'],
    ['撑握三门语言', '撑握 掌握'],
    ['积极参加竟赛', '竟赛 竞赛'],
    ['竟选班长', '竟选 竞选'],
    ['反愧用户意见', '反愧 反馈'],
    ['组职能培训', ''],
    ['校学生会组职活动', '组职 组织'],
    ['核算坏帐', '坏帐 坏账'],
    ['定位 3 处埋点缺失', ''],
    ['完成 5 处里程碑验收', ''],
    ['负责现场管埋设施工', ''],
    ['独立处埋客诉', '处埋 处理'],
  ])('%s', (text, hit) => expect(found(text)).toEqual(hit === '' ? [] : [`typo ${hit}`]));

  it.each([
    '以经济建设为中心',
    '叫做为民服务',
    '图像片段检索',
    '毕竟赛程紧张',
    '项目地址与项目地点',
    '触摸式交互与触摸板',
    '意向应届生与响应用户',
    '预防犯罪宣传',
    '正规化管理',
    '万事俱备',
    '周末来访人数',
    '与供应链结构相关',
    '审合同 30 份',
    '小组职责分工',
    '给予约束与给予期待',
    '自己经历过完整周期',
    '折叠代码块',
    '系统管理与流程管理',
    '和和美美的班集体',
    '目的的达成情况',
    '的的确确',
    '更近一步了解用户',
    '甚至力求零缺陷',
    '营销费用下降',
    '进行正交试验',
    '能够建立模型',
    '自动划分数据',
  ])('reports nothing in %s', (text) => expect(found(text)).toEqual([]));

  it.each([
    ['顺利的完成了验收', 'particle 的 地'],
    ['认真的分析了数据', 'particle 的 地'],
    ['工作做的很好', 'particle 的 得'],
    ['取的了第一名', 'particle 的 得'],
    ['负责的的模块', 'repeatedWord 的的 的'],
    ['与与团队协作', 'repeatedWord 与与 与'],
  ])('%s', (text, hit) => expect(found(text)).toEqual([hit]));

  it.each(['顺利的完成情况', '认真的学习态度', '积极的参与者', '变的特性'])(
    'reports no wrong particle in %s',
    (text) => expect(found(text)).toEqual([]),
  );
});

describe('English', () => {
  it.each([
    ['熟悉 javascript 与 mysql', ['techName javascript JavaScript', 'techName mysql MySQL']],
    ['代码托管在 github', ['techName github GitHub']],
    ['使用 springboot 与 vs code', ['englishSpelling springboot Spring Boot', 'techName vs code VS Code']],
    ['用 spring boot 重构', ['techName spring boot Spring Boot']],
    ['掌握 Pyhton', ['englishSpelling Pyhton Python']],
    ['基于 LINUX 部署', ['techName LINUX Linux']],
    ['通过 ielts 考试', ['techName ielts IELTS']],
  ])('%s', (text, hits) => expect(found(text)).toEqual(hits));

  it.each([
    ['Managment of a team', ['englishSpelling Managment Management']],
    ['Recieved the award', ['englishSpelling Recieved Received']],
    ['Reduced the the cost', ['repeatedWord the the the']],
    ['Built with javascript', ['techName javascript JavaScript']],
    ['Led the team，with results。', ['chineseMark ， ,', 'chineseMark 。 .']],
  ])('%s', (text, hits) => expect(found(text, 'en').map((hit) => hit.trim())).toEqual(hits));

  it.each([
    '主页 https://github.com/example-lin/javascript-kit',
    '邮箱 lin@github.example.com',
    '使用 GitHub、MySQL、Vue.js 与 VS Code',
    '熟练使用 Excel 与 Word',
    '通过 CET-6',
  ])('reports nothing in %s', (text) => expect(found(text)).toEqual([]));

  it.each([
    'Wrote a script in python bindings',
    'MANAGEMENT OF SQL',
    'We can express unity',
    'He had had enough',
  ])('reports nothing in %s', (text) => expect(found(text, 'en')).toEqual([]));
});

describe('punctuation and character width', () => {
  it.each([
    ['负责需求分析,编写文档', 'halfWidthMark , ，'],
    ['工作内容:撰写报告', 'halfWidthMark : ：'],
    ['完成上线.', 'halfWidthStop . 。'],
    ['掌握Ｐｙｔｈｏｎ', 'fullWidthLetter Ｐｙｔｈｏｎ Python'],
    ['提升３０％', 'fullWidthLetter ３０％ 30%'],
    ['完成测试，，并上线', 'repeatedMark ，， ，'],
    ['完成测试，。', 'clashingMarks ，'],
    ['，负责测试', 'leadingMark ，'],
    ['深圳（总部)', 'mixedBrackets （总部) （总部）'],
    ['负责需求（含评审', 'loneBracket （'],
    ['负责需求含评审）', 'loneBracket ）'],
    ['参与《数据结构课程建设', 'loneBracket 《'],
    ['负责\u200b测试', 'invisibleCharacter 负责\u200b测试'],
    ['⼯程管理', 'radicalCharacter ⼯ 工'],
    ['负责\ufffd\ufffd测试', 'brokenCharacter \ufffd\ufffd'],
    ['**负责**测试', 'strayMark **'],
  ])('%s', (text, hit) => expect(found(text)[0]).toBe(hit));

  it.each([
    '比例 3:1，时间 9:30',
    '手机 182****6630',
    '备用 0571-88**21，身份证 3301**********1234',
    '1) 需求 2) 设计',
    'average closure 12 days (target 15)',
    '提升 30%，下降 1,200 元',
    '（一）负责需求；（二）负责设计',
    '“互联网+”大赛',
    '持续优化……最终上线',
    'C++、C# 与 .NET',
    '禾木食品（上海）有限公司',
    '温度 −20 ℃～60 ℃ ±0.5',
    '★ 核心成员 → 负责人',
  ])('reports nothing in %s', (text) => expect(found(text)).toEqual([]));

  it.each([
    ['负责 需求，  设计', 'blankAtMark'],
    ['参加比赛(校级)', 'halfWidthBrackets'],
    ['负责运营😀', 'emoji'],
    ['完成  建模', 'blanks'],
  ])('gives a hint for %s', (text, rule) => expect(found(text, 'zh', rule)).toHaveLength(1));
});

describe('content', () => {
  it.each([
    ['就读于XX大学', 'placeholder XX'],
    ['在某公司××部门实习', 'placeholder ××'],
    ['请输入工作内容', 'placeholder 请输入'],
    ['成果：待补充', 'placeholder 待补充'],
    ['负责【数量】个项目', 'unfilledFact 【数量】'],
    ['身份证 11010519491231002X', 'idNumber 110…'],
  ])('%s', (text, hit) => expect(found(text)).toEqual([hit]));

  it.each([
    '【项目描述】负责后台开发',
    '尺码 XXL 与 XL',
    '专利号 202410123456789012',
    '订单号 110105194912310021',
    '提示语“请输入密码”的文案优化',
  ])('reports nothing in %s', (text) => expect(found(text)).toEqual([]));

  it('allows the first person only in the self-evaluation', () => {
    expect(found('我负责前端开发', 'zh', 'firstPerson')).toEqual(['firstPerson 我']);
    expect(found('I led a team of five', 'en', 'firstPerson')).toEqual(['firstPerson I led']);
    expect(found('开展“我爱我家”主题活动', 'zh', 'firstPerson')).toEqual([]);
    for (const text of ['自我驱动', '我校学生会', '我国首个平台']) {
      expect(found(text, 'zh', 'firstPerson')).toEqual([]);
    }
  });

  it('counts offsets from the start of a text of several lines', () => {
    const [finding] = checkBareText('第一行\n第二行做为结尾', 'zh');
    expect(finding).toMatchObject({ start: 7, end: 9, quote: '做为', patch: [{ start: 7, before: '做为' }] });
  });
});
