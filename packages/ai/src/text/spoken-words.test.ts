import { hasOwnPerson, inWrittenWords, isSpoken, remainsSpoken } from './spoken-words.js';

it.each([
  ['手下带6个人，平时排班、首件检验都是我', '带领6个人，负责排班、首件检验'],
  ['每个月的工具款3千块是我管的，两年没丢过一件', '管理每月工具款3千元，两年没丢过一件'],
  ['投诉率从3%降到1%，主要是我盯着每张工单当天回', '确保每张工单当天回复，投诉率从3%降到1%'],
  ['去年我做了一个领料的看板，等待时间从20分钟降到8分钟', '去年完成领料的看板，等待时间从20分钟降到8分钟'],
  ['每天大概接诊60个病人，拿过2021年护理之星', '每天约接诊60个病人，获2021年护理之星'],
  ['给山上的茶厂送肥，一周两趟差不多，每趟3吨大概', '给山上的茶厂送肥，一周约两趟，每趟约3吨'],
  ['负责门店陈列，销售额由20万元升到26万元', '负责门店陈列，销售额由20万元升到26万元'],
])('writes %s as in a résumé', (spoken, written) => {
  expect(inWrittenWords(spoken)).toBe(written);
});

it('does not write two duties into one sentence', () => {
  const spoken = '我就是负责店里的一切，订货、排班、盘点这些都是我弄';
  expect(inWrittenWords(spoken)).not.toMatch(/负责.*负责/u);
  expect(remainsSpoken(spoken)).toBe(true);
  expect(inWrittenWords('订货、排班、盘点这些都是我弄')).toBe('负责订货、排班、盘点');
});

it.each([
  '首件检验都是我',
  '工具款是我管的',
  '主要是我盯着',
  '三班倒',
  '每天大概60个',
  '带20多个娃',
  '什么都做',
])('%s is spoken', (text) => {
  expect(isSpoken(text)).toBe(true);
});

it.each(['管理8人前台团队', '负责设备管理，故障率降到1%', '撰写块茎作物的报告', '我国首个同类项目'])(
  '%s is not spoken',
  (text) => {
    expect(isSpoken(text)).toBe(false);
    expect(hasOwnPerson(text)).toBe(false);
  },
);

it.each(['送货的，自己的车2辆，雇的车5辆', '手底下七八个人，出错最少', '物业费的账全是我对的还有水电'])(
  '%s has no written form that is known',
  (text) => {
    expect(remainsSpoken(text)).toBe(true);
  },
);

it.each(['手下带6个人，平时排班、首件检验都是我', '投诉率从3%降到1%', '返修率从百分之九降到百分之四'])(
  '%s has one',
  (text) => {
    expect(remainsSpoken(text)).toBe(false);
  },
);

it('writes a spoken share in figures', () => {
  expect(inWrittenWords('返修率从百分之十九降到百分之四左右')).toBe('返修率从19%降到4%左右');
});
