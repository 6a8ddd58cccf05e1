import { CITIES } from '#src/jd/data/cities.js';
import { suffixOf } from './employer-suffixes.js';
import { knownEmployersIn } from './known-employers.js';
import { isCoinedName, isProperName } from './proper-name.js';
import { taggedWordsOf } from './words.js';

/** What an employer is called by anybody; a university or bank with a place before it is a name. */
const KIND = new RegExp(
  `(?:${suffixOf('company', 'medical', 'hospitality', 'retail', 'practice', 'plant')}|学校|[小中]学|幼儿园|事务所|门店)$`,
  'u',
);
/** A part of an employer, before which a place or a common word stands and no name. */
const PART = /门店$/u;
const PLACE = new RegExp(`^(?:${CITIES.join('|')})[市区县]?`, 'u');
const DISTRICT = /^[\u4e00-\u9fa5]{1,3}[区县镇乡]$/u;
const COUNTED = /^(?:[这那某各几两一]|[上前]一)[家所个间]/u;
/** Words that describe: 三甲, 民营, 前一家. */
const DESCRIBES = /^(?:[abdfmqr]|mq)$/u;

/** Whether a name is a common noun, alone or with words that describe it and a place: 律所, 民营医院, 拱墅区门店. */
export function isCommonEmployer(named: string): boolean {
  const name = named.replace(COUNTED, '');
  const [word, ...others] = taggedWordsOf(name);
  if (word?.tag === 'n' && others.length === 0) return true;
  const [kind = ''] = KIND.exec(name) ?? [];
  if (kind === '') return false;
  const head = name
    .slice(0, name.length - kind.length)
    .replace(PLACE, '')
    .replace(/的$/u, '');
  if (head === '' || DISTRICT.test(head)) return true;
  if (knownEmployersIn(head).length > 0 || isCoinedName(head)) return false;
  return (
    (PART.test(name) && !isProperName(head)) || taggedWordsOf(head).every(({ tag }) => DESCRIBES.test(tag))
  );
}
