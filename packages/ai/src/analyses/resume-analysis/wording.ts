// The wording patterns of Chinese and English statements; part of the rules and versioned with them.
import { regex } from '@qicheng/resume/regex';

/** A placeholder for a fact that only the candidate knows. */
export const PLACEHOLDER = /【[^】]*】/gu;

/** The beginning of a statement about a duty or assistance, not about an own action. */
export const DUTY = {
  zh: /^(?:我)?(?:主要|日常|全面|具体)?(?:工作)?(?:职责)?[:：]?(?:负责|参与|参加|协助|配合|从事|承担|进行|担任|帮助|跟随|协同|辅助)(?:了|过)?/u,
  en: regex('i')`
    ^(?:was |were )?(?:mainly )?(?:responsible for|in charge of|helped|assisted|supported|participated in
    |took part in|involved in|worked on|duties|tasked with)\b
  `,
} as const;

/** Verbs of visible work. */
export const ACTION = {
  zh: regex('u')`
    主导|搭建|设计|开发|重构|优化|策划|组织|撰写|编写|编制|分析|推动|建立|完成|制定|梳理|实现|独立|带领|统筹
    |运营|维护|调研|整理|绘制|拍摄|剪辑|授课|讲授|接待|核对|录入|采集|清洗|建模|测试|排查|修复|部署|上线|谈判
    |签约|拓展|招募|访谈|培训|指导|审核|核算|盘点|改进|改造|研制|引入|提出|发起|创办|拆解|对接|执行|撰稿|护理
    |监测|测量|验收
  `,
  en: regex('i')`
    \b(?:led|built|designed|developed|rebuilt|optimi[sz]ed|planned|organi[sz]ed|wrote|analy[sz]ed|drove
    |established|completed|owned|created|launched|implemented|managed|ran|set up|tested|researched|trained
    |negotiated|improved|introduced|automated|delivered|coordinated|conducted|produced|taught|migrated
    |maintained|recruited)\b
  `,
} as const;

/** The method or means of an action. */
export const METHOD = {
  zh: regex('u')`
    通过|采用|使用|运用|利用|基于|结合|借助|引入|依据|按照|针对|(?:^|[，；并])用(?!户|于|品|途)|用\s?[A-Za-z]
    |以[^，。；]{1,16}(?:方式|方法|形式|为|实现|完成|解决)|梳理|搭建|设计|制定|建立|重构|拆分|拆解|编写|对比
    |访谈|调研|复盘|从零
  `,
  en: /\b(?:by \w+ing|using|with|through|via|based on|built|designed|rebuilt|introduced)\b/i,
} as const;

