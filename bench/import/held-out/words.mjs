// Vocabulary of the held-out people by walk of life, written without knowledge of the rules or of other word lists.
import { common } from './common-words.mjs';
import { abroad, graduate, inEnglish, scholar, withMaster } from './lives.mjs';
import { serviceWords } from './service-words.mjs';
import { tradeWords } from './trade-words.mjs';

const developer = {
  ...common,
  live: graduate(),
  names: ['岑一鸣', '郝思远', '纪若彤', '温子墨'],
  schools: ['杭州电子科技大学', '南昌航空大学', '西安邮电大学', '华南农业大学'],
  majors: ['软件工程', '信息安全', '网络工程', '物联网工程'],
  companies: [
    '杭州云栖数联科技有限公司',
    '科大讯飞股份有限公司',
    '深圳市蜂鸟软件有限公司',
    '金山办公软件股份有限公司',
  ],
  titles: ['Java开发工程师', 'Golang后端实习生', 'Web前端工程师', '测试开发实习生'],
  cities: ['杭州', '深圳', '合肥', '西安'],
  origins: ['江西上饶', '陕西渭南', '广东梅州'],
  organisations: ['计算机学院学生会', 'ACM集训队', '开源技术协会'],
  offices: ['技术部部长', '副主席', '负责人'],
  projects: ['校园二手书交易平台', '分布式任务调度系统', '基于Netty的即时通讯系统', '实验室设备借还小程序'],
  roles: ['后端开发', '项目负责人', '全栈开发', '核心开发者'],
  awards: [
    'ICPC亚洲区域赛铜牌',
    '全国大学生数学建模竞赛省二等奖',
    '校级三好学生',
    '国家励志奖学金',
    '中国大学生计算机设计大赛三等奖',
  ],
  certificates: ['全国计算机技术与软件专业技术资格（软件设计师）', '华为HCIA-Datacom认证', '阿里云ACA认证'],
  skills: [
    ['编程语言', ['Java', 'Go', 'Python']],
    ['框架', ['Spring Boot', 'MyBatis', 'Gin']],
    ['数据库', ['MySQL', 'Redis', 'MongoDB']],
    ['工具', ['Git', 'Docker', 'Jenkins']],
  ],
  objects: [
    '负责订单模块的接口设计与开发',
    '重构消息推送服务',
    '参与登录鉴权与权限管理的开发',
    '搭建日志采集与监控告警',
    '编写核心流程的单元测试',
  ],
  means: [
    '使用Redis缓存热点数据',
    '引入RocketMQ做异步削峰',
    '用慢查询日志定位瓶颈并补建联合索引',
    '采用JWT加网关统一校验',
  ],
  results: [
    '接口平均响应由800ms降到120ms',
    '支撑日均30万次调用',
    '线上故障数环比下降60%',
    '测试覆盖率达到85%',
  ],
  evaluations: [
    '热爱编程，长期维护个人技术博客，习惯先写设计文档再写代码。',
    '基础扎实，能独立阅读英文文档，善于排查线上问题，乐于分享。',
  ],
  courses: ['数据结构', '计算机网络', '数据库原理', '编译原理', '软件测试'],
};

