import { Injectable } from '@nestjs/common';
import { EXAM_NAMES, examName } from '@qicheng/resume/exam-names';
import { pinyin } from 'pinyin-pro';
import { joinSyllables, latinName, type Region, RegionService } from '../../reference/index.js';
import {
  type SourceText,
  type Translated,
  type TranslationLanguage,
  type TranslationSubject,
  Translator,
} from '../translation.js';
import { employerName } from './employer-name.js';
import { SCHOOL_NAMES, RESUME_WORDS, MAJOR_NAMES, JOB_TITLES } from './glossary-list.js';
import { type Pair, pairsOf } from './pairs.js';

const EXAM_PAIRS = EXAM_NAMES.flatMap(([en, ...names]) => names.map((zh): Pair => [zh, en]));
const RESUME_PAIRS = [...pairsOf(RESUME_WORDS), ...EXAM_PAIRS];
const COURSE_PAIRS = pairsOf(MAJOR_NAMES);
const POST_PAIRS = pairsOf(JOB_TITLES);
const TERM_PAIRS = [...pairsOf(SCHOOL_NAMES), ...RESUME_PAIRS, ...COURSE_PAIRS];

export const GLOSSARY_PAIRS: readonly Pair[] = [...TERM_PAIRS, ...POST_PAIRS];

/** The look-up form of a term: without case, full-width brackets and blanks between Han characters. */
export const keyOf = (text: string): string =>
  text
    .trim()
    .replaceAll('（', '(')
    .replaceAll('）', ')')
    .replace(/\s+/g, ' ')
    .replace(/ ?([()]) ?/g, '$1')
    .toLowerCase();

// The first list with a word wins: on a résumé 翻译 is a major, and 法学 is Law.
const lookup = (pairs: readonly Pair[]) =>
  pairs.reduce(
    (map, [from, to]) => (map.has(keyOf(from)) ? map : map.set(keyOf(from), to)),
    new Map<string, string>(),
  );

interface Glossary {
  readonly en: ReadonlyMap<string, string>;
  readonly zh: ReadonlyMap<string, string>;
}

const glossaryOf = (pairs: readonly Pair[]): Glossary => ({
  en: lookup(pairs),
  zh: lookup(pairs.map(([zh, en]) => [en, zh])),
});

const WHOLE_GLOSSARY = glossaryOf(GLOSSARY_PAIRS);

/** The words of each field: 新媒体运营 is a post, and no course. */
const GLOSSARIES: Readonly<Record<TranslationSubject, Glossary>> = {
  text: WHOLE_GLOSSARY,
  person: WHOLE_GLOSSARY,
  employer: WHOLE_GLOSSARY,
  course: glossaryOf(COURSE_PAIRS),
  post: glossaryOf([...POST_PAIRS, ...RESUME_PAIRS]),
  term: glossaryOf(TERM_PAIRS),
};

/** Names with conventional spellings that differ from their pinyin. */
const SPECIAL: Readonly<Record<string, string>> = {
  陕西: 'Shaanxi',
  内蒙古: 'Inner Mongolia',
  西藏: 'Tibet',
  香港: 'Hong Kong',
  澳门: 'Macao',
  台湾: 'Taiwan',
  哈尔滨: 'Harbin',
  齐齐哈尔: 'Qiqihar',
  呼和浩特: 'Hohhot',
  鄂尔多斯: 'Ordos',
  呼伦贝尔: 'Hulunbuir',
  乌鲁木齐: 'Urumqi',
  克拉玛依: 'Karamay',
  吐鲁番: 'Turpan',
  哈密: 'Hami',
  拉萨: 'Lhasa',
  日喀则: 'Shigatse',
  林芝: 'Nyingchi',
  昌都: 'Qamdo',
  六安: "Lu'an",
  台州: 'Taizhou',
};

const AUTONOMOUS = /(壮族|回族|维吾尔)?自治区$|特别行政区$/;

/** 杭州市 is 杭州: a place name without its administrative suffix. */
const bareName = (name: string): string => {
  const bare = name.replace(AUTONOMOUS, '').replace(/[省市]$/, '');
  return bare.length >= 2 ? bare : name;
};

/** The place in Latin letters; null where the conventional spelling is not known here. */
function romanised(bare: string): string | null {
  const special = SPECIAL[bare];
  if (special) return special;
  if (/自治|[州盟旗]$/.test(bare) && bare.length > 3) return null;
  const syllables = pinyin(bare, { toneType: 'none', type: 'array' });
  if (syllables.some((syllable) => !/^[a-zü]+$/.test(syllable))) return null;
  return joinSyllables(syllables);
}

/** By tree of regions: a résumé is filled in by several calls, and the pinyin of all places takes a while. */
const knownPlaces = new WeakMap<readonly Region[], ReadonlyMap<string, string>>();

/**
 * Provinces and cities by name with and without suffix. Names of counties and districts are too often
 * ambiguous.
 */
