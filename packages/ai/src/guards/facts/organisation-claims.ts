import { suffixOf } from '../../text/employer-suffixes.js';
import { knownNamesIn } from '../../text/known-employers.js';
import { type TaggedPart, taggedWordsOf } from '../../text/words.js';
import type { FactClaim } from './claim.js';

/** Prefixes that describe a kind of organisation without naming one. */
const GENERIC_WORDS: ReadonlySet<string> = new Set(
  `互联网 科技 软件 外贸 初创 创业 目标 招聘 合作 多家 企业 公司 上市 大型 中型 小型 中小型 知名 头部 跨国 国有 民营 外资 合资 国内 国外 海外 本地 当地 行业 一线
  专业 综合 示范 普通 高等 高职 职业 重点 全日制 本科 专科 所在 相关 其他 各大 各类 电商 金融 咨询 广告 制造 物流 贸易 教育 医药 汽车 房地产 游戏 传媒 服务 客户
  意向 应聘 贵 我 本 该 原 全 校 院 系 班 省 市 区 县 国家 政府 用人 求职 工作 实习 项目 子 母 分 总 单位 理工 师范 财经 政法 综合性 优秀 理想 心仪 期望
  学生 青年 志愿者 三甲 社区 公立 私立 商业 投资 管理 技术 信息 研发 产品 运营 人力资源`
    .trim()
    .split(/\s+/),
);

// Suffixes of organisation names; the second kind is a claim even without a name before it.
const NEEDS_NAME = new RegExp(
  `(?:${suffixOf('legal', 'company', 'research', 'medical', 'finance', 'school', 'media', 'culture', 'society', 'public', 'plant')}|研究中心|党校|基金|证券|保险|工作室|酒店|股份|控股|资本|咨询|传媒|网络科技|信息技术)$`,
  'u',
);
const IS_NAME_ALONE =
  /(?:学生会|团委|社团联合会|社联|青协|志愿者协会|协会|俱乐部|国家队|校队|红十字会|支教团|创业团队|竞赛队|世界500强|世界五百强|500强)$/u;
const NAME_TAG = /^(?:n|nr|nrt|nrfg|ns|nt|nz|ng|eng|j|l|i|b|vn|an|a|m|t|s|f|q|un)$/;
const OWN_NAME_TAG = /^(?:nr|nrt|nrfg|ns|nt|nz|eng|j)$/;
const JOINS = /^[（(）)·&\-—]$/u;
const MAX_WORDS = 7;

// Organisations by their context: 在…担任, 就职于…, 加入….
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

/** The words of a name, from its suffix to the left. */
function nameBefore(words: readonly TaggedPart[], last: number): number {
  let first = last;
  while (first > 0 && last - first < MAX_WORDS) {
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
    const isAlone = IS_NAME_ALONE.test(word.text);
    if (!isAlone && !NEEDS_NAME.test(word.text)) return [];
    const parts = words.slice(nameBefore(words, last), last + 1);
    // 示例大学/学生会: a name that continues is handled once, at its end.
    const next = words[last + 1];
    if (next && NEEDS_NAME.test(next.text) && !JOINS.test(next.text)) return [];
    const isGeneric = parts.every(
      ({ text: part, tag }, at) =>
        GENERIC_WORDS.has(part) ||
        JOINS.test(part) ||
        (at === parts.length - 1 && (tag !== 'nt' || part.length <= 2)),
    );
    const isNamed = parts.length > 1 || word.text.length > 4 || word.tag === 'nt';
    if (!isAlone && (isGeneric || !isNamed)) return [];
    const start = parts[0]?.start ?? word.start;
    const whole = text.slice(start, word.end);
    return [claim(whole, start, shorterNames(parts, text))];
  });
}

/** The name without preceding common words: 产品 示例科技公司 becomes 示例科技公司. */
function shorterNames(parts: readonly TaggedPart[], text: string): string[] {
  const end = parts.at(-1)?.end ?? 0;
  const names: string[] = [];
  for (const { start, tag } of parts) {
    names.push(text.slice(start, end));
    if (OWN_NAME_TAG.test(tag)) break;
  }
  return names;
}

/** The organisations that a text names: by suffix, from a list, or by context. */
export function organisationClaims(text: string): FactClaim[] {
  // Models mostly invent well-known employers and schools.
  const known = knownNamesIn(text).map(({ name, start }) => claim(name, start, [name]));
  const placed = [...text.matchAll(PLACE)].flatMap((found) => {
    const name = found.groups?.name ?? '';
    if (NO_NAME.test(name) || GENERIC_WORDS.has(name)) return [];
    const tags = taggedWordsOf(name);
    // A name with a known suffix ends there; a following word, such as a major, is not part of it.
    if (tags.some(({ text: word }) => NEEDS_NAME.test(word) && word.length > 1)) return [];
    if (!tags.some(({ tag }) => /^(?:n|nr|nz|nt|nrt|ns|eng|x)/.test(tag))) return [];
    return [claim(name, found.index + found[0].length - name.length, [name])];
  });
  return [...suffixClaims(text), ...known, ...placed];
}
