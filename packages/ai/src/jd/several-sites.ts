const SITE =
  '(?:门?店|店铺|分店|项目|小区|楼盘|校区|园区|厂区|工厂|网点|分公司|仓库?|酒店|场馆|餐厅|药房)(?![长员主铺面名里内])';

/** Requirements of work across several sites of a kind. */
const REQUIRES_SITES = new RegExp(
  `(?:多家?|多个|跨|\\d+\\s*[家个](?:以上)?)${SITE}|连锁[^，。；]{0,6}(?:管理|运营|督导)|区域督导`,
  'u',
);
const NUMBER = '(?:[2-9]|[1-9]\\d+|[二两三四五六七八九十]+|多|数|几)';
/** Several sites as the object of the candidate’s own work, not as a comparison: 管3家店, but not 28家店评比. */
const SEVERAL = new RegExp(
  `(?:管理?|负责|分管|督导|巡[店查检]?|统筹|运营|覆盖|开[出了设]?)[^，。；]{0,10}?${NUMBER}[-~至到\\d多余]*\\s*[家个间座][^，。；]{0,4}?${SITE}`,
  'u',
);
/** Posts over several sites. */
const POST = /督导|区域(?:经理|主管|总监|负责人)|片区|大区|营运(?:经理|总监)/u;

/** Whether the required years must be over several sites: 多店管理. */
export const requiresSites = (text: string): boolean => REQUIRES_SITES.test(text);

/** Whether the texts of a job show several sites. */
export const isOverSites = (texts: readonly string[]): boolean =>
  texts.some((text) => SEVERAL.test(text) || POST.test(text));
