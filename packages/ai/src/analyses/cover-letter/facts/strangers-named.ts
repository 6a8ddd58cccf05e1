import { escaped } from '@qicheng/resume/escaped';
import { PROVINCES } from '#src/jd/data/provinces.js';
import { isCoinedName, isProperName } from '#src/text/proper-name.js';
import { brandOf, callNameOf, type LetterGround } from '../letter-ground.js';
import type { Letter } from '../read-letter.js';
import { strangersIn } from './addressed-employers.js';

/** The trade with the legal form behind the short form of a name: 部件有限公司, 集团公司. */
const LEGAL_FORM =
  '(?:[\\u4e00-\\u9fa5]{1,6}?(?:股份)?有限(?:责任)?公司|(?:股份|有限|责任|集团|控股|总?公司)*)';
const MIN_BRAND = 2;
const PROVINCE = new RegExp(`^(?:${PROVINCES.join('|')})(?:省|自治区)?(?=\\p{Script=Han}{3})`, 'u');

/** A wrong employer of a letter and the forms in which the letter names it, the longest first. */
interface NamedStranger {
  readonly name: string;
  readonly forms: RegExp;
}

function strangerOf(name: string): NamedStranger {
  const called = callNameOf(name.replace(PROVINCE, ''));
  const brand = brandOf(called);
  const isOwnWord = brand.length >= MIN_BRAND && (isCoinedName(brand) || isProperName(brand));
  const names = [...new Set([name, called, ...(isOwnWord ? [brand] : [])])];
  return { name, forms: new RegExp(names.map((each) => `${escaped(each)}${LEGAL_FORM}`).join('|'), 'gu') };
}

/** The employers that a letter is surely written to, other than its addressee. */
const sureStrangers = (letter: Letter, ground: LetterGround): NamedStranger[] =>
  ground.company === ''
    ? []
    : strangersIn(letter, ground)
        .filter(({ isSure }) => isSure)
        .map(({ name }) => strangerOf(name));

/** Whether a text of a letter names an employer that it should not be written to, in full or shortened. */
export function namesStranger(letter: Letter, ground: LetterGround): (text: string) => boolean {
  const strangers = sureStrangers(letter, ground);
  return (text) => strangers.some(({ forms }) => text.search(forms) >= 0);
}

/** Replaces wrong employers by the addressee: full names by its full name, short ones by its short one. */
export function withAddressee(letter: Letter, ground: LetterGround): (text: string) => string {
  const strangers = sureStrangers(letter, ground);
  const { company } = ground;
  return (text) =>
    strangers.reduce(
      (fixed, { name, forms }) =>
        fixed.replace(forms, (found) => (found.length >= name.length ? company : callNameOf(company))),
      text,
    );
}
