import { factKindOf } from './fact-labels.js';
import { LABEL_FORMS } from './label-forms.js';

const BARE = [
  '姓名|性别|民族|籍贯|政治面貌|出生年月|出生日期|现居地|现居住地|现住址|家庭住址|住址|地址',
  '联系电话|手机号码|手机号|手机|电话|电子邮箱|邮箱|e-?mail|微信号?|QQ',
  '真名|坐标|找工作|TEL',
  '求职意向|意向岗位|期望职位|期望岗位|应聘岗位|期望城市|意向城市|工作地点',
  '毕业院校|毕业学校|所学专业|最高学历|学历|年龄|身高|体重|生日|生源地|户籍|婚姻状况|健康状况|期望薪资|到岗时间',
  LABEL_FORMS,
].join('|');
// 电话 138…: a label and a space, unless a label follows.
const BARE_LABEL = new RegExp(
  `(?<![^\\s|｜·•/／，,；;])(${BARE})[ \u3000]+(?!(?:${BARE})(?:[\\s:：]|$))(?=[^\\s:：])`,
  'giu',
);

// 姓名/性别：周文倩/女
const TWO_LABELS =
  /(?<!\p{Script=Han})(\p{Script=Han}{2,6})\s*[/／]\s*(\p{Script=Han}{2,6})\s*[:：]\s*([^\s/／:：]+)\s*[/／]\s*([^\s/／:：]+)/gu;
const twoDetails = (whole: string, first: string, second: string, one: string, other: string): string =>
  factKindOf(`${first}/${second}`) === null && factKindOf(first) !== null && factKindOf(second) !== null
    ? `${first}：${one} ${second}：${other}`
    : whole;

/** Labels of a cell with their colons: 电话 138…, 姓名/性别：周文倩/女. */
export const withColons = (text: string): string =>
  text.replace(BARE_LABEL, '$1：').replace(TWO_LABELS, twoDetails);
