import { regex } from '@qicheng/resume/regex';
import { clipped } from '../text/clipped.js';
import { taggedWordsOf } from '../text/words.js';
import type { FactMatch } from './match-dates.js';
import { evidenceIn, type ProvingText, type ResumeReading } from './read-resume.js';
import { relatedWordsOf } from './related-words.js';

/** A required prize, with what it is for: 获得省级及以上设计竞赛奖项, 曾获市级优质课奖励者优先. */
const ASKS_PRIZE =
  /^(?:有|曾|者)*(?:获得?|取得)过?.{2,24}(?:奖(?:项|励)?|荣誉|称号|表彰)(?:者)?(?:优先|加分)?$/u;
const FRAME = regex('gu')`
  ^(?:有|曾)*(?:获得?|取得)过?|(?:国家|省部?|市|区县|[区县]|校|院)级(?:或|及)?(?:以上)?(?:的)?|全国(?:性)?
  |奖(?:项|励)?(?:者)?(?:优先|加分)?$|(?:荣誉|称号|表彰)(?:者)?(?:优先|加分)?$|各类|相关|技能?|优先|以上
`;
/** Levels from the lowest, as names of contests state them. */
const LEVELS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['校级', /[校院]级|学校|学院|本[校院]|全[校院]/u],
  ['区县级', /[区县](?!域)/u],
  ['市级', /市/u],
  ['省级', /省|自治区/u],
  ['国家级', /国家|全国|国际|中国/u],
];
const levelOf = (text: string): number => LEVELS.findLastIndex(([, pattern]) => pattern.test(text));
const leastOf = (text: string): number => LEVELS.findIndex(([, pattern]) => pattern.test(text));

const WON = /[特一二三]等奖|[金银铜]奖|[冠亚季]军|优秀奖|第[一二三四五六1-6]名|获[^，。]{0,16}奖|奖$/u;
const isPrize = ({ pointer, text }: ProvingText): boolean => pointer.startsWith('/awards/') || WON.test(text);

/** Whether a text has every word of what the prize is for. */
const isFor = (subject: string, text: string): boolean =>
  text.includes(subject) ||
  taggedWordsOf(subject).every(({ text: word }) =>
    relatedWordsOf(word).some((each) => text.toLowerCase().includes(each.toLowerCase())),
  );

/** What is said of all preferences of a sentence behind the last one. */
const TAIL = /[,，]?(?:在)?同等条件下?(?:可|予以|给予)*优先(?:考虑|录[用取]|聘[用任])?$/u;

/** Prizes whose names do not say that they are for the subject, which they may be. */
const ofOtherSubject = ([prize]: readonly ProvingText[]): FactMatch | null =>
  prize === undefined
    ? null
    : {
        ...{ state: '待确认', atoms: [evidenceIn(prize)] },
        reason: `简历写到“${clipped(prize.text, 40)}”，是不是要求的这一类请您核对`,
        action: '是这一类就写全奖项名称、级别和时间；不是就不用写。',
      };

/** Judges a required prize by its subject and level; null if none is asked for or nothing is known of one. */
export function matchAward(whole: string, { texts }: ResumeReading): FactMatch | null {
  const text = whole.replace(TAIL, '');
  if (!ASKS_PRIZE.test(text)) return null;
  const subject = text.replaceAll(FRAME, '').trim();
  if (subject.length < 2) return null;
  const own = texts
    .filter((each) => isPrize(each) && isFor(subject, each.text))
    .toSorted((a, b) => levelOf(b.text) - levelOf(a.text));
  const [best] = own;
  if (best === undefined) return ofOtherSubject(texts.filter(isPrize));
  const [least, level] = [leastOf(text), levelOf(best.text)];
  const clause = best.text.split(/[，,；;。]/u).find((each) => WON.test(each)) ?? best.text;
  const quote = clipped(clause.trim(), 40);
  const atoms = [evidenceIn(best)];
  if (level >= least) return { state: '直接', reason: `简历写到“${quote}”`, atoms };
  return level < 0
    ? { state: '待确认', reason: `简历写到“${quote}”，没有写级别`, atoms, action: '写明是哪一级的奖。' }
    : {
        ...{ state: '可迁移', atoms },
        reason: `要求${LEVELS[least]?.[0] ?? ''}，简历写的是“${quote}”`,
        action: '如实写级别；投递前先问清是否一定要这个级别。',
      };
}
