import type { LearningResource, ResourceKind } from '../word.js';
import { occupationsOf, rowsOf, wordsOf } from './table.js';

// Name | issuer, publisher or author | address | skills | occupations.
const CERTIFICATES = `
大学英语四级（CET-4） | 教育部教育考试院 | https://cet.neea.edu.cn | 大学英语四级 | general
大学英语六级（CET-6） | 教育部教育考试院 | https://cet.neea.edu.cn | 大学英语六级 | general
全国计算机等级考试（NCRE） | 教育部教育考试院 | https://ncre.neea.edu.cn | Python、C++、Java、MySQL | general
普通话水平测试 | 国家语言文字工作委员会 | | 普通话 | general、teacher、civilService
雅思（IELTS） | 英国文化教育协会、IDP 教育集团、剑桥大学英语考评部 | https://www.ielts.org | 英文写作 | general、postgraduate
托福（TOEFL iBT） | 美国教育考试服务中心（ETS） | https://www.ets.org/toefl | 英文写作 | general、postgraduate
GRE 普通考试 | 美国教育考试服务中心（ETS） | https://www.ets.org/gre | | postgraduate
日本语能力测试（JLPT） | 日本国际交流基金会、日本国际教育支援协会 | https://www.jlpt.jp | 日语 | general
全国翻译专业资格（水平）考试（CATTI） | 中国外文局、人力资源和社会保障部 | | 商务英语、英文写作 | general
计算机技术与软件专业技术资格（水平）考试 | 人力资源和社会保障部、工业和信息化部 | https://www.ruankao.org.cn | 微服务、数据库索引优化、接口设计 | backend、frontend、data、product
HCIA 华为认证 | 华为 | https://e.huawei.com | Linux | backend、data
CCNA 思科认证网络工程师 | 思科（Cisco） | https://www.cisco.com | Linux | backend
红帽认证系统管理员（RHCSA） | 红帽（Red Hat） | https://www.redhat.com | Linux、Shell | backend
Kubernetes 管理员认证（CKA） | 云原生计算基金会（CNCF）、Linux 基金会 | https://www.cncf.io | Kubernetes、Docker | backend
AWS 云从业者认证 | 亚马逊云科技（AWS） | https://aws.amazon.com/certification | | backend、data
Oracle 认证专家（OCP） | 甲骨文（Oracle） | https://education.oracle.com | Oracle、MySQL | backend、data
CISSP 注册信息系统安全专家 | 国际信息系统安全认证联盟（ISC2） | https://www.isc2.org | | backend
PMP 项目管理专业人士资格认证 | 项目管理协会（PMI） | https://www.pmi.org | 敏捷开发、进度管理 | product、operations、mechanical、civil
Scrum Master 专业认证（PSM） | Scrum.org | https://www.scrum.org | Scrum、敏捷开发 | product
初级会计专业技术资格 | 财政部、人力资源和社会保障部 | https://kzp.mof.gov.cn | 账务处理、成本核算 | finance
中级会计专业技术资格 | 财政部、人力资源和社会保障部 | https://kzp.mof.gov.cn | 财务报表编制、全面预算 | finance
注册会计师（CPA） | 中国注册会计师协会 | https://www.cicpa.org.cn | 审计底稿、合并报表、税务筹划 | finance
税务师职业资格 | 中国注册税务师协会 | | 增值税申报、企业所得税汇算清缴 | finance
审计专业技术资格 | 审计署、人力资源和社会保障部 | | 审计抽样、内部控制测试 | finance
特许公认会计师（ACCA） | 特许公认会计师公会 | https://www.accaglobal.com | 财务报表分析、审计底稿 | finance
管理会计师（CMA） | 美国管理会计师协会（IMA） | https://www.imanet.org | 成本分析、全面预算 | finance
特许金融分析师（CFA） | CFA 协会 | https://www.cfainstitute.org | 估值分析、投资评价 | finance、bank
金融风险管理师（FRM） | 全球风险管理专业人士协会（GARP） | https://www.garp.org | 风险识别、信用分析 | finance、bank
银行业专业人员职业资格 | 中国银行业协会 | https://www.china-cba.net | 柜面操作、信贷调查 | bank
证券行业专业人员水平评价测试 | 中国证券业协会 | https://www.sac.net.cn | 理财产品知识 | bank、finance
基金从业人员资格考试 | 中国证券投资基金业协会 | https://www.amac.org.cn | 基金知识 | bank、finance
期货从业人员资格考试 | 中国期货业协会 | https://www.cfachina.org | | bank、finance
经济专业技术资格（含人力资源管理专业） | 人力资源和社会保障部 | | 薪酬核算、人力资源规划、绩效考核 | hr、bank、administration
企业人力资源管理师职业技能等级 | 人力资源和社会保障部备案的评价机构 | | 招聘渠道管理、绩效考核 | hr
社会工作者职业资格 | 人力资源和社会保障部、民政部 | | 矛盾调解、志愿服务组织 | civilService、administration
中小学教师资格考试（笔试、面试） | 教育部教育考试院 | https://ntce.neea.edu.cn | 教学设计、试讲 | teacher
教师资格证书 | 各级教育行政部门 | https://www.jszg.edu.cn | 教学设计 | teacher
国际中文教师证书 | 教育部中外语言交流合作中心 | | 教学设计 | teacher
英语专业四级、八级（TEM） | 教育部高等学校外国语言文学类专业教学指导委员会 | | 英文写作 | teacher
护士执业资格考试 | 国家卫生健康委员会 | | 护理评估、无菌技术 | nurse
护理学专业技术资格（护师） | 国家卫生健康委员会、人力资源和社会保障部 | | 护理评估、健康教育 | nurse
红十字救护员证 | 中国红十字会 | | 心肺复苏、急救配合 | nurse、teacher
基础生命支持（BLS） | 美国心脏协会（AHA） | https://cpr.heart.org | 心肺复苏 | nurse
国家统一法律职业资格 | 司法部 | https://www.moj.gov.cn | 民事诉讼、刑事辩护、行政诉讼 | legal、civilService
专利代理师资格 | 国家知识产权局 | https://www.cnipa.gov.cn | 知识产权、专利撰写 | legal、mechanical、postgraduate
知识产权专业职称资格 | 国家知识产权局、人力资源和社会保障部 | | 知识产权、商标申请 | legal
SOLIDWORKS 认证助理工程师（CSWA） | 达索系统（Dassault Systèmes） | https://www.solidworks.com | SolidWorks | mechanical
Autodesk 认证专家 | 欧特克（Autodesk） | https://www.autodesk.com | AutoCAD、Revit、Inventor | mechanical、civil
六西格玛绿带（CSSGB） | 美国质量学会（ASQ） | https://asq.org | 六西格玛、精益生产 | mechanical
特种作业操作证（低压电工作业） | 应急管理部门 | | 电气试验 | electrical
注册电气工程师 | 人力资源和社会保障部、住房和城乡建设部 | | 短路电流计算、继电保护整定、负荷计算 | electrical
二级建造师 | 省级住房城乡建设与人力资源社会保障部门 | | 施工组织设计、进度管理 | civil
一级建造师 | 住房和城乡建设部、人力资源和社会保障部 | | 施工组织设计、成本控制 | civil
注册结构工程师 | 住房和城乡建设部、人力资源和社会保障部 | | 混凝土结构、钢结构 | civil
造价工程师 | 住房和城乡建设部、交通运输部、水利部、人力资源和社会保障部 | | 工程量计算、清单计价 | civil
监理工程师 | 住房和城乡建设部、交通运输部、水利部、人力资源和社会保障部 | | 监理日志、质量检查 | civil
注册安全工程师 | 应急管理部、人力资源和社会保障部 | | 安全巡查 | civil、mechanical、electrical
统计专业技术资格 | 国家统计局、人力资源和社会保障部 | | 抽样设计、假设检验 | data、finance
Adobe Certified Professional | Adobe | https://www.adobe.com | Photoshop、Illustrator、Premiere Pro | design
Google Analytics 认证 | 谷歌（Google） | https://skillshop.withgoogle.com | 漏斗分析、归因分析 | marketing、operations、data
导游资格 | 文化和旅游部 | | 演讲展示 | sales、administration
机动车驾驶证 | 公安机关交通管理部门 | |  | sales、administration
`;

