import { isChineseCity } from './chinese-cities.js';
import { isWesternCity } from './western-places.js';
import { LIKELY_EMPLOYER, MORE_BRANDS, MORE_TITLES, SURE_EMPLOYER, TASKS } from './occupation-lexicon.js';

/** How well a text fits a field of an entry: above zero for it, below against it. */
export type Likeness = (text: string) => number;

const STRONG_COMPANY =
  /公司|集团|银行|医院|事务所|工作室|研究院|研究所|证券|保险|信托|基金会|中学|小学|幼儿园|大学|学校|酒店|超市|药房|书店|出版社|杂志社|报社|通讯社|电视台|博物馆|图书馆|文化馆|法院|检察院|派出所|公安局|税务局|居委会|村委会|街道办|分行|支行|分社|工厂|Inc\b|Ltd\b|LLP|LLC|Corp|Co\.|Group|Bank|Hospital|University/iu;
const WEAK_COMPANY =
  /科技|网络|传媒|信息|软件|数据|智能|能源|汽车|电器|电子|物流|速运|食品|餐饮|教育|广告|咨询|文化|重工|地产|置业|控股|股份|制药|生物|医药|建设|建工|投资|资本|实业|国际|中心$|厂$|局$|委$|社$|店$|馆$|所$|院$|会$|行$|Technology|App$/iu;
const BRANDS =
  /^(?:字节跳动|抖音|腾讯|阿里巴巴|阿里云|蚂蚁|支付宝|淘宝|天猫|百度|京东|美团|滴滴|快手|小红书|拼多多|网易|哔哩哔哩|B站|携程|去哪儿|知乎|微博|新浪|搜狐|小米|华为|中兴|联想|OPPO|vivo|荣耀|大疆|比亚迪|蔚来|小鹏|理想|特斯拉|吉利|宁德时代|海尔|美的|格力|海信|顺丰|中通|圆通|菜鸟|饿了么|盒马|永辉|沃尔玛|宜家|星巴克|麦当劳|肯德基|百胜|海底捞|可口可乐|百事|雀巢|蒙牛|伊利|宝洁|联合利华|欧莱雅|耐克|安踏|李宁|优衣库|迪士尼|IBM|微软|谷歌|苹果|亚马逊|英特尔|英伟达|甲骨文|SAP|西门子|博世|通用电气|埃森哲|麦肯锡|贝恩|波士顿咨询|德勤|普华永道|安永|毕马威|KPMG|PwC|EY|Deloitte|奥美|蓝色光标|中金|中信|华泰|国泰君安|海通|广发|招商|平安|太平洋|人保|国寿|泰康|工商银行|建设银行|农业银行|中国银行|中国移动|中国联通|中国电信|中国石油|中国石化|国家电网|国网|南方电网|中国铁塔|中建|中铁|中交|万科|碧桂园|保利|龙湖|新东方|好未来|学而思|作业帮|猿辅导|得到|智联|BOSS直聘|58同城|科大讯飞|商汤|旷视|寒武纪|金山|360|用友|金蝶|三一|徐工|中联重科|新华社|人民日报|央视|中国日报)/iu;
const TITLE_END =
  /(?:工程师|经理|专员|助理|实习生|主管|总监|顾问|分析师|设计师|架构师|规划师|运营|会计|出纳|审计|护士|医师|医生|药剂师|教师|老师|讲师|辅导员|编辑|记者|主播|编导|销售|客服|文员|秘书|司机|翻译|研究员|调研员|管培生|培训生|培训师|储备干部|干部|实习|开发|测试|运维|前端|后端|算法|设计|策划|剪辑|摄影|文案|剪辑师|标注员|计划员|采购|质检员|质检|接待|服务|客户服务|用户研究|数据分析|产品|人事|行政|法务|律师|收银员|店长|店员|导购|督导|技师|技工|操作员|施工员|监理|造价员|助教|家教|班主任|管理|培训|推广|岗|师|员|工|手|匠|大副|二副|船长|教练|干事|导演|编剧|编舞|演奏|护理|单证|跟单|外贸|检修|维修|装配|巡检|调度|修复|主任|代表|站长|园长|校长|合伙人|经纪人|策展人|engineer|manager|intern|analyst|assistant|designer|developer|specialist|officer|consultant|accountant|nurse|teacher|editor|researcher|trainee|director)(?:[（(][^）)]*[）)])?$/iu;
const DEPARTMENT_END =
  /(?:部|部门|事业部|事业群|事业线|业务线|条线|组|科|处|室|病区|车间|工段|中心|平台|内科|外科|儿科|急诊科|产品线|BU|BG|Department|Team|Division)$/iu;
const ROLE_END =
  /(?:负责人|队长|组长|组员|成员|队员|部长|主席|干事|社长|会长|理事|理事长|班长|团支书|书记|委员|志愿者|骨干|发起人|创始人|创办人|助教|支教老师|裁判|主力|领队|带队|讲师|联络员|联络人|主编|副主编|编辑|记者|部员|委员长|秘书长|主持人|主持|主唱|指导|参与人|参与者|参与|主创|主程|第[一二三四]作者|作者|完成人|撰稿人|独立开发|独立完成|独立开发者|产品设计|硬件设计|软件设计|结构设计|UI设计|文案|工程师|经理|助理|专员|开发|测试|运维|前端|后端|算法|架构师|分析师|设计师|数据分析|运营|策划|统筹|监制|导演|摄影|剪辑|答辩人|队友|\p{Script=Han}者|核心|主负责|学生|教师|代表|head|lead|leader|member|president|volunteer|captain|chair|sole|owner|developer|manager|founder|director|engineer|PM)(?:[（(][^）)]*[）)])?$/iu;
