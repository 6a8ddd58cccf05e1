import { withoutNearNames, withoutRelatives } from '../facts/near-names.js';
import { type LetterContext, namesCompany } from '../letter-context.js';
import { isBody, type Letter } from '../read-letter.js';

/** A name that begins with its place, and what it is called there: 公安局 of 江临县公安局. */
const LOCAL_BODY =
  /^.{2,12}?[省市县区旗州乡镇](\p{Script=Han}{2,}(?:[局厅署院部处所站]|委员会|中心|支队|大队|办公室|学校|[中小]学))$/u;

/** Where a letter names its addressee, and the sentence that does; a salutation may leave out the place. */
export function companyNamedIn(
  { paragraphs, sentences }: Letter,
  { company }: LetterContext,
): { index: number; text: string } | undefined {
  const named = (text: string): boolean =>
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
