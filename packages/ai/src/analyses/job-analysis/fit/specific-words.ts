import type { Ability } from '#src/data/occupations.js';

/** Words with a different meaning in each trade, which alone do not show a professional ability. */
const SHARED_WORDS: ReadonlySet<string> = new Set(
  (
    '风险 试验 测试 预算 项目 方案 客户 分析 现场 进度 资料 环境 指标 数据 场景 优化 实现 模型 流程 体验 条件 ' +
    '业绩 测量 清单 材料 反应 控制 信号 分类 训练 推理 系统 网络 恢复 监测 成本 渠道 合同 框架 线路 处理 操作 检查 ' +
    '定位 台账 档案 归档 存档 制度 报告 盘点 现金 产品 市场 内容 体系 整改 统计 上线 部署 发布 应急 值班 核心 培训 活动 样品 考勤 入职 到岗 面试 班级'
  ).split(' '),
);

/** Words of every trade, which alone show no general ability: 指标 is not 数据意识, 案件 is not 规范意识. */
const WEAK_WORDS: ReadonlySet<string> = new Set(
  (
    '数据 指标 报表 对比 规范 制度 流程 案件 案卷 归档 审核 业绩 完成率 服务 咨询 家属 会员 合同 报价 方案 条件 ' +
    '分析 行业 资料 文献 活动 物资 场地 比赛 团队 小组 配合 分工 报告 总结 编辑 文章 通知 函 材料 主持 ' +
    '进度 跟进 落地 交付 负责人 安全 检查 应急 反馈意见 汇报'
  ).split(' '),
);
/** Words of several tools, which alone show none: drawings are made with many programs. */
const OF_MANY_TOOLS: ReadonlySet<string> = new Set(['出图', '画图']);
/** Whether a word alone shows an ability. */
export const isSpecific = (word: string, { kind }: Pick<Ability, 'kind'>): boolean =>
  kind === '专业'
    ? !SHARED_WORDS.has(word)
    : kind === '通用'
      ? !WEAK_WORDS.has(word)
      : !OF_MANY_TOOLS.has(word);
/** The words that alone show one of the abilities. */
export const specificWords = (abilities: readonly Ability[]): string[] =>
  abilities.flatMap((ability) => ability.words.flat().filter((word) => isSpecific(word, ability)));
