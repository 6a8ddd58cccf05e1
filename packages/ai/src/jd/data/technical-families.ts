/** Concepts of construction, design, law, manufacturing, software and media, in the format of `families.ts`. */
const BUILDING = `
算量: GTJ 广联达 土建算量 钢筋算量 鲁班
算量软件: GTJ 广联达 鲁班 斯维尔
计价软件: GCCP 广联达 宏业
广联达: GTJ GCCP GQI
造价软件: 广联达 GTJ GCCP 鲁班 斯维尔
清单计价: 工程量清单 计价 招标控制价
结算: 竣工结算 结算审核 对量
结算审核: 核减 对量 竣工结算
目标成本: 成本测算
合同管理: 合同审核 合同台账 合同评审
变更签证: 签证变更 现场签证 设计变更
签证: 现场签证 签证变更
施工管理: 施工员 工长 项目部 进度管理
现场施工: 施工员 工长
施工进度: 工期 提前
质量验收: 验收 隐蔽工程
施工图: CAD 图纸
施工组织设计: 施组
专项施工方案: 专项方案
BIM: Revit Navisworks
绘图软件: CAD AutoCAD 天正 Revit
制图软件: CAD AutoCAD 天正 Revit
`;
const DESIGN = `
设计软件: Photoshop Illustrator CorelDRAW InDesign Figma Sketch
平面设计软件: Photoshop Illustrator CorelDRAW InDesign
界面设计: UI APP界面 小程序界面 页面设计
UI设计: 界面设计 APP界面
品牌设计: VI LOGO 品牌手册 标志
品牌视觉: VI LOGO 品牌手册
电商设计: 主图 详情页 天猫 淘宝
版式设计: 排版 画册
画册: 宣传册 手册排版
动效: AE Lottie 动画
建模: C4D 3ds_Max Blender Maya SketchUp
渲染: V-Ray Octane Keyshot Enscape
原型设计: Axure 墨刀 Figma
效果图: 渲染图 3ds_Max
`;
const LAW = `
合同审核: 审核合同 合同审查 审核采购
合同审查: 审核合同 合同审核
合同起草: 合同模板 起草合同
各类合同: 采购合同 销售合同 劳动合同 合同模板
诉讼: 民商事案件 起诉状 代理词 答辩状 出庭 开庭
诉讼案件: 民商事案件 起诉状 代理词 出庭
合同法: 民法典 审核合同 合同模板 起草合同
法律文书: 代理词 起诉状 答辩状 律师函 法律意见书 判决书
争议解决: 诉讼 仲裁 劳动争议 民商事案件
法律检索: 类案 检索报告
知识产权: 商标 专利 著作权 版权
合规管理: 合规审查 合规培训 反垄断
尽职调查: 尽调
`;
const MAKING = `
质量体系: IATF16949 ISO9001 内审 体系审核
质量管理体系: IATF16949 ISO9001
质量工具: FMEA SPC MSA 8D PPAP APQP QC七大手法
质量五大工具: FMEA SPC MSA PPAP APQP
五大工具: FMEA SPC MSA PPAP APQP
QC七大手法: 柏拉图 鱼骨图 直方图
质量改进: 8D CPK 不良率 PDCA QCC 品管圈 持续改进 感染率 不良事件
质量改善: 8D CPK 不良率 合格率 PDCA QCC
客户投诉: 客诉 8D
客诉处理: 8D 客户投诉
供应商审核: 现场审核 供应商现场审核
供应商质量: SQE 来料 供应商现场审核
来料检验: IQC 来料
过程检验: IPQC 巡检 过程控制
检验仪器: 三坐标 投影仪 卡尺 千分尺
测量仪器: 三坐标 投影仪 卡尺 千分尺
三坐标: CMM
注塑工艺: 注塑件 注塑机
工艺改进: 良率 节拍 工装 工艺优化
生产计划: 排产 排程
设备维护: 点检 保养 设备故障
精益生产: 精益 5S 看板 VSM
三维建模: SolidWorks UG Creo CATIA Inventor
三维设计: SolidWorks UG Creo CATIA Inventor
三维软件: SolidWorks UG Creo CATIA Inventor
二维制图: AutoCAD CAD
机械制图: AutoCAD CAD SolidWorks 工程图
`;
const SOFTWARE = `
Java: Spring Spring_Boot MyBatis JVM SpringBoot
消息队列: Kafka RabbitMQ RocketMQ Pulsar ActiveMQ MQ
消息中间件: Kafka RabbitMQ RocketMQ Pulsar ActiveMQ MQ
中间件: Kafka Redis RPC RabbitMQ RocketMQ Nginx
关系型数据库: MySQL PostgreSQL Oracle SQL_Server MariaDB
数据库: MySQL PostgreSQL Oracle SQL_Server MongoDB 分库分表
缓存: Redis Memcached
缓存原理: Redis Memcached
NoSQL: Redis MongoDB HBase Elasticsearch
容器: Docker Kubernetes K8s
容器化: Docker Kubernetes K8s
云原生: Kubernetes K8s Istio
微服务: Spring_Cloud Dubbo gRPC 服务拆分
分布式: 微服务 Raft Kafka ZooKeeper RPC 分库分表
高并发: QPS TPS 秒杀 峰值
性能优化: P99 QPS 响应时间 接口耗时 吞吐 慢查询 分库分表
SQL: MySQL PostgreSQL Oracle SQL_Server Hive
前端框架: Vue React Angular
版本管理: Git SVN
自动化测试: Selenium Appium Playwright pytest
性能测试: JMeter 压测 LoadRunner
接口测试: Postman 接口自动化
测试用例: 用例
测试计划: 测试方案
缺陷: bug Jira 禅道
BI工具: Tableau Power_BI FineBI Quick_BI
数据可视化: Tableau Power_BI FineBI 看板 ECharts
数据看板: Tableau Power_BI FineBI Quick_BI 看板
自动化报表: pandas VBA Python 自动报表
报表: 看板 dashboard 月报 财务报表
看板: dashboard BI
大数据: Hadoop Spark Hive Flink
统计软件: SPSS Stata SAS Eviews
`;
const MEDIA = `
新媒体: 公众号 小红书 抖音 微博 视频号 B站 快手
新媒体运营: 公众号 小红书 抖音 微博 视频号 涨粉
自媒体: 公众号 小红书 抖音 视频号 B站 快手
自媒体运营: 公众号 小红书 抖音 视频号 涨粉
新媒体平台: 公众号 小红书 抖音 微博 视频号
社交媒体: 小红书 抖音 微博 公众号 B站
社媒运营: 小红书 抖音 微博 Instagram Facebook TikTok
内容平台: 小红书 抖音 B站 知乎 公众号
账号运营: 涨粉 运营小红书 运营公众号 运营抖音 粉丝
短视频: 抖音 快手 视频号 剪映
短视频制作: 剪映 剪辑 拍摄
视频剪辑: 剪映 Premiere Final_Cut 达芬奇
剪辑软件: 剪映 Premiere Final_Cut 达芬奇
文案: 推文 软文 脚本 稿件 种草笔记
文案撰写: 推文 软文 脚本 稿件
内容创作: 推文 脚本 笔记 短视频
用户增长: 涨粉 拉新 新增用户 注册用户
涨粉: 粉丝增长 粉丝由
数据复盘: 复盘 数据分析
调研: 访谈 问卷 走访
直播带货: 直播间 主播 场均
活动策划: 策划 活动方案 晚会 歌手大赛
KOL: 达人 博主 主播合作
电商平台: 淘宝 天猫 京东 拼多多 抖店
亚马逊运营: Listing ACOS BSR 北美站 FBA
跨境电商: 亚马逊 Amazon Shopee 独立站 速卖通
广告投放: SP SB 直通车 信息流 ACOS ROI
`;

export const TECHNICAL_FAMILIES: readonly string[] = [BUILDING, DESIGN, LAW, MAKING, SOFTWARE, MEDIA];
