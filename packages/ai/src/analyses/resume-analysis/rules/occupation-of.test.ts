import { isRelatedPost, occupationOf } from './occupation-of.js';

const nameOf = (position: string) => occupationOf(position)?.name ?? null;

it.each([
  ['Java 后端开发工程师', '后端开发'],
  ['高级产品经理（B端）', '产品经理'],
  ['会计助理', '财务会计'],
  ['总经理助理', '行政文秘'],
  ['行政前台', '行政文秘'],
  ['小学数学教师', '教师'],
  ['机械设计工程师', '机械工程'],
  ['土木工程项目经理', '土木工程'],
  ['Marketing Assistant', '市场营销'],
  ['Software Engineer', '后端开发'],
  ['Supplier Quality Engineer', '机械工程'],
  ['资深Java架构师', '后端开发'],
  ['国企管培生', '公务员与事业单位'],
  ['Talent Acquisition Specialist', '人力资源'],
  ['Process Engineer', '机械工程'],
  ['Account Manager', '销售'],
  ['测试设备维修工', '设备与电气维修'],
  ['商务英语翻译', '翻译'],
  ['行政司机', '司机'],
  ['幼儿园教师', '幼儿教师'],
  ['货车司机', '司机'],
  ['Production Supervisor', '生产管理'],
  ['Front Office Manager', '酒店前厅'],
  ['临床药师', '医院药师'],
  ['药店店长', '药店药师'],
  ['项目生产经理（房建）', '施工生产经理'],
  ['高级口译（中英同传/交传）', '翻译'],
  ['媒介策划经理', '媒介策划'],
  ['电气设计工程师', '电气设计'],
  ['电气工程师', '电气工程'],
  ['嵌入式软件工程师', '嵌入式与硬件'],
  ['Embedded Software Engineer', '嵌入式与硬件'],
  ['维修电工', '设备与电气维修'],
  ['客服主管', '客服'],
  ['物业项目经理', '物业管理'],
  ['培训专员', '企业培训'],
  ['门店培训师', '企业培训'],
  ['餐饮训练员', '企业培训'],
  ['客服培训主管', '企业培训'],
  ['培训讲师', '企业培训'],
  ['企业内训师', '企业培训'],
  ['人事专员', '人力资源'],
  ['招聘主管', '人力资源'],
])('%s belongs to the occupation %s', (position, occupation) => {
  expect(nameOf(position)).toBe(occupation);
});

it.each([
  '产品质检员',
  '管理培训生',
  '驾校培训师',
  '体能训练员',
  '车间带教老师',
  '电子商务专员',
  '宠物医生助理',
  '银行保安',
  '数据标注员',
  '芯片版图设计',
  '景观设计师',
  '行业研究员',
  '养老护理员',
  '课程顾问',
  '宠物美容师',
  'Field Engineer',
  'Interior Designer',
  'Amazon Operations Specialist',
  '网络安全工程师',
  '电力调度员',
  '塔吊司机',
  '视频编辑',
  '研发技术负责人',
])('%s belongs to no occupation of the lexicon', (position) => {
  expect(nameOf(position)).toBeNull();
});

it.each([
  ['货车司机', '长途货车司机', true],
  ['货车司机', '公交司机', true],
  ['客服专员', '在线客服', true],
  ['殡葬礼仪师', '礼仪员', true],
  ['行政专员', '招聘专员', false],
  ['销售经理', '产品经理', false],
  ['厨师长', '', false],
  ['Supplier Quality Engineer', '高级供应商质量工程师', true],
  ['Recruiter', '招聘专员', true],
  ['Account Manager', '会计', false],
])('the position %s is the same kind of work as the post %s: %s', (position, post, isRelated) => {
  expect(isRelatedPost(position, post)).toBe(isRelated);
});
