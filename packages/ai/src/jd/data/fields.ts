/** A field of work. A narrower field belongs to the wider one: HRBP is HR, but HR is not HRBP. */
interface Field {
  readonly name: string;
  readonly within: string;
  /** Its names in postings, titles and departments. */
  readonly words: RegExp;
  /** Whether the name of an employer also identifies it: a shop is retail. */
  readonly isPlace: boolean;
}

const field = (name: string, words: RegExp, within = '', isPlace = false): Field => ({
  name,
  within,
  words,
  isPlace,
});
const place = (name: string, words: RegExp, within = ''): Field => field(name, words, within, true);

const FIELDS: readonly Field[] = [
  field('人力资源', /人力资源|人事|(?<![A-Z])HR(?![A-Z])|\bhuman resources?\b/iu),
  field('招聘', /招聘|猎头|recruit/iu, '人力资源'),
  field('HRBP', /HRBP|人力资源业务伙伴/iu, '人力资源'),
  field('薪酬绩效', /薪酬|薪资专员|绩效/u, '人力资源'),
  field('企业培训', /培训(?:专员|主管|经理|管理|岗)|企业内训/u, '人力资源'),
  field('员工关系', /员工关系|劳动关系/u, '人力资源'),
  field('行政', /行政|后勤|办公室(?:主任|文员|内勤|助理)|前台|文秘|秘书|文员|内勤/u),
  place('零售', /零售|门店|卖场|便利店|专卖店|专柜|连锁店|导购|店长|店员|收银|营业员|理货/u),
  place('母婴零售', /母婴|孕婴|童装/u, '零售'),
  place('服装零售', /服装店|女装店|男装店|鞋服店|服饰店/u, '零售'),
  place('超市', /超市|商超|生鲜店/u, '零售'),
  place('药店', /药店|药房/u, '零售'),
  field(
    '施工管理',
    /施工(?!图|单位|企业)|(?:工地|现场)管理|生产经理|项目部|土建工程师|技术负责人|安全员|质量员/u,
  ),
  field('班组管理', /班组长|工长|施工队长/u, '施工管理'),
  field('监理', /监理/u),
  field('造价', /造价|预算员|(?:土建|安装|工程|市政|装饰|园林|施工图)预算|算量|成本合约/u),
  field('财务', /财务|财税|\bfinanc(?:e|ial)\b/iu),
  field('会计', /会计|账务|核算|做账|\baccount(?:ing|ant)\b/iu, '财务'),
  field('总账', /总账|主办会计|全盘账|全套账/u, '会计'),
  field('出纳', /出纳/u, '财务'),
  field('税务', /税务|报税/u, '财务'),
  field('审计', /审计/u, '财务'),
  field('销售', /销售|业务(?:员|经理|代表|主管)|客户经理|商务拓展|置业顾问|\bsales\b|\bBD\b/iu),
  field('大客户销售', /大客户|\bKA\b|行业销售|解决方案销售/u, '销售'),
  field('外贸销售', /外贸|海外销售|跨境销售/u, '销售'),
  field('渠道销售', /渠道/u, '销售'),
  field('跟单', /跟单|业务助理|销售助理/u),
  field('护理', /护士|护理|护师|\bnurs(?:e|ing)\b/iu),
  field('重症护理', /ICU|重症|监护室/u, '护理'),
  field('急诊护理', /急诊/u, '护理'),
  field('手术室护理', /手术室/u, '护理'),
  field('医疗', /医师|医生|临床|主治|住院医/u),
  field('药学', /药师|药学|药剂|调剂|药房/u),
  field('教学', /教师|老师|教学|讲师|任教|班主任|授课|辅导员/u),
  field('幼儿教育', /幼儿|幼稚园|幼师|幼教|保育|托育|[主配副]班/u, '教学'),
  field('软件开发', /软件开发|软件工程师|开发工程师|程序员|研发工程师|全栈|架构师|developer|programmer/iu),
  field('后端开发', /后端|服务端|后台开发|Java(?!Script)|Golang|PHP|\.NET|\bback-?end\b/iu, '软件开发'),
  field('前端开发', /前端|Vue|React|\bfront-?end\b/iu, '软件开发'),
  field('移动开发', /Android|iOS|移动端|客户端开发/iu, '软件开发'),
  field('嵌入式开发', /嵌入式|单片机|固件/u, '软件开发'),
  field('算法', /算法|机器学习|深度学习/u, '软件开发'),
  field('软件测试', /软件测试|测试工程师|测试开发|\bQA\b|\btest (?:automation|engineer)\b/iu),
  field('运维', /运维|系统管理员|网络工程师/u),
  field('数据分析', /数据分析|商业分析|策略分析|数据挖掘|\bBI\b|\bdata analy\w*/iu),
  field('产品', /产品(?:经理|助理|专员|策划|总监|实习|运营|\s*$)|\bproduct manag/iu),
  field('运营', /运营/u),
  field('新媒体运营', /新媒体|公众号|小红书|短视频/u, '运营'),
  field('电商运营', /电商|淘宝|天猫|直播/u, '运营'),
  field('市场', /市场(?!部门经理|监管|监督)|营销|推广|客户执行|\bmarketing\b/iu),
  field('品牌', /品牌|\bbrand(?:ing)?\b/iu, '市场'),
  field('公关', /公关|媒介/u, '市场'),
  field('设计', /设计师|美工|美术|\bdesigner\b/iu),
  field('界面设计', /\bUI\b|界面设计|交互设计|视觉设计/iu, '设计'),
  field('平面设计', /平面|(?:品牌|包装|画册|海报|版式|广告|图文|字体)设计/u, '设计'),
  field('室内设计', /室内/u, '设计'),
  field('机械设计', /机械(?:设计|工程师|结构)|结构(?:设计|工程师)/u),
  field('电气', /电气|电工|PLC/iu),
  field('生产', /生产|车间|操作工|普工|装配|产线|厂长/u),
  field('质量', /质量|质检|品质|品管|检验员|化验|\b(?:QC|QE|SQE)\b|supplier quality|quality engineer/iu),
  field(
    '临床研究',
    /临床(?:监查|研究|协调)|监查员|研究协调员|\bCR[AC]\b|clinical research|(?:site|clinical|independent) monitoring/iu,
  ),
  field('风控', /风控|风险(?:策略|管理|控制|经理)|信审|反欺诈/u),
  field('客房', /客房|房务/u, '酒店'),
  field('社工', /社工|社会工作/u),
  field('康复', /康复/u, '医疗'),
  field('设备维修', /设备(?:工程师|维修|管理)|维修|机修|维保/u),
  field('采购', /采购|供应链|\b(?:procurement|purchasing|sourcing)\b/iu),
  field('仓储物流', /仓库|仓储|仓管|库管|物流|分拣|配送|\bwarehous(?:e|ing)\b|\blogistics\b/iu),
  field('运输', /运输|调度|车队|派车/u, '仓储物流'),
  field('货代', /货代|货运代理|国际物流|海运|空运|订舱|报关|关务|船公司|船东/u),
  field('驾驶', /司机|驾驶|货运|网约车/u),
  field('客服', /客服|客户服务|售后|呼叫中心|坐席|\bcustomer service\b/iu),
  place('餐饮', /餐饮|餐厅|厨师|后厨|饭店/u),
  place('酒店', /酒店|宾馆|\bhotels?\b|\bresort\b|hospitality/iu),
  place(
    '酒店前厅',
    /(?:酒店|宾馆|度假村|民宿).*前台|前厅|礼宾|宾客关系|\bfront office\b|reception|concierge|guest (?:services|relations)/iu,
    '酒店',
  ),
  place('物业', /物业/u),
  field('法务', /法务|律师|律所|法律|合规|法院|检察|\blegal\b/iu),
  field('编辑', /编辑|记者|文案|采编/u),
  field('翻译', /翻译|口译|笔译/u),
  field('项目管理', /项目(?:管理|经理|主管|总工)|\bPMO\b|\bproject manag/iu),
];

