/** 普通高等学校本科专业目录（2020 年版）: 12 fields (门类) and 92 classes (专业类), by their official codes. */
export const majorCatalogueSource = {
  title: '普通高等学校本科专业目录（2020年版）',
  publisher: '教育部',
  url: 'https://gaokao.chsi.com.cn/gkxx/zybk/202107/20210713/2087095266.html',
  date: '2020-02',
};

export const majorFields = {
  '01': '哲学',
  '02': '经济学',
  '03': '法学',
  '04': '教育学',
  '05': '文学',
  '06': '历史学',
  '07': '理学',
  '08': '工学',
  '09': '农学',
  '10': '医学',
  '12': '管理学',
  '13': '艺术学',
} as const;
type MajorField = keyof typeof majorFields;

// Classes of a field are in the order of their codes: the first is <field>01.
const classesByField: Record<MajorField, string> = {
  '01': '哲学类',
  '02': '经济学类 财政学类 金融学类 经济与贸易类',
  '03': '法学类 政治学类 社会学类 民族学类 马克思主义理论类 公安学类',
  '04': '教育学类 体育学类',
  '05': '中国语言文学类 外国语言文学类 新闻传播学类',
  '06': '历史学类',
  '07': '数学类 物理学类 化学类 天文学类 地理科学类 大气科学类 海洋科学类 地球物理学类 地质学类 生物科学类 心理学类 统计学类',
  '08':
    '力学类 机械类 仪器类 材料类 能源动力类 电气类 电子信息类 自动化类 计算机类 土木类 水利类 测绘类 化工与制药类 地质类 矿业类 ' +
    '纺织类 轻工类 交通运输类 海洋工程类 航空航天类 兵器类 核工程类 农业工程类 林业工程类 环境科学与工程类 生物医学工程类 ' +
    '食品科学与工程类 建筑类 安全科学与工程类 生物工程类 公安技术类',
  '09': '植物生产类 自然保护与环境生态类 动物生产类 动物医学类 林学类 水产类 草学类',
  '10': '基础医学类 临床医学类 口腔医学类 公共卫生与预防医学类 中医学类 中西医结合类 药学类 中药学类 法医学类 医学技术类 护理学类',
  '12': '管理科学与工程类 工商管理类 农业经济管理类 公共管理类 图书情报与档案管理类 物流管理与工程类 工业工程类 电子商务类 旅游管理类',
  '13': '艺术学理论类 音乐与舞蹈学类 戏剧与影视学类 美术学类 设计学类',
};

interface MajorClass {
  /** Four digits: two of the field and two of the class. */
  code: string;
  name: string;
  field: MajorField;
}

export const majorClasses: readonly MajorClass[] = (Object.keys(classesByField) as MajorField[])
  .sort()
  .flatMap((field) =>
    classesByField[field]
      .split(' ')
      .map((name, index) => ({ code: `${field}${String(index + 1).padStart(2, '0')}`, name, field })),
  );

const byName = new Map(majorClasses.map((entry) => [entry.name, entry]));
const byCode = new Map(majorClasses.map((entry) => [entry.code, entry]));

/** The class of this name; undefined if the catalogue has none. */
export const majorClassNamed = (name: string): MajorClass | undefined => byName.get(name);

/** The class that a code of four or more digits belongs to. */
export const majorClassOf = (code: string): MajorClass | undefined => byCode.get(code.slice(0, 4));
