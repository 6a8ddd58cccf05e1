// Vocabulary for invented lives, by trade: the words of each list are separated by a bar.
const of = (words) => words.split('|');

const CITIES = of(
  '北京|上海|广州|深圳|武汉|成都|杭州|南京|西安|苏州|长沙|郑州|济南|青岛|厦门|福州|合肥|南昌|昆明|贵阳|南宁|沈阳|大连|长春|哈尔滨|太原|兰州|银川|无锡|佛山|东莞|常州|温州|洛阳|徐州|绍兴|泉州|中山|南通|潍坊|宜昌|桂林|绵阳|保定|芜湖|赣州|衡阳|襄阳',
);

export const COMMON = {
  cities: CITIES,
  surnames: of(
    '王|李|张|刘|陈|杨|赵|黄|周|吴|徐|孙|胡|朱|高|林|何|郭|马|罗|梁|宋|郑|谢|韩|唐|冯|于|董|萧|程|曹|袁|邓|许|傅|沈|曾|彭|吕|苏|卢|蒋|蔡|欧阳|上官|夏侯|诸葛|尉迟|皇甫|宇文|仝|亓|逯|晁|麻|庾|冼|牛|展',
  ),
  given: of(
    '子涵|浩然|思远|雨桐|明哲|一诺|知夏|嘉怡|振宇|静|晨曦|文博|婉莹|雪|丽|建国|秀英|志强|海燕|小军|玉梅|德胜|春梅|天翔|佳慧|梦瑶|俊|磊|晓东|国强|艳|彤|欣怡|泽宇|诗涵',
  ),
  schools: of(
    '大学|师范大学|理工大学|财经大学|农业大学|工业大学|职业技术学院|医学院|科技学院|交通大学|师范学院|职业学院|外国语学院|传媒学院|工程学院',
  ),
  provinces: of(
    '湖北|湖南|广东|广西|江苏|浙江|安徽|福建|江西|山东|山西|河南|河北|四川|贵州|云南|陕西|甘肃|辽宁|吉林|黑龙江',
  ),
  ethnicities: of('汉族|回族|满族|壮族|苗族|土家族|蒙古族|维吾尔族'),
  political: of('中共党员|共青团员|群众|中共预备党员'),
  organisations: of(
    '学生会|青年志愿者协会|计算机协会|广播站|辩论队|团委|摄影社|文学社|校园读书节|心理健康协会|合唱团|创业协会|校友会|勤工助学中心|迎新晚会|红十字会|舞蹈队|篮球社|年级学生工作部|宿舍管理委员会',
  ),
  offices: of(
    '部长|副部长|干事|主席|副主席|社长|会长|班长|团支书|学习委员|策划负责人|宣传委员|队长|编辑|志愿者|总导演|负责人',
  ),
  campusDeeds: of(
    '组织迎新活动，到场 300 人|策划校园歌手大赛，拉到赞助 5000 元|每周推送两篇，阅读量破千|负责招新和培训，新增成员 42 人|联系嘉宾，布置会场|统筹 6 场讲座|带队参加市级比赛',
  ),
  practices: of(
    '暑期三下乡社会实践|乡村支教|社区义诊服务|返乡调研|敬老院志愿服务|图书馆志愿讲解|疫情防控志愿者|城市马拉松志愿者|大学生暑期支教团',
  ),
  practiceDeeds: of(
    '服务老人 60 余位|走访 5 个村，完成问卷 240 份|给四年级孩子上课 20 节|写成调研报告 1.2 万字|获评优秀实践团队',
  ),
  awards: of(
    '国家奖学金|国家励志奖学金|校一等奖学金|校三好学生|优秀学生干部|优秀毕业生|优秀团员|全国大学生数学建模竞赛省二等奖|互联网+大学生创新创业大赛省级银奖|年度优秀员工|季度销售冠军|服务标兵|先进工作者|市级优质课一等奖|院级技能比武第二名|全国大学生英语竞赛三等奖|蓝桥杯省赛一等奖|广告艺术大赛优秀奖|公司创新奖|安全生产先进个人',
  ),
  languages: of(
    '英语六级|英语四级|CET-6 521|CET-4 478 分|大学英语四级|雅思 6.5|IELTS 7.0|TOEFL 98|日语 N2|英语专业八级|粤语|普通话|韩语 TOPIK 4级|英语（可日常交流）|法语 B1|闽南语|Mandarin (native)|English (fluent)|托业 820|英语 CET-6 540',
  ),
  hobbies: of('跑步|摄影|读书|骑行|羽毛球|吉他|书法|登山|烘焙|围棋|电影|旅行|养猫|游泳|手账'),
  self: of(
    '做事踏实，有责任心|性格开朗，善于沟通|能吃苦，服从安排|细心耐心，抗压能力强|喜欢把复杂的事讲清楚|学习能力强，上手快|热爱本职工作，愿意长期发展|有团队精神|坐得住，对数字敏感|做过一线，懂客户|为人真诚，守时守信|习惯复盘，愿意带新人',
  ),
  unheld: of(
    '教师资格证笔试已过，面试未通过|英语六级备考中|注册会计师在考|驾照科二还没过|二级建造师备考中|PMP 已报名|叉车证已过期|司法考试未通过|中级职称拟于明年报考|雅思准备考',
  ),
  pledges: of(
    '本人承诺以上内容真实有效，如有虚假愿承担责任。|以上情况属实。|签名：        日期：2025年3月|本人声明：所填信息真实。|填表人签名：',
  ),
  homes: of('在家照顾孩子，未参加工作|全职妈妈|照顾生病的父亲，暂离职场|待业，备考公务员'),
  closings: of('谢谢您抽空看，期待回复！|麻烦您看看合不合适|期待您的通知，谢谢|盼复，祝工作顺利'),
};

