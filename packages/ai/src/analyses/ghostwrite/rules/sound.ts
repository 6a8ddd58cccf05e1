import { formProblemsOf } from '#src/text/sentence-form.js';
import { VERBS } from './verb-lexicon.js';

/** Verbs with their objects: a verb is moved before its object only if this collocation is known. */
const GROUPS: readonly (readonly [verbs: string, objects: string])[] = [
  [
    '撰写 编写 起草 编辑 校对 修改',
    '推文 文案 文章 稿件 新闻稿 通讯稿 报告 论文 材料 公文 综述 标书 方案 策划案 策划书 通知 总结 软文 脚本 文档 纪要 计划 手册 教案 简报 说明书 合同 文书 悼词 周报 月报 日报 用例 文稿 教材 函件 PRD',
  ],
  [
    '编写 编制',
    '代码 程序 测试用例 计划 预算 报表 台账 方案 清单 日志 进度表 排班表 报价单 教程 标准 制度 规范 图纸',
  ],
  ['排版 发布', '推文 图文 稿件 文章 画册 报纸 期刊 版面 海报'],
  ['发布', '通知 公告 视频 短视频 笔记 信息 职位'],
  [
    '制作',
    '课件 视频 短视频 海报 PPT 手册 表格 报表 工资表 宣传片 宣传册 展板 道具 样品 标本 模型 图表 看板 凭证 标书 简报',
  ],
  [
    '设计 绘制',
    '海报 界面 图纸 原型 图标 插画 封面 包装 版式 方案 流程图 施工图 效果图 零件图 装配图 原理图 活动 问卷 教案 表结构 课程 页面 LOGO logo',
  ],
  [
    '策划 组织 开展 举办 执行',
    '活动 晚会 比赛 讲座 培训 团建 宣讲会 沙龙 展会 班会 运动会 发布会 年会 直播 会议 演练 教研 调研 面试',
  ],
  [
    '开发 研发 维护 优化 升级 测试 部署 调试 重构',
    '系统 平台 网站 官网 小程序 接口 模块 功能 后台 程序 软件 App APP 插件 脚本 算法 服务 组件 页面 数据库 服务器 产品 流程 代码',
  ],
  ['研发 开发', '新品 菜品 配方 课程 教材 工艺 客户'],
  ['运营 管理', '公众号 账号 社群 抖音号 视频号 店铺 网店 微博 小红书 直播间'],
  ['管理', '仓库 库存 团队 档案 合同 物资 设备 印章 班级 学生 项目 供应商 资产'],
  [
    '整理 归档 录入 收集 审核 核对 登记',
    '资料 文件 档案 数据 凭证 材料 文献 台账 单据 记录 病历 合同 发票 信息 订单 票据 简历 成绩 素材 报表 名单 会议记录 笔录 卷宗',
  ],
  [
    '统计 分析 清洗 采集 处理 汇总 核算',
    '数据 考勤 工时 产量 销量 业绩 报表 成绩 指标 库存 成本 工资 费用 需求 样本 结果 账目 账务 税款 工程量',
  ],
  ['分析 梳理', '需求 流程 竞品 用户 案例 市场 问题 原因 财报 案情 行情'],
  ['调研 访谈 招募', '用户 客户 市场 志愿者 学员 竞品 大使 商家 需求 被试 会员'],
  ['处理', '订单 投诉 退换货 退货 客诉 故障 工单 账务 异常 纠纷 售后 邮件 来电'],
  [
    '采购 盘点 发放 布置',
    '物资 用品 办公用品 设备 材料 原料 食材 药品 配件 货品 商品 库存 仓库 固定资产 礼品 物料 道具 展位 会场 场地 教室 耗材 劳保用品',
  ],
  [
    '招聘 筛选 培训 辅导 指导 考核',
    '员工 新员工 新人 人员 学生 学员 实习生 护生 候选人 店员 团队 简历 志愿者 礼仪员',
  ],
  ['接待', '客户 顾客 来访 访客 来宾 家长 家属 患者 学员 游客 嘉宾 群众 住户 业主'],
  [
    '检查 检测 检验 巡检 维修 维护 保养 安装 调试 操作 检修',
    '设备 车辆 机器 样品 产品 药品 急救车 仪器 线路 电路 水电 空调 电梯 管道 消防设施 器材 模具 零件 机床 生产线 产线 质量 卫生 安全',
  ],
  ['拍摄 剪辑 录制', '视频 短视频 照片 宣传片 素材 微课 节目 纪录片'],
  ['翻译', '文件 合同 资料 文献 邮件 说明书 稿件 字幕'],
  ['维护 拓展 开拓 回访 跟进', '客户 渠道 会员 商家 订单 经销商 患者 合作伙伴 老客户'],
  ['建立 完善 制定 落实', '档案 台账 制度 流程 计划 方案 标准 机制 模型 客户档案 规范 预案'],
  ['测量 监测', '体温 血压 尺寸 生命体征 水质 数据 标高 工程量'],
  ['批改', '作业 试卷 作文'],
  ['讲授', '课程 语文 数学 英语 物理 化学'],
  ['配送', '货物 药品 餐食 快递 包裹 物资'],
  ['验收', '工程 货物 材料 设备 项目 食材'],
];

