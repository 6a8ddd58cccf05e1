/** Related subjects. The first name is that of the family; a subject belongs to it if it contains one of the words. */
export const MAJOR_FAMILIES: readonly (readonly string[])[] = [
  '计算机|计科|软件|软工|网络工程|信息安全|网络空间安全|人工智能|数据科学|大数据|物联网|智能科学|数字媒体技术|区块链|信息管理与信息系统|信息工程',
  '电子|通信|微电子|集成电路|光电|电子信息|自动化|信号|测控|仪器',
  '电气|电力|能源与动力|新能源|核工程|智能电网',
  '机械|车辆|机电|材料成型|过程装备|工业设计|机器人|智能制造|模具|数控|航空航天|飞行器',
  '材料|高分子|冶金|无机非金属|复合材料',
  '土木|建筑|工程造价|工程管理|给排水|道路桥梁|城乡规划|风景园林|测绘|岩土|水利',
  '化学|化工|制药|应用化学|环境工程|环境科学|食品科学|食品工程|轻工',
  '生物|生命科学|生物技术|生物工程|农学|园艺|植物|动物|畜牧|水产|林学|动物医学',
  '临床医学|医学|中医|口腔|预防医学|公共卫生|医学影像|医学检验|药学|药剂|药品|护理|康复|中药',
  '数学|统计|信息与计算科学|应用统计|物理|精算|运筹',
  '会计|财务|审计|税务|财务管理|资产评估|财政|财会|财经',
  '金融|经济|投资|保险|国际经济与贸易|国际贸易|国贸|贸易|商务|电子商务|物流|供应链',
  '工商管理|管理学|市场营销|营销|旅游|酒店管理|企业管理|公共管理|行政管理|公共事业|信息管理|劳动与社会保障',
  '人力资源|心理|社会学|劳动关系|社会工作',
  '法学|法律|知识产权|政治学|马克思主义|思想政治|公安|国际政治',
  '新闻|新传|传播|广告|中文|汉语言|编辑出版|网络与新媒体|广播电视|戏剧影视文学|秘书|文学|公共关系|出版',
  '英语|翻译|日语|法语|德语|韩语|俄语|西班牙语|商务英语|外语|外国语|对外汉语|汉语国际教育',
  '教育|师范|学前教育|小学教育|教育技术|体育|特殊教育',
  '设计|视觉传达|视传|艺术|动画|数字媒体艺术|产品设计|环境设计|美术|服装|交互设计|摄影|影视',
].map((family) => family.split('|'));

/** Collective names of several families, by their index in MAJOR_FAMILIES. */
const WIDE: readonly (readonly [pattern: RegExp, families: readonly number[]])[] = [
  [/理工|工科|理科|STEM/iu, [0, 1, 2, 3, 4, 5, 6, 7, 9]],
  [/文科|人文|社科/u, [13, 14, 15, 16, 17]],
  [/商科|经管|财经|经济管理/u, [10, 11, 12, 13]],
];

/** The families of a subject. */
export function familiesOf(major: string): Set<number> {
  const own = MAJOR_FAMILIES.flatMap((words, index) =>
    words.some((word) => major.includes(word)) ? [index] : [],
  );
  return new Set([...own, ...WIDE.flatMap(([pattern, families]) => (pattern.test(major) ? families : []))]);
}
