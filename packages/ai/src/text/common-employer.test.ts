import { isCommonEmployer } from './common-employer.js';

it.each([
  '律所',
  '门店',
  '高新门店',
  '民营医院',
  '拱墅区律所',
  '上一家公司',
  '一家私立学校',
  '成都的门店',
  '船厂',
  '一家船厂',
])('takes %s for a common noun', (name) => expect(isCommonEmployer(name)).toBe(true));
it.each(['海底捞门店', '金砺律所', '武汉大学', '北京银行', '瑞金医院', '鼎丰公司', '腾飞工厂'])(
  'takes %s for a name',
  (name) => expect(isCommonEmployer(name)).toBe(false),
);
