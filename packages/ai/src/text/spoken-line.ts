import { regex } from '@qicheng/resume/regex';
import { withFullWidthPunctuation } from './chinese-marks.js';
import { isSpacedSpeech } from './spaced-list.js';
import { isSpoken } from './spoken-words.js';

/** Signs of speech in any trade: a clause that ends with 了, years of two digits, words of a story told aloud. */
const SPOKEN_FORM = regex('u')`
  [^到为至达除]了(?=$|[，。；])|(?:^|[，。；])\d{2}年(?!前|以上|多|来|[^，。；]{0,4}(?:经验|工龄))
  |[也都](?:[干做弄管搞跑]|会)(?=$|[，。；])|(?:^|[，。；])[^，。；]{0,8}就去[^，。；]{1,3}(?=$|[，。；])|好多|挺|蛮|老是|拿去|[这那][边块会](?!际)|(?:^|[，。；])后[来面](?!向|端|续|期)|一?刚?开始(?=$|[，。；都就只是])|的时候
  |没[^有，。；]{1,2}过|新来的|不到(?=$|[，。；])|不了(?=$|[，。；])|一个人(?:看|管|跑|做|干|顶)|帮忙|给老板
  |(?:原来|以前|原先)[^，。；]{0,12}\d
`;
/** Whether a line is told as to a listener, so that changing single words does not make it a written one. */
export const isSpokenLine = (text: string): boolean =>
  isSpoken(text) || isSpacedSpeech(text) || SPOKEN_FORM.test(withFullWidthPunctuation(text));
