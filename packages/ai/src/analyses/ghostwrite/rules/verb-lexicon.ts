// Verbs of résumés with their objects; part of the rules and versioned with them.
import { regex } from '@qicheng/resume/regex';

/** Verbs that take their object after them: 推文的撰写 is 撰写推文. */
const TRANSITIVE =
  '撰写 编写 编辑 编制 制作 设计 策划 组织 开发 研发 维护 优化 运营 管理 整理 收集 采集 统计 分析 调研 研究 审核 核对 核算 录入 采购 招聘 筛选 ' +
  '培训 辅导 指导 接待 协调 对接 拍摄 剪辑 排版 翻译 校对 检索 归档 盘点 测试 调试 安装 部署 搭建 检验 检测 检查 监测 监控 绘制 建立 制定 执行 实施 落实 ' +
  '发布 推广 拓展 开拓 跟进 回访 访谈 更新 清洗 处理 梳理 改进 改造 修复 排查 登记 发放 布置 主持 讲授 批改 护理 配送 养护 验收 测量 计算 规划 统筹 评估 审查 起草 升级 调查 讨论 招募 宣传 录制 征集 洽谈 讲解';

export const VERBS = `(?:${TRANSITIVE.split(/\s+/).join('|')})`;

/** Words before a verb that are not its object: 前端开发 is not 开发前端. */
export const NO_OBJECTS = new Set(
  (
    '前端 后端 后台 全栈 移动端 嵌入式 底层 技术 软件 硬件 线上 线下 日常 校园 现场 实地 问卷 市场 财务 行政 人事 安全 质量 企业 工商 商务 网络 地面 ' +
    '平面 工业 视觉 交互 UI 用户体验 英语 英文 日语 同声 后期 前期 学术 理论 定量 定性 性能 压力 单元 回归 自动化 黑盒 白盒 集成 接口 功能 渗透 ' +
    '时间 目标 情绪 自我 绩效 薪酬 风险 战略 职业 教学 科学 社会 课堂 临床 心理 物业 供应链 电商 新媒体 内容 用户 产品 活动运营 数字化 信息化'
  ).split(' '),
);

/** Exceptions with a correct form of their own. */
export const OWN_FORMS: readonly (readonly [RegExp, string])[] = [
  [/^用户(调研|访谈|研究|分析)$/u, '$1用户'],
  [/^产品(设计|规划|测试)$/u, '$1产品'],
  [/^内容(策划|编辑|审核|发布)$/u, '$1内容'],
  [/^(?:市场|行业)(调研|分析)$/u, '$1市场'],
  [/^接口(开发|设计|编写|调试)$/u, '$1接口'],
  [/^功能(开发|设计|测试)$/u, '$1功能'],
  [/^软件(测试|安装|调试|维护)$/u, '$1软件'],
  [/^风险(评估|排查)$/u, '$1风险'],
];

/** The owner of the work rather than its object: 公司的招聘 is not 招聘公司. */
export const OWNERS = regex('u')`
  (?:公司|集团|部门|学院|学校|大学|中学|小学|学生会|社团|联合会|协会|研究会|基金会|委员会|工会|商会|团委|党支部
  |团支部|班级|门店|车间|医院|病区|科室|银行|机构|中心|单位|企业|事务所|律所|实验室|工作室|小组|学部|事业部
  |宣传部|办公室|园区|社区|全校|全院|团队|组织|店铺|工厂|期间|日常|各类|各项|相关|其他)$
`;

/** Words that begin with a weak verb but have another meaning. */
export const NOT_WEAK =
  '(?!管理|管控|写作|写字|拍摄|拍卖|带领|带动|带队|带货|带教|改进|改造|改善|改版|改编|查看|查找|查阅|查询|查验|发布|发放|发表|发现|发起|发送|发展|发票|发掘|接待|接听|接收|接触|接口|接入|接洽|算法|录入|录制|录取|录音|量化|量表|打造|打包|打印|打磨|谈判|谈话|招聘|招募|招生|招商|招标|备货|备案|备份|建立|建设|建模|建议|建筑|看护|看板|跑步|订单|订阅|拉新|剪辑|催收|画像|画册|想象|想法|找到|找出|修复|修改|修订|修正|办公|办理|定期|定位|定量|定制)';

interface ObjectVerb {
  weak: string;
  objects: string;
  verb: string;
  /** Other verbs for specific occupations. */
  by?: Readonly<Record<string, string>>;
}