const DOCUMENTATION = `
Java 语言与虚拟机文档 | 甲骨文（Oracle） | https://docs.oracle.com/en/java | Java | backend
Spring 官方指南 | Spring 项目 | https://spring.io/guides | Spring Boot、Spring Cloud | backend
Go 官方文档 | Go 项目 | https://go.dev/doc | Go | backend
Python 官方教程 | Python 软件基金会 | https://docs.python.org/zh-cn/3/tutorial | Python | backend、data
MySQL 参考手册 | 甲骨文（Oracle） | https://dev.mysql.com/doc | MySQL、SQL | backend、data
PostgreSQL 文档 | PostgreSQL 全球开发组 | https://www.postgresql.org/docs | PostgreSQL、SQL | backend、data
Redis 文档 | Redis | https://redis.io/docs | Redis | backend
Docker 文档 | Docker | https://docs.docker.com | Docker | backend
Kubernetes 文档 | Kubernetes 项目 | https://kubernetes.io/zh-cn/docs | Kubernetes | backend
Pro Git（中文版） | 斯科特·查孔、本·施特劳布 | https://git-scm.com/book/zh/v2 | Git | backend、frontend
MDN Web 文档 | Mozilla | https://developer.mozilla.org/zh-CN | HTML、CSS、JavaScript、无障碍访问 | frontend、design
React 文档 | React 团队 | https://zh-hans.react.dev | React | frontend
Vue 文档 | Vue 团队 | https://cn.vuejs.org | Vue | frontend
TypeScript 手册 | 微软（Microsoft） | https://www.typescriptlang.org/docs | TypeScript | frontend
web.dev 性能指南 | 谷歌（Google） | https://web.dev | Web 性能优化 | frontend
ECharts 使用手册 | Apache 软件基金会 | https://echarts.apache.org/handbook/zh | ECharts | frontend、data
微信小程序开发文档 | 腾讯 | https://developers.weixin.qq.com/miniprogram/dev | 微信小程序开发 | frontend
pandas 用户指南 | pandas 项目 | https://pandas.pydata.org/docs/user_guide | pandas | data
scikit-learn 用户指南 | scikit-learn 项目 | https://scikit-learn.org/stable/user_guide.html | scikit-learn、回归分析、聚类分析 | data
PyTorch 教程 | PyTorch 项目 | https://pytorch.org/tutorials | PyTorch、深度学习 | data
Excel 帮助与学习 | 微软（Microsoft） | https://support.microsoft.com/excel | Excel | general、finance、administration、hr
Power BI 学习路径 | 微软（Microsoft） | https://learn.microsoft.com/power-bi | Power BI | data、finance
Figma 帮助中心 | Figma | https://help.figma.com | Figma、原型设计 | design、product
Blender 手册 | Blender 基金会 | https://docs.blender.org | Blender | design
Zotero 文档 | Zotero 项目 | https://www.zotero.org/support | Zotero | postgraduate
国家法律法规数据库 | 全国人民代表大会常务委员会办公厅 | https://flk.npc.gov.cn | 法律检索 | legal、civilService
中国裁判文书网 | 最高人民法院 | https://wenshu.court.gov.cn | 类案检索、中国裁判文书网 | legal
国家税务总局政策法规库 | 国家税务总局 | https://fgk.chinatax.gov.cn | 增值税申报、企业所得税汇算清缴 | finance
国家数据 | 国家统计局 | https://data.stats.gov.cn | 数据可视化 | data、marketing、civilService、postgraduate
国家智慧教育公共服务平台 | 教育部 | https://www.smartedu.cn | 教学设计、微课制作 | teacher
`;

