import { type TaggedPart, taggedWordsOf } from '../../text/words.js';
import type { FactClaim } from './claim.js';

/** Employers and schools without a suffix such as 公司 or 大学; models mostly invent these. */
const KNOWN_NAMES: readonly string[] = `
腾讯 阿里巴巴 阿里云 阿里 淘宝 天猫 支付宝 蚂蚁金服 蚂蚁集团 百度 字节跳动 字节 抖音 今日头条 美团 大众点评 京东 华为 中兴 网易 小米 拼多多 快手 滴滴
哔哩哔哩 微博 知乎 携程 同程 去哪儿 贝壳 链家 顺丰 菜鸟 比亚迪 宁德时代 蔚来 理想汽车 小鹏 大疆 科大讯飞 商汤 旷视 海康威视 联想 海尔 格力 美的 海信 京东方
中芯国际 微软 谷歌 苹果公司 亚马逊 英特尔 英伟达 高通 特斯拉 西门子 博世 宝洁 联合利华 欧莱雅 雀巢 可口可乐 百事 玛氏 强生 辉瑞 罗氏 麦肯锡 波士顿咨询 贝恩
普华永道 德勤 安永 毕马威 埃森哲 中金 中信证券 中信建投 华泰证券 国泰君安 高盛 摩根士丹利 摩根大通 瑞银 花旗 汇丰 渣打 招行 工行 建行 农行 中行 中国平安 平安
中国移动 中国电信 中国联通 国家电网 南方电网 中石油 中石化 中海油 中建 中铁 中交 中车 中粮 华润 万科 碧桂园 万达 新东方 好未来 作业帮 猿辅导 新华社 人民日报 央视
清华 北大 复旦 浙大 上海交大 西安交大 交大 南大 中科大 武大 华科 中大 人大 北师大 北航 北理工 哈工大 同济 南开 天大 厦大 川大 中科院 社科院 哈佛 斯坦福 麻省理工
牛津 剑桥 耶鲁 普林斯顿 港大 港科大 港中文 新国立 南洋理工`
  .trim()
  .split(/\s+/);

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
const NEEDS_NAME =
  /(?:有限责任公司|股份有限公司|有限公司|子公司|分公司|公司|集团|大学|学院|研究院|研究所|研究中心|银行|支行|医院|卫生院|中学|小学|学校|党校|基金会|基金|证券|保险|事务所|工作室|出版社|杂志社|电视台|报社|博物馆|图书馆|酒店|工厂|商会|联合会|合作社|法院|检察院|政府|公安局|税务局|财政局|教育局|统计局|管理局|委员会|股份|控股|资本|咨询|传媒|网络科技|信息技术)$/u;
const STANDS_ALONE =
  /(?:学生会|团委|社团联合会|社联|青协|志愿者协会|协会|俱乐部|国家队|校队|红十字会|支教团|创业团队|竞赛队|世界500强|世界五百强|500强)$/u;
const NAME_TAG = /^(?:n|nr|nrt|nrfg|ns|nt|nz|ng|eng|j|l|i|b|vn|an|a|m|t|s|f|q|un)$/;
const OWN_NAME_TAG = /^(?:nr|nrt|nrfg|ns|nt|nz|eng|j)$/;
const JOINS = /^[（(）)·&\-—]$/u;
const MOST_WORDS = 7;

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
    if (!stands && (isGeneric || !isNamed)) return [];
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
    // A name with a known suffix ends there; a following word, such as a major, is not part of it.
    if (tags.some(({ text: word }) => NEEDS_NAME.test(word) && word.length > 1)) return [];
    if (!tags.some(({ tag }) => /^(?:n|nr|nz|nt|nrt|ns|eng|x)/.test(tag))) return [];
    return [claim(name, found.index + found[0].length - name.length, [name])];
  });
  return [...suffixClaims(text), ...known, ...placed];
}