function placeNames(provinces: readonly Region[]): ReadonlyMap<string, string> {
  const known = knownPlaces.get(provinces);
  if (known) return known;
  const names = new Map<string, string>();
  for (const { name } of provinces.flatMap((province) => [province, ...province.children])) {
    const bare = bareName(name);
    const latin = romanised(bare);
    if (latin === null) continue;
    names.set(bare, latin);
    names.set(name, latin);
  }
  knownPlaces.set(provinces, names);
  return names;
}

const NO_PLACES: ReadonlyMap<string, string> = new Map();

const HAN = /\p{Script=Han}/u;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
// The separators of terms in one field, and their counterparts in the other language.
const SEPARATORS: readonly (readonly [RegExp, Readonly<Record<TranslationLanguage, string>>])[] = [
  [/[、，,；;]/, { en: ', ', zh: '、' }],
  [/[·|/／]/, { en: ' · ', zh: ' · ' }],
];

type Known = (term: string) => string | undefined;

/**
 * Translates what its lists contain (schools, majors, job titles, certificates, places, dates) and reports
 * everything else as unknown. Works offline, and is deterministic.
 */
@Injectable()
export class GlossaryTranslator extends Translator {
  readonly engine = 'glossary';
  readonly notice = '按本地词库填写，句子请手动填写；按拼音拼出的名称请核对，以官方英文名为准';

  constructor(private readonly regions: RegionService) {
    super();
  }

  async translate(texts: readonly SourceText[], to: TranslationLanguage): Promise<Translated[]> {
    const allPlaces = placeNames(await this.regions.tree());
    return texts.map(({ text: source, subject }) => {
      const places = subject === 'course' ? NO_PLACES : allPlaces;
      const known = (to === 'en' ? intoEnglish : intoChinese)(GLOSSARIES[subject], places);
      const found = translated(source, to, known);
      const isNamed = found.state === 'unknown' && to === 'en';
      return (isNamed ? named(source, subject, places) : undefined) ?? found;
    });
  }
}

/** A name in Latin letters for its owner to confirm, where the lists have none. */
function named(
  source: string,
  subject: TranslationSubject,
  places: ReadonlyMap<string, string>,
): Translated | undefined {
  if (subject === 'person') {
    const text = latinName(source);
    return text === null ? undefined : { source, text, state: 'suggested' };
  }
  const employer = subject === 'employer' ? employerName(source, places) : null;
  return employer
    ? { source, text: employer.name, state: employer.isOfficial ? 'translated' : 'suggested' }
    : undefined;
}

function translated(source: string, to: TranslationLanguage, known: Known): Translated {
  const hasHan = HAN.test(source);
  const text = known(source) ?? partwise(source, to, known);
  if (text !== undefined) return { source, text, state: text === source ? 'same' : 'translated' };
  const hasWords = to === 'en' ? hasHan : /[A-Za-z]/.test(source);
  return hasWords ? { source, text: null, state: 'unknown' } : { source, text: source, state: 'same' };
}

/** A list of terms if every one is known; a partial translation is not returned. */
function partwise(source: string, to: TranslationLanguage, known: Known): string | undefined {
  for (const [separator, words] of SEPARATORS) {
    if (!separator.test(source)) continue;
    const parts = source.split(new RegExp(separator, 'g')).map((part) => part.trim());
    const found = parts.map((part) => (part === '' ? undefined : (known(part) ?? partwise(part, to, known))));
    if (found.every((part) => part !== undefined)) return found.join(words[to]);
  }
  return undefined;
}

const intoEnglish =
  (glossary: Glossary, places: ReadonlyMap<string, string>): Known =>
  (term) => {
    const word = term.trim();
    return (
      glossary.en.get(keyOf(word)) ??
      examName(word) ??
      placeIn(word, places) ??
      dateIn(word) ??
      (HAN.test(word) ? undefined : word)
    );
  };

function intoChinese(glossary: Glossary, places: ReadonlyMap<string, string>): Known {
  const backwards = new Map([...places].map(([zh, en]) => [keyOf(en), zh]));
  return (term) =>
    glossary.zh.get(keyOf(term)) ??
    backwards.get(keyOf(term)) ??
    (/[A-Za-z]/.test(term) ? undefined : term.trim());
}

/** 浙江省杭州市 or 浙江 杭州: the smaller place comes first in English. */
function placeIn(text: string, places: ReadonlyMap<string, string>): string | undefined {
  const whole = places.get(text);
  if (whole) return whole;
  for (let end = text.length - 2; end >= 2; end -= 1) {
    const outer = places.get(text.slice(0, end).trim());
    const inner = places.get(text.slice(end).trim());
    if (outer && inner) return outer === inner ? inner : `${inner}, ${outer}`;
  }
  return undefined;
}

function dateIn(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})年(?:(\d{1,2})月(?:(\d{1,2})日)?)?$/.exec(text) ?? [];
  if (!year) return undefined;
  if (!month) return year;
  const name = MONTHS[Number(month) - 1];
  if (!name) return undefined;
  return day ? `${name} ${Number(day)}, ${year}` : `${name} ${year}`;
}
