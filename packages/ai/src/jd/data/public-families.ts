/** Concepts of fleets, safety, public offices, hospitals and life sciences, in the format of `families.ts`. */
const FLEET = `
动态监控: 北斗 GPS 监控平台 行车记录仪 定位平台
车辆监控: 北斗 GPS 监控平台 定位平台
北斗: 北斗监控平台 北斗定位 GPS定位
车辆例检: 出车前查车 出车前检查 例保 三检 出车检查 查车
例检: 查车 出车前检查 三检 例保
车辆维护: 保养 换轮胎 维修 二级维护
安全教育: 安全例会 安全培训 班前会 安全会 安全交底 安全宣讲 安全学习
安全教育培训: 安全例会 安全培训 班前会 安全会 安全交底 三级教育
安全培训: 安全例会 安全教育 班前会 安全会 安全交底 三级教育
安全会议: 安全例会 班前会 安全会
隐患排查: 安全检查 整改隐患 查隐患 隐患整改
特种设备: 叉车 行车 压力容器 电梯 锅炉 起重机
`;
const PUBLIC_OFFICE = `
政府部门: 发改 发改局 工信 环保 生态环境 自然资源 财政部门 投促局 住建 市监局 政务服务
政府关系: 发改 工信 生态环境 财政 对接部门
政策申报: 项目申报 专项资金 专项债 预算内投资
专项资金: 预算内投资 专项债 补助资金 到位资金
公文: 工作报告 讲话稿 信息简报 通知 请示 会议纪要
公文写作: 工作报告 讲话稿 信息简报 请示 会议纪要 公文
政务接待: 接待调研 接待考察 接待企业
立项备案: 备案 立项
`;
const WARDS = `
ICU: 重症医学科 重症监护室 重症监护 重症 EICU CCU NICU PICU
重症医学科: ICU 重症监护室 重症监护
重症监护: ICU 重症医学科
急诊: 急诊科 EICU 抢救室 急救中心
麻醉科: 麻醉 手术麻醉
手术室: 手术部 麻醉手术
儿科: 新生儿科 NICU PICU
产科: 产房 助产
`;
const LIFE_SCIENCE = `
单细胞: scRNA-seq 单细胞转录组 单细胞测序
单细胞转录组: scRNA-seq 单细胞 单细胞测序
单细胞分析: scRNA-seq 单细胞转录组 Seurat Scanpy
空间转录组: Visium 空间组学 Stereo-seq Xenium
转录组: RNA-seq 差异基因 差异表达 DESeq2
基因组: WGS WES 重测序 全基因组 全外显子
测序数据: NGS 测序质控 FastQC
生物信息: 生信 转录组 NGS
分析流程: Snakemake Nextflow 流程 WDL
差异分析: DESeq2 edgeR limma 差异基因
生存分析: Kaplan-Meier Cox
`;

/** The tables of this file. */
/** Databases by field, whose names are rarely followed by 数据库. */
const DATABASES = `
法律数据库: 北大法宝 威科先行 北大法意 无讼 聚法案例 裁判文书网 法信 元典 Westlaw LexisNexis HeinOnline
法律检索工具: 北大法宝 威科先行 北大法意 无讼 聚法案例 裁判文书网
学术数据库: 知网 CNKI 万方 维普 Web_of_Science PubMed Scopus ScienceDirect
文献数据库: 知网 CNKI 万方 维普 Web_of_Science PubMed Scopus Embase
金融数据库: Wind 万得 同花顺 iFinD CSMAR 国泰安 Bloomberg 彭博
专利数据库: 智慧芽 incoPat Patsnap Derwent
`;

export const PUBLIC_FAMILIES = [DATABASES, FLEET, PUBLIC_OFFICE, WARDS, LIFE_SCIENCE];