/** Employers, titles, departments, achievements, projects, subjects, skills, certificates. */
const trade = (companies, titles, departments, deeds, projects, majors, skills, certificates) => ({
  companies: of(companies),
  titles: of(titles),
  departments: of(departments),
  deeds: of(deeds),
  projects: of(projects),
  majors: of(majors),
  skills: of(skills),
  certificates: of(certificates),
});

export const TRADES = [
  trade(
    '云澜信息技术有限公司|极数科技有限公司|远川软件股份有限公司|蓝芯智能|北辰网络|迅达数据服务中心',
    '后端开发工程师|Java 工程师|前端实习生|测试工程师|运维专员|算法实习生|数据分析师|产品经理',
    '研发部|技术中心|平台组|算法组',
    '重构订单服务，接口耗时由 800ms 降到 120ms|编写单元测试 90 条|接入消息队列削峰|维护 30 台服务器，写监控脚本|参与推荐模型训练，AUC 提升 2%|完成后台管理系统 12 个页面',
    '校园二手交易平台|基于深度学习的垃圾分类系统|图书管理小程序|分布式爬虫|智能问答机器人|毕业设计：考勤系统|宿舍报修平台',
    '软件工程|计算机科学与技术|人工智能|网络工程|数据科学与大数据技术|物联网工程',
    'Java|Python|Go|MySQL|Redis|Docker|Vue|React|Spring Boot|Linux|C++|Git|Kubernetes|SQL|PyTorch',
    '软件设计师|计算机二级|华为 HCIA|阿里云 ACP|软考中级',
  ),
  trade(
    '第三人民医院|仁和医院|妇幼保健院|康宁护理院|社区卫生服务中心|口腔门诊部',
    '护士|护师|实习护士|护士长|药剂师|康复治疗师|检验技师|助产士|导诊',
    '急诊科|ICU|心内科|血液净化中心|药房|手术室',
    '负责静脉输液和床旁护理|带教实习护士 8 人|独立值夜班，管理 24 张床|参与抢救 40 余次|完成健康宣教 200 人次|质控检查合格率 98%',
    '护理质量改进课题|糖尿病患者随访研究',
    '护理学|临床医学|药学|康复治疗技术|医学检验技术|助产',
    '静脉穿刺|心电监护|急救|CPR|护理文书|HIS 系统',
    '护士执业资格证|护师资格证|健康证|执业药师|BLS 证书|主管护师',
  ),
  trade(
    '实验小学|育才中学|红星幼儿园|启航教育培训学校|新思路英语|职业高级中学|阳光托育中心',
    '语文老师|数学教师|英语教师兼班主任|幼儿教师|支教老师|课程顾问|教研员|助教|实习教师',
    '语文组|教务处|教研部',
    '任教五年级两个班，每周 14 课时|所带班级中考均分年级第二|组织家长会 12 次|编写校本教材|辅导学生获市级奖 6 人|续班率 92%|主讲公开课 3 节',
    '作业设计研究|绘本阅读课程开发',
    '汉语言文学（师范）|英语教育|学前教育|小学教育|数学与应用数学|体育教育',
    '希沃白板|课件制作|班级管理|钢琴|剪映',
    '小学语文教师资格证|高中数学教师资格证|普通话二级甲等|普通话水平测试一级乙等|幼儿园教师资格证|心理咨询师三级',
  ),
  trade(
    '恒矩自动化设备有限公司|嵩岭新材料股份有限公司|医疗器械有限公司|汽车销售服务有限公司|房产经纪|家居生活馆|保险代理|广告传媒有限公司',
    '销售代表|大客户经理|区域经理|销售主管|渠道经理|客户经理|电话销售|销售助理|招商经理|商务拓展',
    '华东区|大客户部|渠道部',
    '年签约额 860 万，完成率 112%|开发新客户 37 家|回款率 98%|带 5 人小组，连续三季度达标|负责投标 9 个，中标 4 个|维护经销商 20 家',
    '区域市场拓展|新品上市推广',
    '市场营销|电子商务|国际经济与贸易|工商管理|汽车营销',
    '客户开发|商务谈判|Excel|PPT|CRM|招投标|Salesforce',
    'C1 驾照|保险代理人资格证|驾驶证|房地产经纪人协理',
  ),
  trade(
    '喜多多超市|半亩咖啡（海光寺店）|渝香火锅（万科店）|华悦百货|便利店|面包坊|海鲜大酒楼|奶茶店|如家酒店|美容美发店',
    '店长|收银员|导购|服务员|领班|咖啡师|厨师|店员|理货员|前台|值班经理|美容师|副店长',
    '前厅|后厨|客房部',
    '管排班、盘点、处理客诉|日均接待顾客 60 人|月均报损从 5% 降到 2%|备料和出品，高峰一小时 80 单|带新人 6 个|店里评分由 4.1 升到 4.7|销售额连续三个月第一',
    '会员日活动|门店搬迁',
    '酒店管理|烹饪|市场营销|旅游管理|中餐烹饪',
    '收银|陈列|盘点|拉花|抖音带货|美团后台|排班',
    '健康证|咖啡师中级证书|食品安全管理员|中式烹调师四级|美容师三级',
  ),
  trade(
    '汇川建材集团|冷链物流有限公司|人力资源服务公司|物业服务有限公司|进出口有限公司|会计师事务所|农资有限责任公司|律师事务所',
    '行政专员|人事助理|会计|出纳|审计助理|行政主管|薪酬专员|招聘专员|前台|总账会计|文员|法务专员|律师助理|总经理助理',
    '财务部|人力资源部|综合办公室|审计监察部',
    '负责考勤、会务和采购|核算 400 人工资，零差错|招聘到岗 130 人|一般纳税人全盘账，独立报税|编制预算，三年降本 11%|起草公文 60 篇|参与 6 家企业年报审计|审核合同 200 份',
    '办公室搬迁|费用报销系统上线|ERP 上线',
    '行政管理|人力资源管理|会计学|财务管理|法学|审计学|文秘',
    'Excel|用友 U8|金蝶|Word|公文写作|数据透视表|钉钉|SAP|报税',
    '初级会计职称|人力资源管理师三级|中级会计师|法律职业资格证|档案管理员证|税务师|秘书证|注册会计师',
  ),
  trade(
    '精密制造有限公司|电子厂|汽配厂|机电安装工程有限公司|锂电材料有限公司|钢构有限公司|印刷厂|物流园|水利勘测设计有限公司|建设集团',
    '电工|焊工|数控操作工|设备技术员|质检员|车间主任|施工员|仓库管理员|机修工|班组长|司机|叉车工|安全员|助理工程师|叉车司机|普工',
    '一车间|设备部|工程部|品质部',
    '负责 11 台设备保养|改造控制柜，年省维修费 6 万|会看图纸，独立调机|班组 7 人，三年无事故|焊缝一次合格率 98%|参与配电项目 2 个|进出库日均 300 单',
    '空压站节能改造|厂房配电项目|老旧产线改造|桥梁施工监测',
    '机电一体化技术|电气自动化|数控技术|土木工程|焊接|汽车检测与维修|水利水电工程',
    'PLC|AutoCAD|变频器调试|SolidWorks|5S|叉车驾驶|万用表|西门子 S7-200|BIM',
    '低压电工证|特种作业操作证|叉车证|焊工证|电工中级（四级）|二级建造师|高级工（三级）|安全员 C 证|驾驶证 B2|助理工程师',
  ),
  trade(
    '文化传媒有限公司|礼物文化有限公司|绘本工作室|装饰设计工程有限公司|融媒体中心|游戏有限公司|影视文化公司|电视台|杂志社',
    '品牌设计实习生|UI 设计师|插画助理|视觉设计|短视频编导|新媒体运营|实习记者|文案策划|剪辑师|摄影师|室内设计师|主播|内容运营',
    '设计部|内容组|运营部',
    '出了 2 套包装，打样 5000 套|输出页面 68 张|账号一年涨粉 47 万|拍摄短片 30 条|写推文 120 篇，最高阅读 10 万|画平面施工图|整理品牌规范|直播 60 场',
    '无障碍导览设计|纪录短片《补网的人》|“老街地图”文创|品牌升级设计|毕业短片',
    '视觉传达设计|数字媒体艺术|广播电视编导|新闻学|环境设计|动画|广告学',
    'Photoshop|Illustrator|Figma|剪映|PR|AE|C4D|SketchUp|达芬奇|秀米|AI|InDesign|Canva',
    '无人机执照|记者证|普通话一级甲等|Adobe 认证|编辑资格证',
  ),
  trade(
    '能源材料研究院|寒地农业研究院|疾病预防控制中心|检测技术有限公司|生物医药有限公司|环境监测站|职业技术大学',
    '博士后|助理研究员|研究助理|科研助理|实验员|讲师|检测工程师|副研究员|CRA|研发工程师',
    '分析中心|课题组|实验中心',
    '负责电化学测试与表征|建立检测方法 4 项|维护样方，连续三年采样|完成实验章节撰写|年均授课 320 学时|检索文献 1200 篇',
    '国家自然科学基金面上项目|省重点研发计划|横向课题|大学生创新训练计划|土壤微生物多样性研究|小样本学习方法复现',
    '化学工程与技术|生态学|作物遗传育种|材料科学与工程|环境工程|生物技术|中国史',
    'R|Origin|MATLAB|ArcGIS|SPSS|HPLC|PCR|Python|LaTeX',
    '实验室安全证书|内审员证书|GCP 证书|高校教师资格证',
  ),
  trade(
    '镇人民政府|街道办事处|县水利局|税务局|社区居民委员会|市图书馆|水务投资有限公司|电力检修有限公司',
    '科员|党政办主任|村主任助理|网格员|社区工作者|文秘|宣传干事|技术员|审计主管|副主任',
    '党政办|党群工作部|财政所',
    '起草材料年均 90 份|走访群众 400 户|组织活动 30 场|负责脱贫台账|运营公众号，粉丝 1.6 万|办理窗口业务日均 50 件',
    '老旧小区改造|智慧社区建设',
    '公共管理|行政管理|农林经济管理|政治学|社会工作|新闻学|会计学',
    '公文写作|Excel|WPS|宣传报道|档案管理',
    '社会工作者初级|公务员考试合格证|助理社会工作师|普通话一级乙等|计算机二级',
  ),
];

