import { boundariesOf } from './words.js';

/** Well-known employers by their usual names, mostly without a suffix; none is an ordinary word. */
export const DISTINCT_EMPLOYERS: readonly string[] = `
腾讯 阿里巴巴 阿里云 天猫 蚂蚁金服 蚂蚁集团 百度 字节跳动 美团 京东 华为 中兴 网易 拼多多 滴滴 饿了么 哔哩哔哩 携程 去哪儿 链家 顺丰 中通 圆通 申通 韵达 德邦 极兔 苏宁 唯品会
米哈游 莉莉丝 三七互娱 比亚迪 宁德时代 蔚来 理想汽车 小鹏 吉利汽车 长安汽车 长城汽车 奇瑞 上汽 广汽 北汽 一汽大众 特斯拉 大疆 科大讯飞 商汤 旷视 寒武纪 海康威视 大华股份
海尔 格力 海信 TCL 京东方 中芯国际 立讯精密 歌尔股份 富士康 隆基绿能 阳光电源 三一重工 徐工集团 中联重科 潍柴 福耀 微软 谷歌 亚马逊 英特尔 英伟达 高通 三星电子 西门子 博世 霍尼韦尔
宝洁 联合利华 欧莱雅 雀巢 可口可乐 百事可乐 玛氏 亿滋 强生 辉瑞 罗氏 阿斯利康 诺华 恒瑞医药 恒瑞 百济神州 药明康德 迈瑞医疗 联影 复星医药 石药集团 齐鲁制药 豪森 正大天晴 云南白药
伊利 蒙牛 光明乳业 农夫山泉 娃哈哈 元气森林 康师傅 三只松鼠 良品铺子 安井食品 海天味业 茅台 五粮液 青岛啤酒 双汇 牧原 温氏 海底捞 蜜雪冰城 瑞幸 喜茶 奈雪的茶 霸王茶姬 星巴克 肯德基 麦当劳
必胜客 华住 亚朵 锦江酒店 如家酒店 万豪 希尔顿 凯悦 香格里拉 喜来登 名创优品 泡泡玛特 永辉超市 沃尔玛 山姆会员店 胖东来 屈臣氏 宜家家居 优衣库 安踏 特步 完美日记 花西子 珀莱雅
麦肯锡 波士顿咨询 贝恩 普华永道 德勤 安永 毕马威 信永中和 容诚 致同 埃森哲 金杜 中伦 君合 盈科
中信证券 中信建投 华泰证券 国泰君安 海通证券 招商证券 广发证券 高盛 摩根士丹利 摩根大通 瑞银 花旗 汇丰 渣打 招商银行 工商银行 建设银行 农业银行 中国银行 交通银行 兴业银行 浦发银行 平安银行
招行 工行 建行 农行 中行 交行 中国平安 太平洋保险 中国人寿 泰康 中国移动 中国电信 中国联通 国家电网 南方电网 中石油 中石化 中海油 中建 中铁 中交 中粮 华润 万科 碧桂园 龙湖集团 万达 融创 中国中车
新东方 好未来 学而思 作业帮 猿辅导 高途 新华社 人民日报 央视`
  .trim()
  .split(/\s+/);

/** Names that are also brands, products or everyday words, so that only their position identifies an employer. */
const ORDINARY = `
阿里 字节 淘宝 支付宝 抖音 今日头条 大众点评 小米 快手 微博 知乎 同程 贝壳 菜鸟 联想 美的 苹果公司 百事 中金 平安 中车 飞书 钉钉 小红书`
  .trim()
  .split(/\s+/);

/** Well-known universities and academies by their short names. */
const SCHOOLS = `
清华 北大 复旦 浙大 上海交大 西安交大 交大 南大 中科大 武大 华科 中大 人大 北师大 北航 北理工 哈工大 同济 南开 天大 厦大 川大 中科院 社科院 哈佛 斯坦福 麻省理工
牛津 剑桥 耶鲁 普林斯顿 港大 港科大 港中文 新国立 南洋理工`
  .trim()
  .split(/\s+/);

const ALL_NAMES: readonly string[] = [...DISTINCT_EMPLOYERS, ...ORDINARY, ...SCHOOLS];

/** A well-known name and its position. */
interface KnownName {
  readonly name: string;
  readonly start: number;
}

/** Finds names at word boundaries: 工行 in 从工行离职, not in 施工行为. */
function namesIn(text: string, names: readonly string[]): KnownName[] {
  const present = names.filter((name) => text.includes(name));
  if (present.length === 0) return [];
  const cuts = boundariesOf(text);
  return present.flatMap((name) => {
    const found: KnownName[] = [];
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
      if (cuts.has(at) && cuts.has(at + name.length)) found.push({ name, start: at });
    return found;
  });
}

/** The well-known employers and schools named in a text. */
export const knownNamesIn = (text: string): KnownName[] => namesIn(text, ALL_NAMES);

/** Whether a text is the name of a well-known employer or school. */
export const isKnownName = (text: string): boolean => ALL_NAMES.includes(text);

/** The well-known employers named in a text, without those whose names are ordinary words. */
export const knownEmployersIn = (text: string): KnownName[] => namesIn(text, DISTINCT_EMPLOYERS);
