import { regex } from '@qicheng/resume/regex';
import { isChineseCity, isWesternCity } from './chinese-cities.js';

// Words in names of employers, titles and tasks; as suffixes where a longer name may precede.

/** Well-known employers whose names do not indicate their industry. */
const MORE_BRANDS =
  '东风|一汽|上汽|广汽|长安汽车|奇瑞|长城汽车|岚图|极氪|小鹏|零跑|理想汽车|隆基|通威|天合|晶科|阳光电源|亿纬|国轩|欣旺达|立讯|歌尔|舜宇|蓝思|京东方|华星|天马|TCL|长虹|创维|康佳|九阳|苏泊尔|方太|老板电器|公牛|石药|恒瑞|复星|药明|迈瑞|联影|爱尔|通策|美年|片仔癀|云南白药|同仁堂|元气森林|喜茶|奈雪|瑞幸|库迪|蜜雪|古茗|茶百道|霸王茶姬|良品铺子|三只松鼠|周黑鸭|绝味|百草味|洽洽|海天|李锦记|金龙鱼|新希望|温氏|牧原|正大|双汇|光明乳业|飞鹤|农夫山泉|娃哈哈|康师傅|统一企业|茅台|五粮液|青岛啤酒|立白|蓝月亮|名创优品|屈臣氏|丝芙兰|完美日记|花西子|珀莱雅|森马|波司登|海澜|太平鸟|老凤祥|周大福|泡泡玛特|米哈游|莉莉丝|三七互娱|完美世界|巨人网络|叠纸|芒果|爱奇艺|优酷|喜马拉雅|豆瓣|虎扑|得物|唯品会|苏宁|国美|贝壳|链家|自如|我爱我家|万达|绿城|金茂|华润|中海|招商蛇口|远洋|融创|旭辉|越秀|金地|立信|天健|信永中和|大华|金杜|君合|中伦|德恒|大成|盈科|粉笔|中公|华图|高途|学大|韵达|申通|极兔|德邦|满帮|货拉拉|哈啰|高德|同程|途牛|飞猪|南航|东航|国航|海航|川航|春秋航空|中兴|紫光|中芯|长江存储|海康|大华股份|浪潮|曙光|东软|中软|神州|亚信|深信服|奇安信|启明|绿盟|月之暗面|智谱|百川|地平线|商汤|云从|依图|科沃斯|石头科技|追觅|影石|安克|传音|龙源|长江电力|三峡|华能|大唐|华电|国能|中广核|中核|中石油|中石化|中海油|中粮|中储粮|中车|中建|中冶|中交|葛洲坝|中国商飞|中航|航天科工|航天科技|兵器|宝钢|鞍钢|首钢|河钢|中铝|紫金|海螺|富士康|比亚迪电子|伟创力|纬创|和硕|玛氏|百威|卡夫|达能|高露洁|强生|辉瑞|默沙东|阿斯利康|罗氏|诺华|拜耳|巴斯夫|陶氏|杜邦|壳牌|霍尼韦尔|施耐德|ABB|飞利浦|松下|索尼|佳能|三星|LG|丰田|本田|日产|大众|宝马|奔驰|沃尔沃|米其林|马士基|DHL|UPS|汇丰|渣打|花旗|高盛|摩根';

/** Suffixes of definite employers. */
const SURE_EMPLOYER =
  '植物园|动物园|科学院|政府|委员会|街道|卫生院|卫生室|卫生服务中心|诊所|门诊部?|急救中心|疾控中心|血站|养老院|敬老院|福利院|机场|海关|邮政局?|党校|剧院|剧团|歌舞团|交响乐团|美术馆|科技馆|文化宫|体育馆|展览馆|档案馆|供电所|供电局|电厂|水厂|自来水|燃气|地铁|铁路局?|车务段|机务段|工务段|加油站|大酒店|酒家|酒楼|餐厅|食府|茶楼|饭店|宾馆|旅行社|商场|百货|连锁|专卖店|旗舰店|有限责任|合作社|农场|林场|牧场|渔场|苗圃|车行|汽修厂?|修理厂|印刷厂|服装厂|制造厂|律所';

