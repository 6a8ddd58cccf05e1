import { INSPECTION_FAMILIES } from './inspection-families.js';
import { PRODUCTION_FAMILIES } from './production-families.js';
import { PUBLIC_FAMILIES } from './public-families.js';
import { SERVICE_FAMILIES } from './service-families.js';
import { TECHNICAL_FAMILIES } from './technical-families.js';

/**
 * Concepts by trade with their members: `concept: member member`. A member is evidence of its concept, but not the
 * reverse. A space within a member is written `_`.
 */
const FINANCE = `
月度结账: 月结 结账 关账
结账: 月结 关账 月度结账
总账: 总账会计 月结 全盘账 全套账
财务报表: 资产负债表 利润表 现金流量表 三大报表 合并报表 财报
报表编制: 资产负债表 利润表 现金流量表 月报 报表
税务申报: 报税 纳税申报 增值税 所得税 个税申报 税款申报
纳税申报: 报税 税务申报 增值税 所得税 个税申报
税务处理: 报税 纳税申报 增值税 所得税 出口退税
账务处理: 凭证 记账 做账 总账 往来核销
往来核算: 往来核销 往来账 应收 应付 对账
应收账款: 应收 账龄 催收 回款
应付账款: 应付 供应商对账
资金管理: 资金计划 资金调度 融资 授信
资金收付: 收付款 付款 收款
出纳工作: 收付款 银行对账 现金盘点 出纳
银行业务: 银行对账 授信 开户 承兑
成本核算: 产品成本 标准成本 成本分摊 料工费
预算管理: 预算编制 年度预算 预算执行 全面预算
内部控制: 内控 审批流程 内审
外部审计: 年度审计 年审 审计师 会计师事务所 审计
年度审计: 年审 外部审计
财务软件: 用友 金蝶 SAP 管家婆 浪潮 Oracle_EBS
ERP系统: SAP 用友 金蝶 Oracle_EBS 鼎捷
ERP: SAP 用友 金蝶 Oracle_EBS 鼎捷
成交额: GMV 销售额 交易额
GMV: 成交额 销售额 交易额
销售额: GMV 成交额 营业额
财税法规: 税法 会计准则
`;
const PEOPLE = `
招聘工作: 社招 校招 招聘 入职 到岗 猎头
招聘需求: 社招 校招 岗位招聘 到岗
招聘交付: 社招 校招 到岗 入职
招聘渠道: 内推 猎头 BOSS直聘 猎聘 智联 前程无忧 校招
渠道招聘: 内推 猎头 BOSS直聘 猎聘 智联
招聘: 社招 校招 猎头 候选人 内推 到岗率
入离职: 入职手续 离职手续 入职办理 离职办理 入转调离
入转调离: 入离职 入职手续
社保公积金: 社保 公积金 五险一金
薪酬核算: 核算工资 工资核算 算薪 薪资核算
薪资核算: 核算工资 工资核算 算薪 薪酬核算
工资核算: 核算工资 算薪 薪资核算
员工培训: 新员工培训 入职培训 内训 培训课程
培训组织: 新员工培训 入职培训 内训
员工关系: 劳动仲裁 裁员 离职面谈 劳动纠纷 劳动争议 员工申诉
劳动仲裁: 劳动争议 仲裁
仲裁处理: 劳动仲裁 劳动争议
绩效管理: 绩效考核 KPI OKR 绩效面谈
绩效考核: KPI OKR 绩效面谈 绩效管理
劳动法: 劳动仲裁 劳动争议 劳动合同法
劳动法规: 劳动仲裁 劳动争议 劳动合同法 劳动法
人才梯队: 高潜 九宫格 继任 人才盘点
企业文化: 员工活动 团建 年会 司庆
招聘系统: 北森 Moka 飞书招聘 大易
人事系统: 北森 Moka 钉钉 SAP_HR 飞书
`;
const TEACHING = `
教学设备: 希沃 白板 投影
多媒体: 希沃 白板 课件 PPT
班级管理: 班主任 班风 文明班级
课堂管理: 班主任 班级管理
班主任工作: 班主任
毕业班: 初三 高三 九年级 中考 高考
教学: 上课 课时 任教 授课
多媒体教学: 希沃 白板 课件
教学课件: 课件 希沃
毕业班教学: 初三 高三 九年级 中考 高考
备课: 教案 集体备课
教研: 公开课 集体备课 说课 磨课 听课 教研组 课题
教研活动: 公开课 集体备课 说课 磨课 听课
家校沟通: 家访 家长会 家长群 与家长 和家长
校本课程: 校本教材 校本阅读 选修课
学科竞赛: 奥赛 竞赛辅导 指导学生获
学生活动: 社团 演讲比赛 英语角 艺术节 运动会 夏令营
家园共育: 家长开放日 家访 家长会
一日活动: 五大领域 主班
幼儿教学活动: 五大领域
幼儿教学: 大班 中班 小班 五大领域
环境创设: 环创 主题墙
`;
const NURSING = `
基础护理: 静脉输液 输液 采血 导尿 注射 吸痰 生命体征 晨间护理
急救设备: 除颤仪 呼吸机 心电监护仪 简易呼吸器
急救技能: 抢救 心肺复苏 CPR 除颤
危重患者: 危重症 重症 心梗 抢救 休克
危重病人: 危重症 重症 心梗 抢救 休克
患者抢救: 抢救
责任制护理: 责任护士 责任制
临床带教: 带教 实习护生 规培生
护理带教: 带教 实习护生
护理文书: 护理记录 电子病历 护理病历
护理质量改进: 品管圈 QCC PDCA 不良事件 感染率 发生率 压疮
护理质量: 品管圈 QCC PDCA 不良事件 感染率 发生率 压疮
院感: 手卫生 感染控制 感染率 消毒隔离
健康宣教: 健康教育 出院指导 宣教
护理操作: 静脉输液 采血 导尿 注射 吸痰 换药
危重患者监护: ICU 重症监护
监护: ICU 心电监护 危重患者 监护仪
三级医院: 三甲 三级甲等 三级乙等
三甲医院: 三甲 三级甲等
导管相关感染: CRBSI CLABSI CAUTI 导管感染
感染防控: 感染率 手卫生 CRBSI CLABSI
重症护理: ICU CRRT 呼吸机
`;
const SALES = `
大客户: KA 上市公司 头部客户 集团客户 重点客户
大客户开发: KA 上市公司客户 集团客户
企业客户: 大客户 上市公司 制造业客户 ToB B2B
ToB: 企业客户 大客户 制造业客户 B2B
B2B: 企业客户 大客户 制造业客户 ToB 行业客户
新客户: 拓客 拓新 开发客户 新增客户
老客户: 客户维护 复购 续费 回访 客户续约
客户维护: 回访 复购 续费 老客户
客户关系: 客户维护 回访 拜访 复购
渠道开发: 开发经销商 开发代理商 渠道拓展
渠道管理: 经销商 代理商 分销
经销商管理: 经销商 代理商
销售业绩: 签约 完成率 销售额 成交额 签单
销售指标: 销售额 完成率 签约
业绩指标: 完成率 签约 销售额
回款: 回款率 应收 收款 账期
招投标: 投标 招标 中标 标书
投标: 中标 标书
销售渠道: 经销商 代理商 分销
CRM: 纷享销客 销售易 Salesforce HubSpot
CRM系统: 纷享销客 销售易 Salesforce HubSpot
CRM软件: 纷享销客 销售易 Salesforce HubSpot
展会: 广交会 参展 展览会
国内外展会: 广交会 参展 展会
外贸单证: 报关单 信用证 提单 L/C 单证
`;
const LOGISTICS = `
仓储: 仓库 库房 仓管 入库 出库 库位
仓储管理: 仓库主管 仓库经理 管理仓库 仓管 库位
仓库管理: 仓库主管 仓库经理 仓管 库位 出库 盘点
仓储团队: 仓库人员
入库: 收货 上架
出库: 发货 拣货 配货
库存管理: 盘点 库存周转 盘点差异
库存盘点: 盘点
运输管理: 承运商 车辆调度 干线 配送
承运商: 物流商 货代 车队
货物运输: 货车 送货 专线 干线
车辆保养: 车辆检查 例检
WMS: 仓储管理系统 富勒 唯智
物流系统: WMS TMS
精益管理: 精益 看板管理 5S 6S 目视化
现场管理: 5S 6S 定置管理
6S: 5S 整理整顿
5S: 6S 整理整顿
`;
const entriesOf = (table: string): (readonly [kind: string, members: readonly string[]])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [kind = '', members = ''] = line.split(': ');
      return [kind.replaceAll('_', ' '), members.split(' ').map((word) => word.replaceAll('_', ' '))];
    });

/** The concepts of all trades with their members. */
export const FAMILIES: readonly (readonly [kind: string, members: readonly string[]])[] = [
  ...[FINANCE, PEOPLE, TEACHING, NURSING, SALES, LOGISTICS],
  ...TECHNICAL_FAMILIES,
  ...SERVICE_FAMILIES,
  ...PRODUCTION_FAMILIES,
  ...PUBLIC_FAMILIES,
  INSPECTION_FAMILIES,
].flatMap(entriesOf);
