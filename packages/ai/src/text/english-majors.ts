import { regex } from '@qicheng/resume/regex';

/** Subjects of studies in English with the names of the Chinese catalogue: `name|other name = 中文`. */
const TABLE = `
statistics|applied statistics|statistical science = 统计学
biostatistics|medical statistics = 生物统计学
mathematics|math|maths|applied mathematics|pure mathematics = 数学
computer science|computing|computer engineering|computer science and engineering|advanced computer science = 计算机科学
computer science and technology = 计算机科学与技术
software engineering = 软件工程
information systems|information technology|management information systems|business information systems = 信息管理与信息系统
data science|applied data science|data science and analytics|big data = 数据科学
data analytics|business analytics|analytics = 商业分析
artificial intelligence|machine learning|ai = 人工智能
cyber security|cybersecurity|information security|computer security = 网络空间安全
internet of things = 物联网工程
human-computer interaction|human computer interaction|hci = 人机交互
game design|games development|game development = 游戏设计
robotics|robotics engineering = 机器人工程
electrical engineering|electronic engineering|electronics|electrical and electronic engineering|electrical & electronic engineering|electronic and electrical engineering = 电子信息工程
electrical and computer engineering|electrical engineering and automation = 电气工程
telecommunications|communications engineering|telecommunication engineering|communication engineering|wireless communications = 通信工程
microelectronics|integrated circuit design|microelectronic engineering = 微电子科学与工程
optical engineering|optics|photonics = 光学工程
automation|control engineering|control science|automatic control|control systems = 自动化
mechatronics|mechatronic engineering = 机械电子工程
mechanical engineering|mechanics|advanced mechanical engineering = 机械工程
automotive engineering|vehicle engineering = 车辆工程
aerospace engineering|aeronautical engineering|aeronautics = 航空航天工程
marine engineering|naval architecture|ocean engineering = 船舶与海洋工程
industrial engineering|operations research|engineering management = 工业工程
manufacturing engineering|advanced manufacturing = 机械制造
materials science|materials|materials science and engineering|materials engineering = 材料科学与工程
civil engineering|structural engineering = 土木工程
transportation engineering|transport planning|transportation = 交通运输工程
water resources|hydraulic engineering = 水利工程
construction management|project management|construction project management = 工程管理
quantity surveying|construction cost = 工程造价
chemical engineering|advanced chemical engineering = 化学工程
chemistry|applied chemistry|organic chemistry|analytical chemistry = 化学
environmental engineering = 环境工程
environmental science|environmental management|environmental studies = 环境科学
energy engineering|sustainable energy|renewable energy|power engineering = 能源与动力工程
petroleum engineering = 石油工程
mining engineering = 采矿工程
geology|geoscience|earth science|earth sciences = 地质学
geography|human geography = 地理科学
geographic information systems|geographic information science|gis = 地理信息科学
biology|life science|life sciences|biological sciences|biological science = 生物科学
bioinformatics|computational biology|bioinformatics and computational biology = 生物信息学
biotechnology|applied biotechnology = 生物技术
bioengineering|biological engineering = 生物工程
biochemistry|biochemistry and molecular biology = 生物化学与分子生物学
molecular biology = 分子生物学
genetics|human genetics|genomics|genomic medicine = 遗传学
microbiology = 微生物学
immunology = 免疫学
neuroscience|neurosciences|cognitive neuroscience = 神经科学
biomedical engineering = 生物医学工程
biomedical science|biomedical sciences = 生物医学
ecology = 生态学
physics|applied physics|theoretical physics = 物理学
pharmacy|pharmaceutical sciences|pharmaceutical science|pharmaceutics = 药学
pharmacology = 药理学
nursing|advanced nursing|nursing science = 护理学
medicine|clinical medicine = 临床医学
dentistry|stomatology = 口腔医学
public health|global health|epidemiology = 公共卫生与预防医学
physiotherapy|physical therapy|rehabilitation|occupational therapy = 康复治疗学
health management|health administration|healthcare management = 卫生事业管理
traditional chinese medicine = 中医学
food science|food science and technology|food technology|food science and engineering = 食品科学与工程
nutrition|human nutrition|clinical nutrition = 营养学
agriculture|agronomy|crop science = 农学
horticulture = 园艺
animal science = 动物科学
veterinary medicine|veterinary science = 动物医学
accounting|accountancy|professional accounting = 会计学
accounting and finance|finance and accounting|accounting & finance = 会计与金融
finance|finance and investment|corporate finance|investment|banking and finance|banking = 金融学
financial engineering|mathematical finance|quantitative finance|computational finance|financial mathematics = 金融工程
financial technology|fintech = 金融科技
actuarial science = 精算学
insurance|risk management = 保险学
taxation = 税收学
economics|applied economics|business economics|financial economics = 经济学
econometrics = 数量经济学
auditing = 审计学
international trade|international economics and trade|international economics = 国际经济与贸易
international business|international business management = 国际商务与国际贸易
business administration|business management|management|mba|general management = 工商管理
business|commerce = 工商管理
entrepreneurship|innovation and entrepreneurship = 创业管理
marketing|digital marketing|marketing management|strategic marketing|international marketing = 市场营销
e-commerce|electronic commerce = 电子商务
marketing communications|integrated marketing communications|marketing communication = 市场营销与传播
logistics|logistics management|logistics engineering = 物流管理
hospitality|hospitality management|hotel management|hotel administration|international hospitality management = 酒店管理
tourism|tourism management = 旅游管理
event management|events management = 会展经济与管理
supply chain|supply chain management|logistics and supply chain management|operations and supply chain management = 供应链管理
operations management = 运营管理
human resources|human resource management|human resources management = 人力资源管理
public administration|public policy|public policy and management = 公共管理
social policy|social work = 社会工作
real estate|real estate development|property management = 房地产管理
psychology|applied psychology|clinical psychology|counselling psychology|counseling psychology = 心理学
sociology = 社会学
anthropology = 人类学
archaeology = 考古学
politics|political science|government = 政治学
international relations|international politics = 国际关系
diplomacy|international affairs|international studies = 外交学
history|modern history = 历史学
philosophy = 哲学
law|juris doctor|laws|jd|llm = 法学
international law|international commercial law|international business law|commercial law = 国际法学
intellectual property|intellectual property law = 知识产权
criminology|criminal justice = 犯罪学
journalism|international journalism = 新闻学
communication|communications|media|media studies|media and communication|media and communications|mass communication|global media and communications = 传播学
new media|digital media|interactive media|digital media technology = 数字媒体
public relations = 公共关系学
advertising = 广告学
film|film studies|film production|film and television|cinema = 电影学
radio and television|broadcasting = 广播电视学
photography = 摄影
animation = 动画
music|music performance|musicology = 音乐学
dance = 舞蹈学
fine art|fine arts|art = 美术学
art history|history of art = 艺术史
arts management|arts administration|cultural industries = 艺术管理
english|english literature|english studies = 英语
linguistics|applied linguistics = 语言学
translation|interpreting|translation studies|translation and interpreting|interpreting and translation = 翻译
japanese = 日语
french = 法语
german = 德语
spanish = 西班牙语
korean = 朝鲜语
russian = 俄语
chinese language and literature|chinese = 汉语言文学
teaching english to speakers of other languages|tesol|teaching chinese to speakers of other languages = 语言教育
education|education studies|international education = 教育学
early childhood education|early childhood|early years education = 学前教育
special education|special educational needs = 特殊教育
educational technology|education technology = 教育技术学
sports science|sport science|exercise science|physical education|sport management|sports management = 体育学
library science|information science|library and information science = 图书情报
design|graphic design|visual communication|visual communication design|communication design = 视觉传达设计
industrial design|product design = 工业设计
interaction design|user experience design|service design = 交互设计
interior design = 室内设计
fashion design|fashion = 服装与服饰设计
textiles|textile engineering = 纺织工程
architecture|architectural design = 建筑学
landscape architecture = 风景园林
urban planning|urban design|city planning|urban and regional planning = 城乡规划
`;

