import { isStatedGap } from './stated-gap.js';

it.each([
  '家庭原因（照顾孩子）离职在家',
  '离职在家',
  '待业',
  '在家待业',
  '照顾家人',
  '全职带孩子',
  '全职妈妈',
  '备考',
  '脱产备考公务员',
  '离职备考研究生',
  '在家照顾生病的母亲，照顾老人',
  '照顾生病的父亲',
  '因身体原因休养',
  '个人原因离职',
  '术后恢复',
  '求职中',
])('%s is a career gap', (name) => expect(isStatedGap(name)).toBe(true));

it.each([
  '武汉江城照顾老人服务中心',
  '杭州备考宝教育科技有限公司',
  '考研备考训练机构',
  '江城日间照料中心',
  '个体经营',
  '自由职业',
  '在家办公的跨境电商工作室',
  '带孩子成长亲子店',
  '江城在线',
  '江城休养院',
  '照顾到家的保洁公司',
])('%s is not a career gap', (name) => expect(isStatedGap(name)).toBe(false));
