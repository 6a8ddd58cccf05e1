// Addresses as written in English: 77 Massachusetts Ave, Cambridge, MA 02139.
import { regex } from '@qicheng/resume/regex';

const CITY = "[A-Z][A-Za-z.'’-]+(?: [A-Z][A-Za-z.'’-]+){0,2}";
const REGION =
  '(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|QC|BC|AB|NSW|VIC|QLD|USA|U\\.S\\.A?\\.?|UK|United (?:States|Kingdom)|Canada|Australia|Singapore|China|P\\.?R\\.? China|Hong Kong|Germany|France|Japan|Switzerland|Italy|Spain|Netherlands|Sweden|Ireland|New Zealand|Malaysia|Thailand|Russia|Denmark|Norway|Finland|Belgium|Austria)';
const PROVINCE =
  'Hebei|Shanxi|Liaoning|Jilin|Heilongjiang|Jiangsu|Zhejiang|Anhui|Fujian|Jiangxi|Shandong|Henan|Hubei|Hunan|Guangdong|Hainan|Sichuan|Guizhou|Yunnan|Shaanxi|Gansu|Qinghai|Inner Mongolia|Guangxi|Tibet|Ningxia|Xinjiang';
const CITY_AND_REGION = `${CITY}, ${REGION}(?: \\d{5}(?:-\\d{4})?)?(?:, ${REGION})?`;
const STREET =
  "\\d{1,5}[A-Za-z]? (?:[A-Z0-9][A-Za-z0-9.'’-]* ){1,4}(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Ct|Court|Pl|Place|Sq|Square|Pkwy|Hwy|Terrace)\\b\\.?";

const WHOLE_CITY = new RegExp(`^(?:${CITY_AND_REGION}|${CITY}, (?:${PROVINCE})(?: Province)?)$`, 'u');
const ADDRESS = new RegExp(`^(?:${STREET}.{0,60}|(?:Apt|Unit|Suite|P\\.?O\\.? Box)\\b.{0,60})$`, 'u');
const CITY_IN_LINE = new RegExp(
  `(^|[,\\t|–—-]\\s*|\\s{2,})(${CITY}), (${REGION})(?=$|[\\t|,;]|\\s{2,}|\\s[–—-])`,
  'gu',
);

/** Boston, MA */
export const isWesternCity = (text: string): boolean => WHOLE_CITY.test(text.trim());
/** 12 Main Street, Boston, MA 02110 */
export const isWesternAddress = (text: string): boolean => ADDRESS.test(text.trim());

/** A comma that does not separate parts. */
export const INNER_COMMA = '\u201A';
/** Keeps a city and its state together when a line is split. */
export const withWholeCities = (text: string): string =>
  text.replace(
    CITY_IN_LINE,
    (_, before: string, city: string, region: string) =>
      `${before.trim() === ',' ? '\t' : before}${city}${INNER_COMMA} ${region}`,
  );
export const withCommas = (part: string): string => part.replaceAll(INNER_COMMA, ',');

