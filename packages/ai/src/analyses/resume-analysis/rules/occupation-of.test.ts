import { isKinPost, occupationOf } from './occupation-of.js';

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
])('%s is of the occupation %s', (position, occupation) => {
  expect(nameOf(position)).toBe(occupation);
});

it.each([
  '产品质检员',
  '测试设备维修工',
  '商务英语翻译',
  '电子商务专员',
  '宠物医生助理',
  '银行保安',
  '行政司机',
  '数据标注员',
  '芯片版图设计',
  '景观设计师',
  '行业研究员',
  '养老护理员',
  '幼儿园教师',
  '课程顾问',
  '宠物美容师',
  '货车司机',
  'Field Engineer',
  'Production Supervisor',
  'Interior Designer',
  'Embedded Software Engineer',
  'Amazon Operations Specialist',
])('%s only contains the name of an occupation, or none', (position) => {
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
])('who wants to be %s and was %s has done it before: %s', (position, post, isKin) => {
  expect(isKinPost(position, post)).toBe(isKin);
});