const BOOKS = `
深入理解计算机系统 | 兰德尔·布莱恩特、大卫·奥哈拉伦 | | C++、Linux | backend
算法导论 | 托马斯·科尔曼 等 | | 数据结构与算法 | backend、data
数据密集型应用系统设计 | 马丁·克莱普曼 | | 分布式事务、消息队列、缓存设计 | backend
重构：改善既有代码的设计 | 马丁·福勒 | | 代码评审、单元测试 | backend、frontend
JavaScript 高级程序设计 | 马特·弗里斯比 | | JavaScript | frontend
启示录：打造用户喜爱的产品 | 马蒂·卡根 | | 需求分析、优先级排序 | product
设计心理学 | 唐纳德·诺曼 | | 可用性测试、交互设计 | product、design
点石成金：访客至上的网页设计秘笈 | 史蒂夫·克鲁格 | | 可用性测试 | product、design、frontend
写给大家看的设计书 | 罗宾·威廉姆斯 | | 版式设计、色彩搭配 | design、operations
金字塔原理 | 芭芭拉·明托 | | 结构化表达、材料起草 | general、product、administration
影响力 | 罗伯特·西奥迪尼 | | 商务谈判、文案撰写 | marketing、sales、operations
营销管理 | 菲利普·科特勒、凯文·莱恩·凯勒 | | 品牌定位、市场细分 | marketing
定位 | 阿尔·里斯、杰克·特劳特 | | 品牌定位 | marketing
谈判力 | 罗杰·费希尔、威廉·尤里、布鲁斯·巴顿 | | 商务谈判 | sales、legal
机器学习 | 周志华 | | 随机森林、特征工程、模型评估 | data
统计学习方法 | 李航 | | 回归分析、模型评估 | data
利用 Python 进行数据分析 | 韦斯·麦金尼 | | pandas、数据清洗 | data
SQL 必知必会 | Ben Forta | | SQL | data、product、operations
基础护理学 | 李小寒、尚少梅 | | 静脉输液、无菌技术、导尿术 | nurse
机械设计 | 濮良贵 等 | | 齿轮设计、强度校核 | mechanical
材料力学 | 刘鸿文 | | 强度校核 | mechanical、civil
电路 | 邱关源、罗先觉 | | 电路仿真 | electrical
结构力学 | 龙驭球、包世华、袁驷 | | 内力计算 | civil
`;

const resourcesOf = (kind: ResourceKind, table: string): LearningResource[] =>
  rowsOf(table).map(([name = '', issuer = '', url = '', skills = '', occupations = '']) => ({
    kind,
    name,
    issuer,
    url,
    skills: wordsOf(skills),
    occupations: occupationsOf(occupations),
  }));

/**
 * Certificates with issuers, documentation with publishers, books with authors. Only confirmed facts
 * [decision 39]: an uncertain address is left out.
 */
export const LEARNING_RESOURCES: readonly LearningResource[] = [
  ...resourcesOf('certificate', CERTIFICATES),
  ...resourcesOf('documentation', DOCUMENTATION),
  ...resourcesOf('book', BOOKS),
];
