import { isCommonWords } from '#src/text/common-employer.js';
import { brandNameOf, localNameOf } from '../letter-context.js';

const HAN = /\p{Script=Han}/u;
const HAN_NAME = /^\p{Script=Han}{3,}$/u;
/** Signs that are part of a sentence and not of a name. */
const IN_SENTENCE = /[的了在是和与及把被让给将对从到我您贵们个这那]/u;

/** What an employer is called, without its trade where that is long enough: 云启金服 of 成都云启金服科技有限公司. */
function calledNames(company: string): string[] {
  const called = localNameOf(company);
  return [...new Set([called, brandNameOf(called)])].filter((name) => HAN_NAME.test(name));
}

/** The number of places at which two names of the same length differ, and the first of them. */
function differences(one: string, other: string): { count: number; at: number } {
  const places = [...one].flatMap((sign, at) => (sign === other[at] ? [] : [at]));
  return { count: places.length, at: places[0] ?? -1 };
}

/** A misspelt name of the employer: 云启金融 for 云启金服, 天恒会计师事务所 for 天衡会计师事务所. */
export function nearNamesIn(text: string, company: string): string[] {
  const names = company === '' ? [] : calledNames(company);
  const found = names.flatMap((name) =>
    Array.from({ length: Math.max(0, text.length - name.length + 1) }, (_, at) => at).flatMap((at) => {
      const part = text.slice(at, at + name.length);
      const { count, at: place } = differences(name, part);
      const sign = part[place] ?? '';
      const isOther = count === 1 && HAN.test(sign) && !IN_SENTENCE.test(sign) && !company.includes(part);
      // A common word at the place of the sign is no misspelling: 湘满亭 and 湘满意.
      return isOther && !isCommonWords(part) ? [part] : [];
    }),
  );
  return [...new Set(found)];
}

/** A text without misspelt names of the employer, which name somebody else. */
export const withoutNearNames = (text: string, company: string): string =>
  nearNamesIn(text, company).reduce((rest, name) => rest.replaceAll(name, '　'), text);

/** A sentence about one's family names the employer of somebody else. */
const OF_RELATIVE =
  /[^。！；]*我的?(?:亲戚|亲属|家人|[舅叔姨姑伯]|[表堂][哥姐弟妹]|爸|妈|父|母|哥|姐|弟|妹|老公|老婆|丈夫|妻子|爱人|岳)[^，。；]{0,4}(?:也|都|就)?在[^。！；]*/gu;
/** A text without what it says of one's family. */
export const withoutRelatives = (text: string): string => text.replace(OF_RELATIVE, '');
