import { labelTable } from './labels.js';

export const GENDER = labelTable([
  ['male', '男', 'Male'],
  ['female', '女', 'Female'],
]);

export const MARITAL = labelTable([
  ['single', '未婚', 'Single'],
  ['married', '已婚', 'Married'],
  ['divorced', '离异', 'Divorced'],
  ['widowed', '丧偶', 'Widowed'],
]);

// GB/T 4762; rows in menu order, most common first.
export const POLITICAL_STATUS = labelTable([
  ['13', '群众', 'No party affiliation'],
  ['03', '共青团员', 'Communist Youth League member'],
  ['02', '中共预备党员', 'Probationary CPC member'],
  ['01', '中共党员', 'CPC member'],
  ['04', '民革党员', 'RCCK member'],
  ['05', '民盟盟员', 'China Democratic League member'],
  ['06', '民建会员', 'CNDCA member'],
  ['07', '民进会员', 'CAPD member'],
  ['08', '农工党党员', 'CPWDP member'],
  ['09', '致公党党员', 'China Zhi Gong Party member'],
  ['10', '九三学社社员', 'Jiusan Society member'],
  ['11', '台盟盟员', 'TDSGL member'],
  ['12', '无党派人士', 'Independent'],
]);

export const MILITARY = labelTable([
  ['none', '未服役', 'Not served'],
  ['serving', '现役', 'Serving'],
  ['veteran', '退役', 'Veteran'],
  ['reserve', '预备役', 'Reserve'],
]);

export const PHOTO_RATIO = labelTable([
  ['oneInch', '一寸', 'One inch'],
  ['twoInch', '二寸', 'Two inch'],
  ['square', '方形', 'Square'],
]);
