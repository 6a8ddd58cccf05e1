import { escaped } from '@qicheng/resume/regex';
import type { FactClaim } from './claim.js';

// The names of one qualification; the first of a line is its key.
const SAME: readonly (readonly string[])[] = [
  ['博士后'],
  ['博士', '博士研究生', 'phd', 'ph.d.', 'ph.d', 'doctor', 'doctorate'],
  ['硕士', '硕士研究生', 'master', 'msc', 'm.sc.', "master's", 'ma', 'meng'],
  ['研究生'],
  ['mba', '工商管理硕士'],
  ['本科', '学士', 'bachelor', 'bsc', 'b.sc.', "bachelor's", 'ba', 'beng'],
  ['大专', '专科', '高职'],
  ['英语四级', '大学英语四级', '四级', 'cet-4', 'cet4', 'cet 4'],
  ['英语六级', '大学英语六级', '六级', 'cet-6', 'cet6', 'cet 6'],
  ['英语专业四级', '专四', 'tem-4', 'tem4'],
  ['英语专业八级', '专八', 'tem-8', 'tem8'],
  ['雅思', 'ielts'],
  ['托福', 'toefl'],
  ['gre'],
  ['gmat'],
  ['托业', 'toeic'],
  ['日语n1', 'n1', 'jlpt n1'],
  ['日语n2', 'n2', 'jlpt n2'],
  ['注册会计师', 'cpa', '注会'],
  ['特许金融分析师', 'cfa'],
  ['acca'],
  ['frm'],
  ['pmp'],
  ['初级会计'],
  ['中级会计'],
  ['高级会计师'],
  ['法律职业资格', '法考', '司法考试'],
  ['教师资格证', '教师资格'],
  ['律师执业证'],
  ['执业医师'],
  ['护士执业'],
  ['一级建造师', '一建'],
  ['二级建造师', '二建'],
  ['注册建筑师'],
  ['软考'],
  ['信息系统项目管理师'],
  ['系统架构设计师'],
  ['软件设计师'],
  ['计算机二级', '全国计算机等级考试二级', 'ncre二级'],
  ['计算机三级'],
  ['普通话一级'],
  ['普通话二级甲等', '二级甲等', '二甲'],
  ['普通话二级乙等', '二级乙等', '二乙'],
  ['证券从业资格', '证券从业', '证券业从业', '证券业专业人员', '证券行业专业人员'],
  ['基金从业资格', '基金从业', '基金业从业'],
  ['银行从业资格', '银行从业', '银行业从业', '银行业专业人员'],
  ['人力资源管理师'],
  ['心理咨询师'],
  ['驾驶证', '驾照', 'c1', 'c2'],
  ['985'],
  ['211'],
  ['双一流'],
  ['保研', '推免'],
  ['中共党员', '党员'],
  ['预备党员'],
  ['sci'],
  ['ei检索', 'ei'],
  ['ssci'],
  ['cssci'],
  ['发明专利'],
  ['实用新型专利'],
  ['软件著作权', '软著'],
  ['国家奖学金'],
  ['国家励志奖学金'],
  ['特等奖'],
  ['一等奖', '壹等奖', 'first prize'],
  ['二等奖', 'second prize'],
  ['三等奖', 'third prize'],
  ['金奖', '金牌', 'gold medal', 'gold prize'],
  ['银奖', '银牌', 'silver medal'],
  ['铜奖', '铜牌', 'bronze medal'],
  ['冠军', '第一名', 'champion', 'first place', '1st place'],
  ['亚军', '第二名', 'runner-up'],
  ['季军', '第三名'],
  ['优秀毕业生', '优秀毕业论文'],
  ['优秀学生干部', '优秀干部'],
  ['三好学生'],
  ['优秀团员', '优秀共青团员'],
  ['优秀员工', '先进个人', '标兵'],
  ['年级第一', '专业第一', '排名第一', '全系第一', '全班第一'],
  ['第一作者', '一作', 'first author'],
  ['通讯作者'],
  ['总经理'],
  ['副总裁', '副总经理', 'vp', 'vice president'],
  ['总裁', 'ceo'],
  ['cto'],
  ['cfo'],
  ['coo'],
  ['总监', 'director'],
  ['创始人', '联合创始人', 'founder', 'co-founder', 'cofounder'],
  ['合伙人', 'partner'],
  ['首席', 'chief'],
  ['架构师', 'architect'],
  ['主席', '会长', 'president'],
  ['部长'],
  ['队长', 'captain'],
  ['班长'],
  ['团支书', '团支部书记'],
  ['学习委员'],
  ['教授', 'professor'],
  ['工程师职称', '高级工程师'],
  ['经理', 'manager'],
  ['主管', 'supervisor'],
];

const NAMES = new Map(
  SAME.flatMap(([first = '', ...rest]) => [first, ...rest].map((word) => [word, first] as const)),
);
const anyOf = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
const startsInLatin = (word: string): boolean => /^[a-z0-9]/.test(word);
const LATIN = [...NAMES.keys()].filter(startsInLatin);
const CHINESE = [...NAMES.keys()].filter((word) => !startsInLatin(word));
// Searched in lower case: a search that ignores case tries every name at every character.
const NAMED = new RegExp(`(?<![a-z0-9])(?:${anyOf(LATIN)})(?![a-z0-9])|${anyOf(CHINESE)}`, 'gu');
// Other qualifications, by their suffix.
const ENDING =
  /(?<name>[\p{Script=Han}A-Za-z0-9]{2,12}?(?:资格证书?|从业证书?|执业证书?|证书|执照|奖学金|称号|职称|学位|大奖|[杯赛]?(?:优胜|优秀|最佳|新人|贡献|进步|卓越|杰出|突出)[\p{Script=Han}]{0,6}奖))/gu;
// A cheap precheck: every suffix contains one of these characters, and the full search is slow.
const HAS_ENDING = /[证照奖称位]/;
const LEAD =
  /^.*?(?:获得|荣获|取得|持有|考取|拥有|通过|获评|获|被评为|评为|得|的|了|和|与|及|并|等|含|曾|已|为|是)(?:了|过)?(?=.{2})/u;

const claim = (text: string, start: number, keys: readonly string[]): FactClaim => ({
  kind: 'qualification',
  text,
  start,
  end: start + text.length,
  keys,
});

/** The degrees, certificates, honours and ranks stated in a text. */
export function qualificationClaims(text: string): FactClaim[] {
  const lowerCase = text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  const named = [...lowerCase.matchAll(NAMED)].map(({ 0: name, index }) =>
    claim(text.slice(index, index + name.length), index, [`q${NAMES.get(name) ?? name}`]),
  );
  const endings = HAS_ENDING.test(text) ? [...text.matchAll(ENDING)] : [];
  const others = endings.flatMap((found) => {
    const whole = found.groups?.name ?? '';
    const name = whole.replace(LEAD, '');
    if (
      /^(?:相关|各类|专业|职业|从业|资格|荣誉|学士|有关|哪些|什么|多项|各项)*(?:资格证书?|证书|执照|奖学金|称号|职称|学位|大奖)$/u.test(
        name,
      )
    )
      return [];
    return [claim(name, found.index + whole.length - name.length, [name])];
  });
  return [...named, ...others];
}
