import { companyScore, organisationScore, roleScore, titleScore } from './recognise.js';

const LEVEL = '(?:本科|专科|硕士|研究生|博士|大专|高中|中专|初中|职高)?';
const SCHOOL = new RegExp(
  `^${LEVEL}(?:(?:就读|毕业|考入)于?|考[上入进]了?|读的?是|读的|是(?!范)|在|于)(?=\\p{Script=Han}{4})`,
  'u',
);
const COMPANY =
  /^(?:我|就|又|曾)*(?:就职于|任职于|供职于|在(?!线|下|水|家|校)|于(?=\S{4}(?:公司|集团|厂|店)))(?=\S{3})/u;
const ORGANISATION = /^(?:\p{Script=Han}{0,2}社团是|也是|还是|是(?!非)|曾?在|曾?担任|加入了?)(?=\S{2})/u;
const OFFICE =
  /^(?:[的也是又]|一直|曾经?|最?先(?!.*后)|后来|学校里|班里|班上)*(?:担任过?|当过?了?|做过?了?|任过?(?![课教职]))?(?=\S{2})/u;
type Lead = readonly [pointer: RegExp, lead: RegExp, isName: (rest: string) => boolean];
const LEADS: readonly Lead[] = [
  [/^\/education\/\d+\/school\/name$/u, SCHOOL, (rest) => /[学校院]/u.test(rest)],
  [/^\/(?:work|internships)\/\d+\/company$/u, COMPANY, (rest) => companyScore(rest) >= 1],
  [/^\/campus\/\d+\/organisation$/u, ORGANISATION, (rest) => organisationScore(rest) > 0],
  [/^\/campus\/\d+\/role$/u, OFFICE, (rest) => roleScore(rest) > 1],
  [/^\/(?:work|internships)\/\d+\/title$/u, OFFICE, (rest) => titleScore(rest) > 1],
];

/** 本科就读于某大学, 也是院辩论队, 一直做营业员: a name without the words that lead to it in a sentence. */
export function withoutLead(pointer: string, value: string): string {
  const [, lead, isName] = LEADS.find(([of]) => of.test(pointer)) ?? [];
  const rest = lead === undefined ? value : value.replace(lead, '');
  return rest !== value && isName?.(rest) === true ? rest : value;
}