const WIDER = new Map(FIELDS.map(({ name, within }) => [name, within]));

/** A text without the names of its fields. */
export const withoutFields = (text: string): string =>
  FIELDS.filter(({ words }) => words.test(text))
    .reduce(
      (rest, { words }) => rest.replace(new RegExp(words, `${words.flags.replace('g', '')}g`), ' '),
      text,
    )
    .trim();

/** Whether a field is the other one or part of it. */
export function isWithin(name: string, wider: string): boolean {
  for (let at: string = name; at !== ''; at = WIDER.get(at) ?? '') if (at === wider) return true;
  return false;
}

const topOf = (name: string): string => {
  let top = name;
  for (let wider = WIDER.get(top) ?? ''; wider !== ''; wider = WIDER.get(top) ?? '') top = wider;
  return top;
};
/** Whether two fields are part of the same wider field: 平面设计 and 界面设计. */
export const isRelatedField = (name: string, other: string): boolean => topOf(name) === topOf(other);

/** The narrowest fields named in a text. */
export function fieldsIn(text: string, isPlaceOnly = false): string[] {
  const named = FIELDS.filter(({ words, isPlace }) => (isPlace || !isPlaceOnly) && words.test(text));
  return named
    .filter(({ name }) => !named.some((other) => other.name !== name && isWithin(other.name, name)))
    .map(({ name }) => name);
}

