import type { LawArticle } from '@qicheng/analysis/companion-result';
import { gist, quote } from './article.js';
import { OTHER_ARTICLES } from './articles-other.js';

/** Articles of the labour law, the labour contract law and related regulations. */
const CONTRACT_ARTICLES = {
  equalWork: quote('labour', '第十二条', '劳动者就业，不因民族、种族、性别、宗教信仰不同而受歧视。'),
  restDay: quote('labour', '第三十八条', '用人单位应当保证劳动者每周至少休息一日。'),
  overtimeLimit: quote(
    'labour',
    '第四十一条',
    '用人单位由于生产经营需要，经与工会和劳动者协商后可以延长工作时间，一般每日不得超过一小时；因特殊原因需要延长工作时间的，在保障劳动者身体健康的条件下延长工作时间每日不得超过三小时，但是每月不得超过三十六小时。',
  ),
  overtimePay: gist(
    'labour',
    '第四十四条',
    '加班工资：延长工作时间不低于工资的 150%；休息日加班又不能补休的不低于 200%；法定休假日不低于 300%。',
  ),
  minimumWage: quote('labour', '第四十八条', '用人单位支付劳动者的工资不得低于当地最低工资标准。'),
  paidMonthly: quote(
    'labour',
    '第五十条',
    '工资应当以货币形式按月支付给劳动者本人。不得克扣或者无故拖欠劳动者的工资。',
  ),
  weekHours: quote('hours', '第三条', '职工每日工作8小时、每周工作40小时。'),
  fairTerms: gist(
    'contract',
    '第八条',
    '招用时单位应当如实告知工作内容、地点、条件、报酬等；单位有权了解与劳动合同直接相关的基本情况，劳动者应当如实说明。',
  ),
  noDeposit: quote(
    'contract',
    '第九条',
    '用人单位招用劳动者，不得扣押劳动者的居民身份证和其他证件，不得要求劳动者提供担保或者以其他名义向劳动者收取财物。',
  ),
  employedFromWork: quote(
    'contract',
    '第七条',
    '用人单位自用工之日起即与劳动者建立劳动关系。用人单位应当建立职工名册备查。',
  ),
  writtenContract: quote(
    'contract',
    '第十条',
    '已建立劳动关系，未同时订立书面劳动合同的，应当自用工之日起一个月内订立书面劳动合同。',
  ),
  openTerm: quote(
    'contract',
    '第十四条',
    '用人单位自用工之日起满一年不与劳动者订立书面劳动合同的，视为用人单位与劳动者已订立无固定期限劳动合同。',
  ),
  bothHoldContract: quote('contract', '第十六条', '劳动合同文本由用人单位和劳动者各执一份。'),
  contractTerms: gist(
    'contract',
    '第十七条',
    '劳动合同应当写明单位与劳动者信息、期限、工作内容和地点、工作时间和休息休假、劳动报酬、社会保险、劳动保护等必备条款。',
  ),
  probation: quote(
    'contract',
    '第十九条',
    '劳动合同期限三个月以上不满一年的，试用期不得超过一个月；劳动合同期限一年以上不满三年的，试用期不得超过二个月；三年以上固定期限和无固定期限的劳动合同，试用期不得超过六个月。同一用人单位与同一劳动者只能约定一次试用期。',
  ),
  probationPay: quote(
    'contract',
    '第二十条',
    '劳动者在试用期的工资不得低于本单位相同岗位最低档工资或者劳动合同约定工资的百分之八十，并不得低于用人单位所在地的最低工资标准。',
  ),
  probationPayRule: quote(
    'contractRules',
    '第十五条',
    '劳动者在试用期的工资不得低于本单位相同岗位最低档工资的80%或者不得低于劳动合同约定工资的80%，并不得低于用人单位所在地的最低工资标准。',
  ),
  probationDismissal: quote(
    'contract',
    '第二十一条',
    '在试用期中，除劳动者有本法第三十九条和第四十条第一项、第二项规定的情形外，用人单位不得解除劳动合同。用人单位在试用期解除劳动合同的，应当向劳动者说明理由。',
  ),
  trainingBond: quote(
    'contract',
    '第二十二条',
    '劳动者违反服务期约定的，应当按照约定向用人单位支付违约金。违约金的数额不得超过用人单位提供的培训费用。用人单位要求劳动者支付的违约金不得超过服务期尚未履行部分所应分摊的培训费用。',
  ),
  trainingCost: quote(
    'contractRules',
    '第十六条',
    '劳动合同法第二十二条第二款规定的培训费用，包括用人单位为了对劳动者进行专业技术培训而支付的有凭证的培训费用、培训期间的差旅费用以及因培训产生的用于该劳动者的其他直接费用。',
  ),
  nonCompetePay: gist(
    'contract',
    '第二十三条',
    '约定竞业限制的，单位应当约定在解除或者终止劳动合同后、竞业限制期限内按月给予经济补偿；违反约定的劳动者按约定支付违约金。',
  ),
  nonCompeteTerm: quote(
    'contract',
    '第二十四条',
    '竞业限制的人员限于用人单位的高级管理人员、高级技术人员和其他负有保密义务的人员。',
  ),
  nonCompeteLimit: gist('contract', '第二十四条第二款', '竞业限制期限不得超过二年。'),
  penalty: quote(
    'contract',
    '第二十五条',
    '除本法第二十二条和第二十三条规定的情形外，用人单位不得与劳动者约定由劳动者承担违约金。',
  ),
  voidTerms: gist(
    'contract',
    '第二十六条',
    '以欺诈、胁迫手段订立，单位免除自己法定责任、排除劳动者权利，或者违反法律、行政法规强制性规定的劳动合同，无效或者部分无效。',
  ),
  paymentOrder: quote(
    'contract',
    '第三十条',
    '用人单位拖欠或者未足额支付劳动报酬的，劳动者可以依法向当地人民法院申请支付令，人民法院应当依法发出支付令。',
  ),
  noForcedOvertime: quote(
    'contract',
    '第三十一条',
    '用人单位应当严格执行劳动定额标准，不得强迫或者变相强迫劳动者加班。用人单位安排加班的，应当按照国家有关规定向劳动者支付加班费。',
  ),
  changeInWriting: quote(
    'contract',
    '第三十五条',
    '用人单位与劳动者协商一致，可以变更劳动合同约定的内容。变更劳动合同，应当采用书面形式。',
  ),
  resign: quote(
    'contract',
    '第三十七条',
    '劳动者提前三十日以书面形式通知用人单位，可以解除劳动合同。劳动者在试用期内提前三日通知用人单位，可以解除劳动合同。',
  ),
  leaveForCause: gist(
    'contract',
    '第三十八条',
    '单位未提供约定的劳动保护或者劳动条件、未及时足额支付劳动报酬、未依法缴纳社会保险费等情形下，劳动者可以解除劳动合同。',
  ),
  dismissalForCause: gist(
    'contract',
    '第三十九条',
    '单位可以解除的过失情形：试用期间被证明不符合录用条件、严重违反规章制度、严重失职造成重大损害、被依法追究刑事责任等。',
  ),
  dismissalWithNotice: gist(
    'contract',
    '第四十条',
    '医疗期满不能工作、不能胜任经培训或者调岗仍不能胜任、客观情况重大变化协商不成的，单位提前三十日书面通知或者额外支付一个月工资后，可以解除。',
  ),
  protectedFromDismissal: gist(
    'contract',
    '第四十二条',
    '孕期、产期、哺乳期，规定的医疗期内，因工负伤并被确认丧失或者部分丧失劳动能力等情形，不得依照第四十条、第四十一条解除劳动合同。',
  ),
  compensationCases: gist(
    'contract',
    '第四十六条',
    '应当支付经济补偿：劳动者依第三十八条解除；单位提出并协商一致解除；依第四十条、第四十一条解除；固定期限合同期满单位不续订或者降低条件续订等。',
  ),
  compensation: quote(
    'contract',
    '第四十七条',
    '经济补偿按劳动者在本单位工作的年限，每满一年支付一个月工资的标准向劳动者支付。六个月以上不满一年的，按一年计算；不满六个月的，向劳动者支付半个月工资的经济补偿。',
  ),
  compensationWage: quote(
    'contract',
    '第四十七条第三款',
    '本条所称月工资是指劳动者在劳动合同解除或者终止前十二个月的平均工资。',
  ),
  leavingPapers: quote(
    'contract',
    '第五十条',
    '用人单位应当在解除或者终止劳动合同时出具解除或者终止劳动合同的证明，并在十五日内为劳动者办理档案和社会保险关系转移手续。',
  ),
  dispatchTerm: quote(
    'contract',
    '第五十八条',
    '劳务派遣单位应当与被派遣劳动者订立二年以上的固定期限劳动合同，按月支付劳动报酬；被派遣劳动者在无工作期间，劳务派遣单位应当按照所在地人民政府规定的最低工资标准，向其按月支付报酬。',
  ),
  dispatchNoFee: quote('contract', '第六十条', '劳务派遣单位和用工单位不得向被派遣劳动者收取费用。'),
  partTime: quote(
    'contract',
    '第六十八条',
    '非全日制用工，是指以小时计酬为主，劳动者在同一用人单位一般平均每日工作时间不超过四小时，每周工作时间累计不超过二十四小时的用工形式。',
  ),
  partTimeProbation: quote('contract', '第七十条', '非全日制用工双方当事人不得约定试用期。'),
  partTimePay: quote('contract', '第七十二条', '非全日制用工劳动报酬结算支付周期最长不得超过十五日。'),
  noCopyPenalty: gist(
    'contract',
    '第八十一条',
    '合同文本缺少必备条款，或者单位未将合同文本交付劳动者的，由劳动行政部门责令改正；造成损害的应当赔偿。',
  ),
  doublePay: quote(
    'contract',
    '第八十二条',
    '用人单位自用工之日起超过一个月不满一年未与劳动者订立书面劳动合同的，应当向劳动者每月支付二倍的工资。',
  ),
  doublePayTerm: quote(
    'contractRules',
    '第六条第二款',
    '前款规定的用人单位向劳动者每月支付两倍工资的起算时间为用工之日起满一个月的次日，截止时间为补订书面劳动合同的前一日。',
  ),
  unlawfulProbation: quote(
    'contract',
    '第八十三条',
    '用人单位违反本法规定与劳动者约定试用期的，由劳动行政部门责令改正；违法约定的试用期已经履行的，由用人单位以劳动者试用期满月工资为标准，按已经履行的超过法定试用期的期间向劳动者支付赔偿金。',
  ),
  depositReturned: gist(
    'contract',
    '第八十四条',
    '扣押证件或者以担保等名义收取财物的，由劳动行政部门责令限期退还；收取财物的还按每人五百元以上二千元以下处以罚款，造成损害的应当赔偿。',
  ),
  latePay: gist(
    'contract',
    '第八十五条',
    '未足额支付劳动报酬、加班费或者经济补偿的，由劳动行政部门责令限期支付；逾期不支付的，责令按应付金额 50% 以上 100% 以下加付赔偿金。',
  ),
  unlawfulDismissal: quote(
    'contract',
    '第八十七条',
    '用人单位违反本法规定解除或者终止劳动合同的，应当依照本法第四十七条规定的经济补偿标准的二倍向劳动者支付赔偿金。',
  ),
  continueWork: gist(
    'contract',
    '第四十八条',
    '违法解除或者终止的，劳动者可以要求继续履行劳动合同；不要求或者不能继续履行的，单位依第八十七条支付赔偿金。',
  ),
  noLeavingPapers: gist(
    'contract',
    '第八十九条',
    '未出具解除或者终止劳动合同书面证明的，由劳动行政部门责令改正；给劳动者造成损害的，应当承担赔偿责任。',
  ),
} as const;

/** All articles that an answer may cite. */
export const ARTICLES = { ...CONTRACT_ARTICLES, ...OTHER_ARTICLES } as const satisfies Record<
  string,
  LawArticle
>;
export type ArticleKey = keyof typeof ARTICLES;