/** The result of an action. */
export const RESULT = {
  zh: regex('u')`
    (?:全部|均|都)(?:一次)?(?:合格|通过|达标)
    |提前了?\s?[\d一二两三四五六七八九十半]+\s?(?:个)?(?:天|日|周|月|小时)|一次(?:性)?(?:通过|验收|合格)
    |零(?:差错|延误|投诉|事故|重复|丢失|丢单|故障|宕机|超卖|漏报|漏测|漏单|缺陷|拒付|退货|流失|违规|违约|返工
    |客诉|逾期|遗漏|失误|感染|坏账|缺勤|退件)|(?:没有?|未)(?:出过|发生|出现|丢过|漏过|误过)|冠军|亚军|季军
    |[一二三]等奖|特等奖|达成率|完成率|销售额|销量|月销|营收|利润|复购|千分之|百分之|验收|表扬|表彰|嘉奖|锦旗
    |结题|(?:评价|鉴定|考核|评定|成绩)(?:结果)?(?:均|都|全部)?(?:为|是)(?:合格|良好|优)|留用|转正|晋升|升任|提拔|被评|先进|优秀|提升|提高|增长|增加|增至|增到|升至|升到|涨至|涨粉|降低|下降|减少
    |缩短|压缩|节省|节约|省下|达成|达到|达标|超额|超出|超目标|突破|实现(?:了)?[^，。；]{0,14}(?:\d|零|增|降)
    |(?:无|没有|零)(?:任何|一项)?(?:缺陷|不合格|不符合)(?:项)?|被(?:写进|采用|采纳|引用|选用)
    |被[^，。；]{1,12}(?:转载|转发|收录|选登|刊登|刊发|报道|引用|采用|采纳)
    |(?:阅读|播放|浏览|点击|点赞|观看|收听|下载|曝光|访问|互动)(?:量|数|次数)?(?:均|都|累计)?(?:超过?|突破|过|破|达到?)\s?[\d一二三四五六七八九十百千]
    |荣?获|获评|评为|入选|通过率|转化率?|翻(?:了)?[一两\d]?[番倍]|覆盖|惠及|服务(?:了)?\s?\d|产出|落地|采纳|录用
    |发表|授权|排名|位列|第[一二三四五\d]+(?:名|位|$|(?=[，。；）、]))
    |(?:响应(?:时间|时长)?|耗时|用时|延迟|时延|P9\d)[^，。；\d]{0,6}\d[\d.,]*\s?(?:ms|s(?![a-z])|毫秒|秒|分钟
    |小时)|(?:没有?|无|未(?:发生|出现|出过)?)(?:任何|一[起例次件])?(?:医疗|安全|质量|护理|教学|生产)?(?:差错
    |纠纷|延误|投诉|事故|返工|客诉|违规|违章|退货|逾期|丢失|失误|仲裁)|无漏|无一|满意度
    |(?<!一致|高度|广泛|的)好评(?!如潮)|中标|标杆|跑单王|销冠|[率量额]最[低高]
    |前[一二三四五六七八九十\d]+(?:名|位)?(?=$|[，。；（、])|合格率|良率|准确率|回函率|到课率|参与率|(?<!促进|推动|促成|实现)成交|签约
    |(?:货|东西|设备|样品|食材|药品|机器|产品)[^，。；]{0,3}(?:都|也|一件)?没(?:有)?(?:坏|丢|损|少|洒|化)
    |(?:货损|损耗|投诉|事故|差错|违章|退货|破损)率?(?:基本|几乎|一直|都)?(?:没有|为零|是零|很少)
    |回款|售出|交付|上线|由[^，。；]{1,20}(?:到|至|降|升|增|提)|从[^，。；]{1,20}(?:到|至|增|降|升|提)|吸引|招募
    |累计|阅读量|播放量|浏览量|收到|使(?!用)[^，。；]{2,}
  `,
  en: regex('i')`
    \b(?:increas|improv|reduc|rais|grew|grow|achiev|exceed|surpass|generat|attract|deliver|ship|launch|adopt
    |publish|accept|sav|cut|cutting|won|reach|rank|serv|award)(?:e|ed|es|ing|th|s|ched|hed)?\b
    |\bfrom .{1,40}\bto\b|\bover target\b
  `,
} as const;

/** A figure of the work, not a year, version or name with digits. */
export const FIGURE = regex('iu')`
  (?<![A-Za-z\d.\-–/])(?!(?:19|20)\d{2}\s?(?:年|[.\-/]|级|届|$))(?!\d+\s?(?:路(?:公交|车)|号(?:线|楼)))
  \d+(?:[,.]\d+)*\s?(?:%|％|‰|\p{Script=Han}|[a-z+×x]|$|[，。；,;）)\s→-])
  |[两三四五六七八九十百千万]+(?:余|多)?(?:个|人|名|次|场|家|篇|项|倍|年|天|月|周|小时|份|门|本|台|套|成|万|元
  |吨|斤|亩|户|单|件|辆|桌|床|班|课时|节)|[百千万]分之
  |\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|million|once|twice)\b
`;