/** Suffixes of probable employers. */
const LIKELY_EMPLOYER =
  '本田|丰田|大众|电建|电力|电气|电源|电池|机器人|眼科|口腔|齿科|健康|医美|影视|影业|卫视|TV|视频|出版|传播|航空|航运|光电|光学|照明|精密|精工|半导体|芯片|材料|钢铁|铝业|矿业|煤业|石化|化工|日化|乳业|酒业|啤酒|咖啡|味业|粮油|饲料|农业|农牧|种业|园林|林业|服饰|服装|鞋业|家居|家纺|家具|玩具|珠宝|商贸|贸易|进出口|超市|铺子|度假区|民宿|旅游|乐园|景区|健身|体育|机床|机电|机械|装备|船业|船舶|车业|客车|轮胎|玻璃|水泥|建材|陶瓷|家电|通讯|通信|在线|互娱|游戏|动漫|娱乐|画廊|学堂|书城|评估|勘察|认证|物业|安保|家政|婚庆|消防|部队|武警|交警|妇联|工会|公交|租车|快递|货运|冷链|仓储|供应链|医疗|药业|中药|基因|时装|造船|造纸|纺织|印染|包装|环保|环境|新材|储能|光伏|风电|核电|锂电|检测技术';

/** Suffixes of titles besides the usual ones. */
const MORE_TITLES =
  '博士后|收银|领班|队长|组长|厨师长|机长|列车长|护士长|车间主任|店务|船务|村官|代理|代理人|维护|后期|撰稿|选品|主持|演员|舞者|学者|兽医|导游|空乘|乘务|地勤|校对|文秘|前台|HRBP|HR|BD|UI|UX|绩效|薪酬|招聘|增长|拓展|公关|媒介|投放|化验|检验|检测|测量|麻醉|放射|值班|审核|风控|交易|核保|理赔|督察|教研|教务|学工|保育|保洁|保安|安保|配送|分拣|仓储|仓管|理货|陈列|物控|计划|调度|调试|安装|维保|养护|种植|养殖|烘焙|调酒|西点|面点|美容|美发|化妆|造型|模特|伴奏|编曲|录音|灯光|舞美|制片|场记|建模|渲染|排版|制图|绘图|算量|造价|预算|资料|施工|监造|质控|品控|品管|体系|合规|税务|核算|结算|资金|投研|研究|行研|投行|量化|分析|数据|爬虫|大数据|人工智能|安全|渗透|实施|售前|售后|技术支持|解决方案|项目管理|商务|招投标|报价|报关|报检|关务|货代|电商|社群|直播|短视频|内容|活动|策略|战略';

/** Short task words, which name the role if nothing longer does. */
const TASKS =
  '设计|分析|处理|撰写|制作|建模|编程|写作|答辩|财务|外联|执行|统计|调研|采访|宣传|拍摄|绘制|记录|联络|搭建|推广|编制|操作|制备|计算|排版|美术|音乐|文字|硬件|软件|结构|市场|后勤|翻译|配音|编写|整理|检测|加工|实验|施工|评审|培训|辅导|编译|运维|爬虫|标注|采集|访谈|走访|接待|出纳|采购|物资|道具|服装|化妆|灯光|音响|主唱|伴奏';

/** How well a text fits an entry field: positive for it, negative against it. */
export type TextScore = (text: string) => number;

const STRONG_COMPANY = regex('iu')`
  公司|集团|银行|医院|事务所|工作室|研究院|研究所|证券|保险|信托|基金会|中学|小学|幼儿园|大学|学校|酒店|超市
  |药房|书店|出版社|杂志社|报社|通讯社|电视台|博物馆|图书馆|文化馆|法院|检察院|派出所|公安局|税务局|居委会
  |村委会|街道办|[陆海空]军|火箭军|解放军|武警|某部队?|分行|支行|分社|工厂|Inc\b|Ltd\b|LLP|LLC|Corp|Co\.|Group|Bank|Hospital|University
`;
const WEAK_COMPANY =
  /科技|网络|传媒|信息|软件|数据|智能|能源|汽车|电器|电子|物流|速运|食品|餐饮|教育|广告|咨询|文化|重工|地产|置业|控股|股份|制药|生物|医药|建设|建工|投资|资本|实业|国际|中心$|厂$|局$|委$|社$|店$|馆$|所$|院$|会$|行$|Technology|App$/iu;
