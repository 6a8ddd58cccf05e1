/** Actions in a part of a requirement, and the words that a text must contain to prove them. */
const GUARDS: readonly (readonly [asked: RegExp, shown: RegExp])[] = [
  // An account of an employer is not a personal one.
  [/个人(?:的)?[^,，;；、]{0,6}账号|自有账号/u, /个人|自己|本人|自媒体|自营/u],
  // Collaboration with a team does not match its trade: 与运营团队协作 is not 运营建议.
  [
    /协作|配合|协同|对接|沟通|合作(?!伙伴|商|方|客户|单位)|cooperat|collaborat|work with/iu,
    /协作|配合|协同|对接|沟通|协调|联合|跨部门|访谈|汇报|谈判|洽谈|拜访|家访|家长|接待|答疑|回访|回复|邮件|联系|宣讲|面谈|反馈|团队|小组|合作|with\b/iu,
  ],
  // Writing rules or documents is proven by rules or documents, not by other work on the subject.
  [
    /(?:制定|制订|编写|撰写|建立|完善|搭建|起草|编制)[^,，;；、]{0,14}(?:制度|流程|规范|标准|手册|文档|体系|方案|预案|计划|细则)/u,
    /制度|流程|SOP|指导书|(?:操作|作业|工艺|菜谱|配方|标准|出品)卡|规程|指引|规范|标准|手册|文档|文件|体系|方案|预案|计划|细则|办法|机制|章程|设计|模板|话术|知识库|教案|演练|毛利表|\b(?:plan|polic|procedure|standard|manual|document|guideline|report)/iu,
  ],
  [
    /^(?:负责|参与|协助|组织|开展|完成)?(?:培训|指导|带教|辅导|培养)(?!机构|学校|行业|经验)|\b(?:coach|mentor|train)\b/iu,
    /培训|指导|带教|带徒|徒弟|新人|辅导|讲课|授课|岗前课|培养|师傅|内训|带\s*\d+|coach|mentor|train/iu,
  ],
  [
    /(?:供应商|客户|渠道|经销商|市场)(?:的)?(?:开发|拓展)|(?:开发|拓展|开拓)[^,，;；、]{0,6}(?:供应商|客户|渠道|经销商|市场)/u,
    /开发|拓展|开拓|引入|引进|导入|寻源|约稿|新增|拓客|签约|签下|develop/iu,
  ],
  // Record keeping is proven by a record, not by the recorded work.
  [
    /(?:(?<!的)记录|台账|登记)(?:的)?(?:书写|填写|填报|整理|归档)?$|^(?:负责|完成|做好)?(?:书写|填写|登记)/u,
    /记录|登记|文书|病历|书写|填写|填报|日志|档案|归档|录入|表格|[台明总]账|报表|报告|统计/u,
  ],
  [
    /(?:统计|汇总)[^,，;；、]{0,10}(?:数据|指标|信息)$|数据(?:的)?(?:统计|汇总|收集|整理)|[日周月季年]报$/u,
    /数据|统计|报表|汇总|台账|表格|透视|分析|看板|[日周月季年]报|指标|录入|登记|报告|Excel|SQL|复盘|测算|盘点|问卷|data|report|metric|dashboard/iu,
  ],
  // Information about a thing is not the thing: 原料信息 is not 原料检测.
  [
    /(?:信息|资料|情报|动态|趋势|行情)(?:的)?(?:收集|搜集|整理|调研|分析)?$|^(?:负责|参与|协助)?(?:收集|搜集|调研)/u,
    /信息|资料|收集|搜集|整理|调研|调查|检索|汇总|情报|动态|市场|竞品|跟踪|走访|分析|研究|访谈|问卷|统计|征求|建档/u,
  ],
  // Time saved is not cost saved.
  [
    /(?:控制|降低|管控|压[缩降])[^,，;；、]{0,4}(?:成本|费用)|(?:成本|费用)(?:的)?(?:控制|管控|压降)|降本/u,
    /成本|费用|开支|预算|\d\s*万?元|万元|省|节约|价|损耗|用量|毛利|报废|核减|能耗|\bcosts?\b|budget|saving/iu,
  ],
  [/谈判|negotiat/iu, /谈判|议价|磋商|洽谈|压价|谈下|谈成|账期|negotiat/iu],
  [/考核(?!指标)/u, /考核|绩效|KPI|OKR|评估|评分/iu],
  [/(?:人员|员工)?排班/u, /排班|排了班|班次/u],
  [
    /分析|analy[sz]/iu,
    /分析|复盘|排查|查找|查明|查出|溯源|归因|核对|[日周月季]报|毛利表|用量虚高|诊断|归因|研究|看板|报表|报告|拆解|核算|测算|建模|FMEA|SPC|8D|analy[sz]|clustering|pipeline|regression|process(?:ed|ing)|modell?ed/iu,
  ],
  [/培训$/u, /培训|宣讲|讲课|授课|内训|讲座|岗前课|带教|带新人|例会|班前会|班会|交底/u],
  [
    /(?:体系|平台|系统|团队|制度)(?:的)?(?:搭建|建设|建立)|(?:搭建|从0到1)/u,
    /搭建|建立|建设|从0|从零|上线|推行|组建|牵头|主导|设计|修订|\b(?:set up|built|build|launch|establish|designed|created|introduced)/iu,
  ],
];

/** Whether a text may name the object of a part but does not prove the required action. */
export const isOnlyNamed = (part: string, text: string): boolean =>
  GUARDS.some(([required, shown]) => required.test(part) && !shown.test(text));
