import { reworded, type TextLine } from '../reading/page-text.js';
import { headingOf } from './headings.js';

/** Emoji used as labels. */
const LABELS: readonly (readonly [string, string])[] = [
  ['📱☎📞📲', '电话'],
  ['📧✉📮📩💌', '邮箱'],
  ['📍🏠🏡', '现居'],
  ['🎂', '出生日期'],
  ['🎯', '求职意向'],
  ['🏙🌆', '意向城市'],
  ['💰', '期望薪资'],
  ['🔧🛠🧰', '技能'],
  ['🗣', '语言'],
  ['💬💭', '自我评价'],
  ['🏆🏅🎖🥇', '获奖'],
  ['📜', '证书'],
];
const LABEL_OF = new Map(
  LABELS.flatMap(([symbols, label]) => [...symbols].map((symbol) => [symbol, label] as const)),
);
const SYMBOL = new RegExp(`(${[...LABEL_OF.keys()].join('|')})\\uFE0F?\\s*`, 'gu');
const OWN_LABEL = /^\s*[\p{Script=Han}A-Za-z -]{1,12}\s*[:：]/u;

/** ♀ among the details of a person. */
const GENDER = /(?<!\S)[♂♀](?!\S)/gu;
const withGender = (line: TextLine): TextLine =>
  reworded(
    line,
    line.text.replace(GENDER, (sign) => (sign === '♀' ? '女' : '男')),
  );

/** 🎯 产品助理 🏙 天津: replaces emoji by labels; those before a heading or a label are removed. */
export function withPictureLabels(lines: readonly TextLine[]): TextLine[] {
  return lines.map(withGender).map((line) => {
    if (line.box !== null || line.text.search(SYMBOL) < 0) return line;
    const found = [...line.text.matchAll(SYMBOL)];
    const parts = found.map((one, at) => ({
      label: LABEL_OF.get(one[1] ?? '') ?? '',
      value: line.text.slice(one.index + one[0].length, found[at + 1]?.index ?? line.text.length).trim(),
    }));
    const isNamed = parts.every(
      ({ value }) => value.length > 1 && !OWN_LABEL.test(value) && headingOf(value) === null,
    );
    const before = line.text.slice(0, found[0]?.index).trim();
    if (!isNamed || (before !== '' && /[\p{L}\d]/u.test(before) && before.length > 30)) return line;
    const text = [
      ...(/[\p{L}\d]/u.test(before) ? [before] : []),
      ...parts.map(
        ({ label, value }) => `${label}：${value.replace(/^(?:现居|现住|家住|住在|坐标|想做|想找)\s*/u, '')}`,
      ),
    ].join('\t');
    return { ...line, text, quote: line.quote ?? line.text };
  });
}