// GB/T 2260: names of prefecture-level cities without their suffix, and county towns common in postings.
const NAMES = `
  北京 天津 石家庄 唐山 秦皇岛 邯郸 邢台 保定 张家口 承德 沧州 廊坊 衡水 太原 大同 阳泉 长治
  晋城 朔州 晋中 运城 忻州 临汾 吕梁 呼和浩特 包头 乌海 赤峰 通辽 鄂尔多斯 呼伦贝尔 巴彦淖尔
  乌兰察布 兴安 锡林郭勒 阿拉善 沈阳 大连 鞍山 抚顺 本溪 丹东 锦州 营口 阜新 辽阳 盘锦 铁岭
  朝阳 葫芦岛 长春 吉林 四平 辽源 通化 白山 松原 白城 延边 哈尔滨 齐齐哈尔 鸡西 鹤岗 双鸭山
  大庆 伊春 佳木斯 七台河 牡丹江 黑河 绥化 大兴安岭 上海 南京 无锡 徐州 常州 苏州 南通 连云港
  淮安 盐城 扬州 镇江 泰州 宿迁 杭州 宁波 温州 嘉兴 湖州 绍兴 金华 衢州 舟山 台州 丽水 合肥
  芜湖 蚌埠 淮南 马鞍山 淮北 铜陵 安庆 黄山 滁州 阜阳 宿州 六安 亳州 池州 宣城 福州 厦门
  莆田 三明 泉州 漳州 南平 龙岩 宁德 南昌 景德镇 萍乡 九江 新余 鹰潭 赣州 吉安 宜春 抚州
  上饶 济南 青岛 淄博 枣庄 东营 烟台 潍坊 济宁 泰安 威海 日照 临沂 德州 聊城 滨州 菏泽 郑州
  开封 洛阳 平顶山 安阳 鹤壁 新乡 焦作 濮阳 许昌 漯河 三门峡 南阳 商丘 信阳 周口 驻马店 济源
  武汉 黄石 十堰 宜昌 襄阳 鄂州 荆门 孝感 荆州 黄冈 咸宁 随州 恩施 仙桃 潜江 天门 神农架林区
  长沙 株洲 湘潭 衡阳 邵阳 岳阳 常德 张家界 益阳 郴州 永州 怀化 娄底 湘西 广州 韶关 深圳
  珠海 汕头 佛山 江门 湛江 茂名 肇庆 惠州 梅州 汕尾 河源 阳江 清远 东莞 中山 潮州 揭阳 云浮
  南宁 柳州 桂林 梧州 北海 防城港 钦州 贵港 玉林 百色 贺州 河池 来宾 崇左 海口 三亚 三沙
  儋州 五指山 琼海 文昌 万宁 东方 定安县 屯昌县 澄迈县 临高县 白沙黎族自治县 昌江黎族自治县
  乐东黎族自治县 陵水黎族自治县 保亭黎族苗族自治县 琼中黎族苗族自治县 重庆 成都 自贡 攀枝花 泸州
  德阳 绵阳 广元 遂宁 内江 乐山 南充 眉山 宜宾 广安 达州 雅安 巴中 资阳 阿坝 甘孜 凉山 贵阳
  六盘水 遵义 安顺 毕节 铜仁 黔西南 黔东南 黔南 昆明 曲靖 玉溪 保山 昭通 丽江 普洱 临沧 楚雄
  红河 文山 西双版纳 大理 德宏 怒江 迪庆 拉萨 日喀则 昌都 林芝 山南 那曲 阿里 西安 铜川 宝鸡
  咸阳 渭南 延安 汉中 榆林 安康 商洛 兰州 嘉峪关 金昌 白银 天水 武威 张掖 平凉 酒泉 庆阳
  定西 陇南 临夏 甘南 西宁 海东 海北 黄南 海南 果洛 玉树 海西 银川 石嘴山 吴忠 固原 中卫
  乌鲁木齐 克拉玛依 吐鲁番 哈密 昌吉 博尔塔拉 巴音郭楞 阿克苏 克孜勒苏 喀什 和田 伊犁 塔城
  阿勒泰 石河子 阿拉尔 图木舒克 五家渠 北屯 铁门关 双河 可克达拉 昆玉 胡杨河 新星 中西区 湾仔区
  东区 南区 油尖旺区 深水埗区 九龙城区 黄大仙区 观塘区 荃湾区 屯门区 元朗区 北区 大埔区 西贡区
  沙田区 葵青区 离岛区 花地玛堂区 花王堂区 望德堂区 大堂区 风顺堂区 嘉模堂区 路凼填海区
  圣方济各堂区 义乌 昆山 江阴 张家港 常熟 太仓 晋江 石狮 慈溪 余姚 诸暨 顺德 浦东 胶州 寿光
  库尔勒 香港 澳门 台北 南海 增城 萧山 余杭 敦煌 满洲里 延吉 腾冲 西昌 都江堰 曲阜 荣成 任丘
  涿州 丹阳 宜兴 靖江 如皋 启东 海门 瑞安 乐清 平湖 海宁 桐乡
`;

