import type { SkillGroup } from '../word.js';
import { occupationsOf, rowsOf, wordsOf } from './table.js';

// Category | occupations | names.
const SKILLS = `
办公软件 | general | Word、Excel、PowerPoint、WPS Office、飞书、钉钉、企业微信、腾讯文档、Visio、XMind、Outlook、Notion
语言 | general | 大学英语四级、大学英语六级、普通话、商务英语、英文写作、日语、法语、德语、韩语、俄语、西班牙语、粤语
通用方法 | general | 时间规划、会议记录、结构化表达、演讲展示、问题分析、文献检索、问卷设计、访谈提纲、公文写作、项目复盘、资料归档、数据录入
编程语言 | backend、data | Java、Go、Python、C++、C#、Rust、PHP、Kotlin、Scala、Shell
后端框架 | backend | Spring Boot、Spring Cloud、MyBatis、Django、Flask、FastAPI、Gin、NestJS、Express、gRPC、GraphQL、Netty
数据库 | backend、data | MySQL、PostgreSQL、Redis、MongoDB、Oracle、SQL Server、Elasticsearch、ClickHouse、SQLite、达梦数据库
中间件与运维 | backend | Kafka、RabbitMQ、RocketMQ、Nginx、Docker、Kubernetes、Linux、Git、Jenkins、GitLab CI、Prometheus、Grafana、ZooKeeper、ELK
系统设计 | backend | 微服务、分布式事务、缓存设计、消息队列、接口设计、权限模型、限流降级、分库分表、性能压测、单元测试、代码评审、数据库索引优化、数据结构与算法
前端基础 | frontend | HTML、CSS、JavaScript、TypeScript、ES6、Sass、Less、Tailwind CSS、响应式布局、浏览器兼容、无障碍访问、Web 性能优化
前端框架 | frontend | React、Vue、Angular、Svelte、Next.js、Nuxt、Redux、Pinia、React Native、Flutter、uni-app、Taro、Electron、微信小程序开发
前端工程 | frontend | Vite、Webpack、Rollup、ESLint、Prettier、Jest、Vitest、Playwright、Cypress、pnpm、Storybook、前端监控
图形与可视化 | frontend | ECharts、D3.js、Three.js、Canvas、SVG、WebGL
产品方法 | product | 需求分析、用户访谈、竞品分析、用户画像、需求文档撰写、原型设计、优先级排序、可用性测试、用户旅程图、商业模式画布、版本规划、A/B 测试
原型工具 | product、design | Axure RP、墨刀、Figma、Sketch、MasterGo、即时设计、蓝湖、ProcessOn
项目协作 | product | Jira、Confluence、TAPD、禅道、敏捷开发、Scrum、看板管理、需求评审
内容运营 | operations | 选题策划、公众号运营、小红书运营、抖音运营、视频号运营、B 站运营、微博运营、知乎运营、短视频脚本、文案撰写、直播策划、标题优化
用户与活动运营 | operations | 社群运营、用户分层、用户召回、活动策划、裂变活动、会员运营、积分体系、私域运营、新用户引导、用户反馈处理、活动复盘、预算管理
运营工具 | operations、marketing | 135 编辑器、秀米、剪映、Canva 可画、创客贴、新榜、蝉妈妈、飞瓜数据、问卷星、金数据
数据分析方法 | operations、data、product | 漏斗分析、留存分析、同期群分析、归因分析、指标体系搭建、埋点设计、用户增长模型、数据看板
市场研究 | marketing | 市场调研、深度访谈、焦点小组、消费者行为分析、市场细分、品牌定位、SWOT 分析、联合分析、竞争情报、行业研究
营销推广 | marketing | 整合营销传播、搜索引擎优化、搜索引擎营销、信息流投放、达人合作、品牌策划、新品上市、媒介投放、公关活动、展会执行、媒体关系、广告文案、电商运营、营销预算
销售技能 | sales | 客户开发、电话邀约、陌生拜访、需求诊断、产品演示、商务谈判、异议处理、报价方案、合同签订、客户维护、大客户销售、渠道销售、回款管理、销售预测、投标文件编制、门店销售
销售工具 | sales | Salesforce、纷享销客、销售易、客户关系管理系统、销售漏斗、外贸函电、阿里巴巴国际站、跨境电商
会计核算 | finance | 凭证审核、账务处理、总账核算、成本核算、往来核对、固定资产核算、存货盘点、银行余额调节、财务报表编制、合并报表、工资核算、费用报销审核
税务与审计 | finance | 增值税申报、企业所得税汇算清缴、个人所得税申报、发票管理、税务筹划、审计底稿、函证程序、抽凭、内部控制测试、审计抽样
财务分析 | finance | 财务报表分析、全面预算、现金流量预测、投资评价、杜邦分析、成本分析、财务建模、估值分析
财务软件 | finance | 用友 U8、用友 NC、金蝶云星空、金蝶 K3、SAP FICO、Oracle EBS、Wind、同花顺 iFinD、电子税务局、浪潮 GS
人力资源管理 | hr | 简历筛选、招聘渠道管理、结构化面试、行为面试、校园招聘、人才盘点、岗位说明书、胜任力模型、培训需求分析、新员工入职培训、绩效考核、OKR、薪酬核算、薪酬调研、社保公积金办理、劳动合同管理、员工关系、考勤管理、离职面谈、人才测评、企业文化活动、组织架构设计、劳动争议处理、人力资源规划
人事系统 | hr | 北森、SAP HCM、Moka、用友人力云、i人事
行政事务 | administration | 会议组织、会议纪要、督办跟踪、收发文管理、档案管理、印章管理、接待礼仪、行程安排、办公用品采购、固定资产管理、合同归档、会务筹备、费用报销、车辆管理、供应商比价、来访接待、邮件处理、通知起草、邮件合并、长文档排版
教育教学 | teacher | 教学设计、说课、试讲、板书设计、课堂管理、学情分析、分层作业设计、命题与阅卷、班级管理、班会设计、家校沟通、学生成长档案、课程开发、教学反思、听评课、项目式学习、大单元教学、课堂观察
教学工具 | teacher | 希沃白板、几何画板、GeoGebra、雨课堂、学习通、微课制作、ClassIn、课件制作
临床护理 | nurse | 静脉输液、静脉采血、肌内注射、皮下注射、导尿术、鼻饲、吸痰、吸氧、心肺复苏、无菌技术、生命体征监测、压力性损伤预防、伤口换药、造口护理、输血护理、危重患者监护、术前准备、术后护理、护理评估、护理文书、健康教育、交接班、隔离防护、急救配合、留置针、血糖监测、心电监护、跌倒风险评估、疼痛评估、品管圈
机械设计 | mechanical | SolidWorks、AutoCAD、UG NX、CATIA、Creo、Inventor、机械制图、公差配合、尺寸链计算、机构设计、强度校核、夹具设计、模具设计、钣金设计、液压与气动、齿轮设计、选型计算
分析与制造 | mechanical | Ansys、Abaqus、ADAMS、MATLAB、HyperMesh、数控编程、Mastercam、车削加工、铣削加工、三坐标测量、焊接工艺、装配工艺、工艺规程编制、3D 打印、精益生产、六西格玛、FMEA、PLM 系统
电气设计 | electrical | EPLAN、电气原理图、配电设计、短路电流计算、继电保护整定、变压器选型、电缆选型、防雷接地、照明设计、无功补偿、电气制图、负荷计算、高低压成套设备
控制与电子 | electrical | 西门子 S7 系列 PLC、三菱 PLC、变频器调试、伺服控制、组态软件、WinCC、SCADA、STM32、单片机、Altium Designer、嘉立创 EDA、电路仿真、Multisim、Simulink、LabVIEW、嵌入式 C、Modbus 通信、电机控制、示波器、电力电子、PSCAD、电气试验、光伏系统设计、储能系统
设计软件 | civil | PKPM、YJK、天正建筑、Revit、Navisworks、SAP2000、MIDAS、ETABS、理正岩土、Civil 3D、SketchUp
工程管理 | civil | 广联达、工程量计算、清单计价、招标文件编制、施工组织设计、横道图、网络计划、质量检查、安全巡查、技术交底、图纸会审、隐蔽工程验收、竣工资料、水准测量、全站仪放样、RTK 测量、混凝土结构、钢结构、基坑支护、材料见证取样、进度管理、成本控制、BIM 建模、内力计算、监理日志
数据分析 | data | SQL、数据清洗、探索性分析、假设检验、回归分析、方差分析、聚类分析、主成分分析、时间序列、因果推断、贝叶斯统计、抽样设计、实验设计、特征工程
机器学习 | data | scikit-learn、PyTorch、TensorFlow、XGBoost、LightGBM、随机森林、深度学习、自然语言处理、计算机视觉、推荐系统、模型评估
数据工具 | data | pandas、NumPy、Matplotlib、R、SPSS、Stata、SAS、EViews、Tableau、Power BI、FineBI、Quick BI、Hadoop、Spark、Hive、Flink、Airflow、Jupyter
视觉设计 | design | Photoshop、Illustrator、InDesign、CorelDRAW、版式设计、字体设计、标志设计、品牌视觉、包装设计、海报设计、插画、色彩搭配、印前制作、摄影、信息图设计
交互与动效 | design | 交互设计、信息架构、设计系统、图标设计、动效设计、After Effects、Premiere Pro、Principle、Lottie、用户研究、眼动测试
三维与空间 | design | Blender、Cinema 4D、3ds Max、Maya、Rhino、KeyShot、V-Ray、Lumion、Enscape、室内设计、展陈设计、人机工程
法律实务 | legal | 法律检索、类案检索、合同审查、合同起草、法律意见书、起诉状、答辩状、代理词、证据整理、庭审笔录、尽职调查、合规管理、知识产权、劳动法、公司法、民事诉讼、刑事辩护、行政诉讼、仲裁程序、数据合规、反垄断合规、商标申请、法律援助、普法宣传、卷宗归档、北大法宝、威科先行、中国裁判文书网
银行业务 | bank | 点钞、反假货币、柜面操作、对公开户、个人开户、存取款业务、转账汇款、信贷调查、信用分析、理财产品知识、基金知识、保险知识、反洗钱、征信查询、票据业务、外汇业务、客户分层、大堂服务、反诈宣传、普惠金融、风险识别、传票翻打、手机银行指导、网点排班
公共事务 | civilService | 公文格式、调查研究、信息撰写、材料起草、政策解读、群众接待、信访接待、入户走访、台账管理、基层治理、党务工作、团务工作、主题宣讲、矛盾调解、应急值守、申论写作、行政职业能力、窗口服务、人口普查、网格管理、乡村振兴、志愿服务组织
科研能力 | postgraduate | 文献综述、实验设计与实施、学术写作、LaTeX、EndNote、Zotero、Origin、Web of Science、中国知网、数据可视化、论文投稿、学术报告、研究计划书、课题申报、专利撰写、统计检验、NVivo、CiteSpace、SCI 论文写作、科研绘图
`;

/** Skill words by category and by the occupations that require them. */
export const SKILL_GROUPS: readonly SkillGroup[] = rowsOf(SKILLS).map(
  ([category = '', occupations = '', names = '']) => ({
    category,
    occupations: occupationsOf(occupations),
    names: wordsOf(names),
  }),
);