const designer = {
  ...common,
  live: graduate({ drop: ['campus', 'ethnicity', 'politicalStatus'] }),
  names: ['简宁', '夏梓桐', '聂青禾', '尹墨白'],
  schools: ['中国美术学院', '江南大学', '广州美术学院', '景德镇陶瓷大学'],
  majors: ['产品设计', '数字媒体艺术', '环境设计', '工业设计'],
  companies: [
    '洛可可创新设计集团',
    '网易（杭州）网络有限公司',
    '广州山里人品牌设计有限公司',
    '飞书深诺数字科技（上海）有限公司',
  ],
  titles: ['UI设计师', '平面设计实习生', '视觉设计实习生', '交互设计师'],
  cities: ['杭州', '广州', '上海'],
  origins: ['浙江丽水', '江西景德镇', '福建泉州'],
  organisations: ['设计学院学生会'],
  offices: ['部长'],
  projects: ['“拾光”老年服药提醒App', '城市书房导视系统设计', '茶品牌“半山”视觉形象', '校庆文创系列'],
  roles: ['独立设计', '视觉设计', '交互设计', '主创'],
  awards: [
    '红点概念设计奖',
    '米兰设计周高校设计学科师生优秀作品展省级二等奖',
    '毕业设计优秀奖',
    '校学业奖学金',
  ],
  certificates: ['Adobe国际认证设计师', '平面设计师职业技能证书（三级）', '商业插画师证书'],
  skills: [
    ['界面设计', ['Figma', 'Sketch', 'MasterGo']],
    ['三维', ['Blender', 'C4D', 'Rhino']],
    ['平面', ['Photoshop', 'Illustrator', 'InDesign']],
  ],
  objects: [
    '负责活动页与运营物料的视觉设计',
    '梳理组件库与设计规范',
    '完成品牌延展物料的设计与落地',
    '绘制交互流程和高保真原型',
  ],
  means: ['通过6次用户访谈提炼需求', '与开发逐项走查还原度', '制作三套方案进行对比测试', '跟进打样和印刷'],
  results: ['组件复用率达到75%', '活动页点击率提升22%', '方案一次通过评审', '设计交付周期缩短三天'],
  evaluations: [
    '喜欢观察日常，关注人的真实需要，能把想法快速做成可以看的东西。',
    '审美稳定，逻辑清楚，愿意听意见也敢坚持判断。',
  ],
  courses: ['设计心理学', '字体设计', '用户体验', '人机工程学', '设计史'],
};

const doctoral = {
  ...common,
  live: scholar({ school: '中国科学院大学', major: '材料物理与化学' }, [
    '钙钛矿薄膜缺陷钝化机理及其器件稳定性研究',
    'Grain boundary engineering for stable tin-based perovskite solar cells',
  ]),
  names: ['施怀瑾', '宁致和', '葛书瑶'],
  schools: ['兰州大学', '郑州大学', '燕山大学'],
  majors: ['材料化学', '应用化学', '高分子材料与工程'],
  companies: ['宁德时代新能源科技股份有限公司', '比亚迪股份有限公司'],
  titles: ['高校教师', '博士后研究人员', '材料研发工程师'],
  cities: ['北京', '兰州', '合肥'],
  origins: ['甘肃天水', '河南周口', '河北秦皇岛'],
  organisations: ['研究生会'],
  offices: ['主席'],
  projects: [
    '国家自然科学基金面上项目“锡基钙钛矿的相稳定调控”',
    '柔性光伏器件封装工艺攻关',
    '中科院先导专项子课题“界面电荷传输”',
  ],
  roles: ['主要参与人', '学生负责人', '子课题负责人'],
  awards: ['博士研究生国家奖学金', '中国科学院院长优秀奖', '全国材料学博士生论坛优秀口头报告'],
  certificates: ['无'],
  skills: [
    ['表征手段', ['XRD', 'SEM', 'XPS']],
    ['计算模拟', ['VASP', 'LAMMPS']],
    ['编程', ['Python', 'MATLAB', 'Origin']],
  ],
  objects: [
    '提出一种双功能有机配体钝化策略',
    '搭建手套箱内的器件制备与老化测试平台',
    '完成第一性原理计算与能带分析',
    '撰写年度进展报告和结题材料',
  ],
  means: [
    '结合原位光谱与飞秒瞬态吸收',
    '筛选30余种添加剂',
    '与上海光源合作开展原位测试',
    '指导两名硕士生完成对照实验',
  ],
  results: [
    '器件效率由12.1%提升至15.3%',
    '连续光照1000小时后效率保持92%',
    '相关结果发表SCI论文3篇',
    '申请发明专利两项',
  ],
  evaluations: [
    '长期从事新型光伏材料研究，具备独立选题、实验设计和论文写作能力。',
    '实验经验丰富，有良好的学术交流与教学辅导能力。',
  ],
  courses: ['固体物理', '材料科学基础', '物理化学'],
};

