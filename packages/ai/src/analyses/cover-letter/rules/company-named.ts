import { withoutNearNames, withoutRelatives } from '../facts/near-names.js';
import { type LetterContext, namesCompany } from '../letter-context.js';
import { isBody, type Letter } from '../read-letter.js';

/** A name that begins with its place, and what it is called there: 公安局 of 江临县公安局. */
const LOCAL_BODY =
  /^.{2,12}?[省市县区旗州乡镇](\p{Script=Han}{2,}(?:[局厅署院部处所站]|委员会|中心|支队|大队|办公室|学校|[中小]学))$/u;

/** The branch behind a name, by which people call it: 梧桐里店 of 杏溪堂大药房（梧桐里店）. */
const BRANCH = /[（(]([^（）()]{2,10}(?:店|[院校厂园区部]|分公司|支行|中心))[)）]$/u;
/** One's words for the house that one applies to: 咱医院. */
const OUR_HOUSE = /咱们?(?<kind>医院|学校|幼儿园|公司|酒店|银行|[院校园店厂行所])/u;
/** The person whom a letter is addressed to: 李姐, 王经理. */
const ADDRESSED =
  /^(?:尊敬的)?(?<name>[\u4e00-\u9fa5]{1,3}(?:姐|哥|姨|叔|经理|主管|老师|主任|女士|先生|师傅|[院校园店厂]长|总))(?:您好|你好|好)?[：:，,！!]?$/u;

/** Whether a letter speaks to its addressee, without its name: to the person whom the posting names, or as 咱医院. */
export function isAddressed({ paragraphs, body }: Letter, { company, jd }: LetterContext): boolean {
  const kind = OUR_HOUSE.exec(body)?.groups?.['kind'] ?? '';
  const salutation = paragraphs.find(({ role }) => role === 'salutation')?.text ?? '';
  const name = ADDRESSED.exec(salutation)?.groups?.['name'] ?? '';
  return (kind !== '' && company.includes(kind)) || (name !== '' && jd.includes(name));
}

/** Where a letter names its addressee, and the sentence that does; a salutation may leave out the place. */
export function companyNamedIn(
  { paragraphs, sentences }: Letter,
  { company }: LetterContext,
): { index: number; text: string } | undefined {
  const branch = BRANCH.exec(company)?.[1];
  const named = (text: string): boolean =>
    (branch !== undefined && text.includes(branch)) ||
    namesCompany(withoutNearNames(withoutRelatives(text), company), company);
  const local = LOCAL_BODY.exec(company)?.[1];
  const place = paragraphs.find(
    ({ text, role }) =>
      (role === 'salutation' && local !== undefined && text.includes(local)) ||
      ((isBody(role) || role === 'salutation') && named(text)),
  );
  const sentence = sentences.find(({ text, index }) => index === place?.index && named(text));
  return place && { index: place.index, text: sentence?.text ?? place.text };
}
