import type { OfferTerms } from '@qicheng/analysis/offer';

const CIVIL_SERVANT = /公务员|选调生|参公|人民警察/u;
const ESTABLISHED = /编制内|在编|事业编|事业单位编制|特岗教师/u;
const NOT_ESTABLISHED = /编外|非编|合同制|劳务派遣|外包|不占编/u;
const ABROAD =
  /日本|东京|大阪|韩国|首尔|新加坡|香港|澳门|台北|美国|纽约|加州|旧金山|英国|伦敦|德国|柏林|慕尼黑|法国|巴黎|加拿大|多伦多|澳大利亚|悉尼|墨尔本|迪拜/u;

type Place = Pick<OfferTerms, 'company' | 'role' | 'city'>;

/** The law of an offer: labour contract, appointment in a public institution, civil service, or foreign. */
export function lawOf({
  company,
  role,
  city,
}: Place): 'contract' | 'institution' | 'civilService' | 'abroad' {
  const words = `${company}${role}`;
  if (ABROAD.test(city)) return 'abroad';
  if (NOT_ESTABLISHED.test(words)) return 'contract';
  if (CIVIL_SERVANT.test(words)) return 'civilService';
  return ESTABLISHED.test(words) ? 'institution' : 'contract';
}

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/公司|集团|银行|企业|工厂|厂$/u, '贵公司'],
  [/医院|卫生院|诊所/u, '贵院'],
  [/事务所|律所/u, '贵所'],
  [/中学|小学|学校|大学|学院|幼儿园/u, '贵校'],
  [/政府|街道|委员会|[局厅部]$|中心|研究[所院]|机关|协会|社区/u, '贵单位'],
];

/** The form of address of an employer. */
export const addressOf = (terms: Place): string => {
  const named = NAMES.find(([words]) => words.test(terms.company.replace(/[（(].*$/u, '')))?.[1];
  if (named !== undefined) return named;
  return ['institution', 'civilService'].includes(lawOf(terms)) ? '贵单位' : '贵公司';
};

const STAYING =
  /留任|留在(?:原|现)|现(?:公司|单位|东家)|目前(?:公司|单位|的公司)|原(?:公司|单位)(?:加薪|挽留)|不跳槽/u;

/** Whether an offer is to stay with the current employer, which has no probation and needs no thanks. */
export const isStaying = ({ company, role }: Pick<OfferTerms, 'company' | 'role'>): boolean =>
  STAYING.test(`${company}${role}`);