/** Words in English names of employers; Hotel Manager is a title. */
const ENGLISH_EMPLOYER = regex('u')`
  \b(?:Hotel|Resort|Restaurant|Holdings|Clinic|Airlines|Consulting|Logistics|Solutions|Motors|Pharmaceuticals?
  |Limited|Company|Agency|Freight|Shipping|Trading|Industries|Technologies|Studios?)\b
`;
const BRANDS = regex('iu')`
  ^(?:字节跳动|抖音|腾讯|阿里巴巴|阿里云|蚂蚁|支付宝|淘宝|天猫|百度|京东|美团|滴滴|快手|小红书|拼多多|网易
  |哔哩哔哩|B站|携程|去哪儿|知乎|微博|新浪|搜狐|小米|华为|中兴|联想|OPPO|vivo|荣耀|大疆|比亚迪|蔚来|小鹏|理想
  |特斯拉|吉利|宁德时代|海尔|美的|格力|海信|顺丰|中通|圆通|菜鸟|饿了么|盒马|永辉|沃尔玛|宜家|星巴克|麦当劳
  |肯德基|百胜|海底捞|可口可乐|百事|雀巢|蒙牛|伊利|宝洁|联合利华|欧莱雅|耐克|安踏|李宁|优衣库|迪士尼|IBM|微软
  |谷歌|苹果|亚马逊|英特尔|英伟达|甲骨文|SAP|西门子|博世|通用电气|埃森哲|麦肯锡|贝恩|波士顿咨询|德勤|普华永道
  |安永|毕马威|KPMG|PwC|EY|Deloitte|奥美|蓝色光标|中金|中信|华泰|国泰君安|海通|广发|招商|平安|太平洋|人保|国寿
  |泰康|工商银行|建设银行|农业银行|中国银行|中国移动|中国联通|中国电信|中国石油|中国石化|国家电网|国网|南方电网
  |中国铁塔|中建|中铁|中交|万科|碧桂园|保利|龙湖|新东方|好未来|学而思|作业帮|猿辅导|得到|智联|BOSS直聘|58同城
  |科大讯飞|商汤|旷视|寒武纪|金山|360|用友|金蝶|三一|徐工|中联重科|新华社|人民日报|央视|中国日报)
`;
const TITLE_END = regex('iu')`
  (?:工程师|经理|专员|助理|实习生|主管|总监|顾问|分析师|设计师|架构师|规划师|运营|会计|出纳|审计|护士|医师|医生
  |药剂师|教师|老师|讲师|辅导员|编辑|记者|主播|编导|销售|客服|文员|秘书|司机|翻译|研究员|调研员|管培生|培训生
  |培训师|储备干部|干部|实习|开发|测试|运维|前端|后端|算法|设计|策划|剪辑|摄影|文案|剪辑师|标注员|计划员|采购
  |质检员|质检|接待|服务|客户服务|用户研究|数据分析|产品|人事|行政|法务|律师|收银员|店长|店员|导购|督导|技师
  |技工|操作员|施工员|监理|造价员|助教|家教|班主任|管理|培训|推广|岗|师|员|工|手|匠|大副|二副|船长|教练|干事
  |导演|编剧|编舞|演奏|护理|单证|跟单|外贸|检修|维修|装配|巡检|调度|修复|主任|代表|站长|园长|校长|合伙人|经纪人
  |策展人|engineer|manager|intern|analyst|assistant|designer|developer|specialist|officer|consultant|accountant
  |nurse|teacher|editor|researcher|trainee|director|receptionist|supervisor|buyer|captain|coordinator|clerk
  |cashier|waiter|waitress|chef|technician|representative|administrator|architect|lecturer|tutor|instructor
  |planner|merchandiser|translator|interpreter|secretary|pharmacist|lawyer|paralegal|auditor|barista|concierge
  |inspector|\b(?:musician|pianist|violinist|cellist|singer|dancer|agent|associate|volunteer|fellow|owner
  |founder|controller|executive|trainer|coach|advis[eo]r|scientist|programmer|copywriter|writer|photographer
  |attendant|therapist|mechanic|electrician|welder|machinist|surveyor|trader|broker|actuary|teller|recruiter
  |strategist|producer|curator|librarian|physician|surgeon|dentist|CRA|HRBP))
  (?: (?:I{1,3}|IV|V))?(?:[（(][^）)]*[）)])?$
`;
const DEPARTMENT_END =
  /(?:部|部门|事业部|事业群|事业线|业务线|条线|组|科|处|室|产房|药房|后厨|前厅|病区|车间|工段|(?:生鲜|熟食|日配|水产|果蔬|收银|分拣|打包|包装|加工|装配|备料|拣货|洁净|住院)区|中心|平台|内科|外科|儿科|急诊科|产品线|BU|BG|Department|Team|Division)$/iu;
