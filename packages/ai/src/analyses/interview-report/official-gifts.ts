import { regex } from '@qicheng/resume/regex';
import { REFUSED } from './harm.js';

/** Public officials, by their offices. */
export const OFFICIALS = regex('u')`
  政府|机关|公务员|公职|发改|工信|审批局|行审局|税务|工商|市监|市场监管|城管|交警|民警|公安|海关|药监|执法|法院
  |法官|检察|消防(?:队|大队|部门|检查|验收|的)|(?:环保|住建|规划|交通|教育|财政|人社|卫健|应急|安监|质监
  |自然资源)[局委厅办站]|(?:环保|住建|卫生)(?:的|检查|部门)|村委|居委|街道办|[处科局县镇乡]长|书记
`;
export const TO_OFFICIALS =
  '回答里有给公职人员送钱物、请吃请喝的意思，这是行贿，可能构成犯罪，也会连累单位，面试会当场结束。改说：按公开的办事指南准备，材料一次备齐，有困难当面或书面说明，逢年过节只问候、不送礼。';

const GIFT = '(?:红包|信封|现金|购物卡|卡|烟|酒|茶叶|礼[品盒物金]?|好处费?|钱)';
const GIFT_GIVEN = new RegExp(
  `(?:递|送|塞|包|打点|孝敬|准备)(?:过|了|上|个|点|些|几?[一两三]?[条瓶盒张]?)*${GIFT}`,
  'u',
);
/** Other people as givers, thanks and help that are public. */
const NOT_OWN =
  /(?:同事|别人|人家|有人|家属|客户|对方|老板|领导|前任)(?:们)?(?:想|要|曾|也|就|会)*(?:给|往|向|请|送|塞)|锦旗|慰问|公示|退休|证据|材料递/u;

/** One cigarette or a cup of tea offered in passing, which has no value and buys nothing. */
const COURTESY =
  /(?:递|散|发|敬|让|点)(?:过|了|上)?(?:一|几)?[根支颗]烟|(?:倒|泡|递)(?:过|了|上)?(?:一|几)?杯(?:热)?(?:茶|水)|递(?:一|几)?瓶(?:矿泉)?水/gu;

/** A text without the courtesies in it; where officials are concerned, nothing counts as one. */
export const withoutCourtesies = (text: string, context: string): string =>
  OFFICIALS.test(context) ? text : text.replace(COURTESY, '打了招呼');

/** Whether a sentence mentions an own gift of value to a public official. */
export const mentionsOfficialGift = (sentence: string): boolean =>
  OFFICIALS.test(sentence) && GIFT_GIVEN.test(sentence) && !NOT_OWN.test(sentence) && !REFUSED.test(sentence);
