import { CERTIFICATES } from './data/certificates.js';
import { GRADED_TRADE, withoutGrade } from './trade-grades.js';

/** A certificate that is not in the table, by its suffix: 叉车证, 保安员证. */
const UNLISTED =
  /([\u4e00-\u9fa5]{2,18}?)(?:职业|执业|从业|上岗|操作|技能|等级)?(?:资格|(?:考核|培训)?合格)?\s?(?:[A-Z]\d?\s?[类级本]?)?证(?:书)?(?![券据明件监实])/gu;
/** Words before the name, and suffix matches that are not certificates. */
const BEFORE =
  /^.*(?:持有|持|具有|具备|拥有|取得|考取|有(?!限|机|色)|需要?|须|要求|必须|或者?|和|及|与|的|相关|相应|以上|下列|其他|各类|任[一意]|一[个种张])/u;
const NO_NAME =
  /^(?:资格|职业|相关|专业|上岗|从业|执业|健康|学历?|学位|毕业|身份|身份证|居住|暂住|无犯罪|营业|许可|合格|保|验|论|认|求|见|签|公|举|印|凭|取|专利|荣誉|获奖|等级|技能|技术|职称|驾驶|驾|语言|英语|外语|培训|结业|工作|有效|国家|部门)$/u;
/** The issuer: 国家卫健委, 中国烹饪协会. */
const ISSUER =
  /^[\u4e00-\u9fa5]{1,8}(?:委|部|局|厅|协会|学会)(?:颁发的?|认[证可]的?|核发的?)?(?=[\u4e00-\u9fa5]{2})/u;
/** Other words with the suffix: 信用证, 外贸单证, 现场签证, 质量保证. */
const NO_NAME_END = /(?:信用|签|保|验|论|认|求|见|公|举|印|凭|取|查|佐|辨|单|票|存|实|许可|循|旁|反|例)$/u;
const STEM_LENGTH = 2;

/** The grades of one post around a slash, of which the second shares the stem of the first: 治疗士/师资格证. */
const SHARED_STEM = /([\u4e00-\u9fa5]{1,10})([师士员])\/([师士员])(?=[\u4e00-\u9fa5]{0,6}证)/gu;

const unlistedIn = (text: string): string[] =>
  [UNLISTED, GRADED_TRADE]
    .flatMap((pattern) => [...text.replace(SHARED_STEM, '$1$2').matchAll(pattern)])
    .flatMap(([, words = '']) => {
      const stem = withoutGrade(words.replace(BEFORE, '').replace(ISSUER, ''));
      return stem.length < STEM_LENGTH || NO_NAME.test(stem) || NO_NAME_END.test(stem) ? [] : [`${stem}证`];
    });

/** The certificates of the table that a text names. */
export const listedCertificatesIn = (text: string): string[] =>
  CERTIFICATES.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

/** The certificates in a text: those of the table, otherwise any by their suffix. */
export function certificatesIn(text: string): string[] {
  const listed = listedCertificatesIn(text);
  // 会计职称 is contained in 中级会计职称 and is not another requirement.
  return listed.length > 0
    ? listed.filter((name) => !listed.some((other) => other !== name && other.includes(name)))
    : [...new Set(unlistedIn(text))];
}

/** Words that the full name of a certificate adds to the short one: 康复治疗士 is 康复医学治疗技术士. */
const FILLING = '(?:医学|卫生|技术|专业|职业)?';

/** A pattern for the names of a certificate in a résumé. */
export function certificatePattern(name: string): RegExp {
  const listed = CERTIFICATES.find(([each]) => each === name);
  if (listed) return listed[1];
  const bare = name.replace(/证$/u, '').replaceAll(/[^\u4e00-\u9fa5]/gu, '');
  const stem = [...bare.replace(/人?员$/u, '')].join(FILLING) + (bare.endsWith('员') ? '人?员' : '');
  return new RegExp(
    `(?:[初中高]级|[一二三四五]级)${stem}|${stem}(?:职业|执业|从业|上岗|操作|技能|等级|资格|作业|考核|培训|合格|任职|岗位)*(?:\\s?[A-Z]\\d?\\s?[类级本]?)?(?:证|资格|[（(][^）)]*[)）]|考试|[一二三四五初中高]级)`,
    'u',
  );
}