const CITIES = new Set(NAMES.trim().split(/\s+/));

/** Whether a text is the name of a Chinese city, with or without 市. */
export const isChineseCity = (words: string): boolean =>
  CITIES.has(words.trim().replace(/(?<=.{2})市$/u, ''));

/** Provinces and autonomous regions without their suffix, as alternatives of a pattern. */
export const PROVINCES =
  '河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|台湾|内蒙古|广西|西藏|宁夏|新疆';
const PROVINCE_NAME = new RegExp(`^(?:${PROVINCES})(?:省|自治区)?$`, 'u');
/** Whether a text is the name of a Chinese province. */
export const isProvince = (words: string): boolean => PROVINCE_NAME.test(words.trim());

/** Regions of several provinces where people want to work. */
export const isRegion = (words: string): boolean =>
  /^(?:东北|华[东南西北中]|西[南北]|京津冀|长三角|珠三角|(?:粤港澳)?大湾区)(?:地区)?$/u.test(words.trim());

// Cities that English résumés mention without a region.
const LATIN = regex('iu')`
  ^(?:Beijing|Shanghai|Guangzhou|Shenzhen|Hangzhou|Chengdu|Wuhan|Nanjing|Suzhou|Xi['’]?an|Chongqing|Tianjin
  |Qingdao|Dalian|Xiamen|Ningbo|Dongguan|Foshan|Changsha|Zhengzhou|Hefei|Kunming|Sanya|Haikou|Wuxi|Changzhou
  |Nantong|Yangzhou|Wenzhou|Jiaxing|Shaoxing|Zhuhai|Zhongshan|Huizhou|Nanchang|Nanning|Guilin|Guiyang|Lanzhou
  |Yinchuan|Xining|Urumqi|Lhasa|Hohhot|Shenyang|Changchun|Harbin|Jinan|Yantai|Weihai|Shijiazhuang|Taiyuan|Fuzhou
  |Quanzhou|Luoyang|Yichang|Kunshan|Hong Kong|Macau|Taipei|Singapore|London|Manchester|Leeds|Edinburgh
  |Birmingham|New York|Boston|Chicago|Los Angeles|San Francisco|Seattle|Toronto|Vancouver|Montreal|Sydney
  |Melbourne|Brisbane|Tokyo|Osaka|Seoul|Paris|Berlin|Munich|Dublin
  |Dubai)(?:,? (?:China|UK|USA|Canada|Australia|Japan))?$
`;
/** Shanghai; Vancouver */
export const isLatinCity = (text: string): boolean => LATIN.test(text.trim());

const COUNTRY = regex('u')`
  ^(?:U\.?K\.?|United Kingdom|Great Britain|England|Scotland|Wales|U\.?S\.?A?\.?|United States(?: of America)?
  |Australia|Canada|Singapore|Hong Kong(?: SAR)?|Macau|Taiwan|(?:P\.?\s?R\.?\s?)?China|Germany|France|Japan
  |(?:The )?Netherlands|Ireland|New Zealand|(?:South )?Korea|Malaysia|Thailand|Switzerland|Sweden|Denmark|Italy
  |Spain|Russia|Belgium|Norway|Finland|Austria|英国|美国|澳大利亚|加拿大|新加坡|德国|法国|日本|荷兰|爱尔兰
  |新西兰|韩国|马来西亚|泰国|瑞士|瑞典|丹麦|意大利|西班牙|俄罗斯|比利时|挪威|芬兰|奥地利)$
`;
/** Whether a text is the name of a country where people study. */
export const isCountry = (text: string): boolean => COUNTRY.test(text.trim());
