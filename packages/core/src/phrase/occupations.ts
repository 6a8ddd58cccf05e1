/** The occupations of the library, in the order in which they are offered. */
export const OCCUPATIONS = [
  { code: 'general', name: '通用', aliases: '应届生 不限专业' },
  { code: 'backend', name: '后端开发', aliases: '服务端 Java Go 软件工程师 程序员' },
  { code: 'frontend', name: '前端开发', aliases: 'Web 小程序 软件工程师 程序员' },
  { code: 'product', name: '产品经理', aliases: '产品助理 产品运营' },
  { code: 'operations', name: '运营', aliases: '新媒体 内容运营 用户运营 活动运营' },
  { code: 'marketing', name: '市场营销', aliases: '品牌 推广 市场专员 公关' },
  { code: 'sales', name: '销售', aliases: '客户经理 商务 外贸' },
  { code: 'finance', name: '财务会计', aliases: '审计 税务 出纳 会计' },
  { code: 'hr', name: '人力资源', aliases: '招聘 人事 培训' },
  { code: 'administration', name: '行政文秘', aliases: '助理 秘书 办公室' },
  { code: 'teacher', name: '教师', aliases: '师范 教育 培训讲师 班主任' },
  { code: 'nurse', name: '护士', aliases: '护理 医护 临床' },
  { code: 'mechanical', name: '机械工程', aliases: '机械设计 工艺 制造 数控' },
  { code: 'electrical', name: '电气工程', aliases: '自动化 电力 电网 嵌入式' },
  { code: 'civil', name: '土木工程', aliases: '施工 造价 结构 建筑 监理' },
  { code: 'data', name: '数据分析', aliases: '数据挖掘 算法 统计 商业分析' },
  { code: 'design', name: '设计', aliases: '视觉 交互 平面 工业设计 美工' },
  { code: 'legal', name: '法务', aliases: '律师 合规 法律 司法' },
  { code: 'bank', name: '银行柜员', aliases: '金融 客户经理 大堂经理 信贷' },
  { code: 'civilService', name: '公务员与选调', aliases: '事业单位 国企 基层 考公' },
  { code: 'postgraduate', name: '研究生申请', aliases: '考研 保研 推免 留学 复试' },
] as const;

export type OccupationCode = (typeof OCCUPATIONS)[number]['code'];

export const OCCUPATION_NAMES = Object.fromEntries(
  OCCUPATIONS.map(({ code, name }) => [code, name]),
) as Readonly<Record<OccupationCode, string>>;
