import { atSpan, type Finding, type Note, type Severity, type Unit } from './finding.js';

const note = (rule: string, severity: Severity, message: string): Note => ({
  rule,
  group: 'punctuation',
  severity,
  message,
});

/** A pattern whose matches are replaced; `after` may depend on the match. */
interface Pattern {
  note: Note;
  pattern: RegExp;
  after?: (hit: string, text: string) => string;
}

const FULL: Readonly<Record<string, string>> = {
  ',': '，',
  ';': '；',
  ':': '：',
  '?': '？',
  '!': '！',
  '.': '。',
};
const HALF: Readonly<Record<string, string>> = {
  '，': ', ',
  '。': '. ',
  '；': '; ',
  '：': ': ',
  '？': '? ',
  '！': '! ',
  '（': ' (',
  '）': ') ',
  '、': ', ',
};

const halved = (text: string): string => text.normalize('NFKC');

/** Chinese text: punctuation, character width and spaces. */
const CHINESE: readonly Pattern[] = [
  {
    note: note('halfWidthMark', 'warning', '中文句子里用了半角标点'),
    pattern: /(?<=[\p{Script=Han}）”》])[,;:?!] ?(?=[\p{Script=Han}（“《])/gu,
    after: (hit) => FULL[hit[0] ?? ''] ?? hit,
  },
  {
    note: note('halfWidthStop', 'warning', '中文句子用了半角句点'),
    pattern: /(?<=\p{Script=Han})\.(?=$|\s*\p{Script=Han})/gu,
    after: () => '。',
  },
  {
    note: note('blankAtMark', 'hint', '中文标点前后不需要空格'),
    pattern: /[ \u3000]+(?=[，。；：、！？])|(?<=[，。；：、！？]) +(?=\p{Script=Han})/gu,
    after: () => '',
  },
  {
    note: note('mixedBrackets', 'warning', '左右括号的全角、半角不一致'),
    pattern: /（[^()（）]*\)|\([^()（）]*）/gu,
    after: (hit) => `（${hit.slice(1, -1)}）`,
  },
  {
    note: note('halfWidthBrackets', 'hint', '中文内容建议使用全角括号'),
    pattern: /(?<=\p{Script=Han})\([^()（）]*\p{Script=Han}[^()（）]*\)/gu,
    after: (hit) => `（${hit.slice(1, -1)}）`,
  },
];

const BOTH: readonly Pattern[] = [
  {
    note: note('fullWidthLetter', 'warning', '字母和数字应使用半角'),
    pattern: /[Ａ-Ｚａ-ｚ０-９％＠＋]+(?:[．－][Ａ-Ｚａ-ｚ０-９％]+)*/gu,
    after: halved,
  },
  {
    note: note('repeatedMark', 'warning', '标点重复'),
    pattern: /([，；：、！？])\1+|(?<!。)。。(?!。)|,{2,}|;{2,}|(?<![:\w]):{2}(?!\w)/gu,
    after: (hit) => hit[0] ?? '',
  },
  {
    note: note('clashingMarks', 'warning', '两个标点连在一起'),
    pattern: /[，、；]+(?=[。！？])|。(?=[，；、])/gu,
    after: () => '',
  },
  {
    note: note('leadingMark', 'warning', '开头多了一个标点'),
    pattern: /^[，。、；：,;]\s*/gu,
    after: () => '',
  },
  {
    note: note('blanks', 'hint', '连续的空格'),
    pattern: /(?<=\S)[ \u00a0]{2,}(?=\S)/gu,
    after: () => ' ',
  },
  {
    note: note('invisibleCharacter', 'warning', '含有看不见的字符，会影响招聘系统读取'),
    pattern: /[\u200b\u2060\ufeff\u00ad]+/gu,
    after: () => '',
  },
  {
    note: note('radicalCharacter', 'warning', '这是外形相同的部首字符，招聘系统搜不到这个词'),
    pattern: /[\u2e80-\u2fdf\uf900-\ufa0d]+/gu,
    after: halved,
  },
  {
    note: note('brokenCharacter', 'error', '含有乱码，请重新输入'),
    pattern: /\ufffd+|锟斤拷|烫烫烫|鈥|锛(?=[\p{Script=Han}])/gu,
  },
  {
    note: note('emoji', 'hint', '表情符号在招聘系统中可能无法显示'),
    pattern: /\p{Extended_Pictographic}\ufe0f?/gu,
  },
];

