import { PROVINCES } from './data/provinces.js';

/** Requirements of work across more than one province. */
const REQUIRES_REGION = /跨省|多省|大区|全国(?:性|市场|团队|销售|业务|渠道)/u;
/** Regions of several provinces, and numbers of provinces. */
const REGION =
  /跨省|多省|大区|全国|华[东南北中]|(?:东|西)[南北](?=区|大区|片区|地区|[二三四五六]省)|[二两三四五六七八九十]省|(?<!\d)(?:[2-9]|[12]\d)\s*个?省|江浙沪|苏浙沪|京津冀|长三角|珠三角|大湾区|川渝|两广|云贵|两湖|苏皖|浙闽/u;

/** Whether the required years must span more than one province. */
export const requiresRegion = (text: string): boolean => REQUIRES_REGION.test(text);

/** Whether a text mentions more than one province. */
export const isOverProvinces = (text: string): boolean =>
  REGION.test(text) || PROVINCES.filter((province) => text.includes(province)).length > 1;