/** A figure that is significant by itself: a rate, a rank or a change. */
export const STRONG_FIGURE = regex('iu')`
  [特一二三]等奖|[金银铜]奖|[冠亚季]军|第\s?(?:[一二三四五六七八九十]|\d{1,3})名
  |(?:排名|排|位列|名列)第?\s?(?:[一二三]|\d{1,3})(?=$|[，。；、（(/])|前\s?\d{1,2}\s?名
  |零(?:差错|延误|投诉|事故|拒付|退货|流失|返工|客诉|逾期|失误|坏账)|一次(?:性)?(?:通过|验收)|[千万]分之|百分之[一二三四五六七八九十\d]
  |\d\s?(?:%|％|‰|个百分点|倍)|\d[^，。；]{0,8}(?:→|->|~>)[^，。；]{0,8}\d
  |(?:由|从)[^，。；]{0,12}\d[^，。；]{0,12}(?:到|至|为|降|升|增|提)[^，。；]{0,6}\d
  |(?:原来|原先|以前|之前|接手时|接店时|入职时|起初|当时)[^。；]{0,14}\d[^。；]{0,24}(?:后|现在|目前|如今|今年|去年
  |离[店职]前|年底)[^。；]{0,14}\d|[约占][^，。；\d]{0,3}[一二三四五六七八九]成|接[店手]时[^。；]{0,14}\d[^。；]{0,8}离[店职]前[^。；]{0,14}\d
  |\bfrom [^,.;]{0,20}\d[^,;]{0,24}to [^,;]{0,10}\d
`;

/** Phrases that look like figures but count nothing: 从0到1, 千万级, dates, hours of the day, lengths of lorries. */
export const NO_FIGURE = regex('gu')`
  [（(]\d{1,2}[)）](?=\p{Script=Han})|[两二三四2-4]\s?班(?:[两二三四2-4]\s?)?(?:倒|运转|制)|从\s?[0零]\s?到\s?[1一](?!\d)|(?:上|数|几|过)?[十百千]?[万亿]级|[上数过]亿(?!元?\d)|数[百千]万
  |(?<!\d)(?:19|20)\d{2}\s?年\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?[日号])?|(?<!\d)2\d\s?年(?=疫情|春节|年?底|年?初|[上下]半年)
  |(?:早上?|晚上?|[上下]午|凌晨|夜里|中午)\s?\d{1,2}\s?点(?:半|\d{1,2}分?)?
  |\d{1,2}\s?米\s?\d(?!\d)|(?<=开(?:[了过]?|[了过]?[^，。；]{1,6}))\d+(?:\.\d)?\s?米(?=$|[，。；、（(\s])
`;

/** Buzzwords, which name nothing that was done. */
export const BUZZWORD = regex('giu')`
  (?:实现|驱动|助力)?[^，。；、\d]{0,4}跨越式(?:增长|发展|提升)?|质的飞跃|赋能|互联网思维
  |(?:深刻|敏锐)的?(?:商业)?(?:洞察|嗅觉)(?:力)?|商业洞察|主人翁(?:意识|精神)|[Oo]wner\s?意识|打出组合拳
  |顶层设计|战略性(?:视野|思维|人才)|(?:全局|国际|整合营销)视野|自驱力|爆表|全域整合
  |(?:品效|协同|商业|业务|生态|方法论|增长)闭环|打通[^，。；、\d]{0,8}链[路条]|用户心智
  |(?:沉淀|形成)[^，。；、\d]{0,8}方法论|(?:能力|视野|热情)极强|极强的|高绩效组织|全方位
  |引领[^，。；、\d]{0,8}(?:变革|潮流|趋势|风向)|results-driven|visionary|exponential growth
  |(?:massive|tremendous) value|passion(?:ate)? (?:for|about) excellence|game-?chang\w+|thought leader\w*
  |synerg(?:y|ies)|go-getter|self-starter
`;

