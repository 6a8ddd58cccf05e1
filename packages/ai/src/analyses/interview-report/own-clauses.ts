import { regex } from '@qicheng/resume/regex';

/** A clause of an answer about its speaker. */
export interface OwnClause {
  text: string;
  /** Whether the subject is 我们. */
  isOfTeam: boolean;
}

/** Other subjects of a clause without 我. */
const OTHERS = regex('u')`
  ^(?:但|而|因为|所以|当时|后来|现在|另外|其实|听说|像|连|只有|那时)*(?:我(?:们)?的?|那个|这个|有个|有位|一位
  |一个|这家|那家)?(?:[他她它]们?|你们|您|隔壁|别的|另[一外][个家]|人家|别人|大家|有人|对方|师[傅父兄姐弟妹]
  |老板|领导|上[级司]|主管|经理|总监|店长|校长|院长|主任|组长|同[事学行]|室友|朋友|前辈|徒弟|实习生|导师|老师
  |教授|爸|妈|父亲|母亲|爱人|太太|老[公婆]|丈夫|妻子|孩子|儿子|女儿|[哥姐弟妹]|[表堂][哥姐弟妹]|舅|叔|姑|姨
  |[外爷奶]|家[里人长属]|[客用]户|业主|顾客|病人|患者|学生|学员|居民|群众|老人|供应商|甲方|乙方|厂家|公司|集团
  |单位|部门|总部|店里|厂里|院里|行里|科里|学校|医院|门店|企业|机构|平台|品牌|行业|市场|全国(?!第一|首|冠军|唯一|最|[一二三]等)|国内|国家|政府|这行
  |贵|对手|竞品|同业|招聘|岗位|简历|产品经理)
`;
/** What others made of the speaker: 总部让我当了区域总经理. */
const APPOINTED_ME = /(?:让|请|聘|提拔|任命|推举|派|选|评)我(?:去|来)?(?:当|做|任|担任|升|为|作)/u;
/** What belongs to the speaker, though others are its subject: 集团的车都归我调. */
const OF_MINE = new RegExp(
  `${APPOINTED_ME.source}|(?:归|听|由)我(?!们)(?:的|来)?(?:管|领导|调|负责|指挥|说了算)?`,
  'u',
);
const TEAM = /我们|咱们|大家|小组|团队一起/u;
const SELF = /我(?!们)|本人/u;
/** Preferences, plans and hypotheses are not claims. */
const IMAGINED =
  /如果|要是|假如|假设|万一|希望|想(?!起|到|了|的|法|象)|打算|目标|计划|规划|以后|将来|未来|争取|应聘|竞聘|下一步|第[一二三四五123]年|头[一二两三半]年|[一二两三五\d]年[内后]|入职|准备|梦想|愿意|渴望|有机会|比如说?您/u;
/** Signs that a clause after a plan tells something that happened. */
const HAPPENED = /[了过](?!$)|已经?|曾|当时|去年|前年/u;
/** A further goal of a plan: 同时把一建考了. */
const ALSO_PLANNED = /^(?:同时|并且?|然后|顺便|争取)(?![^，。]*(?:已经|曾|当时|[去前]年))/u;
const DENIED =
  /没(?:有)?(?:能|当|做|任|带|管|拿|考|参与|进|去|想|达|到)|不是|不算|算不上|没有|并非|未(?:曾|能)?|从没|谈不上|不敢|差得|还没|不会|别说|不到|没(?:过|通过)/u;

const SENTENCE = /[。！？!?；;\n]+/u;
const CLAUSE = /[，,：:]+/u;

/** The clauses in which the speaker states an action or possession; acts of others, preferences and denials are left out. */
export function ownClausesOf(answer: string): OwnClause[] {
  return answer.split(SENTENCE).flatMap((sentence) => {
    let [isOther, isOfTeam, isPlan] = [false, false, false];
    return sentence
      .split(CLAUSE)
      .map((clause) => clause.trim())
      .filter((clause) => clause !== '')
      .flatMap((text): OwnClause[] => {
        const isSelf = SELF.test(text);
        // A clause without a subject continues that of the previous one.
        if (isSelf) [isOther, isOfTeam] = [OTHERS.test(text) && !OF_MINE.test(text), false];
        else if (OTHERS.test(text)) [isOther, isOfTeam] = [true, false];
        else if (TEAM.test(text)) [isOther, isOfTeam] = [false, true];
        // A plan continues until something that happened: 头一年做熟台账，拿到证书.
        isPlan = IMAGINED.test(text) || (isPlan && (!HAPPENED.test(text) || ALSO_PLANNED.test(text)));
        return isOther || isPlan || DENIED.test(text) ? [] : [{ text, isOfTeam }];
      });
  });
}
