import { escaped, regex } from '@qicheng/resume/regex';
import { PROVINCES } from '#src/jd/data/provinces.js';
import { DISTINCT_EMPLOYERS } from '#src/text/known-employers.js';
import { placeholderFor } from '#src/text/placeholder.js';
import { isCoinedName, isProperName } from '#src/text/proper-name.js';
import { brandNameOf, callNameOf, type LetterContext } from '../letter-context.js';
import type { Letter } from '../read-letter.js';
import { otherEmployersIn } from './addressed-employers.js';

/** The trade with the legal form after the short form of a name: 部件有限公司, 集团公司. */
const LEGAL_FORM =
  '(?:[\\u4e00-\\u9fa5]{1,6}?(?:股份)?有限(?:责任)?公司|(?:股份|有限|责任|集团|控股|总?公司)*)';
/** What follows a name for a part of it: 八局, 西北公司, 武汉分行, 光谷校区. */
const OWN_BRANCH =
  '(?:第?[一二三四五六七八九十\\d]{1,3}(?:工程|航务|航)?[局院所处冶厂](?:集团)?)?(?:(?:[东西南北华中]{2}|[\\u4e00-\\u9fa5]{2,3}分)公司|[\\u4e00-\\u9fa5]{2,3}(?:分行|支行|分院|校区|院区|分店))?';
const MIN_BRAND = 2;
const LONG_NAME = 4;
const PROVINCE = new RegExp(`^(?:${PROVINCES.join('|')})(?:省|自治区)?(?=\\p{Script=Han}{3})`, 'u');
/** The part of a group that a name is of: 欧莱雅中国, 博世（中国）. */
const REGION = /[（(]?(?:中国区?|大中华区?|亚太区?|华[东南北中]区?)[）)]?$/u;

/** A wrong employer of a letter and the forms in which the letter names it, the longest first. */
interface OtherEmployer {
  readonly name: string;
  readonly forms: RegExp;
}

function otherEmployer(name: string): OtherEmployer {
  const called = callNameOf(name.replace(PROVINCE, ''));
  const brand = brandNameOf(called);
  const own = called.replace(REGION, '');
  const isOwnWord = (word: string): boolean =>
    word.length >= MIN_BRAND && (isCoinedName(word) || isProperName(word));
  // A long name is called by its first two characters, a school by its first and its kind: 安得 of 安得智联, 泡小 of 泡桐树小学.
  const start = called.length >= LONG_NAME ? called.slice(0, MIN_BRAND) : '';
  const [, kind = ''] = /([小中])学$/u.exec(called) ?? [];
  const school = kind === '' || called.length < LONG_NAME ? '' : `${called[0] ?? ''}${kind}`;
  const known = DISTINCT_EMPLOYERS.filter((each) => name.includes(each));
  const names = [
    ...new Set([
      name,
      called,
      ...[own, brand, start].filter(isOwnWord),
      ...(school === '' ? [] : [school]),
      ...known,
    ]),
  ].toSorted((a, b) => b.length - a.length);
  return {
    name,
    forms: new RegExp(names.map((each) => `${escaped(each)}${LEGAL_FORM}${OWN_BRANCH}`).join('|'), 'gu'),
  };
}

/** The employers that a letter is surely written to, other than its addressee. */
const certainOtherEmployers = (letter: Letter, context: LetterContext): OtherEmployer[] =>
  context.company === ''
    ? []
    : otherEmployersIn(letter, context)
        .filter(({ isSure }) => isSure)
        .map(({ name }) => otherEmployer(name));

/** Whether a text of a letter names an employer that it should not be written to, in full or shortened. */
export function namesOtherEmployer(letter: Letter, context: LetterContext): (text: string) => boolean {
  const others = certainOtherEmployers(letter, context);
  return (text) => others.some(({ forms }) => text.search(forms) >= 0);
}

/** Clauses that hold for the addressee as well once its name is in them: whom one writes to, what one wishes. */
const TRANSFERABLE = regex('u')`
  应聘|申请|投递|竞聘|报考|加入|入职|成为|招聘|看到|得知|获悉|尊敬的|致[：:]|[：:]$|面谈|面试|贡献|效力|出一份力|一起|共同
  |不辜负|(?:祝愿?|预祝)|(?:希望|期待|愿意?|想)[^，。；]{0,6}(?:在|到|来|去|为|进)|机会
`;
const CLAUSE = /[^，。；！？!?;\n]+[，。；！？!?;\n]*/gu;
const SENTENCE = /[^。；！？!?;\n]+[。；！？!?;\n]*/gu;
const OWN_SUBJECT = /我|本人|希望|期待|愿/u;
const END = /[，。；！？!?;\n]*$/u;
const PLAIN_TEXT = /[。；！？，\n]/u;

/**
 * Replaces wrong employers by the addressee: full names by its full name, short ones by its short one. What a letter says of
 * the wrong employer is not stated about the addressee: the writer has to fill that in.
 */
export function withAddressee(letter: Letter, context: LetterContext): (text: string) => string {
  const others = certainOtherEmployers(letter, context);
  const { company } = context;
  const renamed = (text: string): string =>
    others.reduce(
      (fixed, { name, forms }) =>
        fixed.replace(forms, (found) => (found.length >= name.length ? company : callNameOf(company))),
      text,
    );
  const isOfOtherEmployer = (text: string): boolean => others.some(({ forms }) => text.search(forms) >= 0);
  const open = placeholderFor(`为什么想来${callNameOf(company)}，写一个具体的产品、业务或团队`);
  return (text) => {
    if (!PLAIN_TEXT.test(text)) return renamed(text);
    let isOpen = false;
    return text.replace(SENTENCE, (sentence) => {
      if (!isOfOtherEmployer(sentence)) return sentence;
      let isAside = false;
      const kept = (sentence.match(CLAUSE) ?? []).flatMap((clause) => {
        const isNamed = isOfOtherEmployer(clause);
        if (isNamed && !TRANSFERABLE.test(clause)) {
          isAside = true;
          if (isOpen) return [];
          isOpen = true;
          return [`${open}，`];
        }
        // What follows without a subject of its own is stated about the wrong employer as well.
        isAside &&= !isNamed && !OWN_SUBJECT.test(clause);
        return isAside ? [] : [renamed(clause)];
      });
      const fixed = kept.join('').replace(END, '');
      return fixed === '' ? '' : `${fixed}${END.exec(sentence)?.[0] ?? ''}`;
    });
  };
}
