import { localNameOf, type LetterContext } from '../letter-context.js';

/** What the letter should be addressed with. */
export function salutationFor({
  addressee,
  contact,
  company,
}: Pick<LetterContext, 'addressee' | 'contact' | 'company'>): string {
  const named = addressee || contact;
  const office = company === '' ? '' : localNameOf(company);
  return `尊敬的${named === '' ? `${office}招聘负责人` : politeAddressee(named)}：`;
}
const politeAddressee = (addressee: string): string => {
  if (IS_PERSON.test(addressee)) return addressee;
  return `${addressee}${IS_DEPARTMENT.test(addressee) ? '负责人' : '招聘负责人'}`;
};
const IS_DEPARTMENT = /[部处科室组]门?$/u;
/** An addressee who is a person or a group of them, and not an organisation alone. */
const IS_PERSON =
  /(?:经理|主管|老师|总监|女士|先生|主任|长|总|(?<![职员民技务])工|负责人|领导们?|律师|医生|教授|博士|同事|团队|HR|hr|[A-Za-z])$/u;
