import { checkBareText } from '@qicheng/resume/check';
import { withChineseMarks } from '../../text/chinese-marks.js';
import { clipped } from '../../text/clipped.js';
import { withoutSubject } from '../../text/own-subject.js';
import { isSpokenLine } from '../../text/spoken-line.js';
import { inWrittenWords, isSpoken } from '../../text/spoken-words.js';
import { type Traits, traitsOf } from '../resume-analysis/traits.js';
import { starOrder } from './rules/clauses.js';
import { normaliseFigures } from './rules/figures.js';
import { dropEmptyClauses, dropPadding, dropSituation, dropSubject, shorten } from './rules/padding.js';
import { isSound } from './rules/sound.js';
import { type TextContext, type TextRule, type Replacement, replaced } from './rules/text-rule.js';
import { COUNTED_ACTION } from './rules/verb-lexicon.js';
import { dropPast, leadWithVerb, strengthenVerbs, writtenVerbs } from './rules/verbs.js';
import { withoutEnd } from './without-end.js';

const PAST: Readonly<Record<string, string>> = {
  writing: 'Wrote',
  building: 'Built',
  making: 'Made',
  running: 'Ran',
  leading: 'Led',
  teaching: 'Taught',
  doing: 'Did',
  setting: 'Set',
  planning: 'Planned',
  handling: 'Handled',
  preparing: 'Prepared',
  keeping: 'Kept',
  holding: 'Held',
  designing: 'Designed',
  developing: 'Developed',
  testing: 'Tested',
  managing: 'Managed',
  organizing: 'Organized',
  organising: 'Organised',
  analyzing: 'Analyzed',
  analysing: 'Analysed',
  creating: 'Created',
  editing: 'Edited',
  maintaining: 'Maintained',
  training: 'Trained',
  coordinating: 'Coordinated',
  conducting: 'Conducted',
  collecting: 'Collected',
  researching: 'Researched',
  implementing: 'Implemented',
  improving: 'Improved',
  translating: 'Translated',
  producing: 'Produced',
  recruiting: 'Recruited',
  reviewing: 'Reviewed',
};

const EMPTY: readonly Replacement[] = [
  [/\b(?:successfully|effectively|greatly|significantly|actively)\s+(?=[a-z])/gi, ''],
  [/\b(?:various|several|a lot of|many different)\s+(?=[a-z])/gi, ''],
  [/,?\s*\betc\.?(?=$|[,;])/gi, ''],
  [/\s+and (?:other )?related (?:work|tasks|duties)\b/gi, ''],
  [/\bin order to\b/gi, 'to'],
  [/[.;,\s]+$/g, ''],
];
const capital = (text: string): string => text.replace(/^[a-z]/, (first) => first.toUpperCase());

/** Turns duties into actions and removes empty words. Mere help remains help. */
const tightenEnglish: TextRule = {
  id: 'english',
  label: '以过去式动词开头，删去虚词',
  apply: (text) => {
    const led = text.replace(
      /^(?:I\s+)?(?:was |were )?(?:mainly )?(?:responsible for|in charge of|tasked with)\s+(?:the\s+)?([A-Za-z]+ing)\b/i,
      (whole, verb: string) => PAST[verb.toLowerCase()] ?? whole,
    );
    return capital(replaced(led, EMPTY));
  },
};

const YEAR = /^(?:19|20)\d{2}$/;
const FROM_TO =
  /(?:从|由)\s?(\d+(?:\.\d+)?)\s?(%|[\p{Script=Han}]{0,2})\s?(?:变成|变为|变到|做到|涨到|到|至)\s?(\d+(?:\.\d+)?)\s?(%|[\p{Script=Han}]{0,2})(?=$|[，。；、（])/gu;
const MEASURED =
  /量|率|数|额|时间|时长|成本|周期|粉丝|用户|分|收入|耗时|人|销售|成交|GMV|产能|良品|积分|名次/u;
const DIRECTED = /升|降|增|减|提|缩|涨|跌|压/u;
/** The direction of a change by comparing the numbers. */
const rising = (from: string, to: string): '升至' | '降至' => (Number(to) > Number(from) ? '升至' : '降至');

