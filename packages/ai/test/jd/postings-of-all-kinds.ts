import type { Posting } from './posting.js';

/** More postings; employers are invented. */
export const POSTINGS_OF_ALL_KINDS: readonly Posting[] = [
  {
    name: 'a legal post with the bar exam',
    text: `律师助理
用人单位：正衡律师事务所
地点：北京
职责：
协助律师进行法律检索、起草合同与诉讼文书；
整理卷宗，与法院、当事人沟通。
条件：
1、法学本科以上，硕士优先；
2、通过国家统一法律职业资格考试；
3、文字功底扎实，英语可作为工作语言优先。`,
    title: '律师助理',
    company: '正衡律师事务所',
    cities: ['北京'],
    salary: null,
    must: [
      ['degree', '本科'],
      ['certificate', '法律职业资格'],
      ['ability', '文字功底'],
    ],
    plus: [
      ['degree', '硕士'],
      ['language', '英语'],
    ],
    duties: 2,
    keywords: ['法律检索', '合同'],
  },
  {
    name: 'a trainee programme',
    text: `2026届管培生招聘
关于我们：瑞禾集团成立于2003年，员工8000余人。
我们希望你：
- 2026届本科及以上毕业生，985/211院校优先
- 学生干部经历，组织协调能力突出
- 英语CET-4以上
- 接受全国范围内轮岗
你将获得：
- 8-12万年薪，六险一金
- 工作地点：广州`,
    title: '管培生',
    company: '瑞禾集团',
    cities: ['广州'],
    salary: [80_000, 120_000, 'year'],
    must: [
      ['graduation', '2026届'],
      ['degree', '本科'],
      ['language', 'CET-4'],
    ],
    plus: [['degree', '985/211']],
    duties: 0,
  },
  {
    name: 'a civil engineer on site',
    text: `施工员
工作地点：成都天府新区项目部
岗位职责：
1、负责现场施工进度、质量、安全管理；
2、复核图纸，办理签证与工程量确认；
任职条件：
1、土木工程、工程管理类专业大专以上学历；
2、持有二级建造师证书优先；
3、熟练使用CAD、广联达；
4、能常驻项目现场。`,
    title: '施工员',
    company: null,
    cities: ['成都'],
    salary: null,
    must: [
      ['major', '土木工程'],
      ['degree', '大专'],
      ['skill', '广联达'],
    ],
    plus: [['certificate', '二级建造师']],
    duties: 2,
  },
  {
    name: 'a bank teller by age and height',
    text: `滨海农商银行综合柜员招聘启事
报名条件：
1.全日制本科及以上学历，金融、会计、经济、法律等专业；
2.年龄30周岁以下，形象气质佳；
3.持有银行从业资格证者优先；
4.服从统一调配。
岗位职责：办理柜面业务，做好客户服务与产品营销。`,
    title: null,
    company: '滨海农商银行',
    cities: [],
    salary: null,
    must: [
      ['degree', '本科'],
      ['major', '金融、会计'],
      ['condition', '服从'],
    ],
    plus: [['certificate', '银行从业资格']],
    duties: 1,
  },
  {
    name: 'a tester with any of several languages',
    text: `测试开发工程师
职责描述：
1）编写测试用例，执行功能、接口与回归测试；
2）搭建自动化测试框架，跟踪缺陷闭环。
任职要求：
1）本科及以上学历，2年以上测试经验；
2）掌握Python/Java/Go任一语言；
3）熟悉Selenium、JMeter、Postman；
4）了解Linux常用命令与SQL。`,
    title: '测试开发工程师',
    company: null,
    cities: [],
    salary: null,
    must: [
      ['degree', '本科'],
      ['experience', '2年以上'],
      ['skill', 'Python/Java/Go'],
      ['skill', 'Selenium'],
      ['skill', 'Linux'],
    ],
    plus: [],
    duties: 2,
    keywords: ['Python', 'Java', 'Go', 'Selenium'],
  },
  {
    name: 'a translator of Japanese',
    text: `日语翻译/营业助理
公司名称：东和精密机械（昆山）有限公司
工作内容：会议口译，技术资料笔译，日本客户邮件往来
职位要求：日语N1，口语流利；大专以上；有制造业经验优先；会开车，持C1驾照
薪酬：8-11K`,
    title: '日语翻译/营业助理',
    company: '东和精密机械（昆山）有限公司',
    cities: [],
    salary: [8_000, 11_000, 'month'],
    must: [
      ['language', 'N1'],
      ['degree', '大专'],
      ['certificate', 'C1'],
    ],
    plus: [['skill', '制造业']],
    duties: 3,
  },
  {
    name: 'an algorithm post with doctor preferred in brackets',
    text: `算法工程师（NLP方向） 25-45K·16薪
base：北京/上海
岗位要求：
1. 计算机、数学、统计等专业硕士及以上学历（博士优先）
2. 精通Python，熟悉PyTorch或TensorFlow至少一种框架
3. 有大模型微调、RAG项目经验
4. 在ACL、EMNLP等会议发表论文者优先
工作职责：
1. 负责大模型应用的算法研发与效果优化
2. 跟踪前沿技术并落地`,
    title: '算法工程师（NLP方向）',
    company: null,
    cities: ['北京', '上海'],
    salary: [25_000, 45_000, 'month'],
    must: [
      ['major', '计算机、数学、统计'],
      ['degree', '硕士'],
      ['skill', 'Python'],
      ['skill', 'PyTorch'],
      ['skill', '大模型'],
    ],
    plus: [
      ['degree', '博士'],
      ['skill', 'ACL'],
    ],
    duties: 2,
    keywords: ['大模型', 'Python', 'PyTorch'],
  },
  {
    name: 'human resources',
    text: `人事专员
任职要求：人力资源管理、行政管理等相关专业本科以上学历；1年以上招聘工作经验；熟悉劳动法；熟练操作Excel；细心负责。
岗位职责：发布招聘信息、筛选简历、组织面试；办理入离职手续；核算考勤与社保。
薪资：5-7K，双休`,
    title: '人事专员',
    company: null,
    cities: [],
    salary: [5_000, 7_000, 'month'],
    must: [
      ['major', '人力资源管理'],
      ['degree', '本科'],
      ['experience', '1年以上'],
      ['skill', '劳动法'],
      ['skill', 'Excel'],
      ['ability', '细心'],
    ],
    plus: [],
    duties: 3,
  },
  {
    name: 'a chat message',
    text: `内推！星河云计算有限公司 招聘：数据分析实习生，深圳南山，要求26届、27届，硕士优先，会SQL和Python，一周至少到岗4天，300/天，有意向私信简历`,
    title: '数据分析实习生',
    company: '星河云计算有限公司',
    cities: ['深圳'],
    salary: [300, 300, 'day'],
    must: [
      ['graduation', '26届'],
      ['skill', 'SQL'],
      ['condition', '到岗4天'],
    ],
    plus: [['degree', '硕士']],
    duties: 0,
  },
  {
    name: 'full width figures and signs',
    text: `岗位名称：行政助理
工作地点：南京
薪资：４０００－６０００元／月
岗位职责：
１．负责会议安排、来访接待与档案管理；
２．协助采购办公用品与固定资产盘点。
任职要求：
１．大专及以上学历，专业不限；
２．熟练使用Ｅｘｃｅｌ、Ｗｏｒｄ；
３．应届生亦可。`,
    title: '行政助理',
    company: null,
    cities: ['南京'],
    salary: [4_000, 6_000, 'month'],
    must: [
      ['degree', '大专'],
      ['skill', 'Ｅｘｃｅｌ'],
    ],
    plus: [],
    duties: 2,
  },
  {
    name: 'an electrical technician with a licence',
    text: `电气工程师 薪资面议
职位要求
● 电气自动化相关专业，大专以上
● 3年及以上PLC编程调试经验，熟悉西门子S7-1200/1500
● 持有电工证
● 能吃苦耐劳，适应短期出差
工作内容
● 电控柜设计与EPLAN出图
● 现场设备调试与售后`,
    title: '电气工程师',
    company: null,
    cities: [],
    salary: [null, null, 'month'],
    must: [
      ['major', '电气自动化'],
      ['degree', '大专'],
      ['experience', '3年及以上'],
      ['certificate', '电工证'],
      ['condition', '出差'],
    ],
    plus: [],
    duties: 2,
    keywords: ['PLC', 'EPLAN'],
  },
  {
    name: 'operations with preferred items below a heading of their own',
    text: `电商运营专员
岗位职责：
1、负责天猫店铺日常运营，提升转化率与GMV
2、制定活动方案并复盘数据
任职要求：
1、大专及以上学历
2、一年以上天猫运营经验，熟悉直通车、万相台
加分项：
1、有母婴类目经验
2、会视频剪辑
工作时间：9:00-18:00，大小周
工作地点：义乌`,
    title: '电商运营专员',
    company: null,
    cities: ['义乌'],
    salary: null,
    must: [
      ['degree', '大专'],
      ['experience', '一年以上'],
    ],
    plus: [
      ['skill', '母婴'],
      ['skill', '剪辑'],
    ],
    duties: 2,
  },
  {
    name: 'a research assistant',
    text: `科研助理招聘
单位：江城大学生命科学学院
岗位职责
1. 协助完成细胞培养、PCR、Western blot等实验
2. 实验数据整理与统计分析
应聘条件
1. 生物学、医学相关专业硕士毕业
2. 英语六级，能阅读英文文献
3. 熟练使用SPSS、GraphPad
4. 有SCI论文发表经历者优先考虑
薪酬待遇
年薪9万-12万，按学校规定缴纳社保`,
    title: '科研助理',
    company: '江城大学生命科学学院',
    cities: [],
    salary: [90_000, 120_000, 'year'],
    must: [
      ['major', '生物学、医学'],
      ['degree', '硕士'],
      ['language', '英语六级'],
      ['skill', 'SPSS'],
    ],
    plus: [['skill', 'SCI']],
    duties: 2,
  },
  {
    name: 'customer service with nothing but conditions',
    text: `客服专员
工作内容：在线解答客户咨询，处理售后问题
要求：打字50字/分钟以上，普通话标准，能接受排班，18-35岁
工资：底薪4000元/月+绩效`,
    title: '客服专员',
    company: null,
    cities: [],
    salary: [4_000, null, 'month'],
    must: [],
    plus: [],
    duties: 1,
  },
];
