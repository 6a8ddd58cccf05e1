import { withChineseMarks } from '#src/text/chinese-marks.js';
import { withListMarks } from '#src/text/list-marks.js';
import { withComma } from '#src/text/nominal.js';
import { taggedWordsOf } from '#src/text/words.js';
import { type Replacement, replaced, type TextRule } from './text-rule.js';

const WIDE_DIGITS = /[０-９]/gu;
const narrowed = (text: string): string =>
  text.replace(WIDE_DIGITS, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));

const FORMS: readonly Replacement[] = [
  [/％/gu, '%'],
  [/(\d)\s+(?=[%‰])/gu, '$1'],
  [/百分之\s?(\d+(?:\.\d+)?)/gu, '$1%'],
  [/(\d)\s?[wW](?![A-Za-z\d])/gu, '$1万'],
  [/(\d)\s*[~～]\s*(?=\d)/gu, '$1至'],
  [/(\d)\s*(?:->|→|=>)\s*(?=\d)/gu, '$1至'],
  [/[。；，、]+$/gu, ''],
];

const MIN_ACTION_LENGTH = 4;
/** 毛利率升到68% 每月省…: a blank after a share, before the next clause. */
const AFTER_SHARE = /(?<=\d\s?[%％])[ \t]+(?=每|光|那|当时|后来|现在|目前|另外|同时|一个月|全|还|也)/gu;
/** 清洗滤芯 更换刹车油: a blank between actions is a comma; one between names (超市货 家电) is not. */
function withActionsSeparated(spaced: string): string {
  const text = spaced.replace(AFTER_SHARE, '，');
  const parts = text.split(/(?<=\p{Script=Han})[ \t]+(?=\p{Script=Han})/u);
  const areActions = parts.every((part) => {
    const [first = ''] = part.split(/[，。；]/u);
    return [...first].length >= MIN_ACTION_LENGTH && /^[vd]/u.test(taggedWordsOf(first)[0]?.tag ?? '');
  });
  return parts.length > 1 && areActions ? parts.join('，') : text;
}

/** One format for figures and punctuation. */
export const normaliseFigures: TextRule = {
  id: 'figures',
  label: '统一数字与标点',
  apply: (text) =>
    replaced(withListMarks(withChineseMarks(withComma(withActionsSeparated(narrowed(text))))), FORMS),
};
