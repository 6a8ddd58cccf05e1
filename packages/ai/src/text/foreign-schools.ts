/** Universities abroad with their usual Chinese names: `English name | other name = Chinese name`. */
const TABLE = `
University of Edinburgh = 爱丁堡大学
University of Oxford|Oxford University = 牛津大学
University of Cambridge|Cambridge University = 剑桥大学
Imperial College London|Imperial College = 帝国理工学院
University College London|UCL = 伦敦大学学院
London School of Economics and Political Science|London School of Economics|LSE = 伦敦政治经济学院
King's College London|KCL = 伦敦国王学院
University of Manchester|The University of Manchester = 曼彻斯特大学
University of Bristol = 布里斯托大学
University of Warwick = 华威大学
University of Glasgow = 格拉斯哥大学
University of Birmingham = 伯明翰大学
University of Leeds = 利兹大学
University of Sheffield = 谢菲尔德大学
University of Southampton = 南安普顿大学
University of Nottingham = 诺丁汉大学
Durham University|University of Durham = 杜伦大学
University of St Andrews = 圣安德鲁斯大学
University of Exeter = 埃克塞特大学
University of York = 约克大学
University of Liverpool = 利物浦大学
Newcastle University = 纽卡斯尔大学
Cardiff University = 卡迪夫大学
Queen Mary University of London|Queen Mary, University of London = 伦敦玛丽女王大学
Lancaster University = 兰卡斯特大学
University of Bath = 巴斯大学
Loughborough University = 拉夫堡大学
University of Reading = 雷丁大学
University of Aberdeen = 阿伯丁大学
University of Strathclyde = 思克莱德大学
University of Sussex = 萨塞克斯大学
University of Surrey = 萨里大学
University of Leicester = 莱斯特大学
University of East Anglia = 东英吉利大学
Queen's University Belfast = 贝尔法斯特女王大学
Cranfield University = 克兰菲尔德大学
Heriot-Watt University = 赫瑞瓦特大学
University of Dundee = 邓迪大学
University of the Arts London = 伦敦艺术大学
Royal College of Art = 皇家艺术学院
Goldsmiths, University of London|Goldsmiths = 伦敦大学金史密斯学院
City, University of London|City University of London|City St George's, University of London = 伦敦城市大学
Royal Holloway, University of London|Royal Holloway = 伦敦大学皇家霍洛威学院
SOAS University of London|SOAS = 伦敦大学亚非学院
Brunel University London|Brunel University = 布鲁内尔大学
Coventry University = 考文垂大学
University of Melbourne = 墨尔本大学
University of Sydney = 悉尼大学
University of New South Wales|UNSW Sydney|UNSW = 新南威尔士大学
Australian National University|ANU = 澳大利亚国立大学
Monash University = 莫纳什大学
University of Queensland = 昆士兰大学
University of Western Australia = 西澳大学
University of Adelaide = 阿德莱德大学
University of Technology Sydney|UTS = 悉尼科技大学
RMIT University|RMIT = 皇家墨尔本理工大学
Macquarie University = 麦考瑞大学
Queensland University of Technology = 昆士兰科技大学
Deakin University = 迪肯大学
Curtin University = 科廷大学
University of Wollongong = 伍伦贡大学
University of Newcastle = 纽卡斯尔大学（澳大利亚）
University of Auckland = 奥克兰大学
University of Otago = 奥塔哥大学
Victoria University of Wellington = 惠灵顿维多利亚大学
University of Canterbury = 坎特伯雷大学
Harvard University = 哈佛大学
Stanford University = 斯坦福大学
Massachusetts Institute of Technology|MIT = 麻省理工学院
California Institute of Technology|Caltech = 加州理工学院
Princeton University = 普林斯顿大学
Yale University = 耶鲁大学
Columbia University = 哥伦比亚大学
University of Chicago = 芝加哥大学
University of Pennsylvania|UPenn = 宾夕法尼亚大学
Cornell University = 康奈尔大学
Brown University = 布朗大学
Dartmouth College = 达特茅斯学院
Duke University = 杜克大学
Northwestern University = 西北大学（美国）
Johns Hopkins University = 约翰斯·霍普金斯大学
Carnegie Mellon University|CMU = 卡内基梅隆大学
University of California, Berkeley|UC Berkeley = 加州大学伯克利分校
University of California, Los Angeles|UCLA = 加州大学洛杉矶分校
University of California, San Diego|UC San Diego|UCSD = 加州大学圣地亚哥分校
University of California, Davis|UC Davis = 加州大学戴维斯分校
University of California, Irvine|UC Irvine = 加州大学尔湾分校
University of California, Santa Barbara|UC Santa Barbara = 加州大学圣塔芭芭拉分校
University of Southern California|USC = 南加州大学
New York University|NYU = 纽约大学
University of Michigan|University of Michigan, Ann Arbor = 密歇根大学安娜堡分校
University of Illinois Urbana-Champaign|University of Illinois at Urbana-Champaign|UIUC = 伊利诺伊大学厄巴纳-香槟分校
University of Wisconsin-Madison|University of Wisconsin–Madison = 威斯康星大学麦迪逊分校
University of Washington = 华盛顿大学（西雅图）
Washington University in St. Louis = 圣路易斯华盛顿大学
University of Texas at Austin|UT Austin = 得克萨斯大学奥斯汀分校
Georgia Institute of Technology|Georgia Tech = 佐治亚理工学院
Purdue University = 普渡大学
Pennsylvania State University|Penn State University = 宾夕法尼亚州立大学
Ohio State University|The Ohio State University = 俄亥俄州立大学
University of Minnesota = 明尼苏达大学
Indiana University Bloomington|Indiana University = 印第安纳大学伯明顿分校
Michigan State University = 密歇根州立大学
Arizona State University = 亚利桑那州立大学
University of Florida = 佛罗里达大学
University of Maryland|University of Maryland, College Park = 马里兰大学
University of Virginia = 弗吉尼亚大学
University of North Carolina at Chapel Hill = 北卡罗来纳大学教堂山分校
Boston University = 波士顿大学
Boston College = 波士顿学院
Northeastern University = 东北大学（美国）
Tufts University = 塔夫茨大学
Emory University = 埃默里大学
Rice University = 莱斯大学
Vanderbilt University = 范德堡大学
Georgetown University = 乔治城大学
George Washington University = 乔治·华盛顿大学
University of Rochester = 罗切斯特大学
Case Western Reserve University = 凯斯西储大学
Rutgers University = 罗格斯大学
Syracuse University = 雪城大学
Fordham University = 福特汉姆大学
Stevens Institute of Technology = 史蒂文斯理工学院
Parsons School of Design = 帕森斯设计学院
University of Toronto = 多伦多大学
University of British Columbia|UBC = 不列颠哥伦比亚大学
McGill University = 麦吉尔大学
University of Waterloo = 滑铁卢大学
McMaster University = 麦克马斯特大学
University of Alberta = 阿尔伯塔大学
Western University|University of Western Ontario = 西安大略大学
Queen's University = 女王大学
York University = 约克大学（加拿大）
Simon Fraser University = 西蒙菲莎大学
University of Ottawa = 渥太华大学
National University of Singapore|NUS = 新加坡国立大学
Nanyang Technological University|NTU Singapore = 南洋理工大学
Singapore Management University = 新加坡管理大学
University of Malaya|Universiti Malaya = 马来亚大学
Universiti Putra Malaysia = 马来西亚博特拉大学
Universiti Sains Malaysia = 马来西亚理科大学
Universiti Kebangsaan Malaysia = 马来西亚国立大学
University of Hong Kong|HKU = 香港大学
Chinese University of Hong Kong|CUHK = 香港中文大学
Hong Kong University of Science and Technology|HKUST = 香港科技大学
Hong Kong Polytechnic University|PolyU = 香港理工大学
City University of Hong Kong|CityU = 香港城市大学
Hong Kong Baptist University|HKBU = 香港浸会大学
Lingnan University = 岭南大学
University of Macau = 澳门大学
Macau University of Science and Technology = 澳门科技大学
University of Tokyo|The University of Tokyo = 东京大学
Kyoto University = 京都大学
Osaka University = 大阪大学
Tohoku University = 东北大学（日本）
Nagoya University = 名古屋大学
Kyushu University = 九州大学
Hokkaido University = 北海道大学
Waseda University = 早稻田大学
Keio University = 庆应义塾大学
Ritsumeikan University = 立命馆大学
Seoul National University = 首尔大学
Yonsei University = 延世大学
Korea University = 高丽大学
Hanyang University = 汉阳大学
Sungkyunkwan University = 成均馆大学
Technical University of Munich|Technische Universität München|TUM = 慕尼黑工业大学
RWTH Aachen University|RWTH Aachen = 亚琛工业大学
Heidelberg University = 海德堡大学
Ludwig Maximilian University of Munich|LMU Munich = 慕尼黑大学
Technical University of Berlin|TU Berlin = 柏林工业大学
Karlsruhe Institute of Technology|KIT = 卡尔斯鲁厄理工学院
ETH Zurich = 苏黎世联邦理工学院
EPFL|École Polytechnique Fédérale de Lausanne = 洛桑联邦理工学院
Delft University of Technology|TU Delft = 代尔夫特理工大学
University of Amsterdam = 阿姆斯特丹大学
Erasmus University Rotterdam = 鹿特丹伊拉斯姆斯大学
Wageningen University = 瓦赫宁根大学
KU Leuven = 鲁汶大学
Sorbonne University|Sorbonne Université = 索邦大学
HEC Paris = 巴黎高等商学院
ESSEC Business School|ESSEC = 高等经济商业学院
Sciences Po = 巴黎政治学院
Politecnico di Milano = 米兰理工大学
Bocconi University = 博科尼大学
University of Bologna = 博洛尼亚大学
KTH Royal Institute of Technology|KTH = 瑞典皇家理工学院
Lund University = 隆德大学
Uppsala University = 乌普萨拉大学
Karolinska Institutet = 卡罗林斯卡医学院
University of Copenhagen = 哥本哈根大学
University of Helsinki = 赫尔辛基大学
Trinity College Dublin = 都柏林圣三一大学
University College Dublin|UCD = 都柏林大学
Lomonosov Moscow State University|Moscow State University = 莫斯科国立大学
`;

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[’‘]/gu, "'")
    .replace(/^the\s+/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const SCHOOLS = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', chinese = ''] = line.split(' = ');
      return names.split('|').map((name) => [keyOf(name), chinese] as const);
    }),
);

