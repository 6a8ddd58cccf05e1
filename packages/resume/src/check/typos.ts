import { atSpan, type Finding, type Unit } from './finding.js';
import { TYPO_WORDS } from './words/typo-list.js';

interface Slip {
  wrong: string;
  right: string;
  notAfter: string;
  notBefore: string;
}

/** `xy^slip~z` of the list, with the intended word. */
function readSlip(written: string, right: string): Slip {
  const [guard, rest] = written.includes('^') ? (written.split('^') as [string, string]) : ['', written];
  const [wrong = '', notBefore = ''] = rest.split('~');
  return { wrong, right, notAfter: guard, notBefore };
}

/** Typos by first character: one lookup per character, whatever the length of the list. */
const slipsByStart = new Map<string, Slip[]>();
for (const entry of TYPO_WORDS.trim().split(/\n| \| /)) {
  const [right = '', ...slips] = entry.split(' ');
  for (const slip of slips.map((written) => readSlip(written, right))) {
    const start = slip.wrong[0] ?? '';
    slipsByStart.set(start, [...(slipsByStart.get(start) ?? []), slip]);
  }
}
for (const slips of slipsByStart.values()) slips.sort((a, b) => b.wrong.length - a.wrong.length);

/** Number of typos in the list. */
export const TYPO_COUNT = [...slipsByStart.values()].reduce((sum, slips) => sum + slips.length, 0);

const holds = (characters: string, character: string | undefined): boolean =>
  character !== undefined && characters.includes(character);

function slipAt(text: string, at: number): Slip | undefined {
  return slipsByStart
    .get(text[at] ?? '')
    ?.find(
      ({ wrong, notAfter, notBefore }) =>
        text.startsWith(wrong, at) &&
        !holds(notAfter, text[at - 1]) &&
        !holds(notBefore, text[at + wrong.length]),
    );
}

function wrongWords(unit: Unit): Finding[] {
  const found: Finding[] = [];
  for (let at = 0; at < unit.text.length; at += 1) {
    const slip = slipAt(unit.text, at);
    if (!slip) continue;
    const { wrong, right } = slip;
    const note = {
      rule: 'typo',
      group: 'typo',
      severity: 'error',
      message: `“${wrong}”应为“${right}”`,
    } as const;
    found.push(atSpan(note, unit, at, at + wrong.length, right));
    at += wrong.length - 1;
  }
  return found;
}

const MANNERS =
  '认真|积极|努力|仔细|耐心|主动|快速|迅速|顺利|圆满|成功|独立|熟练|有效|及时|准确|高效|深入|全面|严格|灵活|稳步|切实';
const VERBS =
  '完成|参与|参加|开展|推进|处理|解决|分析|学习|掌握|运用|使用|组织|配合|执行|落实|提升|提高|沟通|协调|履行|承担|实现|举办|通过';
const RESULTS = '很好|更好|非常好|很快|很出色|非常出色|更加|越来越|十分出色|很不错';

/** Only where the reading is unambiguous: manner + 的 + verb + 了, verb + 的 + result. */
const PARTICLES: readonly { pattern: RegExp; right: string }[] = [
  { pattern: new RegExp(`(?<=${MANNERS})的(?=(?:${VERBS})了)`, 'g'), right: '地' },
  { pattern: new RegExp(`(?<=[做变学干完成表现发挥掌握])的(?=(?:${RESULTS}))`, 'g'), right: '得' },
  { pattern: /(?<=[取获])的(?=了)/g, right: '得' },
];

function wrongParticles(unit: Unit): Finding[] {
  return PARTICLES.flatMap(({ pattern, right }) =>
    [...unit.text.matchAll(pattern)].map(({ index }) =>
      atSpan(
        {
          rule: 'particle',
          group: 'typo',
          severity: 'warning',
          message: `“${unit.text.slice(index - 2, index + 3)}”中的“的”应为“${right}”`,
        },
        unit,
        index,
        index + 1,
        right,
      ),
    ),
  );
}

const TWICE = /(?<!目)的的(?!确)|和和(?!美)|与与|及及|我我|将将|被被/g;

const repeatedWords = (unit: Unit): Finding[] =>
  [...unit.text.matchAll(TWICE)].map(({ 0: quote, index }) =>
    atSpan(
      { rule: 'repeatedWord', group: 'typo', severity: 'warning', message: `“${quote}”重复了一个字` },
      unit,
      index,
      index + 2,
      quote[0],
    ),
  );

const HAN = /\p{Script=Han}/u;

/** Chinese typos in one text. */
export function checkTypos(unit: Unit): Finding[] {
  if (unit.kind === 'name' || !HAN.test(unit.text)) return [];
  return [...wrongWords(unit), ...wrongParticles(unit), ...repeatedWords(unit)];
}