/** Verbs for 做, 写, 画 and the like, by their object. */
export const OBJECT_VERBS: readonly ObjectVerb[] = [
  { weak: '做|搞|弄', objects: '数据分析', verb: '完成' },
  {
    weak: '做|搞|弄|写',
    objects: '小程序|网站|网页|App|APP|系统|平台|后台|接口|模块|功能|插件|软件|爬虫',
    verb: '开发',
  },
  {
    weak: '做|搞|弄',
    objects: '海报|界面|UI|logo|LOGO|Logo|图标|插画|封面|版式|包装|宣传册|展板',
    verb: '设计',
  },
  { weak: '做|搞|弄', objects: 'PPT|ppt|课件|短视频|视频|手册|表格|宣传片|模型图|道具|手账', verb: '制作' },
  { weak: '做|写', objects: '报表|台账|预算表|排班表|明细表', verb: '编制' },
  {
    weak: '做|写|搞|弄',
    objects: '方案',
    verb: '制定',
    by: { design: '设计', civil: '编制', mechanical: '设计', operations: '策划', marketing: '策划' },
  },
  { weak: '做|写|订|定', objects: '计划|规划', verb: '制定' },
  { weak: '做|写|弄', objects: '问卷', verb: '设计' },
  { weak: '做|搞', objects: '调研|调查|访谈|实验|培训|宣传|研究|家访|志愿服务', verb: '开展' },
  { weak: '做', objects: '测试', verb: '执行' },
  { weak: '做|搞|办', objects: '活动|比赛|讲座|晚会|团建|宣讲会|沙龙', verb: '组织' },
  { weak: '做|搞', objects: '模型', verb: '搭建' },
  { weak: '写', objects: '代码|程序|脚本|文档|测试用例|用例|教案|注释', verb: '编写' },
  {
    weak: '写',
    objects: '推文|文案|文章|稿件|稿|报告|论文|材料|公文|综述|标书|策划案|通知|新闻|总结|软文',
    verb: '撰写',
  },
  { weak: '画|做', objects: '图纸|原型|流程图|结构图|施工图|工程图|效果图|原理图', verb: '绘制' },
  { weak: '画', objects: '插画|海报', verb: '绘制' },
  { weak: '拍', objects: '短视频|视频|照片|宣传片|素材|纪录片', verb: '拍摄' },
  { weak: '剪', objects: '短视频|视频|片子', verb: '剪辑' },
  { weak: '管', objects: '仓库|账号|店铺|团队|档案|社群|群|库存|物资', verb: '管理' },
  { weak: '带', objects: '学生|新人|实习生|同学|学员|新员工', verb: '指导' },
  { weak: '带', objects: '团队|小组|队伍', verb: '带领' },
  { weak: '拉', objects: '赞助', verb: '争取' },
  { weak: '拉|找', objects: '客户|用户|商家|渠道', verb: '拓展' },
  { weak: '跑', objects: '客户|门店|经销商', verb: '拜访' },
  { weak: '改|修', objects: 'bug|BUG|Bug|缺陷', verb: '修复' },
  { weak: '看', objects: '文献|论文', verb: '阅读' },
  { weak: '查', objects: '文献|资料', verb: '检索' },
  { weak: '发', objects: '传单|问卷|物料|物资', verb: '发放' },
  { weak: '发', objects: '推文|朋友圈|视频|短视频|通知|笔记', verb: '发布' },
  { weak: '接', objects: '电话|来电', verb: '接听' },
  { weak: '想|做', objects: '选题|创意', verb: '策划' },
  { weak: '算', objects: '工资|成本|薪资|工程量', verb: '核算' },
  { weak: '录', objects: '数据|凭证|信息|成绩|发票', verb: '录入' },
  { weak: '订', objects: '酒店|机票|会议室|车票', verb: '预订' },
  { weak: '量', objects: '血压|体温|尺寸', verb: '测量' },
  { weak: '催', objects: '货款|欠款', verb: '催收' },
  { weak: '谈', objects: '合同|价格|条款', verb: '洽谈' },
  { weak: '招', objects: '员工|实习生|志愿者', verb: '招募' },
  { weak: '建', objects: '群|社群|档案|台账|模型', verb: '建立' },
];

/** An action with its number after a year: 2024年个人签约36单. */
export const COUNTED_ACTION =
  /^(?:19|20)\d{2}年(?:个人|累计|全年|共)?(?:销售|完成|签约|成交|接待|处理|服务|生产|加工|配送|维修|办理)(?=[^，。；]*\d)/u;
