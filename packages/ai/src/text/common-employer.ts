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

/** Words of any trade, no name. */
const COMMON_TAG = /^(?:n|vn|v|b|l|a|ad|an|j|i|d)$/u;
/** Whether a text consists of words of the dictionary that no name is made of: 环境, 电子商务, 智能装备. */
export const isCommonWords = (text: string): boolean =>
  taggedWordsOf(text).every(({ text: word, tag }) => word.length > 1 && COMMON_TAG.test(tag));

/** A kind of place in one sign: 污水厂. */
const KIND_SIGN = /[厂店院所站行馆园校]$/u;
/** A name with its legal form is a name, whatever its words: 星河传媒有限公司. */
const LEGAL_FORM = /有限|股份|责任|集团/u;
/** Words of trades that the dictionary does not have. */
const TRADE_WORD =
  /^(?:代账|代记账|直播|电商|跨境|新媒体|自媒体|物流|快递|家政|月嫂|医美|母婴|剧本杀|密室|外卖|充电桩)/u;
/** Whether a name only describes a kind of employer, by its words: 污水厂, 检测公司, 会计师事务所. */
export const describesEmployer = (name: string): boolean => {
  const plain = name.replace(COUNTED, '');
  const [kind = KIND_SIGN.exec(plain)?.[0] ?? ''] = KIND.exec(plain) ?? [];
  const head = plain.slice(0, plain.length - kind.length).replace(TRADE_WORD, '');
  return (
    kind !== '' && !LEGAL_FORM.test(plain) && (head === '' || isCommonWords(head) || isCommonEmployer(plain))
  );
};
