import { textWidth } from '@qicheng/resume/detail-lines';
import type { AtomView, EntryView, ResumeView } from '@qicheng/resume/view-model';

/** A number stated in the résumé, and the preceding words that say what it counts. */
interface KeyFigure {
  id: string;
  value: string;
  label: string;
}

const MAX_FIGURES = 4;
const MAX_LONG_FIGURES = 3;
/** A single figure does not make a strip. */
const MIN_FIGURES = 2;
// In half Chinese characters.
const MAX_VALUE_WIDTH = 15;
/** A wider value is set smaller, and there is room for three. */
const LONG_VALUE = 9;
const MIN_LABEL_WIDTH = 5;
/** Shorter words that say what a number counts; 质量 or 时间 alone do not say whose. */
const SHORT_LABEL = /^(?:粉丝|用户|客户|读者|销量|营收|收入|利润|产量)$/u;
const MAX_LABEL_WIDTH = { zh: 30, en: 40 };

const CLAUSE_END = /[，。；：！？（）“”;:!?()]|,\s|\.\s|\sand\s/u;
const CHANGE = /^(?<label>[^：:]+)[：:]\s*.*→\s*(?<value>.*\d.*)$/u;
const SHARE = /\d[\d,.]*\s*%/gu;
/** The former value of a change: 从 1.2 万增长到, from 12,000 to. */
const FORMER = /\s*(?:从|由|\bfrom)\s*\D{0,4}\d.*$/u;
/** Words that lead to a number without describing it. */
const LEADING_WORDS =
  /(?:(?<=[升高长加低降短少大])[到至]|[从由]|\s(?:of|by|to|at|from|with|for|over|and|in|a|the))$/iu;
/** A change that leads to what it changes: growing followers from 12,000 to … is a number of followers. */
const CHANGING =
  /^(?:growing|raising|increasing|lifting|expanding|improving|cutting|lowering|reducing|shortening)\s+(?:the\s+)?(?=\S)/u;
/** What may follow a bold number in its clause: its measure, and no noun that it counts. */
const MEASURE =
  /^\s*(?:\p{Script=Han}{1,2}|[A-Za-z%℃°/]{1,8})?(?=\s*(?:$|[，。；：！？（）、,;:!?()]|\.\s|以[上内]|左右|[并且]))/u;
const FUNCTION_WORD = /^\s+(?:and|in|within|by|over|across|at|with|for|from|per|a|every)\s/u;
/** Words before what a number counts that belong to another part of the sentence: with sales of, 两年粉丝 …. */
const BEFORE =
  /^(?:(?:with|and|to|by|for)\s+|[一两二三四五六七八九十\d]+\s*(?:年|个月|周|天)内?(?=\p{Script=Han}))/iu;
/** Words that need a noun after the number: 承接日均 2,000 单 counts 单, which the caption would lack. */
const UNFINISHED = /(?:[日周月年人]均|平均|每[日天周月年人])$/u;

/**
 * The first figures of the résumé, one per statement: bold numbers, then measured results, then percentages.
 */
export function keyFigures({ sections, lang }: ResumeView): KeyFigure[] {
  const entries = sections.flatMap((section) => (section.kind === 'entries' ? section.entries : []));
  const atoms = entries.flatMap(atomsOf);
  const found = [boldFigure, changeFigure, shareFigure].flatMap((find) =>
    atoms.flatMap((atom) => {
      const figure = find(atom);
      return figure && isShowable(figure, lang) ? [{ id: atom.id, ...figure }] : [];
    }),
  );
  const figures = found
    .filter(
      (one, index) => index === found.findIndex(({ id, label }) => id === one.id || label === one.label),
    )
    .slice(0, MAX_FIGURES);
  if (figures.length < MIN_FIGURES) return [];
  return figures.some(isLong) ? figures.slice(0, MAX_LONG_FIGURES) : figures;
}

/** Whether the value is long for its font size. */
export const isLong = ({ value }: Pick<KeyFigure, 'value'>): boolean => textWidth(value) > LONG_VALUE;

type Found = Omit<KeyFigure, 'id'>;

const atomsOf = ({ atoms, children }: EntryView): AtomView[] => [...atoms, ...children.flatMap(atomsOf)];

const textOf = ({ runs }: AtomView): string => runs.map(({ text }) => text).join('');

function isShowable({ value, label }: Found, lang: ResumeView['lang']): boolean {
  const width = textWidth(label);
  const isTold = width >= MIN_LABEL_WIDTH || SHORT_LABEL.test(label);
  return textWidth(value) <= MAX_VALUE_WIDTH && isTold && width <= MAX_LABEL_WIDTH[lang];
}

/** A bold number with its measure, labelled by the preceding words of its clause; one that counts what follows it has no label. */
function boldFigure(atom: AtomView): Found | undefined {
  let [before, rest] = ['', textOf(atom)];
  for (const { text, bold } of atom.runs) {
    rest = rest.slice(text.length);
    const label = labelOf(before.split(CLAUSE_END).at(-1) ?? '');
    const measure = FUNCTION_WORD.test(rest) ? '' : MEASURE.exec(rest)?.[0];
    if (bold && /\d/.test(text) && label && measure !== undefined)
      return { value: (text + measure).trim(), label };
    before += text;
  }
  return undefined;
}

/** A measured result: 注册用户：400 人 → 3,200 人. */
function changeFigure(atom: AtomView): Found | undefined {
  const { label, value } = CHANGE.exec(textOf(atom))?.groups ?? {};
  return label && value ? { label: label.trim(), value: value.trim() } : undefined;
}

/** A percentage; of two in a clause the second, if the first is the former value. */
function shareFigure(atom: AtomView): Found | undefined {
  for (const clause of textOf(atom).split(CLAUSE_END)) {
    const shares = [...clause.matchAll(SHARE)];
    const last = shares.at(-1);
    if (!last || (shares.length > 1 && !FORMER.test(clause.slice(0, last.index)))) continue;
    const label = labelOf(clause.slice(0, last.index));
    if (label) return { value: last[0], label };
  }
  return undefined;
}

function labelOf(words: string): string {
  let label = words.replace(FORMER, '').trim();
  while (LEADING_WORDS.test(label)) label = label.replace(LEADING_WORDS, '').trim();
  return UNFINISHED.test(label) ? '' : label.replace(CHANGING, '').replace(BEFORE, '');
}
