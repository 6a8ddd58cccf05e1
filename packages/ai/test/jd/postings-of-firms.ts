import type { Posting } from './posting.js';

/** Postings as applicants paste them; employers are invented. */
export const POSTINGS_OF_FIRMS: readonly Posting[] = [
  {
    name: 'headings, numbers and labels',
    text: `职位名称：Java后端开发工程师
公司名称：云栈信息技术有限公司
工作地点：杭州市余杭区
薪资范围：15-25K·14薪
岗位职责：
1、负责交易系统后端接口的设计与开发；
2、参与数据库设计与性能优化；
3、编写技术文档与单元测试。
任职要求：
1、本科及以上学历，计算机相关专业；
2、1-3年Java开发经验，熟悉Spring Boot、MySQL、Redis；
3、了解Kafka等消息队列，有高并发项目经验者优先；
4、良好的沟通能力和团队协作精神。`,
    title: 'Java后端开发工程师',
    company: '云栈信息技术有限公司',
    cities: ['杭州'],
    salary: [15_000, 25_000, 'month'],
    must: [
      ['degree', '本科及以上'],
      ['major', '计算机相关专业'],
      ['experience', '1-3年'],
      ['skill', 'Spring Boot'],
      ['ability', '沟通能力'],
    ],
    plus: [['skill', '高并发']],
    duties: 3,
    keywords: ['Java', 'Spring Boot', 'MySQL', 'Redis'],
  },
  {
    name: 'everything in one line',
    text: '新媒体运营实习生 岗位职责：1、负责公众号、小红书的日常内容更新；2、协助策划线上活动并跟进数据复盘。任职要求：1、本科在读，新闻、传播、广告等相关专业优先；2、熟练使用剪映、Photoshop；3、每周到岗4天，实习3个月以上。薪资待遇：150-200元/天。工作地点：上海',
    title: '新媒体运营实习生',
    company: null,
    cities: ['上海'],
    salary: [150, 200, 'day'],
    must: [
      ['degree', '本科'],
      ['skill', 'Photoshop'],
      ['condition', '每周到岗4天'],
    ],
    plus: [['major', '新闻、传播、广告']],
    duties: 2,
    keywords: ['小红书', '公众号', 'Photoshop'],
  },
  {
    name: 'brackets as headings',
    text: `【招聘岗位】财务会计（2名）
【岗位职责】
负责日常账务处理、凭证编制与月末结账
负责增值税、企业所得税的纳税申报
配合年度审计工作
【任职资格】
大专及以上学历，会计、财务管理、审计相关专业
持有初级会计职称，熟练使用金蝶或用友
两年以上一般纳税人企业工作经验
【薪资】6000-8000元/月
【地点】合肥`,
    title: '财务会计',
    company: null,
    cities: ['合肥'],
    salary: [6_000, 8_000, 'month'],
    must: [
      ['degree', '大专'],
      ['major', '会计、财务管理'],
      ['certificate', '初级会计'],
      ['skill', '金蝶'],
      ['experience', '两年以上'],
    ],
    plus: [],
    duties: 3,
  },
  {
    name: 'an app posting with its line of facts',
    text: `前端开发工程师 12-20K
杭州·西湖区 1-3年 本科
职位描述
1. 负责公司 SaaS 产品的前端开发与维护
2. 与设计师、后端协作，完成页面与接口联调
职位要求
1. 熟练掌握 JavaScript、TypeScript，熟悉 Vue 或 React
2. 了解前端工程化，用过 Vite 或 webpack
3. 有小程序开发经验加分`,
    title: '前端开发工程师',
    company: null,
    cities: ['杭州'],
    salary: [12_000, 20_000, 'month'],
    must: [
      ['skill', 'TypeScript'],
      ['skill', 'Vue'],
      ['skill', 'webpack'],
    ],
    plus: [['skill', '小程序']],
    duties: 2,
    keywords: ['JavaScript', 'Vue', 'React'],
  },
  {
    name: 'a campus posting by year',
    text: `启明电力设计院2026届校园招聘——电气工程师
工作城市：武汉、郑州
招聘要求：
1．2026届应届毕业生，统招硕士研究生及以上学历；
2．电气工程及其自动化、电力系统及其自动化等相关专业；
3．英语六级425分以上；
4．中共党员优先；
5．能适应出差。
工作内容：
1．承担变电站电气一次设计；
2．参与工程现场技术服务。`,
    title: '电气工程师',
    company: '启明电力设计院',
    cities: ['武汉', '郑州'],
    salary: null,
    must: [
      ['graduation', '2026届'],
      ['degree', '硕士'],
      ['major', '电气工程'],
      ['language', '英语六级'],
      ['condition', '出差'],
    ],
    plus: [['politics', '党员']],
    duties: 2,
  },
  {
    name: 'a teacher',
    text: `岗位：初中数学教师
学校简介：南湖实验中学创办于1998年。
岗位要求：
1.本科及以上学历，数学与应用数学、数学教育等专业；
2.持有初中及以上数学教师资格证，普通话二级乙等以上；
3.热爱教育事业，有耐心，有班主任经验者优先。
岗位职责：承担两个班的数学教学，参加教研活动。
待遇：年薪10-14万，缴纳五险一金。`,
    title: '初中数学教师',
    company: '南湖实验中学',
    cities: [],
    salary: [100_000, 140_000, 'year'],
    must: [
      ['degree', '本科'],
      ['major', '数学与应用数学'],
      ['certificate', '教师资格证'],
      ['certificate', '普通话'],
      ['ability', '热爱教育'],
    ],
    plus: [['skill', '班主任']],
    duties: 1,
  },
  {
    name: 'a nurse',
    text: `江城第二人民医院招聘临床护士20名
一、招聘条件
（一）护理学专业，全日制大专及以上学历；
（二）取得护士执业资格证书；
（三）2025年、2026年应届毕业生；
（四）身体健康，能适应倒班；
二、岗位职责
1、执行医嘱，完成静脉输液、生命体征监测等护理操作；
2、书写护理文书，做好健康宣教。
三、福利待遇
试用期3500元/月，转正后综合薪资6000-9000元/月`,
    title: '临床护士',
    company: '江城第二人民医院',
    cities: [],
    salary: [6_000, 9_000, 'month'],
    must: [
      ['major', '护理学'],
      ['degree', '大专'],
      ['certificate', '护士执业资格'],
      ['graduation', '2026年应届'],
      ['condition', '倒班'],
    ],
    plus: [],
    duties: 2,
    keywords: ['静脉'],
  },
  {
    name: 'no headings at all',
    text: `诚聘平面设计师
负责公司品牌物料、海报、包装的视觉设计
参与产品详情页与活动页面设计
大专以上学历，视觉传达、艺术设计等专业
精通Photoshop、Illustrator，会C4D优先
有作品集，一年以上设计经验
有较好的审美和创意能力
月薪5000-8000，长沙`,
    title: '平面设计师',
    company: null,
    cities: ['长沙'],
    salary: [5_000, 8_000, 'month'],
    must: [
      ['degree', '大专'],
      ['major', '视觉传达'],
      ['skill', 'Photoshop'],
      ['experience', '一年以上'],
      ['ability', '审美'],
    ],
    plus: [['skill', 'C4D']],
    duties: 2,
  },
  {
    name: 'an English posting',
    text: `Position: Data Analyst Intern
Company: Bluewave Analytics
Location: Shenzhen 深圳
Responsibilities:
- Build dashboards with Tableau and SQL
- Work with product teams to analyze user retention
Requirements:
- Bachelor degree or above in Statistics or Computer Science
- Proficient in SQL and Python
- Fluent English
Nice to have:
- Experience with A/B testing`,
    title: 'Data Analyst Intern',
    company: 'Bluewave Analytics',
    cities: ['深圳'],
    salary: null,
    must: [
      ['degree', 'Bachelor'],
      ['skill', 'SQL'],
      ['language', 'English'],
    ],
    plus: [['skill', 'A/B']],
    duties: 2,
    keywords: ['SQL', 'Python', 'Tableau'],
  },
  {
    name: 'sales with an open-ended pay',
    text: `【急招】销售代表 底薪5000元起+高提成，上不封顶
公司：禾木食品（上海）有限公司
工作内容：
①开发商超及社区团购渠道；
②维护老客户，完成月度销售目标。
要求：
①学历不限，专业不限；
②有快消品销售经验者优先；
③抗压能力强，能接受出差。`,
    title: '销售代表',
    company: '禾木食品（上海）有限公司',
    cities: [],
    salary: [5_000, null, 'month'],
    must: [
      ['ability', '抗压'],
      ['condition', '出差'],
    ],
    plus: [['skill', '快消品']],
    duties: 2,
  },
  {
    name: 'a product manager with both under 职位描述',
    text: `产品经理（B端）
职位描述：
1、负责CRM产品的需求分析、PRD撰写和版本规划；
2、开展用户调研与竞品分析，输出产品方案；
3、协调研发、设计、测试推动项目上线；
4、本科及以上学历，3年以上B端产品经验；
5、熟练使用Axure、Visio，逻辑清晰；
6、有SaaS行业背景优先。`,
    title: '产品经理（B端）',
    company: null,
    cities: [],
    salary: null,
    must: [
      ['degree', '本科'],
      ['experience', '3年以上'],
    ],
    plus: [['skill', 'SaaS']],
    duties: 4,
    keywords: ['需求文档', '竞品分析'],
  },
  {
    name: 'labelled facts',
    text: `招聘职位：机械设计工程师
招聘单位：衡远自动化设备有限公司
学历要求：本科
专业要求：机械设计、机电一体化
经验要求：2-5年
工作地址：苏州工业园区
薪资：9000-13000
工作职责：
非标自动化设备的结构设计、零件选型与出图；
跟进加工、装配与现场调试。
技能要求：
熟练使用SolidWorks、AutoCAD；
了解气动、伺服选型。`,
    title: '机械设计工程师',
    company: '衡远自动化设备有限公司',
    cities: ['苏州'],
    salary: [9_000, 13_000, 'month'],
    must: [
      ['degree', '本科'],
      ['major', '机械设计、机电一体化'],
      ['experience', '2-5年'],
      ['skill', 'SolidWorks'],
    ],
    plus: [],
    duties: 2,
  },
];
