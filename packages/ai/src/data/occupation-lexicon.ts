import { type LexiconOccupation, lexiconOccupation as occupation } from './lexicon-occupation.js';
import { TRADE_LEXICON } from './trade-lexicon.js';

export type { LexiconOccupation };

/** The version of the lexicon; every edition has its own. */
export const OCCUPATION_LEXICON_VERSION = '2026.11';

/** Our own list of words, from the usual duties and requirements of each occupation; they are searched for in postings. */
export const SEARCHED_LEXICON: readonly LexiconOccupation[] = [
  occupation(
    'backend',
    '后端开发',
    '后端 服务端 Java开发 Go开发 软件开发 软件工程师 程序员 后台开发 Java架构师 软件架构师 Backend Software_Engineer',
    `Java|Go|Golang|Python|C++|PHP|C#|Rust Spring|Spring_Boot|Gin|Django|Flask|.NET|NestJS MySQL|PostgreSQL|数据库 Redis|缓存 Kafka|消息队列|RabbitMQ|RocketMQ
    Linux Docker|Kubernetes|容器 微服务|Dubbo|gRPC 接口|API|RESTful 高并发|并发|QPS|吞吐 性能优化|性能调优|调优
    分布式 单元测试|自动化测试 Git 架构|系统设计 监控|日志|告警 数据结构|算法 SQL 部署|CI/CD|上线`,
  ),
  occupation(
    'frontend',
    '前端开发',
    '前端 Web开发 小程序开发 Frontend Front-end',
    `JavaScript|ES6 TypeScript React|Vue|Vue.js|Angular HTML|HTML5 CSS|CSS3|Sass|Less Node.js|Node webpack|Vite 小程序 组件|组件库|组件化
    性能优化|首屏|加载 响应式|适配 兼容|兼容性 工程化|脚手架 单元测试|Jest 接口|API|联调 Git 可视化|ECharts 用户体验|交互 埋点|监控`,
  ),
  occupation(
    'product',
    '产品经理',
    '产品 产品助理 产品策划 产品专员 Product',
    `需求|需求分析|需求文档|PRD 用户调研|用户访谈|问卷 竞品|竞品分析 原型|Axure|Figma|墨刀 用户体验|体验 数据分析|SQL|埋点
    A/B|AB测试|实验 迭代|版本|上线 项目管理|排期|跟进 路线图|规划 转化率|转化|留存|活跃 用户增长|拉新 跨部门|协调|沟通 流程|业务流程 商业化|变现 策略 用户画像|画像 验收|测试`,
  ),
  occupation(
    'operations',
    '运营',
    '新媒体 内容运营 用户运营 活动运营 社群运营 电商运营 运营专员 Social_Media Operations',
    `内容|文案|选题|推文 公众号|微信|小红书|抖音|B站 短视频|视频|剪辑 用户增长|拉新|涨粉|粉丝 活跃|留存|促活 转化率|转化|GMV|成交
    活动策划|活动|策划 社群|私域 数据分析|数据|复盘 阅读量|播放量|曝光 直播 选品|店铺|商品 投放|推广|渠道 用户调研|问卷 Excel 合作|商务|BD SOP|流程 热点`,
  ),
  occupation(
    'marketing',
    '市场营销',
    '市场 品牌 推广 公关 营销 市场专员 Marketing Brand',
    `品牌|品牌推广 市场调研|调研|问卷 营销|整合营销 活动策划|活动|策划 投放|媒介|广告 渠道|铺货|门店 预算 竞品|竞品分析 文案|内容
    公关|媒体 新品|上市 消费者|用户|洞察 数据分析|Excel|SPSS 转化率|转化|获客 销售额|销量 ROI|投入产出 社交媒体|小红书|微信 会展|展会`,
  ),
  occupation(
    'sales',
    '销售',
    '客户经理 商务 外贸 销售代表 业务员 Sales',
    `客户|客户开发|拓客 业绩|销售额|成交 谈判|签约 回款|应收 客户关系|客情|维护 CRM 渠道|代理|经销 市场调研|调研 报价|方案
    合同 拜访|陌拜 转化率|转化 目标|指标|完成率 复购|续费 产品知识|培训 外贸|出口|报关|信用证 英语 团队|带领`,
  ),
  occupation(
    'finance',
    '财务会计',
    '会计 财务 审计 税务 出纳 成本 Finance Accountant',
    `会计|核算|账务 报表|财务报表 结账|月结 审计|年审|会计师事务所|审计师|底稿|函证 税务|纳税|申报|增值税 凭证|票据 成本|成本核算 预算|预算管理 应收|应付|往来
    资金|银行|对账 固定资产|盘点 金蝶|用友|SAP|ERP Excel|VLOOKUP|数据透视表|Power_Query 初级会计|中级会计|注册会计师|CPA 内控|风险 财务分析|分析 发票|报销 合并报表`,
  ),
  occupation(
    'hr',
    '人力资源',
    '人事 招聘 HR HRBP',
    `招聘|面试|筛选 入职|离职 薪酬|社保|公积金 绩效|考核 培训|课程 员工关系|劳动合同 人事档案|档案 企业文化|团建 校招|宣讲
    渠道|猎头 组织|编制 劳动法 Excel 数据分析|人效 制度|流程 候选人|简历 员工满意度|满意度`,
  ),
  occupation(
    'trainer',
    '企业培训',
    '培训 培训师 培训讲师 培训专员 内训师 训练员 Trainer',
    `授课|讲课|内训 课程|课件|讲义 讲师|内训师 培训计划|年度计划|月度计划 培训需求|需求调研|调研 新员工|新人|入职培训 带教|师带徒|带徒
    考核|通关|考试 通过率|合格率 满意度|评分|反馈 手册|SOP|话术|标准 线上课|学习平台|E-learning|直播课 场次|人次|学时 签到|培训档案|记录
    演练|实操|示范 训练营|沙盘|工作坊 巡店|下店|现场辅导 PPT|Excel`,
  ),
  occupation(
    'administration',
    '行政文秘',
    '行政 文秘 秘书 助理 办公室',
    `公文|公文写作|材料 会议|纪要 档案|归档 接待 采购|物资 固定资产|资产 差旅|报销 通知|协调 印章|合同 Excel|Word|PPT|办公软件
    活动|组织 后勤 制度|流程 文字|撰写 日程|安排 沟通 保密`,
  ),
  occupation(
    'teacher',
    '教师',
    '老师 教育 班主任 讲师 Teacher',
    `教学|授课|讲课 教案|备课 班主任|班级管理 课程|课件|教研 学生|学情 教师资格证|教师资格 普通话 公开课|说课 家校|家长 作业|批改
    成绩|平均分 辅导|答疑 课堂|课堂管理 实习|支教 教育学|心理学 德育|活动 多媒体|PPT 竞赛|指导`,
  ),
  occupation(
    'nurse',
    '护士',
    '护理 医护 临床护士 Nurse',
    `护理|护理计划 患者|病人 静脉|穿刺|输液 急救|抢救|心肺复苏 护士执业|护士资格|执业证 病区|病房|科室 无菌|院感 健康教育|宣教 交接班|查房
    生命体征|监测 护理文书|病历 手术 ICU|重症|急诊 用药|给药 满意度 带教|培训 不良事件|质量`,
  ),
  occupation(
    'mechanical',
    '机械工程',
    '机械 机械设计 工艺 结构工程师 制造 数控 质量工程师 Mechanical Quality',
    `SolidWorks|UG|CATIA|Creo|三维 AutoCAD|CAD|图纸 结构设计|结构 工艺|工艺流程|夹具 有限元|ANSYS|仿真 公差|配合|尺寸 材料|热处理
    数控|CNC|加工 装配|总装 质量|良率|合格率 FMEA|APQP|PPAP|六西格玛 设备|维护 自动化|PLC 成本|降本 试验|测试|检验 精益|产线|节拍 BOM|物料 模具|注塑`,
  ),
  occupation(
    'electrical',
    '电气工程',
    '电气 自动化 电力 电网 Electrical',
    `PLC|博途 继电保护|保护 变电站|配电|电网 电机|变频 CAD|EPLAN|图纸 MATLAB|Simulink|仿真 传感器 通信|Modbus 调试|测试
    控制|PID|控制系统 自动化|产线 安全|规程`,
  ),
  occupation(
    'embedded',
    '嵌入式与硬件',
    '嵌入式 嵌入式软件 嵌入式软件工程师 嵌入式开发 硬件 单片机 电子工程师 Embedded Hardware',
    `电路|电路设计|原理图 PCB|Altium 单片机|STM32|嵌入式 C语言|C++|C CAN 示波器 FPGA|DSP 电源 驱动|固件 RTOS|Linux 调试|测试 传感器 通信|串口`,
  ),
  occupation(
    'civil',
    '土木工程',
    '土木 施工 造价 结构 建筑 监理 工程管理 Civil',
    `施工|现场 造价|预算|工程量|清单 CAD|AutoCAD|图纸 BIM|Revit 结构|结构设计|PKPM 质量|验收 安全|安全管理 进度|工期 监理
    测量|全站仪 混凝土|钢筋 招投标|投标 材料|试验 广联达 规范|标准 成本 合同|签证 资料|归档`,
  ),
  occupation(
    'data',
    '数据分析',
    '数据分析师 数据挖掘 算法 统计 商业分析 Data_Analyst Data',
    `SQL|Hive|MySQL Python|Pandas|NumPy Excel|VLOOKUP|数据透视表 Tableau|Power_BI|BI|FineBI 可视化|报表|看板 统计|统计学|假设检验 A/B|AB测试|实验
    机器学习|模型|回归|聚类 指标|指标体系 数据清洗|清洗|ETL 用户|画像|分层 漏斗|转化率|留存 业务|业务分析 归因|预测 报告|分析报告 R|SPSS|SAS 埋点 数据仓库|数仓|Spark`,
  ),
  occupation(
    'design',
    '设计',
    '设计师 视觉 交互 平面 UI 工业设计 美工 Designer',
    `Photoshop|PS Illustrator|AI Figma|Sketch 视觉|海报|版式 交互|原型|线框 用户体验|体验|可用性 品牌|VI|标志 作品集 C4D|三维|建模|Blender
    动效|AE|After_Effects 插画|手绘 组件库|设计规范|规范 图标|界面 印刷|物料 用户调研|用户研究 字体|排版 包装 工业设计|Rhino`,
  ),
  occupation(
    'legal',
    '法律事务',
    '法务 律师 合规 法律 司法 律师助理 Legal',
    `合同|合同审查|起草 诉讼|仲裁|开庭 法律检索|检索|案例 法律意见书|意见书|文书 合规|风控|风险 法律职业资格|法考 知识产权|商标|专利 劳动|劳动争议 公司法|股权|尽职调查
    谈判 卷宗|证据|阅卷 咨询|法律咨询 起诉状|答辩状 制度|培训 案件`,
  ),
  occupation(
    'bank',
    '银行柜员',
    '银行 大堂经理 信贷 金融 柜员 理财 Bank',
    `客户|客户服务 柜面|柜台|开户 理财|基金|产品 信贷|贷款|授信 风险|合规|反洗钱 营销|业绩|存款 银行从业|从业资格|基金从业 财务分析|报表
    对公|票据|结算 厅堂|大堂|引导 Excel|数据 行业研究|研究报告 沟通|服务 点钞|现金|账务`,
  ),
  occupation(
    'civilService',
    '公务员与事业单位',
    '公务员 选调 事业单位 国企 基层 科员 村官',
    `公文|材料|调研报告|写作 调研|走访|基层 党员|党支部|团支部|入党 会议|活动|组织 群众|服务|信访 宣传|稿件|信息 协调|沟通 志愿|支教|三下乡
    学生会|班长|团委 档案|台账|归档 政策|理论|学习 统计|数据|报表 应急|值班 计算机|办公软件|Excel`,
  ),
  occupation(
    'testing',
    '软件测试',
    '测试 测试开发 QA Test',
    `测试用例|用例 自动化测试|自动化|Selenium|Playwright 接口测试|Postman|JMeter 缺陷|Bug|BUG 性能测试|压测 Python|Java Linux SQL|MySQL|数据库
    回归测试|回归 测试计划|测试报告|测试方案 Jenkins|CI/CD|持续集成 覆盖率 需求|需求评审 黑盒|白盒|等价类 App|移动端|兼容性 Git`,
  ),
  occupation(
    'research',
    '科研与研发',
    '研究员 科研 研发 实验 研究助理 研发工程师 Research',
    `实验|实验设计 论文|SCI|发表 课题|项目|基金 文献|综述 数据分析|统计|SPSS|Origin 仪器|检测|表征 专利 方法|模型|算法 MATLAB|Python|R
    样品|样本|制备 机理|验证 报告|汇报 配方|工艺|优化 标准|规范 合作|团队`,
  ),
];

/** All occupations that a résumé can be recognised as. */
export const OCCUPATION_LEXICON: readonly LexiconOccupation[] = [...SEARCHED_LEXICON, ...TRADE_LEXICON];
