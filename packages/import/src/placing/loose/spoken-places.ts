import { isChineseCity } from '../chinese-cities.js';
import { placeScore } from '../recognise.js';

/** Whether words of a sentence name a place of China. */
export const isPlace = (text: string): boolean =>
  isChineseCity(text) ||
  placeScore(text) > 0 ||
  [2, 3, 4].some((size) => isChineseCity(text.slice(0, size))) ||
  isChineseCity(text.slice(-2)) ||
  /[省市区县州盟镇]$/u.test(text);
