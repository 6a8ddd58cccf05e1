import type { RequirementFact } from '@qicheng/analysis/job-description';
import { writtenNumber } from '#src/text/written-number.js';
import { certificatesIn } from './certificate-names.js';
import { CITIES } from './data/cities.js';
import { majorsIn } from './read-majors.js';

type Fact<Kind extends RequirementFact['kind']> = Extract<RequirementFact, { kind: Kind }>;
type Level = Fact<'degree'>['least'];

/** A completed level of schooling: 高中以上, 初中或高中毕业. */
const schooling = (names: string): RegExp =>
  new RegExp(
    `(?:${names})(?=$|[\\s、/,;()]|学历|毕业|文化|文凭|程度|水平|及|或|以上|含|起|中专|中技|职高|技校|均可|也可|即可|都可)`,
    'u',
  );
/** The level of pupils is not the schooling of their teacher: 高中英语教师资格证. */
const OF_PUPILS = /教师|老师|任教|教学|生源|学段|课程/u;
const PUPILS_LEVELS: ReadonlySet<Level> = new Set(['juniorHigh', 'highSchool']);

/** Ascending. */
const LEVELS: readonly (readonly [level: Level, pattern: RegExp])[] = [
  ['juniorHigh', schooling('初中|小学')],
  ['highSchool', schooling('高中')],
  ['technical', /中专|中技|职高/u],
  [
    'college',
    /大专|\bdiploma\b|专科(?!组长|带头人|主任|护长|护士|护理|医[院生师疗]|门诊|用药|治疗|疾病|知识|检查|培训|领域|特色|方向)|高职|college diploma/iu,
  ],
  [
    'bachelor',
    /(?<!专升)本科(?!教学|课程|生(?:教学|导师|管理))|学士|\bbachelor|^(?:(?:a|an|university|college|relevant|any)\s)*degree\b(?! of\b)/iu,
  ],
  ['master', /硕士|(?<!博士)研究生(?!导师)|\bmaster'?s?\b|\bE?MBA\b|\bM(?:TI|PA|PAcc|EM|SW)\b|高翻/iu],
  ['doctor', /博士(?!后)|\bPh\.?D\b|doctorate/iu],
];
const NO_LIMIT = /不限|均可|无要求|没有要求|不作要求|不做要求|皆可|不卡/u;
const TAGS: readonly (readonly [tag: Fact<'degree'>['schools'][number], pattern: RegExp])[] = [
  ['985', /985/u],
  ['211', /211/u],
  ['doubleFirst', /双一流|一流大学/u],
  ['qs100', /QS\s?(?:前|top)?\s?\d{2,3}/iu],
];

function degree(text: string): Fact<'degree'> | null {
  const found = LEVELS.filter(
    ([level, pattern]) => pattern.test(text) && !(PUPILS_LEVELS.has(level) && OF_PUPILS.test(text)),
  ).map(([level]) => level);
  const schools = TAGS.filter(([, pattern]) => pattern.test(text)).map(([tag]) => tag);
  if (found.length === 0 && schools.length === 0) return null;
  if (/学历[^,]{0,3}不限|不限学历|学历要求[^,]{0,3}不限/u.test(text)) return null;
  return {
    kind: 'degree',
    least: found[0] ?? 'bachelor',
    isFullTime: /统招|全日制|full[- ]?time/iu.test(text),
    schools,
  };
}

function major(text: string): Fact<'major'> | null {
  if (/专业[^,]{0,2}不限|不限专业|专业背景不限/u.test(text)) return null;
  // The field of a certificate or project is not a subject of studies.
  if (/证书?\s*\(|建造师|造价工程师/u.test(text)) return null;
  if (
    /(?:项目|竞赛|大赛|比赛)[^,]{0,6}(?:经历|经验)|(?:经历|经验)[^,]{0,4}(?:优先|加分)/u.test(text) &&
    !/专业|学历|本科|硕士/u.test(text)
  )
    return null;
  const majors = majorsIn(text);
  return majors.length === 0
    ? null
    : {
        kind: 'major',
        majors,
        isOpen: /related|relevant|similar|相关|类|等专业|等[^,]{0,2}专业|方向|背景|理工|文科|商科/u.test(
          text,
        ),
      };
}

const NUMBER = '(\\d{1,2}|[一二两三四五六七八九十])';
const YEARS = new RegExp(`(?<!\\d)${NUMBER}\\s*(?:(?:-|~|至|到)\\s*${NUMBER})?\\s*年`, 'u');
const EN_YEARS = /(\d{1,2})\s*(?:\+|-\s*(\d{1,2}))?\s*years?/i;
const numberOf = (stated: string | undefined): number | null =>
  stated === undefined ? null : writtenNumber(stated);

function experience(text: string): Fact<'experience'> | null {
  const match = YEARS.exec(text) ?? EN_YEARS.exec(text);
  if (!match) return null;
  const isAbout =
    /经验|经历|从业|工作|岗位|任职|担任|做过|干过|experience|years? (?:of|in)\b/iu.test(text) ||
    /^[^\u4e00-\u9fa5]*年(?:及?以上)?(?:者)?(?:优先(?:考虑)?|加分)?$/u.test(text);
  const isOther = /合同|近[一二三\d]|年内|毕业|应届|社保|驾龄|服务期|年龄|岁|成立|深耕|行业龙头|\d年制/u.test(
    text,
  );
  if (!isAbout || (isOther && !/经验/u.test(text))) return null;
  return { kind: 'experience', least: numberOf(match[1]) ?? 0, most: numberOf(match[2]) };
}

const century = (stated: string): number => (stated.length === 2 ? 2000 + Number(stated) : Number(stated));

function graduation(text: string): Fact<'graduation'> | null {
  const isOpen =
    /(?:接受|欢迎|可接受|含|包括|不限)[^,]{0,6}应届|应届[^,]{0,4}(?:亦可|也可|均可|可投|可以)/u.test(text);
  // Also open to employed people: 2027届毕业生及在职教师.
  if (/(?:届|毕业)[^,]{0,4}[及或和、/与][^,]{0,4}(?:在职|往届|社会|非应届|有[^,]{0,6}经验)/u.test(text))
    return null;
  const range = /(20\d{2}|(?<!\d)\d{2})\s*(?:届|年)?\s*[-~至到]\s*(20\d{2}|\d{2})\s*届/u.exec(text);
  const months =
    /(20\d{2})\s*[年.]\s*\d{1,2}\s*月?\s*(?:[-~—–至到]+)\s*(20\d{2})\s*[年.]\s*\d{1,2}\s*月?[^,]{0,4}毕业/u.exec(
      text,
    );
  const years = range
    ? between(century(range[1] ?? ''), century(range[2] ?? ''))
    : months
      ? between(Number(months[1]), Number(months[2]))
      : [
          ...text.matchAll(
            /(20\d{2}|(?<!\d)\d{2})\s*(?:届|年(?:\d{1,2}月)?(?:前|及以后)?(?:应届|毕业)|(?=[、/和及或]\s*(?:20)?\d{2}届))/gu,
          ),
        ].map(([, stated = '']) => century(stated));
  const isFresh = !isOpen && /应届(?:毕业|本科|硕士|高校|大学)?生?|校招/u.test(text);
  if (years.length === 0 && !isFresh) return null;
  return { kind: 'graduation', years: [...new Set(years)].slice(0, 6), isFresh };
}

const between = (from: number, to: number): number[] =>
  Array.from({ length: Math.min(6, Math.max(0, to - from + 1)) }, (_, index) => from + index);

function certificate(text: string): Fact<'certificate'> | null {
  const names = certificatesIn(text);
  return names.length === 0 ? null : { kind: 'certificate', names: names.slice(0, 10) };
}

const EXAMS: readonly (readonly [exam: string, pattern: RegExp])[] = [
  ['CET-6', /(?:CET|英语|大学英语)[^,;]{0,6}(?:六级|6级|-?\s?6(?!\d))|(?<![一二三四五])六级(?!市)/iu],
  ['CET-4', /(?:CET|英语|大学英语)[^,;]{0,3}(?:四级|4级|-?\s?4(?!\d))|(?<!专业?)四级/iu],
  ['TEM-8', /专业?八级|专八|TEM-?\s?8/iu],
  ['TEM-4', /专业四级|专四|TEM-?\s?4/iu],
  ['雅思', /雅思|IELTS/iu],
  ['托福', /托福|TOEFL/iu],
  ['N1', /\bN1\b|日语一级|一级日语/iu],
  ['N2', /\bN2\b|日语二级|二级日语/iu],
];
const LANGUAGES =
  /英语|英文|日语|日文|韩语|法语|德语|西班牙语|俄语|葡萄牙语|阿拉伯语|意大利语|泰语|越南语|粤语|\b(?:English|Japanese|German|French|Korean|Spanish|Portuguese|Russian|Arabic|Italian|Thai|Vietnamese|Cantonese)\b/iu;
const NAMES: Readonly<Record<string, string>> = {
  英文: '英语',
  english: '英语',
  ...{
    german: '德语',
    french: '法语',
    korean: '韩语',
    spanish: '西班牙语',
    russian: '俄语',
    portuguese: '葡萄牙语',
    arabic: '阿拉伯语',
    italian: '意大利语',
    thai: '泰语',
    vietnamese: '越南语',
    cantonese: '粤语',
  },
  日文: '日语',
  japanese: '日语',
};

/** The languages that a text names, in Chinese. */
export const languagesIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(new RegExp(LANGUAGES, 'giu'))].map(([name]) => NAMES[name.toLowerCase()] ?? name),
  ),
];