const ORGANISATION_END =
  /(?:学生会|研究生会|协会|社团|社|团|委员会|团委|学联|联合会|总会|分会|队|中心|青协|电视台|广播站|广播台|俱乐部|工作室|编辑部|通讯社|报社|角|站|部|班|级|会|基地|书院|学院|大学|组织|剧社|乐团|联盟|营|支部|党支部|团支部|union|club|society|association|committee|volunteers|radio)$/iu;
const PROJECT =
  /系统|平台|项目|研究|分析|小程序|网站|App|软件|工具|装置|机器人|模型|算法|方案|策划|活动|调查|调研|大赛|竞赛|计划|实验|课题|实践|开发|设计|运营|建设|优化|改造|推广|孵化|预测|检测|识别|监测|管理|评估|商城|基于|面向|关于|仿真|测绘|库$|网$|课程|系列|设备|助手|V\d/iu;
const PLACE =
  /^(?:(?:中国|湖北|湖南|广东|广西|江苏|浙江|安徽|福建|江西|山东|山西|河南|河北|四川|贵州|云南|陕西|甘肃|青海|辽宁|吉林|黑龙江|海南|内蒙古|宁夏|新疆|西藏|台湾)?[·\s-]?(?:北京|上海|天津|重庆|广州|深圳|武汉|成都|杭州|南京|西安|苏州|长沙|郑州|济南|青岛|厦门|福州|合肥|南昌|昆明|贵阳|南宁|海口|沈阳|大连|长春|哈尔滨|石家庄|太原|呼和浩特|兰州|西宁|银川|乌鲁木齐|拉萨|香港|澳门|宁波|无锡|佛山|东莞|珠海|常州|温州|烟台|洛阳|徐州|嘉兴|绍兴|泉州|中山|惠州|南通|扬州|金华|台州|潍坊|襄阳|宜昌|三亚|桂林|绵阳|保定|唐山|包头)(?:市)?(?:[·\s-]?[\p{Script=Han}]{1,6}区)?|[\p{Script=Han}]{2,6}[省市]|Beijing|Shanghai|Shenzhen|Guangzhou|Wuhan|Hangzhou|Chengdu|Nanjing|Suzhou|Xi'an|Hohhot|Hong Kong|Remote|远程)$/iu;

const KNOWN_EMPLOYER = new RegExp(`^(?:${MORE_BRANDS})|(?:${SURE_EMPLOYER})(?:[（(][^）)]*[）)])?$`, 'u');
const OTHER_EMPLOYER = new RegExp(`(?:${LIKELY_EMPLOYER})(?:[（(][^）)]*[）)])?$`, 'u');
const OTHER_TITLE = new RegExp(`(?:${MORE_TITLES}|\\p{Script=Han}[长者])(?:[（(][^）)]*[）)])?$`, 'u');
const TASK = new RegExp(`^\\p{Script=Han}{0,3}(?:${TASKS})$|^[A-Z]{2,4}$`, 'u');

const isStrongCompany = (text: string): boolean =>
  STRONG_COMPANY.test(text) || BRANDS.test(text) || KNOWN_EMPLOYER.test(text);

/** Where one is employed. */
export const companyLikeness: Likeness = (text) =>
  (isStrongCompany(text) ? 3 : WEAK_COMPANY.test(text) || OTHER_EMPLOYER.test(text) ? 1 : 0) -
  (TITLE_END.test(text) && !isStrongCompany(text) ? 1.2 : 0) -
  (DEPARTMENT_END.test(text) && !isStrongCompany(text) ? 1 : 0) -
  (text.length < 2 ? 2 : 0);

/** As what one is employed. */
export const titleLikeness: Likeness = (text) =>
  (TITLE_END.test(text) ? 2.5 : OTHER_TITLE.test(text) ? 1.7 : 0) -
  (isStrongCompany(text) ? 3 : 0) -
  (DEPARTMENT_END.test(text) ? 1 : 0) -
  (text.length > 14 ? 1 : 0);

export const departmentLikeness: Likeness = (text) =>
  (DEPARTMENT_END.test(text) ? 2.2 : -0.6) - (isStrongCompany(text) ? 3 : 0) - (text.length > 14 ? 1 : 0);

export const placeLikeness: Likeness = (text) =>
  PLACE.test(text) || isChineseCity(text) || isWesternCity(text) ? 3.5 : -4;

/** What one was in a project or a society. */
export const roleLikeness: Likeness = (text) =>
  (ROLE_END.test(text) || /\p{Script=Han}[员长师]$|^C[A-Z]O$|老师$|教练$/u.test(text)
    ? 2.5
    : TASK.test(text)
      ? 1.6
      : -0.4) -
  (text.length > 10 ? 1.5 : text.length > 7 ? 0.4 : 0) -
  (/系统|平台|小程序|网站|项目(?!经理|负责人|组|助理|成员|总监|管理)|基于/u.test(text) ? 1.5 : 0);

export const projectLikeness: Likeness = (text) =>
  (PROJECT.test(text) ? 1 : 0) +
  Math.min(1, text.length / 12) -
  (/负责人|成员|队长|组长|参与[人者]/u.test(text) ? 1.5 : 0);

export const organisationLikeness: Likeness = (text) =>
  (ORGANISATION_END.test(text) ? 2 : 0) -
  (/(?:部长|主席|干事|书记|班长|社长|会长|委员|主编|队长|成员|负责人|理事)$/u.test(text) ? 2.5 : 0);

/** An organisation that carries out a project. */
export const hostLikeness: Likeness = (text) =>
  (STRONG_COMPANY.test(text) ? 1.5 : -0.5) - (PROJECT.test(text) ? 1.5 : 0);
