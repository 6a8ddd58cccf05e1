/** Employers with English names of their own, without their legal form. */
export const EMPLOYER_NAMES = `
华为=Huawei;华为技术=Huawei Technologies;腾讯=Tencent;腾讯科技=Tencent Technology;阿里巴巴=Alibaba;阿里云=Alibaba Cloud;蚂蚁集团=Ant Group;百度=Baidu
字节跳动=ByteDance;美团=Meituan;京东=JD.com;拼多多=PDD;小米=Xiaomi;小米科技=Xiaomi;滴滴=DiDi;滴滴出行=DiDi;快手=Kuaishou;网易=NetEase;新浪=Sina;搜狐=Sohu
哔哩哔哩=Bilibili;携程=Trip.com;联想=Lenovo;中兴=ZTE;中兴通讯=ZTE;海康威视=Hikvision;大疆=DJI;大疆创新=DJI;科大讯飞=iFLYTEK;商汤科技=SenseTime;旷视科技=Megvii
比亚迪=BYD;宁德时代=CATL;吉利=Geely;吉利汽车=Geely Auto;上汽=SAIC;上汽集团=SAIC Motor;蔚来=NIO;小鹏汽车=XPeng;理想汽车=Li Auto;海尔=Haier;海尔智家=Haier Smart Home
美的=Midea;格力电器=Gree Electric Appliances;海信=Hisense;京东方=BOE;中芯国际=SMIC;伊利=Yili;蒙牛=Mengniu;顺丰=SF Express;顺丰速运=SF Express;万科=Vanke
中国银行=Bank of China;中国工商银行=Industrial and Commercial Bank of China;中国农业银行=Agricultural Bank of China;中国建设银行=China Construction Bank
交通银行=Bank of Communications;招商银行=China Merchants Bank;中信银行=China CITIC Bank;浦发银行=SPD Bank;兴业银行=Industrial Bank;民生银行=China Minsheng Bank
中国移动=China Mobile;中国联通=China Unicom;中国电信=China Telecom;国家电网=State Grid;中国石油=PetroChina;中国石化=Sinopec;中国平安=Ping An
中国人寿=China Life;中信证券=CITIC Securities;中金公司=CICC;国泰君安证券=Guotai Junan Securities;华泰证券=Huatai Securities
普华永道=PwC;德勤=Deloitte;安永=EY;毕马威=KPMG;埃森哲=Accenture;麦肯锡=McKinsey & Company;贝恩=Bain & Company;宝洁=P&G;联合利华=Unilever;欧莱雅=L'Oréal
西门子=Siemens;博世=Bosch;微软=Microsoft;苹果=Apple;谷歌=Google;亚马逊=Amazon;英特尔=Intel;甲骨文=Oracle;三星=Samsung;索尼=Sony;特斯拉=Tesla;星巴克=Starbucks
立信会计师事务所=BDO China Shu Lun Pan Certified Public Accountants;天健会计师事务所=Pan-China Certified Public Accountants;致同会计师事务所=Grant Thornton Zhitong
信永中和会计师事务所=ShineWing Certified Public Accountants;容诚会计师事务所=RSM China;普华永道中天会计师事务所=PricewaterhouseCoopers Zhong Tian
德勤华永会计师事务所=Deloitte Touche Tohmatsu Certified Public Accountants;安永华明会计师事务所=Ernst & Young Hua Ming;毕马威华振会计师事务所=KPMG Huazhen
`;