const MAJORS = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', chinese = ''] = line.split(' = ');
      return names.split('|').map((name) => [name, chinese] as const);
    }),
);

/** Honours and classes of a degree, which are not part of the subject: (Merit), 2:1, with Distinction. */
const HONOURS = regex('iu')`
  \s*(?<![a-z])(?:[（(,，-]\s*)?(?:with\s+)?(?:(?:high\s+)?(?:distinction|merit)|pass|hons?\.?|honou?rs
  |(?:first|second|upper second|lower second)(?:[- ]class)?(?:\s*honou?rs)?|(?:magna |summa )?cum laude
  |[12]\s*[:：.]\s*[12]|一等荣誉|二等(?:一|二|上|下)?荣誉|荣誉学位|优异|优秀毕业生?)\s*[)）]?\s*$
`;
/** The kind of a degree in brackets: 公共管理（学硕）. */
const KIND_OF_DEGREE =
  /\s*[（(](?:学硕|专硕|学术型?(?:硕士|学位)?|专业(?:型|学位)(?:硕士)?|全日制|非全日制|统招|在职|脱产|本科|硕士|博士|专升本|双学位)[)）]\s*$/u;
const DEGREE = regex('iu')`
  ^(?:b\.?a\.?|b\.?sc\.?|b\.?eng\.?|b\.?com\.?|ll\.?[bm]\.?|m\.?a\.?|m\.?sc\.?|m\.?s\.?|m\.?eng\.?|m\.?phil\.?
  |m\.?res\.?|ph\.?d\.?|(?:bachelor|master|doctor)(?:'?s)?(?: degree)?(?: of (?:science|arts|engineering|commerce
  |business|laws?|philosophy|research|professional studies)(?=\s+in\b|\s*[(（]))?|the)(?:\s*[（(]hons?\.?[)）])?
  (?:\s*[（(]|\s+(?:of\s+|in\s+)?)
`;

/** The name of a subject without honours, the kind of degree and the degree before it. */
export function bareMajor(name: string): string {
  let bare = name.trim();
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(HONOURS, '').replace(KIND_OF_DEGREE, '').trim();
  }
  return bare === '' ? name.trim() : bare;
}

/** The Chinese name of a subject given in English, without honours; an unknown name keeps its words. */
export function chineseMajor(name: string): string {
  const bare = bareMajor(name);
  if (/[\u4e00-\u9fa5]/u.test(bare)) return bare;
  const subject = bare
    .replace(DEGREE, '')
    .replace(/[)）]$/u, '')
    .trim()
    .toLowerCase();
  return MAJORS.get(subject) ?? MAJORS.get(subject.replace(/\s*(?:,|with|\bfor\b).*$/u, '')) ?? bare;
}

/** The common English names of subjects in a list, in Chinese. */
export const englishMajorsIn = (list: string): string[] =>
  list
    .split(/,|\/|;|\band\b|\bor\b/iu)
    .map((name) => name.trim().toLowerCase())
    .flatMap((name) => MAJORS.get(name) ?? []);