/** Fields that are listed together in one post and are both meant: 行政人事, 市场销售. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['行政', '人力资源'],
  ['市场', '销售'],
  ['财务', '行政'],
];
const isPair = (one: string, other: string): boolean =>
  PAIRS.some((pair) => pair.includes(topOf(one)) && pair.includes(topOf(other)));

/** The fields of a post by its last word: 品牌设计 is design, 软件销售 selling. */
export function headFieldsIn(text: string): string[] {
  const all = fieldsIn(text);
  const placed = all.flatMap((name) => {
    const { words } = FIELDS.find((each) => each.name === name) ?? {};
    const match = words?.exec(text);
    return match ? [{ name, start: match.index, end: match.index + match[0].length }] : [];
  });
  return all.filter((name) => {
    const own = placed.find((each) => each.name === name);
    return !placed.some(
      (other) =>
        own !== undefined &&
        other.end > own.end &&
        other.start <= own.end &&
        !isPair(name, other.name) &&
        !isRelatedField(name, other.name),
    );
  });
}

/** Whether a text names one of the given fields or a part of one. */
export const isInFields = (text: string, required: readonly string[]): boolean =>
  fieldsIn(text).some((own) => required.some((name) => isWithin(own, name)));

/** Industries: how postings require them, and what identifies them in an entry of work. */
export const INDUSTRIES: readonly (readonly [asked: RegExp, shown: RegExp])[] = [
  [
    /美妆|护肤|彩妆|化妆品|\bbeauty\b|\bcosmetics?\b|\bskincare\b/iu,
    /美妆|护肤|彩妆|化妆品|美容护肤|个护|精华|\bbeauty\b|\bcosmetics?\b|\bskin ?care\b|\bserum\b/iu,
  ],
  [/生鲜|水果|果蔬/u, /生鲜|水果|鲜果|果蔬|果业|果园|蔬菜|水产/u],
  [/母婴|孕婴/u, /母婴|孕婴|婴童|奶粉|童装/u],
  [/乳品|乳制品|乳业/u, /乳品|乳制品|乳业|牛奶|酸奶|奶业/u],
  [/珠宝|首饰/u, /珠宝|首饰|金店|钻石|黄金饰/u],
  [/家居|家具/u, /家居|家具|橱柜|软装/u],
  [/烘焙/u, /烘焙|蛋糕|面包/u],
  [/茶饮|咖啡/u, /茶饮|奶茶|咖啡/u],
  [/医美/u, /医美|医疗美容|整形/u],
  [/工业自动化|机器视觉/u, /自动化|机器视觉|智能制造|机器人|PLC/iu],
  [
    /制造业|制造行业|制造企业|生产型企业|工厂/u,
    /制造|精密|机械|电子|五金|模具|塑胶|工厂|[\u4e00-\u9fa5]厂|零部件|半导体|化工|纺织/u,
  ],
  [/互联网(?!信贷|贷款|金融|保险|医疗|医院)/u, /互联网|电商|网络|软件|\bApp\b/iu],
  [/硬科技/u, /硬科技|半导体|芯片|机器人|硬件|新能源|航天|自动化/u],
  [/医疗(?:行业|器械)|医药/u, /医疗|医药|医院|器械|制药/u],
  [/教育行业|教培/u, /教育|培训|学校/u],
  [/房地产|地产/u, /地产|置业|楼盘|房产/u],
  [/金融(?:行业|机构)|银行业/u, /金融|银行|证券|基金|保险/u],
  [/快消|快速消费品|食品(?:行业|、|，)/u, /快消|食品|饮料|日化|乳业/u],
  [/新能源|锂电|光伏/u, /新能源|锂电|光伏|储能|电池/u],
  [/汽车行业|汽车零部件|automotive/iu, /汽车|整车|零部件|4S/u],
  [/服装行业/u, /服装|服饰|纺织|鞋/u],
  [/建筑行业|建筑业/u, /建筑|建设|建工|施工/u],
  [
    /房建|房屋建筑/u,
    /房建|房屋建筑|住宅|小区|安置房|保障房|公寓|别墅|综合体|写字楼|办公楼|教学楼|宿舍楼|住院楼|厂房|高层|\d+\s?栋|地[上下][一二三四五六七八九十\d]+层/u,
  ],
];