const ROLE_END = regex('iu')`
  (?:负责人|队长|组长|组员|成员|队员|部长|主席|干事|社长|会长|理事|理事长|班长|团支书|书记|委员|志愿者|骨干
  |发起人|创始人|创办人|助教|支教老师|裁判|主力|领队|带队|讲师|联络员|联络人|主编|副主编|编辑|记者|部员|委员长
  |秘书长|主持人|主持|主唱|指导|参与人|参与者|参与|主创|主程|第[一二三四]作者|作者|完成人|撰稿人|独立开发
  |独立完成|独立开发者|产品设计|硬件设计|软件设计|结构设计|UI设计|文案|工程师|经理|助理|专员|开发|测试|运维|前端
  |后端|算法|架构师|分析师|设计师|数据分析|运营|策划|统筹|监制|导演|摄影|剪辑|答辩人|队友|\p{Script=Han}者|核心
  |主负责|学生|教师|代表|head|lead|leader|member|president|volunteer|captain|chair|sole|owner|developer|manager
  |founder|director|engineer|PM)(?:[（(][^）)]*[）)])?$
`;
const ORGANISATION_END = regex('iu')`
  (?:学生会|研究生会|协会|社团|社|团|委员会|团委|学联|联合会|总会|分会|队|中心|青协|电视台|广播站|广播台|俱乐部
  |工作室|编辑部|通讯社|报社|角|站|部|班|级|会|基地|书院|学院|大学|组织|剧社|乐团|联盟|营|支部|党支部|团支部
  |union|club|society|association|committee|volunteers|radio)$
`;
const PROJECT = regex('iu')`
  系统|平台|项目|研究|分析|小程序|网站|App|软件|工具|装置|机器人|模型|算法|方案|策划|活动|调查|调研|大赛|竞赛
  |计划|实验|课题|实践|开发|设计|运营|建设|优化|改造|推广|孵化|预测|检测|识别|监测|管理|评估|商城|基于|面向|关于
  |仿真|测绘|库$|网$|课程|系列|设备|助手|V\d
`;
const PLACE = regex('iu')`
  ^(?:(?:中国|湖北|湖南|广东|广西|江苏|浙江|安徽|福建|江西|山东|山西|河南|河北|四川|贵州|云南|陕西|甘肃|青海
  |辽宁|吉林|黑龙江|海南|内蒙古|宁夏|新疆|西藏|台湾)?[·\s-]?(?:北京|上海|天津|重庆|广州|深圳|武汉|成都|杭州|南京
  |西安|苏州|长沙|郑州|济南|青岛|厦门|福州|合肥|南昌|昆明|贵阳|南宁|海口|沈阳|大连|长春|哈尔滨|石家庄|太原
  |呼和浩特|兰州|西宁|银川|乌鲁木齐|拉萨|香港|澳门|宁波|无锡|佛山|东莞|珠海|常州|温州|烟台|洛阳|徐州|嘉兴|绍兴
  |泉州|中山|惠州|南通|扬州|金华|台州|潍坊|襄阳|宜昌|三亚|桂林|绵阳|保定|唐山
  |包头)(?:市)?(?:[·\s-]?[\p{Script=Han}]{1,6}区)?|[\p{Script=Han}]{2,6}[省市]|Beijing|Shanghai|Shenzhen
  |Guangzhou|Wuhan|Hangzhou|Chengdu|Nanjing|Suzhou|Xi'an|Hohhot|Hong Kong|Remote|远程)$
`;

const KNOWN_EMPLOYER = new RegExp(`^(?:${MORE_BRANDS})|(?:${SURE_EMPLOYER})(?:[（(][^）)]*[）)])?$`, 'u');
const OTHER_EMPLOYER = new RegExp(`(?:${LIKELY_EMPLOYER})(?:[（(][^）)]*[）)])?$`, 'u');
const OTHER_TITLE = new RegExp(`(?:${MORE_TITLES}|\\p{Script=Han}[长者])(?:[（(][^）)]*[）)])?$`, 'u');
const TASK = new RegExp(`^\\p{Script=Han}{0,3}(?:${TASKS})$|^[A-Z]{2,4}$`, 'u');

/** 公司业务部, 集团财务中心, 投资银行部: a department whose first word could end the name of an employer. */
const DEPARTMENT_OF_KIND = regex('u')`
  ^(?:公司|集团|医院|学校|酒店|(?:投资|私人|零售|交易|网络|电子|手机|直销)?银行|证券|保险|信托)
  \p{Script=Han}{0,6}(?:(?<!总|支|俱乐)部|[科处室组]|(?<=\p{Script=Han}{3})中心)$
`;