const OBJECTS = new Map<string, string[]>();
for (const [verbs, objects] of GROUPS)
  for (const verb of verbs.split(' '))
    OBJECTS.set(verb, [...(OBJECTS.get(verb) ?? []), ...objects.split(' ')]);

const ENDS_IN_VERB = new RegExp(
  `(?:${[...OBJECTS.keys()].join('|')}|收发|安排|沟通|对接|宣传|推广|接送|看护|报税|做账|缴纳|结算|跟单|值班|值守)$`,
  'u',
);
const JOINTS = /、|和|与|及|以及/u;

const collocates = (verb: string, object: string): boolean =>
  (OBJECTS.get(verb) ?? []).some((noun) => object.endsWith(noun));

/** Whether every verb may precede the object, and the object is not itself an action: 整理文件, not 采购快递收发和用品. */
export function isVerbOfObject(verbs: string, object: string): boolean {
  const things = object.trim().split(JOINTS);
  const isThing = things.every((thing) => thing !== '' && !ENDS_IN_VERB.test(thing.replace(/的$/u, '')));
  const isPlain = things.length === 1 || !object.includes('的');
  return (
    isThing &&
    isPlain &&
    verbs.split(/、|和|与|及|以及|并/u).every((verb) => things.every((thing) => collocates(verb, thing)))
  );
}

const DOUBLED =
  /的的|了了|(?:负责|参与|协助|完成|进行|处理|整理|组织){2}|(?<![\p{Script=Han}])([\p{Script=Han}]{2})\1(?![\p{Script=Han}])/u;
/** Beginnings and ends that make a sentence incomplete. */
const LOOSE_END =
  /^[的了和与及并、，；]|(?:的|和|与|及|对|把|将|被|向|给|为|、|并)(?:$|[，。；])|[，、；]{2}|的[，。；]/u;
/** A figure with its measure word, which must be kept together. */
const COUNTED =
  /\d[\d.,]*\s?(?:多|余|几)?\s?(?:[个篇份张套场次款组条名部期人元只件台本家户项例位床间辆趟节门班届轮批吨斤亩米寸秒分天周月年]|小时|课时)/gu;
const OBJECT_AFTER = new RegExp(`的(${VERBS})([\\p{Script=Han}A-Za-z]{2,12})(?=$|[，。；])`, 'gu');

const countsOf = (text: string): string =>
  (text.match(COUNTED) ?? [])
    .map((count) => count.replace(/\s/gu, ''))
    .toSorted()
    .join(' ');

/** Whether a verb with its object is used as a noun: 企业的处理账务. A noun such as 公司的采购流程 is not. */
export const hasVerbForNoun = (text: string): boolean =>
  [...text.matchAll(OBJECT_AFTER)].some(
    ([, verb = '', following = '']) =>
      [...following].some((_mark, at) => at >= 2 && isVerbOfObject(verb, following.slice(0, at))) ||
      isVerbOfObject(verb, following),
  );

/**
 * Whether a rewritten Chinese sentence is well formed: no doubled or dangling words, no count without its measure word.
 */
export function isSound(before: string, after: string): boolean {
  const gains = (pattern: RegExp) => pattern.test(after) && !pattern.test(before);
  if (gains(DOUBLED) || gains(LOOSE_END)) return false;
  const known = formProblemsOf(before);
  if (formProblemsOf(after).some((problem) => !known.includes(problem))) return false;
  if (hasVerbForNoun(after) && !hasVerbForNoun(before)) return false;
  return countsOf(before) === countsOf(after);
}
