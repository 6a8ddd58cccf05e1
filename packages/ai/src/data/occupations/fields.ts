import { occupationsOf } from './occupation.js';

/** Occupations whose names share a word with other tables although the work differs. */
export const FIELDS = [
  ...occupationsOf('食品', [
    {
      code: 'foodDevelopment',
      name: '食品研发工程师',
      titles:
        '食品研发 食品工程 食品工程师 食品工艺 食品工艺工程师 食品技术 食品配方 饮料研发 烘焙研发 乳品研发 调味品研发 保健食品研发 研发工程师（食品） 产品研发（食品）',
      summary: '把一个口味或一个概念做成能稳定生产、安全、卖得动的食品。',
      duties: '配方与小试；感官评价与货架期试验；中试放大与试产；标签、标准与工艺文件',
      abilities:
        'foodDevelopment 40, labSkill 15, foodSafety 15, statistics 8, compliance 10, communication 12',
      degree: 'bachelor',
      majors: '食品科学与工程 食品质量与安全 生物工程 粮食工程 乳品工程',
      certificates: '食品检验员（职业技能等级）|优先|部分企业看重',
      experience: '试验组数、感官或货架期的变化、试产批次与投产结果',
      path: '研发助理:试验与记录；研发工程师:独立产品；高级工程师:品类与放大；研发经理:方向与团队',
      adjacent: 'foodQuality quality biotech chemical',
    },
    {
      code: 'foodQuality',
      name: '食品品控与检验',
      titles:
        '食品品控 食品质量 食品质量工程师 食品质检 食品检验 食品检验员 食品QA 食品QC 食品安全 食品安全与质量 食品质量与安全 食品安全管理 食品安全管理员 食品安全员 质检（食品） 品控（食品） 质量（食品）',
      summary: '从原料到成品把住食品安全与质量，出了问题能追到原因。',
      duties: '原辅料、过程与成品检验；巡检与放行；客诉与不合格品处理；体系维护与审核',
      abilities: 'foodTesting 30, foodSafety 28, quality 14, compliance 10, safety 8, communication 10',
      degree: 'college',
      majors: '食品科学与工程 食品质量与安全 食品检验检测技术 生物工程',
      certificates:
        '食品检验员（职业技能等级）|优先|检验岗位看重；内审员（ISO 22000/HACCP）|优先|体系岗位看重',
      experience: '检验的项目与份数、发现并处理的问题、客诉或不合格率的变化',
      path: '检验员:检验与记录；品控工程师:一条线；品控主管:体系与审核；质量经理:指标与团队',
      adjacent: 'foodDevelopment quality environmental corporateCompliance',
    },
  ]),
  ...occupationsOf('生产与技能', [
    {
      code: 'cnc',
      name: '数控操作与编程',
      titles:
        'CNC 数控 加工中心 数控加工 数控编程 数控车工 数控铣工 数控操作员 数控操作工 数控技术员 CNC操作员 CNC操作工 CNC编程 CNC编程员 CNC调机 CNC技术员 CNC技师 车工 铣工 调机员',
      summary: '按图纸把零件做到尺寸，机床不撞、刀不崩、批量稳定。',
      duties: '看图、编程与装夹；对刀、调机与首件；过程自检与刀具管理；机床日常保养',
      abilities: 'cncSkill 55, process 15, quality 12, safety 12, compliance 6',
      degree: 'highSchool',
      majors: '数控技术 机械制造及自动化 模具设计与制造 机电一体化',
      certificates: '车工/铣工职业技能等级|优先|中级以上优先',
      experience: '机床与系统、零件与公差、日产件数与合格率',
      path: '操作工:装夹与自检；调机员:对刀与首件；编程员:工艺与程序；班组长/主管:人员与交期',
      adjacent: 'manufacturing productionSupervisor equipmentMaintenance moulding mechanical',
    },
  ]),
  ...occupationsOf('法规与可持续发展', [
    {
      code: 'corporateCompliance',
      name: '企业合规与法规事务',
      titles:
        '合规 企业合规 合规管理 食品合规 产品合规 贸易合规 法规事务 法规专员 法规工程师 合规与法务 食品安全合规 Compliance',
      summary: '把法律法规变成公司产品、宣传和经营能照着做的规则，并应对检查。',
      duties: '跟踪法规与标准；审核产品、标签与宣传；应对检查、投诉与处罚；合规检查与培训',
      abilities: 'regulatoryAffairs 42, legalSkill 12, compliance 16, writing 12, communication 18',
      degree: 'bachelor',
      majors: '法学 知识产权 食品质量与安全 药学 公共管理',
      certificates: '法律职业资格|优先|多数岗位加分',
      experience: '审核或办理的件数、依据的法规、处理结果与整改数量',
      path: '合规专员:审核与检查；合规主管:制度与培训；合规经理:体系与风险；合规负责人:监管沟通与决策',
      adjacent: 'legal riskControl audit foodQuality',
    },
    {
      code: 'esg',
      name: 'ESG 与可持续发展顾问',
      titles:
        'ESG ESG咨询 ESG顾问 ESG咨询顾问 ESG研究员 ESG分析师 ESG专员 可持续发展 可持续发展咨询 可持续发展顾问 可持续发展专员 碳管理 碳核算 碳咨询 双碳咨询 碳排放管理 碳排放管理员 社会责任 CSR Sustainability',
      summary: '算清碳排放，写好披露，让企业的可持续发展做法有数据、能核验。',
      duties: '碳核算与数据收集；披露报告与评级应对；实质性议题与访谈；减排路径与培训',
      abilities: 'esgSkill 42, research 14, excel 10, writing 12, english 10, communication 12',
      degree: 'bachelor',
      majors: '环境科学 环境工程 可持续发展 会计学 金融学',
      certificates: '碳排放管理员（职业技能等级）|优先|自愿选择；CFA ESG 投资证书|优先|自愿选择',
      experience: '核算的站点数与边界、参与的报告章节、被采用的建议',
      path: '分析员:数据与底稿；顾问:独立模块；高级顾问:项目与客户；经理:方向与团队',
      adjacent: 'environmental consulting investmentAnalyst audit',
    },
  ]),
  ...occupationsOf('高等教育', [
    {
      code: 'universityTeacher',
      name: '高校教师',
      titles:
        '大学教师 大学老师 高校老师 高校讲师 大学讲师 高职教师 专任教师 高校专任教师 教学科研岗 助理教授 副教授 教授 博士教师 Lecturer',
      summary: '上好课，做出自己的研究，带出学生。',
      duties: '课程讲授与考核；科研项目与论文；指导学生与毕业论文；学科与专业建设',
      abilities:
        'universityTeaching 26, academicFunding 22, paperSkill 26, presentation 10, english 8, teamwork 8',
      degree: 'master',
      majors: '与应聘学科一致的专业 以公告要求为准',
      certificates: '高等学校教师资格证|优先|一般入职培训后取得',
      experience: '课程与学时、论文与排序、主持的项目与经费',
      path: '讲师/师资博士后:站稳讲台与首个项目；讲师:独立课程与课题；副教授:团队与学生；教授:学科方向',
      adjacent: 'research trainer counsellor algorithm',
    },
  ]),
];