/** States the direction of a change from A to B. Times, years and 从 0 到 1 are not measures. */
const nameDirection: TextRule = {
  id: 'direction',
  label: '写明变化的方向',
  apply: (text) =>
    text
      .split(/(?<=[，。；])/u)
      .map((clause) =>
        DIRECTED.test(clause)
          ? clause
          : clause.replace(
              FROM_TO,
              (whole, from: string, unit: string, to: string, toUnit: string, at: number) => {
                const isMeasure = MEASURED.test(clause.slice(0, at)) && (unit === '' || unit === toUnit);
                const isTime = (YEAR.test(from) && YEAR.test(to)) || /[年月日点时]/u.test(unit + toUnit);
                if (!isMeasure || isTime || from === to || (from === '0' && to === '1')) return whole;
                const blank = /\d\s|\s\d/u.test(whole) ? ' ' : '';
                return `由${blank}${from}${unit}${unit === '' ? blank : ''}${rising(from, to)}${blank}${to}${toUnit}`;
              },
            ),
      )
      .join(''),
};

/** A list of names of tools; unlike Chinese words, their order can be changed safely. */
const NAMES = /[A-Za-z][\w+#.]*(?: [A-Za-z][\w+#.]*)?(?:、[A-Za-z][\w+#.]*(?: [A-Za-z][\w+#.]*)?){2,}/gu;

/** Sorts the wanted tools to the beginning of a list. */
const orderKeywords: TextRule = {
  id: 'keywordOrder',
  label: '目标岗位看重的工具排在前面',
  styles: ['专业', '数据'],
  apply: (text, { keywords }) => {
    const rank = new Map(keywords.map((word, index) => [word.toLowerCase(), index]));
    const rankOf = (name: string) => rank.get(name.toLowerCase()) ?? keywords.length;
    return text.replace(NAMES, (row) =>
      row
        .split('、')
        .toSorted((a, b) => rankOf(a) - rankOf(b))
        .join('、'),
    );
  },
};

/** 都是我, 是我管的: the words of a chat. */
const writeSpoken: TextRule = { id: 'spoken', label: '口语改为书面语', apply: inWrittenWords };

/** The rules in order; each reads the output of the previous one. */
const CHINESE: readonly TextRule[] = [
  normaliseFigures,
  writeSpoken,
  dropSituation,
  dropSubject,
  dropPadding,
  strengthenVerbs,
  writtenVerbs,
  leadWithVerb,
  shorten,
  dropPadding,
  dropPast,
  dropEmptyClauses,
  nameDirection,
  starOrder,
  orderKeywords,
];
const ENGLISH: readonly TextRule[] = [tightenEnglish, orderKeywords];

export interface Improved {
  text: string;
  reasons: string[];
}

const figuresOf = (text: string): string => (text.match(/\d+(?:\.\d+)?/g) ?? []).toSorted().join(' ');
const namesOf = (text: string): string =>
  (text.match(/[A-Za-z][A-Za-z\d+#.]*/g) ?? [])
    .map((name) => name.toLowerCase())
    .toSorted()
    .join(' ');

const MIN_LENGTH = { zh: 4, en: 12 } as const;

/** Whether one text may replace another: figures and names are equal, no trait is lost, and no new problem appears. */
function keepsValue(before: string, after: string, lang: 'zh' | 'en'): boolean {
  if ([...after].length < MIN_LENGTH[lang]) return false;
  if (figuresOf(before) !== figuresOf(after)) return false;
  if (lang === 'zh' && namesOf(before.replace(/\d\s?[wW](?![A-Za-z\d])/g, '')) !== namesOf(after))
    return false;
  if (lang === 'zh' && !isSound(before, after)) return false;
  const [was, is] = [traitsOf(before, lang), traitsOf(after, lang)];
  return keepsTraits(was, is) && checkBareText(after, lang).length <= checkBareText(before, lang).length;
}

function keepsTraits(was: Traits, is: Traits): boolean {
  const shown = ['isQuantified', 'hasFigure', 'hasResult', 'hasMethod', 'hasAction'] as const;
  if (shown.some((trait) => was[trait] && !is[trait])) return false;
  if (is.isDuty && !was.isDuty) return false;
  return is.vague.every((word) => was.vague.includes(word)) && is.cliches.length <= was.cliches.length;
}

/** Applies every rule that improves the statement without a loss. */
export function improve(text: string, lang: 'zh' | 'en', context: TextContext): Improved {
  const rules = lang === 'zh' ? CHINESE : ENGLISH;
  const stop = STOP[lang].exec(text.trim())?.[0] ?? '';
  const improved = rules.reduce<Improved>(
    (current, { apply, label, styles }) => {
      if (styles !== undefined && !styles.includes(context.style)) return current;
      const next = apply(current.text, context).trim();
      if (next === current.text || !keepsValue(current.text, next, lang)) return current;
      // The mark at the end is restored below.
      if (withoutEnd(next) === withoutEnd(current.text)) return { ...current, text: next };
      return { text: next, reasons: [...new Set([...current.reasons, label])] };
    },
    { text: text.trim(), reasons: [] },
  );
  // A line that is still told aloud is for its author to write.
  if (lang === 'zh' && isSpokenLine(improved.text)) return { text: text.trim(), reasons: [] };
  // A final full stop is a choice for a whole entry, so it is kept.
  const ended = `${improved.text.replace(STOP[lang], '')}${stop}`;
  return ended === text.trim() ? { text: ended, reasons: [] } : { ...improved, text: ended };
}

const STOP = { zh: /[。；]$/u, en: /(?<!\betc)\.$/iu } as const;

/** Longer statements are hard to read; MAX_LENGTH of the proofreader is the absolute limit. */
const LONG = { zh: 90, en: 260 } as const;
const MIN_PART_LENGTH = { zh: 14, en: 40 } as const;
const MAX_PARTS = 6;
const STOPS = { zh: /(?<=[。；])/u, en: /(?<=[.;])\s+(?=[A-Z])/u } as const;
const MARKS = /[。；;.\s]+$/u;
/** Words that continue the previous statement: a result, a share or a consequence of it, or a reference to it. */
const BELONGS =
  /^(?:并|且|但|而|其中|包括|例如|如|同时|最终|最后|之后|后来|因此|所以|使|让|令|以|从而|分别|共|累计|平均|合计|约|每|该|此|这|上述|期间|结果|由此|被|获|得到|受到|近|超|达|较|比)/u;

/** A remark about the previous text: 改造的图是我画的草图. */
const IS_REMARK = /^[^，。；]{2,8}是/u;
/** An action, optionally after a year: 2021年牵头把……, 管10kV配电室. */
const ACTION_IN_SENTENCE =
  /^(?:(?:19|20)\d{2}年(?:\d{1,2}月)?起?|[去今前]年)?(?:牵头|[把将](?=[^，。；]{2,14}[从由])|带着?(?!来)|管(?!理费|道|线)|负责|担任|当(?:了|上)|任(?!务|何)|参加|改(?!造的)|修|换|组织|配合|改成|还?带出|(?:在[^，。；]{2,16}中)?列第)/u;

const MIN_SENTENCE_LENGTH = 6;
/** A short action: 带过实习生3名, 2023届幼小衔接做了主题课程. */
const SHORT_ACTION =
  /^(?:[^，。；]{0,12}(?:做|带|写|办|排|编|修|换|管|教|建)(?:了|过)|(?:(?:19|20)\d{2}年(?:\d{1,2}月)?起?)?(?:带(?!来|动)|写(?!明|作)|编写|教(?!育|师|学)))/u;

/** Whether a part is an action by itself: it begins with an action, not with a result. */
function isCompleteAlone(part: string, lang: 'zh' | 'en'): boolean {
  if (lang === 'zh' && SHORT_ACTION.test(part) && !BELONGS.test(part) && !IS_REMARK.test(part))
    return [...part].length >= MIN_SENTENCE_LENGTH;
  if ([...part].length < MIN_PART_LENGTH[lang]) return false;
  const { isDuty, hasAction } = traitsOf(part, lang);
  if (lang === 'en') return hasAction || isDuty;
  return (
    !BELONGS.test(part) &&
    !IS_REMARK.test(part) &&
    (isDuty || hasAction || ACTION_IN_SENTENCE.test(part) || COUNTED_ACTION.test(part)) &&
    (ACTION_IN_SENTENCE.test(part) || !/^[^，]*(?:率|量|额|数|时间|成本|周期)/u.test(part))
  );
}

/** Splits a long statement at full stops, keeping parts of one action together; null if it is one action. */
export function split(spoken: string, lang: 'zh' | 'en'): string[] | null {
  if ([...spoken].length <= LONG[lang]) return null;
  // Sentences of a chat begin with their subject, so that their actions are found in written words only.
  const marked = lang === 'zh' ? withChineseMarks(spoken) : spoken;
  const text = lang === 'zh' && isSpoken(marked) ? withoutSubject(inWrittenWords(marked)) : marked;
  const sentences = text
    .trim()
    .split(STOPS[lang])
    .filter((part) => part.replace(MARKS, '') !== '');
  const parts = sentences.reduce<string[]>((before, sentence) => {
    const last = before.at(-1);
    return last === undefined || isCompleteAlone(sentence, lang)
      ? [...before, sentence]
      : [...before.slice(0, -1), `${last}${lang === 'en' ? ' ' : ''}${sentence}`];
  }, []);
  const [first = ''] = parts;
  if (parts.length < 2 || parts.length > MAX_PARTS || !isCompleteAlone(first, lang)) return null;
  const stop = STOP[lang].exec(text.trim())?.[0] ?? '';
  return parts.map((part) => clipped(`${part.replace(MARKS, '')}${stop}`, 2_000));
}