/** The trades at the end of an employer's name. */
export const EMPLOYER_TRADES = `
科技=Technology;网络科技=Network Technology;信息科技=Information Technology;信息技术=Information Technology;网络技术=Network Technology;智能科技=Intelligent Technology
软件=Software;软件技术=Software Technology;电子=Electronics;电子科技=Electronic Technology;通信=Telecommunications;通信技术=Communication Technology;数据=Data;数据科技=Data Technology
云计算=Cloud Computing;人工智能=Artificial Intelligence;半导体=Semiconductor;微电子=Microelectronics;机器人=Robotics;技术=Technology;网络=Network;信息=Information
电子商务=E-commerce;商务=Business;商贸=Trading;贸易=Trading;进出口=Import and Export;国际贸易=International Trading;物流=Logistics;供应链=Supply Chain;供应链管理=Supply Chain Management
运输=Transport;快递=Express;广告=Advertising;传媒=Media;文化传媒=Culture and Media;文化传播=Culture Communication;文化=Culture;文化创意=Culture and Creativity;影视=Film and Television
教育=Education;教育科技=Education Technology;教育咨询=Education Consulting;咨询=Consulting;管理咨询=Management Consulting;企业管理=Enterprise Management;人力资源=Human Resources
投资=Investment;投资管理=Investment Management;资产管理=Asset Management;基金管理=Fund Management;证券=Securities;期货=Futures;保险=Insurance;保险经纪=Insurance Brokerage;融资租赁=Financial Leasing
建筑=Construction;建设=Construction;建设工程=Construction Engineering;建筑工程=Construction Engineering;建筑设计=Architectural Design;工程=Engineering;工程咨询=Engineering Consulting;装饰=Decoration
装饰工程=Decoration Engineering;房地产=Real Estate;房地产开发=Real Estate Development;置业=Property;物业=Property;物业管理=Property Management;物业服务=Property Services;园林=Landscape
医药=Pharmaceutical;制药=Pharmaceutical;药业=Pharmaceutical;生物=Biotech;生物科技=Biotechnology;生物医药=Biopharmaceutical;医疗=Medical;医疗器械=Medical Devices;健康科技=Health Technology;健康=Health
食品=Foods;餐饮=Catering;餐饮管理=Catering Management;酒店=Hotel;酒店管理=Hotel Management;旅游=Tourism;旅行社=Travel Agency;农业=Agriculture;农业科技=Agricultural Technology;服饰=Apparel;服装=Garments;纺织=Textile
机械=Machinery;机械制造=Machinery Manufacturing;制造=Manufacturing;重工=Heavy Industries;汽车=Automobile;汽车零部件=Auto Parts;汽车销售=Auto Sales;铸造=Foundry;模具=Mould;电器=Electric Appliances;电气=Electric;自动化=Automation
能源=Energy;新能源=New Energy;新能源科技=New Energy Technology;电力=Electric Power;化工=Chemical;化学=Chemical;材料=Materials;新材料=New Materials;环保=Environmental Protection;环保科技=Environmental Technology;环境科技=Environmental Technology
设计=Design;家居=Home Furnishing;家具=Furniture;印刷=Printing;包装=Packaging;实业=Industrial;工业=Industrial;控股=Holdings;发展=Development;服务=Services;百货=Department Store;超市=Supermarket;零售=Retail
`;

/** Legal forms and kinds of organisations, longest first where one contains another. */
export const EMPLOYER_FORMS = `
集团股份有限公司=Group Co., Ltd.;集团有限责任公司=Group Co., Ltd.;集团有限公司=Group Co., Ltd.;股份有限公司=Co., Ltd.;有限责任公司=Co., Ltd.;有限公司=Co., Ltd.;集团公司=Group;集团=Group
会计师事务所=Certified Public Accountants;税务师事务所=Tax Agents;律师事务所=Law Firm;资产评估事务所=Appraisal Firm;设计研究院=Design and Research Institute
人民医院=People's Hospital;中医院=Hospital of Traditional Chinese Medicine;妇幼保健院=Maternal and Child Health Hospital;医院=Hospital;幼儿园=Kindergarten;实验小学=Experimental Primary School
实验中学=Experimental Middle School;小学=Primary School;中学=Middle School;出版社=Press;图书馆=Library;博物馆=Museum;美术馆=Art Museum
`;