const isStrongCompany = (text: string): boolean =>
  !DEPARTMENT_OF_KIND.test(text) &&
  (STRONG_COMPANY.test(text) ||
    BRANDS.test(text) ||
    KNOWN_EMPLOYER.test(text) ||
    (ENGLISH_EMPLOYER.test(text) && !TITLE_END.test(text)));

/** 鲁建四局（劳务分包）: the name without a remark. */
const withoutRemark = (text: string): string => text.replace(/(?<=.{2})[（(][^（）()]*[）)]$/u, '');
const LEGAL_FORM = /(?:有限公司|有限责任公司|股份公司)(?:[（(][^（）()]*[）)])?$/u;
/** 万和城三期, 北城新区学校项目: the site or subject of the work. */
const SITE = /(?:项目|标段|工程|[一二三四五]期)(?:[（(][^（）()]*[）)])?$/u;

/** Similarity to an employer. */
export const companyScore: TextScore = (text) =>
  (isStrongCompany(text) ? 3 : WEAK_COMPANY.test(withoutRemark(text)) || OTHER_EMPLOYER.test(text) ? 1 : 0) +
  (LEGAL_FORM.test(text) ? 0.5 : 0) -
  (SITE.test(text) ? 1.5 : 0) -
  (TITLE_END.test(text) && !isStrongCompany(text) ? 1.2 : 0) -
  (DEPARTMENT_END.test(text) && !isStrongCompany(text) ? 1 : 0) -
  (text.length < 2 ? 2 : 0);

/** 自由职业, 打零工, 接私活: work without an employer. */
const OWN_WORK = /^(?:自由(?:职业|执业|撰稿|译者?)|打?零工|接私活|接散活|全职育儿)/u;
export const isOwnWork = (text: string): boolean => OWN_WORK.test(text);

/** Similarity to a job title. */
export const titleScore: TextScore = (text) =>
  (TITLE_END.test(text) || isOwnWork(text) ? 2.5 : OTHER_TITLE.test(text) ? 1.7 : 0) -
  (isStrongCompany(text) ? 3 : 0) -
  (DEPARTMENT_END.test(text) ? 1 : 0) -
  (text.length > 14 ? 1 : 0);

const PERSON_END = regex('u')`
  (?:[员师士匠手]|(?<![加化施手竣])工|(?<![增成特])长|经理|主管|助理|总监|顾问|主任|代表|医生|实习生|[培训]生|干部|会计|出纳
  |秘书|司机|翻译|教练|教授|店主|合伙人|负责人|领班|学徒|[A-Za-z])(?:[（(][^）)]*[）)])?$
`;
/** Whether a title names a person (质检员), not only a field of work (质检). */
export const isPersonTitle = (text: string): boolean => titleScore(text) > 1 && PERSON_END.test(text);

export const departmentScore: TextScore = (text) =>
  (DEPARTMENT_END.test(text) ? 2.2 : -0.6) -
  (isStrongCompany(text) ? 3 : 0) -
  (/、.*、/u.test(text) ? 3 : 0) -
  (text.length > 14 ? 1 : 0);

export const placeScore: TextScore = (text) =>
  PLACE.test(text) || isChineseCity(text) || isWesternCity(text) ? 3.5 : -4;

/** Similarity to a role in a project or society. */
export const roleScore: TextScore = (text) =>
  (ROLE_END.test(text) || /\p{Script=Han}[员长师]$|^C[A-Z]O$|老师$|教练$/u.test(text)
    ? 2.5
    : TASK.test(text)
      ? 1.6
      : -0.4) -
  (text.length > 10 ? 1.5 : text.length > 7 ? 0.4 : 0) -
  (/系统|平台|小程序|网站|项目(?!经理|负责人|组|助理|成员|总监|管理)|基于/u.test(text) ? 1.5 : 0);

export const projectScore: TextScore = (text) =>
  (PROJECT.test(text) ? 1 : 0) +
  Math.min(1, text.length / 12) -
  (/负责人|成员|队长|组长|参与[人者]/u.test(text) ? 1.5 : 0);

export const organisationScore: TextScore = (text) =>
  (ORGANISATION_END.test(text) ? 2 : 0) -
  (/(?:部长|主席|干事|书记|班长|社长|会长|委员|主编|队长|成员|负责人|理事)$/u.test(text) ? 2.5 : 0);

/** Similarity to an organisation that carries out a project. */
export const hostScore: TextScore = (text) =>
  (STRONG_COMPANY.test(text) ? 1.5 : -0.5) - (PROJECT.test(text) ? 1.5 : 0);
