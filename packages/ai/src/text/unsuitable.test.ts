import { isUnsuitable } from './unsuitable.js';

it.each([
  '老板拖欠提成，管理混乱',
  '公司加班严重不给加班费，所以离职',
  '由于单位内斗离职',
  '负责某型雷达的值班和维护',
  '开发涉密数据管理平台，接口 30 个',
  '客户满意度提升 300%',
  'OEE 由 65% 提升到 112%',
  '300%的客户满意度',
  '打包率和入住率达 130%',
  '主导标准厂房（6.3万㎡',
  '）→ 客服组长',
])('stays out of what an employer reads: %s', (text) => expect(isUnsuitable(text)).toBe(true));

it.each([
  '代理拖欠工资案件 30 件，追回工资 120 万元',
  '完成劳动仲裁应诉 12 起',
  '离职率由 18% 降到 9%',
  '销售目标完成率 112%',
  '转化率提升 150%',
  '客户满意度由 82% 提升到 96%',
  '销售额增长 300%',
  '管理 12 人，获评优秀士兵',
  '完成供应商（钢材）比价 40 次',
])('may be told: %s', (text) => expect(isUnsuitable(text)).toBe(false));
