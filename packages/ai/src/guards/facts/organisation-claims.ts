import { type TaggedPart, taggedWordsOf } from '../../text/words.js';
import type { FactClaim } from './claim.js';
import { GENERIC_WORDS, KNOWN_NAMES } from './known-names.js';

// Words that end the name of an organisation; the second kind is a claim even without a name before it.
const NEEDS_NAME =
  /(?:有限责任公司|股份有限公司|有限公司|子公司|分公司|公司|集团|大学|学院|研究院|研究所|研究中心|银行|支行|医院|卫生院|中学|小学|学校|党校|基金会|基金|证券|保险|事务所|工作室|出版社|杂志社|电视台|报社|博物馆|图书馆|酒店|工厂|商会|联合会|合作社|法院|检察院|政府|公安局|税务局|财政局|教育局|统计局|管理局|委员会|股份|控股|资本|咨询|传媒|网络科技|信息技术)$/u;
const STANDS_ALONE =
  /(?:学生会|团委|社团联合会|社联|青协|志愿者协会|协会|俱乐部|国家队|校队|红十字会|支教团|创业团队|竞赛队|世界500强|世界五百强|500强)$/u;
const NAME_TAG = /^(?:n|nr|nrt|nrfg|ns|nt|nz|ng|eng|j|l|i|b|vn|an|a|m|t|s|f|q|un)$/;
const OWN_NAME_TAG = /^(?:nr|nrt|nrfg|ns|nt|nz|eng|j)$/;
const JOINS = /^[（(）)·&\-—]$/u;
const MOST_WORDS = 7;

// Where somebody works or studies, by the words around it: 在…担任, 就职于…, 加入….
const PLACE =
  /(?:就职于|任职于|供职于|服务于|效力于|毕业于|就读于|来自|加入|入职|(?<![存现内实潜自正所])在)\s?(?<name>[^，。；、！？\s,.;!?【】]{2,18}?)(?=担任|任职|出任|实习|就读|工作期间|任[^务何意]|，|。|,|从事|兼职|读书|攻读)/gu;
const NO_NAME =
  /期间|过程|基础|方面|方向|领域|岗位|前提|团队|项目|校期|时间|情况|条件|阶段|环境|行业|部门|课程|活动|之[前后中]|[上中下内外里]$|导师|老师|带领|指导|学习|工作|实践|竞赛|公司$|单位$|学校$|企业$|^贵[院校行所]$/u;

const claim = (text: string, start: number, keys: readonly string[] = []): FactClaim => ({
  kind: 'organisation',
  text,
  start,
  end: start + text.length,
  keys,
});

/** The words that make a name, from the one that ends it to the left. */
function nameBefore(words: readonly TaggedPart[], last: number): number {
  let first = last;
  while (first > 0 && last - first < MOST_WORDS) {
    const { text, tag } = words[first - 1] ?? { text: '', tag: '' };
    if (!NAME_TAG.test(tag) && !JOINS.test(text)) break;
    first -= 1;
  }
  while (first < last && /^[)）·&\-—]$/u.test(words[first]?.text ?? '')) first += 1;
  return first;
}

function suffixClaims(text: string): FactClaim[] {
  const words = taggedWordsOf(text);
  return words.flatMap((word, last) => {
    const stands = STANDS_ALONE.test(word.text);
    if (!stands && !NEEDS_NAME.test(word.text)) return [];
    const parts = words.slice(nameBefore(words, last), last + 1);
    // 示例大学/学生会: a name that goes on is looked at once, at its end.
    const next = words[last + 1];
    if (next && NEEDS_NAME.test(next.text) && !JOINS.test(next.text)) return [];
    const isGeneric = parts.every(
      ({ text: part, tag }, at) =>
        GENERIC_WORDS.has(part) ||
        JOINS.test(part) ||
        (at === parts.length - 1 && (tag !== 'nt' || part.length <= 2)),
    );
    const isNamed = parts.length > 1 || word.text.length > 4 || word.tag === 'nt';
    if (!stands && (isGeneric || !isNamed)) return [];
    const start = parts[0]?.start ?? word.start;
    const whole = text.slice(start, word.end);
    return [claim(whole, start, shorterNames(parts, text))];
  });
}

/** The name without words before it that name nothing: 产品 示例科技公司 is 示例科技公司. */
function shorterNames(parts: readonly TaggedPart[], text: string): string[] {
  const end = parts.at(-1)?.end ?? 0;
  const names: string[] = [];
  for (const { start, tag } of parts) {
    names.push(text.slice(start, end));
    if (OWN_NAME_TAG.test(tag)) break;
  }
  return names;
}

/** Organisations that a text names: by their last word, by being well known, or by where they stand. */
export function organisationClaims(text: string): FactClaim[] {
  const known = KNOWN_NAMES.flatMap((name) => {
    const found: FactClaim[] = [];
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      found.push(claim(name, at, [name]));
    return found;
  });
  const placed = [...text.matchAll(PLACE)].flatMap((found) => {
    const name = found.groups?.name ?? '';
    if (NO_NAME.test(name) || GENERIC_WORDS.has(name)) return [];
    const tags = taggedWordsOf(name);
    // A name that ends like one is found by its end; what follows, such as a major, is not part of it.
    if (tags.some(({ text: word }) => NEEDS_NAME.test(word) && word.length > 1)) return [];
    if (!tags.some(({ tag }) => /^(?:n|nr|nz|nt|nrt|ns|eng|x)/.test(tag))) return [];
    return [claim(name, found.index + found[0].length - name.length, [name])];
  });
  return [...suffixClaims(text), ...known, ...placed];
}
