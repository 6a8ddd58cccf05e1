import type { JobRequirement } from '@qicheng/analysis/job-description';
import { escaped } from '@qicheng/resume/regex';
import { writtenNumber } from '#src/text/written-number.js';
import { wordsOfText } from '../analyses/resume-analysis/items.js';
import type { FactMatch } from './match-dates.js';
import { evidenceIn, findWords, type ProvingText, type ResumeReading } from './read-resume.js';
import type { RequiredWork } from './required-work.js';

const USE = /使用|操作|应用|软件|系统|熟练|用过/gu;
const LATIN = /^[A-Za-z][A-Za-z0-9+#. ]*$/u;
/** Posts, customers and departments in Latin letters. */
const NO_TOOL =
  /^(?:HR\w*|UI|UX|QC|QA|QE|SQE|IQC|PM|PMC|PMO|IT|AI|BD|PR|KA|To[BC]|B|C|HSE|EHS|SEO|SEM|OTC|ICU|CRA|CRC|IE|PE|ME|EE|FAE|VIP|TOB|TOC|PHP)$/iu;
const MIN_LENGTH = 2;

/** The tools that a requirement of years names and nothing else: Excel in 3年以上Excel使用经验; empty for a kind of work. */
function toolsIn(
  { words, fields, isLead, post }: RequiredWork,
  text: string,
  terms: JobRequirement['terms'],
): string[] {
  if (fields.length > 0 || isLead || post !== undefined) return [];
  const isUsed = new RegExp(USE, 'u').test(text);
  const named = words
    .replaceAll(USE, ' ')
    .split(/[、/或和及,，]|\s{2,}/u)
    .map((name) => name.trim())
    .filter((name) => name.length >= MIN_LENGTH);
  const isTool = (name: string): boolean => !NO_TOOL.test(name) && (LATIN.test(name) || isUsed);
  if (!named.every(isTool)) return [];
  const synonyms = terms.filter((group) =>
    group.some((word) => named.some((name) => name.toLowerCase() === word.toLowerCase())),
  );
  return [...new Set([...named, ...synonyms.flat()])];
}

const NUMBER = '(?<!\\d)(\\d{1,2}|[一二两三四五六七八九十])\\s*年(?![级度终会底初])';

/** The years of use that a text states for a tool: 12 for 金蝶用了12年, 3 for 3年Excel. */
function yearsWith(tool: string, affirmed: string): number | null {
  const name = escaped(tool);
  const match =
    new RegExp(
      `${name}[^，。；、\\d]{0,8}?(?:用(?:了|过)?|使用|操作|[：:（(\\s])\\s*(?:用(?:了|过))?(?:约|近|有)?\\s*${NUMBER}`,
      'iu',
    ).exec(affirmed) ??
    new RegExp(`${NUMBER}(?:以上|多)?的?${name}`, 'iu').exec(affirmed) ??
    new RegExp(`${name}${NUMBER}`, 'iu').exec(affirmed);
  return match?.[1] === undefined ? null : writtenNumber(match[1]);
}

/** What a résumé says about tools; a skill together with its remarks: Excel：用了12年. */
function linesOf({ document, texts }: ResumeReading): (Pick<ProvingText, 'pointer' | 'targetId' | 'text'> & {
  affirmed: string;
})[] {
  const skills = document.skills.flatMap(({ id, name, keywords = [], visible }, index) =>
    visible === false
      ? []
      : [
          {
            ...{ pointer: `/skills/${index}/name`, targetId: id, text: wordsOfText(name, 'zh') },
            affirmed: `${wordsOfText(name, 'zh')}：${keywords.join('，')}`,
          },
        ],
  );
  return [...skills, ...texts];
}

/** Judges years with a tool by what the résumé states about that tool; null if none is asked for or it states nothing. */
export function matchToolYears(
  least: number,
  { text, terms }: Pick<JobRequirement, 'text' | 'terms'>,
  required: RequiredWork,
  reading: ResumeReading,
): FactMatch | null {
  const tools = toolsIn(required, text, terms);
  const stated = linesOf(reading)
    .flatMap((line) =>
      tools.flatMap((tool) => {
        const years = yearsWith(tool, line.affirmed);
        return years === null ? [] : [{ tool, years, line }];
      }),
    )
    .toSorted((a, b) => b.years - a.years)[0];
  if (!stated) return null;
  const { tool, years, line } = stated;
  const atoms = [
    {
      pointer: line.pointer,
      ...(line.targetId && { targetId: line.targetId }),
      quote: line.affirmed.slice(0, MAX_QUOTE),
    },
  ];
  return years >= least
    ? { state: '直接', reason: `简历写明“${tool}”用了 ${years} 年`, atoms }
    : { state: '缺口', reason: `要求 ${least} 年以上，简历写明“${tool}”用了 ${years} 年`, atoms };
}
const MAX_QUOTE = 80;

/** The reason and action if a tool is named and its years are not stated; null if no tool is asked for or it is not named. */
export function toolYearsQuestion(
  least: number,
  { text, terms }: Pick<JobRequirement, 'text' | 'terms'>,
  required: RequiredWork,
  reading: ResumeReading,
): FactMatch | null {
  const tools = toolsIn(required, text, terms);
  const hit = findWords(reading.texts, tools);
  return hit === null
    ? null
    : {
        ...{ state: '待确认', atoms: [evidenceIn(hit.text)] },
        reason: `要求用过 ${least} 年以上，简历写到“${hit.word}”，没有写用了几年`,
        action: '用了几年如实写在这一项后面；不够年限也如实写。',
      };
}
