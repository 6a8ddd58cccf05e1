/**
 * Polite names of an employer by its kind, each with what the employer's name has where the polite name fits. A word that
 * fits to many kinds, such as 贵公司, is left out.
 */
const FITS: readonly (readonly [called: RegExp, fits: RegExp])[] = [
  [/贵(?:银行|行)(?!业)/u, /行|信用|农商|金融|投资|证券|信托|资本|基金/u],
  [/贵学?校/u, /学|校|教育|培训|文化|艺术|体育|驾|课|院|宫|琴|舞|画/u],
  [/贵幼儿园|贵园(?!区)/u, /园|幼|托|教育|场|庄|景区|动物|植物|农|文旅|旅游/u],
  [/贵(?:医院|院)(?!线)/u, /院|医|学|研|设计|法|剧|美容|口腔|康|护|养|影|卫生|诊/u],
  [/贵(?:事务所|所)(?![以有在])/u, /所|律|会计|审计|税|设计|研究|评估|检测/u],
  [/贵酒店/u, /酒店|宾馆|饭店|度假|民宿|旅|康养|庄|集团|馆|苑|会议/u],
];
/** Kinds of employers that are no shop, hotel or company. */
const INSTITUTION = /(?:银行|大学|[小中]学|学校|幼儿园|医院|法院|检察院)$/u;

/** Institutions that nobody calls a company. */
const NO_COMPANY = /(?:大学|[小中]学|学校|幼儿园|人民医院|中医院|法院|检察院)$/u;

/** A polite name in a letter that another kind of employer is called by, such as 贵校 for a bank; null where none is. */
export function unfitPoliteName(body: string, company: string): string | null {
  const name = company.replace(/[（(][^）)]*[)）]/gu, '').trim();
  if (name.length < 4) return null;
  const unfit = FITS.flatMap(([called, fits]) => {
    const word = called.exec(body)?.[0];
    return word === undefined || fits.test(name) ? [] : [word];
  });
  const shop = INSTITUTION.test(name) ? /贵(?:门店|店|酒店|餐厅|工厂|厂)(?!房)/u.exec(body)?.[0] : undefined;
  const firm = NO_COMPANY.test(name) ? /贵公司|贵司(?!机)/u.exec(body)?.[0] : undefined;
  return unfit[0] ?? shop ?? firm ?? null;
}
