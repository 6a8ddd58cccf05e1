import { atPlace, atSpan, type Edit, editsFor, type Finding, type Note, type Unit } from './finding.js';

const BOUNDARY = /(?<=\p{Script=Han}) (?=[A-Za-z0-9])|(?<=[A-Za-z0-9%+]) (?=\p{Script=Han})/gu;
const TOUCH = /(?<=\p{Script=Han})(?=[A-Za-z0-9])|(?<=[A-Za-z0-9%+])(?=\p{Script=Han})/gu;
const MIN_BOUNDARIES = 6;
const MINORITY = 0.3;

interface Spot {
  unit: Unit;
  at: number;
}

/** Names written with or without a space by their owners. */
const NAMES =
  /BOSS ?直聘|58 ?同城|58 ?到家|51 ?job|36 ?氪|QQ ?(?:群|空间|音乐|邮箱|浏览器)|360 ?(?:安全|杀毒)\p{Script=Han}*|1688 ?批发网|1 ?号店|7 ?天(?:连锁)?酒店|99 ?旅馆|21 ?世纪\p{Script=Han}*|4S ?店|T ?恤|IP ?(?:电话|地址)/giu;
const isInName = (text: string, at: number): boolean =>
  [...text.matchAll(NAMES)].some(({ 0: name, index }) => at > index && at < index + name.length);

/** 江南大学 生物技术 本科 2021.09 – 2025.06, 新生接机 2025.09: spaces that separate fields. */
const IN_FIELDS = / (?:19|20)\d{2}[./-]\d{1,2}(?:\s*[-–—~至]|$)/u;

/** 后来当组长 2019年升的, 毛利率做到68% 每月省…: a space before the next clause separates clauses, as a comma does. */
const isBeforeClause = (text: string, at: number): boolean =>
  (/^ (?:19|20)\d{2}年/u.test(text.slice(at)) &&
    /\p{Script=Han}[^于在从自至到由]$/u.test(text.slice(0, at))) ||
  (/^ (?:每|光|那|当时|后来|现在|目前|另外|同时|一个月|全|还|也)/u.test(text.slice(at)) &&
    /[%％]$/u.test(text.slice(0, at)));

const spotsOf = (units: readonly Unit[], pattern: RegExp): Spot[] =>
  units.flatMap((unit) =>
    [...unit.text.matchAll(pattern)].flatMap(({ index }) =>
      isInName(unit.text, index) || isBeforeClause(unit.text, index) ? [] : [{ unit, at: index }],
    ),
  );

/** 带7个人 管12台机: spaces that separate clauses, in a line without a rule for spaces. */
const BETWEEN_CLAUSES = /\p{Script=Han} +\p{Script=Han}/u;

/** Spaces between Chinese and Latin text: both styles are valid, but not within one résumé. */
function checkSpacing(units: readonly Unit[]): Finding[] {
  const statements = units.filter(
    ({ kind, lang, text }) =>
      kind === 'statement' && lang === 'zh' && !IN_FIELDS.test(text) && !BETWEEN_CLAUSES.test(text),
  );
  const spaced = spotsOf(statements, BOUNDARY);
  const tight = spotsOf(statements, TOUCH);
  const isSpaced = spaced.length >= tight.length;
  const [odd, all] = [isSpaced ? tight : spaced, spaced.length + tight.length];
  const [first] = odd;
  if (!first || all < MIN_BOUNDARIES || odd.length > all * MINORITY) return [];
  const message = `中文与英文、数字之间的空格不统一：多数${isSpaced ? '有' : '没有'}空格，${odd.length} 处例外`;
  const note = { rule: 'spacing', group: 'punctuation', severity: 'hint', message } as const;
  const { unit, at } = first;
  const quote = unit.text.slice(Math.max(0, at - 4), at + 5);
  const patch: Edit[] = odd.flatMap((spot) =>
    isSpaced ? editsFor(spot.unit, spot.at, spot.at, ' ') : editsFor(spot.unit, spot.at, spot.at + 1, ''),
  );
  const found = atPlace(note, unit.place, unit.pointer, quote);
  return [
    {
      ...found,
      id: 'spacing',
      start: at,
      end: at,
      patch,
      suggestion: isSpaced ? '统一加空格' : '统一去掉空格',
    },
  ];
}

/** The name of an organisation that an import left among the statements, which is no sentence. */
const ORGANISATION =
  /^[\p{Script=Han}A-Za-z（）()·&\d\s]{2,30}(?:公司|集团|事务所|研究院|研究所|医院|学校|中心)(?:\s*[（(][^（）()]*[)）])?$/u;
/** How a statement ends; other marks fit any list. */
type End = 'stop' | 'semicolon' | 'bare' | 'other';

const endOf = (text: string): End => {
  const last = text.trimEnd().at(-1) ?? '';
  if ('。.'.includes(last)) return 'stop';
  if ('；;'.includes(last)) return 'semicolon';
  return '！？!?：:…'.includes(last) || ORGANISATION.test(text.trim()) ? 'other' : 'bare';
};