/** Vague words; with `needsFigure` only where no figure supports them. */
export const VAGUE: readonly { pattern: RegExp; word: string; needsFigure?: boolean }[] = [
  { word: '等等', pattern: /等等/u },
  { word: '相关工作', pattern: /等?相关(?:的)?(?:工作|事宜|事务|任务|内容)/u },
  { word: '日常工作', pattern: /日常(?:的)?(?:工作|事务)/u },
  {
    word: '巨大贡献',
    pattern: /(?:巨大|突出|重大|重要|卓越|杰出)的?贡献|包括但不限于|一系列/u,
  },
  { word: '赋能', pattern: new RegExp(BUZZWORD.source, 'iu') },
  {
    word: '现象级',
    pattern:
      /现象级(?:的)?(?:爆款|爆品)?|爆款|爆品|(?<!获评|评为|入选|获)(?:行业)?标杆(?:雇主)?(?:品牌|项目|案例)?(?=$|[，。；、])|(?:行业|业内|业界)领先|颠覆性?|极致/u,
    needsFigure: true,
  },
  { word: '各种', pattern: /各种|各类|各项|各方面/u, needsFigure: true },
  { word: '一些', pattern: /一些|一定的?(?!程度|量)|若干|部分工作/u, needsFigure: true },
  { word: '大量', pattern: /大量|很多|许多|众多|多次|不少(?!于)/u, needsFigure: true },
  { word: '显著', pattern: /显著|大幅|明显(?!的?错误)|有效(?:地)?提|极大/u, needsFigure: true },
  {
    word: '良好的',
    pattern:
      /(?<!评级|等级|成绩|考核|结果|评定|评为|鉴定|体测|[48]级?\s?)良好(?!证书|等级|\s?[）)])的?|较好的?|较强的?|不错的?|优秀的(?!毕业|学生|志愿|团员|共青)|丰富的/u,
    needsFigure: true,
  },
  {
    word: '积极',
    pattern:
      /积极(?:参[与加]|配合|完成|主动|认真)|认真(?:负责|完成|对待)|努力(?:学习|工作|完成)|圆满完成|顺利完成/u,
    needsFigure: true,
  },
  {
    word: 'various',
    pattern:
      /\b(?:various|several|many|a lot of|some|etc\.?(?!\s?\p{Script=Han})|related (?:work|tasks))\b/iu,
    needsFigure: true,
  },
  {
    word: 'successfully',
    pattern: /\b(?:successfully|significantly|effectively|greatly)\b/iu,
    needsFigure: true,
  },
];

/** Clichés of self-evaluations. */
export const CLICHES = regex('giu')`
  性格(?:开朗|活泼|外向|随和)|活泼开朗|乐观(?:向上|开朗)|吃苦耐劳|团队(?:合作|协作)?(?:精神|意识)
  |责任(?:心|感)(?:强|较强)?|学习能力(?:强|较强)?|适应能力(?:强|较强)?|抗压能力(?:强)?|沟通能力(?:强|较强)?
  |认真负责|踏实肯干|积极向上|勤奋好学|为人(?:诚恳|诚实|正直|和善)|hard-?working|team player|fast learner
  |good communication
`;

/** A change of a figure: 由 180ms 降到 70ms. */
export const CHANGE = /(?:由|从)[^，。；]{0,14}\d[^，。；]{0,8}(?:到|至|升|降|增|减|提|缩)|→/u;

/** Whether a text states a result in figures or a change from one value to another. */
export const hasStrongFigure = (text: string): boolean =>
  STRONG_FIGURE.test(text) || CHANGE.test(text) || SAVED.test(text);
/** An amount that was saved, which is a change: 库存压了 11 万, saving about 6 hours per week. */
const SAVED = regex('iu')`
  (?:库存|成本|费用|开支|损耗|用量|能耗|电费|工时|耗时|停机)[^，。；\d]{0,6}(?:压|省|降|减|少)(?:了|下|低|少|去)+[^，。；\d]{0,3}\d
  |\b(?:sav(?:ed|ing)|cut(?:ting)?|reduc(?:ed|ing))\b[^.;\d]{0,30}\d
`;
/** A prize of others that the person helped to win. */
export const HELPED_PRIZE =
  /^(?:我)?(?:协助|配合|帮助|支持)[^；。]*(?:[金银铜]奖|[特一二三]等奖|[冠亚季]军)/u;
/** Mere assistance, which is not an own achievement. */
export const HELPED = /^(?:参与|协助|配合|帮)/u;
