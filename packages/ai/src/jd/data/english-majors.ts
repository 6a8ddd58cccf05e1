const TABLE = `
statistics = 统计学
mathematics|math|maths = 数学
computer science|computing|computer engineering = 计算机科学
software engineering = 软件工程
information systems|information technology = 信息管理与信息系统
data science = 数据科学
artificial intelligence = 人工智能
electrical engineering|electronic engineering|electronics = 电子信息工程
automation = 自动化
mechanical engineering|mechanics = 机械工程
materials science|materials = 材料
civil engineering = 土木工程
chemical engineering = 化学工程
chemistry = 化学
biology|life science = 生物
physics = 物理
pharmacy = 药学
nursing = 护理
medicine = 临床医学
accounting|accountancy = 会计学
finance = 金融学
economics = 经济学
auditing = 审计学
international trade = 国际贸易
international business = 国际商务与国际贸易
business administration|business management = 工商管理
business = 工商管理
marketing = 市场营销
logistics = 物流管理
hospitality|hospitality management|hotel management|hotel administration = 酒店管理
tourism|tourism management = 旅游管理
supply chain|supply chain management = 供应链管理
human resources|human resource management = 人力资源管理
psychology = 心理学
law|juris doctor = 法学
journalism = 新闻学
communication|communications|media = 传播学
advertising = 广告学
english|english literature = 英语
translation|interpreting = 翻译
education = 教育学
design|graphic design|visual communication = 视觉传达设计
industrial design = 工业设计
architecture = 建筑学
`;

const MAJORS = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', chinese = ''] = line.split(' = ');
      return names.split('|').map((name) => [name, chinese] as const);
    }),
);

/** The Chinese name of a subject given by a common English name; other names are unchanged. */
export const chineseMajor = (name: string): string =>
  MAJORS.get(
    name
      .trim()
      .toLowerCase()
      .replace(/^(?:b\.?a\.?|b\.?sc\.?|m\.?a\.?|m\.?sc\.?|the)\s+(?:in\s+)?/u, ''),
  ) ?? name;

/** The common English names of subjects in a list, in Chinese. */
export const englishMajorsIn = (list: string): string[] =>
  list
    .split(/,|\/|;|\band\b|\bor\b/iu)
    .map((name) => name.trim().toLowerCase())
    .flatMap((name) => MAJORS.get(name) ?? []);