const NAMES_OF_ENDS = { stop: '句号', semicolon: '分号', bare: '没有标点' } as const;
type MainEnd = keyof typeof NAMES_OF_ENDS;
const MARKS: Readonly<Record<MainEnd, Readonly<Record<'zh' | 'en', string>>>> = {
  stop: { zh: '。', en: '.' },
  semicolon: { zh: '；', en: ';' },
  bare: { zh: '', en: '' },
};

const listOf = ({ place }: Unit): string => `${place.section}/${place.itemId ?? ''}/${place.field ?? ''}`;

/** A statement of several sentences keeps its final full stop. */
const hasSentences = (text: string): boolean => /[。；].+/u.test(text.trimEnd().slice(0, -1));

/** The edits that give a statement another end. */
function withEnd(unit: Unit, end: MainEnd): Edit[] {
  const length = unit.text.trimEnd().length;
  const start = endOf(unit.text) === 'bare' ? length : length - 1;
  return editsFor(unit, start, length, MARKS[end][unit.lang]);
}

/**
 * The statements of a list end alike: all with a full stop, all without a mark, or ；；。 with the full stop after
 * the last one. One finding for each list, which corrects all of its exceptions.
 */
function checkListEnds(list: readonly Unit[]): Finding[] {
  if (list.length < 3) return [];
  const ends = list.map((unit) => ({ unit, end: endOf(unit.text) }));
  // The end of a chain is a full stop, or missing with the rest of the line; below it stands a heading.
  const isChain = ends.some(({ end }) => end === 'semicolon') && ends.at(-1)?.end !== 'semicolon';
  const isClosed = isChain && ends.at(-1)?.end === 'bare' && ends.at(-2)?.end === 'stop';
  const inner = isChain ? ends.slice(0, isClosed ? -2 : -1) : ends;
  const counts = (['bare', 'stop', 'semicolon'] as const)
    .map((end) => ({ end, count: inner.filter((each) => each.end === end).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  const [main] = counts;
  if (!main || counts.length < 2) return [];
  // A first line without a mark above lines that all have one is the heading of the list.
  const isHeading = (unit: Unit, end: End): boolean =>
    unit === list[0] && end === 'bare' && ends.every((each, at) => (each.end === 'bare') === (at === 0));
  const isOdd = ({ unit, end }: { unit: Unit; end: End }): boolean =>
    end !== 'other' &&
    end !== main.end &&
    !isHeading(unit, end) &&
    !(end === 'stop' && hasSentences(unit.text));
  const odd = inner.filter(isOdd).map(({ unit }) => unit);
  const [first] = odd;
  if (!first) return [];
  const found = counts.map(
    ({ end, count }) => `${count} 条${end === 'bare' ? '' : '用'}${NAMES_OF_ENDS[end]}`,
  );
  const note: Note = {
    rule: 'listEnd',
    group: 'punctuation',
    severity: 'hint',
    message: `同一组条目的结尾不统一：${found.join('，')}`,
    suggestion: main.end === 'bare' ? '去掉标点' : `都用“${MARKS[main.end][first.lang]}”`,
  };
  const patch = odd.flatMap((unit) => withEnd(unit, main.end));
  return [{ ...atPlace(note, first.place, first.pointer, first.text.trimEnd().slice(-8)), patch }];
}

const DATE_FORMS: readonly { name: string; pattern: RegExp }[] = [
  { name: '2024年9月', pattern: /(?<!\d)(?:19|20)\d{2} ?年 ?\d{1,2} ?月/ },
  { name: '2024.09', pattern: /(?<![\d.])(?:19|20)\d{2}\.(?:0?[1-9]|1[0-2])(?![\d.%])/ },
  { name: '2024-09', pattern: /(?<![\d-])(?:19|20)\d{2}-(?:0?[1-9]|1[0-2])(?!\d)/ },
  { name: '2024/09', pattern: /(?<![\d/])(?:19|20)\d{2}\/(?:0?[1-9]|1[0-2])(?!\d)/ },
];

/** Dates inside texts use one format. */
function checkDateForms(units: readonly Unit[]): Finding[] {
  const used = DATE_FORMS.flatMap(({ name, pattern }) => {
    const first = units.find(({ text, lang }) => lang === 'zh' && pattern.test(text));
    return first ? [{ name, unit: first, hit: pattern.exec(first.text) }] : [];
  });
  const last = used.at(-1);
  if (used.length < 2 || !last?.hit) return [];
  const message = `正文中的日期有 ${used.length} 种写法：${used.map(({ hit }) => hit?.[0] ?? '').join('、')}`;
  const note = { rule: 'dateForm', group: 'date', severity: 'hint', message } as const;
  return [atSpan(note, last.unit, last.hit.index, last.hit.index + last.hit[0].length)];
}

/** Styles that must be consistent throughout a résumé. */
export function checkConsistency(units: readonly Unit[]): Finding[] {
  const statements = units.filter(({ kind }) => kind === 'statement');
  const lists = groupBy(statements);
  return [
    ...checkSpacing(units),
    ...[...lists.values()].flatMap(checkListEnds),
    ...checkDateForms(statements),
  ];
}

function groupBy(units: readonly Unit[]): Map<string, Unit[]> {
  const lists = new Map<string, Unit[]>();
  for (const unit of units) lists.set(listOf(unit), [...(lists.get(listOf(unit)) ?? []), unit]);
  return lists;
}
