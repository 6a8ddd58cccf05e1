import { isChineseCity, PROVINCES } from '../chinese-cities.js';
import { SCHOOL } from '../education-marks.js';
import { companyScore, placeScore, titleScore } from '../recognise.js';

const WITHIN_PROVINCE = new RegExp(`^(?:${PROVINCES})省?(\\p{Script=Han}{2,6})$`, 'u');
/** 河北邢台宁晋, 贵州凯里: a province and what lies in it. */
function isWithinProvince(text: string): boolean {
  const [, where] = WITHIN_PROVINCE.exec(text) ?? [];
  const isOther = SCHOOL.test(text) || companyScore(text) >= 1 || titleScore(text) > 1;
  return where !== undefined && (isChineseCity(where) || !isOther);
}

/** Whether words of a sentence name a place of China. */
export const isPlace = (text: string): boolean =>
  isChineseCity(text) ||
  placeScore(text) > 0 ||
  [2, 3, 4].some((size) => isChineseCity(text.slice(0, size))) ||
  isChineseCity(text.slice(-2)) ||
  /[省市区县州盟镇]$/u.test(text) ||
  isWithinProvince(text);
