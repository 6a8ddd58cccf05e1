import { titledEmployer } from './titled-employer.js';

it.each([
  ['信贷审批岗（小微）—江岸合众银行星城分行', '信贷审批岗（小微）', '江岸合众银行星城分行'],
  ['云栈信息技术有限公司｜测试工程师', '测试工程师', '云栈信息技术有限公司'],
  ['儿科护士-江城市第三人民医院', '儿科护士', '江城市第三人民医院'],
])('the title %s names post and employer', (title, post, company) => {
  expect(titledEmployer(title)).toEqual({ post, company });
});

it.each(['产品经理—电子银行', '前端开发-智慧校园', '导医—三级综合医院', '测试工程师', 'C++ 工程师-后端'])(
  'the title %s names no employer',
  (title) => {
    expect(titledEmployer(title)).toEqual({ post: title, company: '' });
  },
);
