/** English names of trades and posts with their Chinese equivalents: `English | English = Chinese`. */
const TABLE = `
human resources business partner | hr business partner = HRBP
human resources | human resource | talent = 人力资源
talent acquisition | recruitment | recruiting = 招聘
recruiter = 招聘专员
compensation and benefits | payroll = 薪酬
supplier quality = 供应商质量
quality assurance | quality control | quality = 质量
procurement | purchasing | sourcing = 采购
buyer = 采购员
supply chain = 供应链
logistics = 物流
warehouse | warehousing = 仓储
accountant | accounting = 会计
financial | finance = 财务
auditor = 审计员
audit = 审计
tax = 税务
cashier = 收银员
key account | key accounts = 大客户
account manager | account executive = 客户经理
business development = 商务拓展
sales = 销售
marketing = 市场
brand = 品牌
public relations = 公关
social media = 新媒体
copywriter | copywriting = 文案
content = 内容
editor = 编辑
translator | interpreter = 翻译
journalist | reporter = 记者
product manager | product owner = 产品经理
project manager | program manager = 项目经理
product = 产品
project = 项目
data analyst | data analytics = 数据分析师
data scientist | machine learning engineer | algorithm engineer | ai engineer = 算法工程师
data engineer = 数据开发工程师
machine learning | algorithm = 算法
frontend | front-end | front end = 前端
backend | back-end | back end = 后端
full stack | full-stack = 全栈
software = 软件
embedded | firmware = 嵌入式
android = 安卓
mobile = 移动端
devops | site reliability = 运维
cybersecurity | information security = 信息安全
security guard = 保安
qa | test | testing = 测试
mechanical design = 机械设计
mechanical = 机械
process = 工艺
manufacturing = 制造
production = 生产
maintenance = 设备维修
electrical = 电气
electronics = 电子
hardware = 硬件
civil = 土木
structural = 结构
ehs | hse | health and safety = EHS
customer service | customer support = 客服
customer success = 客户成功
executive assistant = 总经理助理
administrative assistant = 行政助理
administration | administrative = 行政
receptionist = 前台
secretary = 秘书
legal counsel | legal = 法务
paralegal | legal assistant = 律师助理
lawyer | attorney = 律师
compliance = 合规
risk = 风控
investment = 投资
teacher = 教师
lecturer = 讲师
english = 英语
nurse = 护士
pharmacist = 药师
doctor | physician = 医生
clinical research associate = 临床监查员
clinical research coordinator = 临床协调员
medical representative = 医药代表
graphic = 平面
industrial = 工业
interior = 室内
fashion = 服装
store manager = 店长
chef = 厨师
driver = 司机
technical support = 技术支持
field service | after-sales service | after-sales = 售后服务
research scientist | researcher = 研究员
research = 研究
operations = 运营
e-commerce | ecommerce = 电商
amazon = 亚马逊
architect = 架构师
`;
/** Words for the level or type of a post, which do not name a trade. */
const POSTS = `
engineer = 工程师
specialist | officer | coordinator | associate | executive = 专员
manager = 经理
supervisor = 主管
team lead | lead | leader = 组长
director | head = 总监
assistant = 助理
intern = 实习生
trainee = 培训生
representative = 代表
consultant = 顾问
analyst = 分析师
designer = 设计师
developer | programmer = 开发工程师
technician = 技术员
senior | sr | principal | staff = 高级
junior | jr = 初级
`;

const pairsOf = (table: string): (readonly [english: string, chinese: string])[] =>
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [english = '', chinese = ''] = row.split(' = ');
      return english.split(' | ').map((name) => [name.trim(), chinese.trim()] as const);
    });

const WORDS = new Map([...pairsOf(TABLE), ...pairsOf(POSTS)]);
const NAMES = new RegExp(
  `(?<![A-Za-z])(?:${[...WORDS.keys()].sort((a, b) => b.length - a.length).join('|')})(?![A-Za-z])\\.?`,
  'giu',
);
const BETWEEN_HAN = /(?<=\p{Script=Han})\s+(?=\p{Script=Han}|HRBP)/gu;
/** Head of Marketing is the marketing director. */
const HEAD_OF = /^(?:head|director|vp)\s+of\s+([A-Za-z &-]+)/iu;

/** A post translated into Chinese as far as its English words are known: Supplier Quality Engineer is 供应商质量工程师. */
export function inChinese(post: string): string {
  if (!/[A-Za-z]{2}/u.test(post)) return post;
  return post
    .replace(HEAD_OF, '$1 director')
    .replace(NAMES, (name) => WORDS.get(name.toLowerCase().replace(/\.$/u, '')) ?? name)
    .replace(BETWEEN_HAN, '');
}