const ENGLISH: readonly Pattern[] = [
  {
    note: note('chineseMark', 'warning', '英文句子里用了中文标点'),
    pattern: /\s?[，。；：？！（）、]\s?/gu,
    after: (hit, text) => {
      const mark = HALF[hit.trim()] ?? hit;
      return text.endsWith(hit) ? mark.trimEnd() : mark;
    },
  },
];

// Unicode classifies copyright, trade mark and arrows as pictographs, but here they are text.
const TEXT_SIGNS = /^[©®™↔↕↖↗↘↙▪▫▶◀◻◼◽◾☑✔✖☆★‼⁉ℹⓂ〰〽㊗㊙#*0-9]/u;

/** Citations have their own punctuation. */
const CITATION = /\[[JDCMP]\]|et al|,\s?(?:19|20)\d{2}\b|DOI|《[^》]+》[^。]*\d{4}/iu;

function matches(unit: Unit, { note: problem, pattern, after }: Pattern): Finding[] {
  return [...unit.text.matchAll(pattern)]
    .filter(({ 0: hit }) => problem.rule !== 'emoji' || !TEXT_SIGNS.test(hit))
    .filter(({ 0: hit }) => after === undefined || after(hit, unit.text) !== hit)
    .map(({ 0: hit, index }) => atSpan(problem, unit, index, index + hit.length, after?.(hit, unit.text)));
}

const PAIRS: Readonly<Record<string, string>> = { '）': '（', '】': '【', '》': '《', '」': '「', '”': '“' };
const OPENERS = new Set(Object.values(PAIRS));

/** Whether a bracket before a place is still open there. */
const isOpenAt = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return (
    Math.max(before.lastIndexOf('('), before.lastIndexOf('（')) >
    Math.max(before.lastIndexOf(')'), before.lastIndexOf('）'))
  );
};

/** Unpaired brackets; 1) and a) are list numbers, not brackets. */
function loneBrackets(unit: Unit): Finding[] {
  // Within an open bracket the mark closes it: (target 15).
  const text = unit.text.replace(
    /(^|[\s；;，,。])(?:\d{1,2}|[a-zA-Z])[)）]/g,
    (hit, _before: string, at: number) => (isOpenAt(unit.text, at) ? hit : ' '.repeat(hit.length)),
  );
  const open: { mark: string; at: number }[] = [];
  const lone: number[] = [];
  for (const [at, raw] of [...text].entries()) {
    const mark = raw === '(' ? '（' : raw === ')' ? '）' : raw;
    if (OPENERS.has(mark)) open.push({ mark, at });
    const opener = PAIRS[mark];
    if (opener === undefined) continue;
    if (open.at(-1)?.mark === opener) open.pop();
    else lone.push(at);
  }
  return [...lone, ...open.map(({ at }) => at)].map((at) => {
    const offset = [...text].slice(0, at).join('').length;
    return atSpan(note('loneBracket', 'warning', '括号或引号不成对'), unit, offset, offset + 1);
  });
}

const HAN = /\p{Script=Han}/u;

/** Punctuation, widths, brackets and characters of one text. */
export function checkPunctuation(unit: Unit): Finding[] {
  const isChinese = HAN.test(unit.text) && !CITATION.test(unit.text);
  const patterns = [
    ...BOTH,
    ...(isChinese ? CHINESE : unit.lang === 'en' && !HAN.test(unit.text) ? ENGLISH : []),
  ];
  return [...patterns.flatMap((pattern) => matches(unit, pattern)), ...loneBrackets(unit)];
}