const returnee = {
  ...common,
  leads: ['数据分析', '项目协作'],
  live: abroad({ school: '曼彻斯特大学', major: '商业分析' }),
  names: ['古天悦', '章语桐', '骆嘉诚'],
  schools: ['东北财经大学', '西交利物浦大学', '对外经济贸易大学'],
  majors: ['金融学', '信息管理与信息系统', '经济统计学'],
  companies: ['毕马威华振会计师事务所', '欧莱雅（中国）有限公司', '渣打银行（中国）有限公司', '京东物流集团'],
  titles: ['商业分析师', '数据分析实习生', '管理培训生', '审计实习生'],
  cities: ['上海', '北京', '深圳'],
  origins: ['辽宁沈阳', '福建福州', '山东烟台'],
  organisations: ['曼大中国学生学者联合会', '商赛俱乐部', '模拟联合国协会'],
  offices: ['赞助部部长', '秘书长', '副主席'],
  projects: ['伦敦共享单车需求预测', '超市会员流失分析', '跨境电商评论情感分析'],
  roles: ['组长', '数据建模', '汇报人'],
  awards: ['优秀毕业论文', '埃森哲商业案例大赛区域亚军', '院长奖学金'],
  certificates: ['CFA一级', 'Tableau Desktop Specialist', '证券从业资格证'],
  skills: [
    ['编程', ['Python', 'SQL', 'R']],
    ['可视化', ['Tableau', 'Power BI']],
    ['办公软件', ['Excel VBA', 'PowerPoint']],
  ],
  objects: [
    '搭建会员复购看板',
    '清洗并合并三个来源的交易数据',
    '执行函证与存货监盘程序',
    '撰写英文行业研究简报',
  ],
  means: ['用SQL拆解漏斗各环节', '与伦敦团队每周同步口径', '以随机森林筛选关键变量', '建立自动化取数脚本'],
  results: ['每周节省6小时人工', '发现并更正12处口径错误', '预测误差下降18%', '报告被管理层采纳'],
  evaluations: [
    '具备跨文化团队经验，能以数据讲清楚业务问题，中英文均可作为工作语言。',
    '学习能力强，对零售和金融行业有持续的兴趣。',
  ],
  courses: ['计量经济学', '机器学习', '公司金融', '运营管理'],
};

const student = {
  ...returnee,
  live: withMaster({ school: '上海大学', major: '应用统计' }),
  names: ['桑晚晴', '元启明'],
  organisations: ['研究生会', '统计协会', '校辩论队'],
};

const english = {
  ...common,
  live: inEnglish,
  names: ['Hanqing Lu', 'Yutong Zhao', 'Kevin Ruan'],
  schools: ['Xiamen University', 'Soochow University', 'University of Leeds'],
  majors: ['Economics', 'Applied Statistics', 'International Business'],
  companies: ['Deloitte China', 'HSBC Bank (China) Company Limited', 'Decathlon China', 'Haier Group'],
  titles: ['Data Analyst', 'Marketing Intern', 'Audit Intern', 'Business Analyst Intern'],
  cities: ['Shanghai', 'Hong Kong', 'Shenzhen'],
  origins: ['Fujian'],
  organisations: ['Student Union', 'AIESEC', 'Debate Society'],
  offices: ['Vice President', 'Head of Events', 'Team Leader'],
  projects: ['Airbnb Price Prediction', 'Bike-Sharing Demand Study', 'Campus Recycling Campaign'],
  roles: ['Team Leader', 'Data Modeller', 'Researcher'],
  awards: ['National Scholarship', 'First Prize, Mathematical Contest in Modeling', 'Merit Student Award'],
  certificates: ['CFA Level I', 'Google Data Analytics Certificate', 'ACCA Foundation'],
  skills: [
    ['Programming', ['Python', 'SQL', 'R']],
    ['Tools', ['Tableau', 'Excel', 'SPSS']],
  ],
  objects: [
    'Cleaned and merged sales records of 120 stores',
    'Prepared weekly performance reports for regional managers',
    'Surveyed 400 customers on delivery experience',
    'Reconciled bank confirmations for three listed clients',
  ],
  means: ['using Python scripts', 'working with a team of five', 'following the engagement plan'],
  results: [
    'cutting preparation time by 40%',
    'which led to a new pricing rule',
    'with no errors found in review',
  ],
  evaluations: [
    'Curious graduate with hands-on experience in data and business analysis, comfortable in international teams.',
  ],
  courses: ['Econometrics', 'Probability Theory', 'Corporate Finance', 'Business Communication'],
};

/** The words of each walk of life. */
export const heldOutWords = {
  ...serviceWords,
  ...tradeWords,
  developer,
  designer,
  doctoral,
  returnee,
  student,
  english,
};