/** The country or city after the name of a school: University of Edinburgh, UK. */
const PLACE = /\s*(?:,\s*[A-Za-z. ]{2,20}|[（(][A-Za-z., ]{2,30}[)）])$/u;
/** The Chinese name in brackets after an English one: China Pharmaceutical University (中国药科大学). */
const CHINESE_IN_BRACKETS = /^[A-Za-z][^\u4e00-\u9fa5]*[（(]([\u4e00-\u9fa5]{4,})[)）]$/u;
/** The English name after a Chinese one: 爱丁堡大学 University of Edinburgh. */
const ENGLISH_AFTER = /^([\u4e00-\u9fa5·（）()]{4,})\s*[（(]?[A-Za-z][^\u4e00-\u9fa5]*$/u;

/** The usual Chinese name of a school; a name without one is unchanged. */
export function chineseSchool(name: string): string {
  const own = CHINESE_IN_BRACKETS.exec(name)?.[1] ?? ENGLISH_AFTER.exec(name)?.[1]?.replace(/[（(]$/u, '');
  return own ?? SCHOOLS.get(keyOf(name)) ?? SCHOOLS.get(keyOf(name.replace(PLACE, ''))) ?? name;
}

const LEVELS: readonly (readonly [pattern: RegExp, chinese: string])[] = [
  [/^(?:ph\.?d|doctoral)\b/iu, '博士'],
  [/^(?:m\.?sc|m\.?a|m\.?eng|m\.?phil|master'?s?|postgraduate)\b/iu, '硕士'],
  [/^(?:b\.?sc|b\.?a|b\.?eng|bachelor'?s?|undergraduate|final[- ]year|honou?rs)\b/iu, '本科'],
];
const THESIS =
  /^[A-Za-z.' -]{2,20}\s(?:dissertation|thesis|graduation project|final year project|final project|capstone)(?:\s(?:project|research))?$/iu;

/** The Chinese name of a thesis named only by its degree: MSc Dissertation Project; other topics are unchanged. */
export function chineseTopic(topic: string): string {
  const level = THESIS.test(topic.trim())
    ? LEVELS.find(([pattern]) => pattern.test(topic.trim()))?.[1]
    : undefined;
  return level === undefined ? topic : `${level}毕业论文`;
}
