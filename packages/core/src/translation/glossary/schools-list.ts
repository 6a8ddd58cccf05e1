/**
 * Universities with the English names that they use themselves (names as on their own websites). A school that is not
 * here is not translated: a made-up English name is worse than none.
 */
export const SCHOOL_NAMES = `
清华大学=Tsinghua University;北京大学=Peking University;中国人民大学=Renmin University of China;北京航空航天大学=Beihang University
北京理工大学=Beijing Institute of Technology;中国农业大学=China Agricultural University;北京师范大学=Beijing Normal University;中央民族大学=Minzu University of China
南开大学=Nankai University;天津大学=Tianjin University;大连理工大学=Dalian University of Technology;东北大学=Northeastern University
吉林大学=Jilin University;哈尔滨工业大学=Harbin Institute of Technology;复旦大学=Fudan University;同济大学=Tongji University
上海交通大学=Shanghai Jiao Tong University;华东师范大学=East China Normal University;南京大学=Nanjing University;东南大学=Southeast University
浙江大学=Zhejiang University;中国科学技术大学=University of Science and Technology of China;厦门大学=Xiamen University;山东大学=Shandong University
中国海洋大学=Ocean University of China;武汉大学=Wuhan University;华中科技大学=Huazhong University of Science and Technology;中南大学=Central South University
湖南大学=Hunan University;国防科技大学=National University of Defense Technology;中山大学=Sun Yat-sen University;华南理工大学=South China University of Technology
四川大学=Sichuan University;电子科技大学=University of Electronic Science and Technology of China;重庆大学=Chongqing University;西安交通大学=Xi'an Jiaotong University
西北工业大学=Northwestern Polytechnical University;西北农林科技大学=Northwest A&F University;兰州大学=Lanzhou University;北京交通大学=Beijing Jiaotong University
北京工业大学=Beijing University of Technology;北京科技大学=University of Science and Technology Beijing;北京化工大学=Beijing University of Chemical Technology;北京邮电大学=Beijing University of Posts and Telecommunications
北京林业大学=Beijing Forestry University;北京中医药大学=Beijing University of Chinese Medicine;北京外国语大学=Beijing Foreign Studies University;中国传媒大学=Communication University of China
中央财经大学=Central University of Finance and Economics;对外经济贸易大学=University of International Business and Economics;中国政法大学=China University of Political Science and Law;华北电力大学=North China Electric Power University
中国石油大学（北京）=China University of Petroleum (Beijing);中国石油大学（华东）=China University of Petroleum (East China);中国地质大学（武汉）=China University of Geosciences (Wuhan);中国地质大学（北京）=China University of Geosciences (Beijing)
中国矿业大学=China University of Mining and Technology;河海大学=Hohai University;江南大学=Jiangnan University;南京农业大学=Nanjing Agricultural University
中国药科大学=China Pharmaceutical University;南京理工大学=Nanjing University of Science and Technology;南京航空航天大学=Nanjing University of Aeronautics and Astronautics;南京师范大学=Nanjing Normal University
苏州大学=Soochow University;华东理工大学=East China University of Science and Technology;东华大学=Donghua University;上海外国语大学=Shanghai International Studies University
上海财经大学=Shanghai University of Finance and Economics;上海大学=Shanghai University;上海科技大学=ShanghaiTech University;合肥工业大学=Hefei University of Technology
安徽大学=Anhui University;福州大学=Fuzhou University;南昌大学=Nanchang University;郑州大学=Zhengzhou University
河南大学=Henan University;武汉理工大学=Wuhan University of Technology;华中农业大学=Huazhong Agricultural University;华中师范大学=Central China Normal University
中南财经政法大学=Zhongnan University of Economics and Law;湖南师范大学=Hunan Normal University;湘潭大学=Xiangtan University;暨南大学=Jinan University
华南师范大学=South China Normal University;华南农业大学=South China Agricultural University;南方科技大学=Southern University of Science and Technology;深圳大学=Shenzhen University
广州医科大学=Guangzhou Medical University;南方医科大学=Southern Medical University;广西大学=Guangxi University;海南大学=Hainan University
西南大学=Southwest University;西南交通大学=Southwest Jiaotong University;西南财经大学=Southwestern University of Finance and Economics;四川农业大学=Sichuan Agricultural University
成都理工大学=Chengdu University of Technology;贵州大学=Guizhou University;云南大学=Yunnan University;西藏大学=Tibet University
西北大学=Northwest University;西安电子科技大学=Xidian University;长安大学=Chang'an University;陕西师范大学=Shaanxi Normal University
青海大学=Qinghai University;宁夏大学=Ningxia University;新疆大学=Xinjiang University;石河子大学=Shihezi University
内蒙古大学=Inner Mongolia University;辽宁大学=Liaoning University;大连海事大学=Dalian Maritime University;延边大学=Yanbian University
东北师范大学=Northeast Normal University;哈尔滨工程大学=Harbin Engineering University;东北农业大学=Northeast Agricultural University;东北林业大学=Northeast Forestry University
太原理工大学=Taiyuan University of Technology;山西大学=Shanxi University;河北工业大学=Hebei University of Technology;燕山大学=Yanshan University
宁波大学=Ningbo University;浙江工业大学=Zhejiang University of Technology;杭州电子科技大学=Hangzhou Dianzi University;浙江工商大学=Zhejiang Gongshang University
浙江师范大学=Zhejiang Normal University;南京邮电大学=Nanjing University of Posts and Telecommunications;南京信息工程大学=Nanjing University of Information Science and Technology;江苏大学=Jiangsu University
扬州大学=Yangzhou University;首都师范大学=Capital Normal University;首都医科大学=Capital Medical University;首都经济贸易大学=Capital University of Economics and Business
北京协和医学院=Peking Union Medical College;中国科学院大学=University of Chinese Academy of Sciences;中国社会科学院大学=University of Chinese Academy of Social Sciences;外交学院=China Foreign Affairs University
中央音乐学院=Central Conservatory of Music;中央美术学院=Central Academy of Fine Arts;中央戏剧学院=The Central Academy of Drama;中国音乐学院=China Conservatory of Music
北京体育大学=Beijing Sport University;上海音乐学院=Shanghai Conservatory of Music;中国美术学院=China Academy of Art;华东政法大学=East China University of Political Science and Law
西南政法大学=Southwest University of Political Science and Law;东北财经大学=Dongbei University of Finance and Economics;江西财经大学=Jiangxi University of Finance and Economics;广东外语外贸大学=Guangdong University of Foreign Studies
香港大学=The University of Hong Kong;香港中文大学=The Chinese University of Hong Kong;香港科技大学=The Hong Kong University of Science and Technology;澳门大学=University of Macau
`;