const WORKED_IN = /\b(?:plus|preferred)\b|(?:working|work|business|office) language/iu;

function language(text: string): Fact<'language'> | null {
  const exams = EXAMS.flatMap(([exam, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ exam, least: leastScore(text.slice(match.index)) }] : [];
  });
  const named = LANGUAGES.exec(text)?.[0];
  const isRequired =
    /流利|熟练|良好|优秀|听说|读写|口语|工作语言|能力|水平|沟通|交流|阅读|fluent|proficien|精通|较好|过硬|基础|书写|(?:会|懂)[^,]{0,2}(?:英|日|德|法|韩|西)|spoken|business[- ]level|\brequired\b|reading|writing|advantage|\bplus\b|bonus|asset/iu.test(
      text,
    ) || WORKED_IN.test(text);
  if (exams.length === 0 && !(named && isRequired)) return null;
  if (/英语(?:老师|教师|教学|专业|系)/u.test(text) && exams.length === 0) return null;
  const isJapanese = exams.some(({ exam }) => exam === 'N1' || exam === 'N2');
  const shown = named ? (NAMES[named.toLowerCase()] ?? named) : isJapanese ? '日语' : '英语';
  return { kind: 'language', language: shown, exams };
}

function leastScore(after: string): number | null {
  const stated = /(\d{3}|[4-9](?:\.[05])?)\s*分/u.exec(after.slice(0, 16))?.[1];
  return stated === undefined ? null : Number(stated);
}

const WORKPLACE =
  /(?:可|能|愿意?|接受|需|须|要求|希望)[^,]{0,6}(?:在|到|去|于|常驻|长驻|驻|前往|赴|定居)|\bbase\b|坐标|常驻|现居/iu;

function location(text: string): Fact<'location'> | null {
  if (!WORKPLACE.test(text)) return null;
  const cities = CITIES.filter((city) => text.includes(city));
  return cities.length === 0 ? null : { kind: 'location', cities: cities.slice(0, 10) };
}

const politics = (text: string): Fact<'politics'> | null =>
  /党员/u.test(text) && !/党员(?:管理|发展|教育|活动|干部处|档案)|服务党员/u.test(text)
    ? { kind: 'politics', isMember: true }
    : null;

const READERS = [degree, major, experience, graduation, certificate, language, location, politics];

/** The facts that a clause requires. A waiver (不限) is not a requirement. */
export function factsOf(text: string): RequirementFact[] {
  return READERS.flatMap((read) => read(text) ?? []);
}

/** Whether a clause only waives a requirement. */
export const isWaiver = (text: string): boolean => NO_LIMIT.test(text) && text.length <= 24;