export const ENGLISH = {
  names: of('Yuxin Zhang|Kevin Liu|Wei Chen|Mia Wang|Tom Zhao|Ruoxi Lin|Haoran Sun|Emily Xu'),
  schools: of(
    'University of Leeds|University of British Columbia|Monash University|National University of Singapore|University of Toronto|Fudan University|Zhejiang University|King’s College London',
  ),
  degrees: of(
    'BSc Computer Science|MSc Business Analytics|BA Economics|Bachelor of Commerce in Finance|Master of Public Policy|BEng Mechanical Engineering',
  ),
  companies: of(
    'Northbeck Retail Ltd|Cedarline Outdoor Inc.|Harbour Analytics|Bluefin Logistics|Greenleaf Consulting|Sunrise Hotel Group|Orchard Labs|BrightPath Education',
  ),
  titles: of(
    'Data Analyst|Marketing Intern|Supply Planner|Software Engineer|Research Assistant|Account Manager|Business Analyst Intern|Operations Associate',
  ),
  deeds: of(
    'Built demand forecasts for 240 SKUs in Python|Cut stock-outs by 11%|Led a team of four and delivered on time|Wrote weekly reports for senior managers|Automated order tracking, saving six hours a week|Managed 12 key accounts worth $2m|Ran A/B tests on the landing page',
  ),
  organisations: of(
    'Chinese Students Society|Debating Club|Volunteer Union|Photography Club|Consulting Club',
  ),
  offices: of('Vice President|President|Treasurer|Member|Event Lead'),
  projects: of(
    'Bike-sharing demand forecast|Campus food app|Sentiment analysis of reviews|Solar charger design',
  ),
  roles: of('Team Lead|Developer|Author'),
  awards: of('Dean’s List|First Prize, Case Competition|Merit Scholarship|Best Poster Award'),
  certificates: of('Google Analytics Certificate|CFA Level I|AWS Cloud Practitioner|PMP'),
  skills: of('Python|SQL|Tableau|Excel|R|Power BI|Java|SAP|Figma'),
  languages: of('English (fluent)|Mandarin (native)|IELTS 7.5|French (basic)|Cantonese'),
  hobbies: of('bouldering|film photography|running|chess'),
  cities: of('Shanghai|London|Vancouver|Singapore|Melbourne|Shenzhen'),
};
