/** Kinds of posts in one occupation of the lexicon, which do not need the same skills. */
interface PostKind {
  readonly pattern: RegExp;
  /** The first words of the lexicon's entries that this kind needs. */
  readonly words: readonly string[];
}

const COMMON = ['数据分析', 'Excel'];

const KINDS: Readonly<Record<string, readonly PostKind[]>> = {
  operations: [
    { pattern: /直播/u, words: ['直播', '短视频', '选品', '投放', '转化率', ...COMMON] },
    {
      pattern: /电商|店铺|网店|天猫|淘宝|京东|拼多多|商品运营|类目/u,
      words: ['选品', '直播', '投放', '转化率', '活动策划', ...COMMON],
    },
    {
      pattern: /新媒体|内容|自媒体|编辑|公众号|小红书|抖音|视频号|短视频|微博/u,
      words: ['内容', '公众号', '短视频', '用户增长', '阅读量', '热点', ...COMMON],
    },
    {
      pattern: /用户|社群|会员|私域|社区/u,
      words: ['用户增长', '活跃', '社群', '用户调研', '活动策划', '转化率', ...COMMON],
    },
    { pattern: /活动/u, words: ['活动策划', '合作', '公众号', ...COMMON] },
    { pattern: /产品|数据|策略|平台|游戏/u, words: ['用户调研', '转化率', '活跃', 'SOP', ...COMMON] },
  ],
  sales: [{ pattern: /内勤|支持|助理|文员|后台|行政/u, words: ['客户关系', 'CRM', '报价', '合同', '回款'] }],
};
/** What an unnamed kind of an occupation with several kinds needs. */
const OF_ANY: Readonly<Record<string, readonly string[]>> = { operations: ['活动策划', ...COMMON] };

/**
 * The first words of the lexicon's entries that a post needs: by the kind in its name, otherwise by that of former
 * posts; null if the occupation has no kinds or every entry is needed.
 */
export function wordsOfKind(
  code: string,
  position: string,
  posts: readonly string[],
): ReadonlySet<string> | null {
  const kinds = KINDS[code];
  if (kinds === undefined) return null;
  const kindsIn = (text: string) => kinds.filter(({ pattern }) => pattern.test(text));
  const named = kindsIn(position);
  const own = named.length > 0 ? named : posts.flatMap(kindsIn);
  const words = own.length > 0 ? own.flatMap((kind) => kind.words) : OF_ANY[code];
  return words === undefined ? null : new Set(words);
}
