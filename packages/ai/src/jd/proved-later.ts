import { PROHIBITION } from './clauses/prohibition.js';
import type { FactMatch } from './match-dates.js';
import type { ResumeReading } from './read-resume.js';

interface Proof {
  readonly required: RegExp;
  readonly reason: string;
  readonly action: string;
}

const NO = '(?:无|没有|未(?:患|有过?|受过)|不(?:得)?有|非)';

/** Facts that are proven by a document on hiring, not by a résumé: health, a clean record. */
const PROOFS: readonly Proof[] = [
  {
    required: PROHIBITION,
    reason: '这是入职后要遵守的规定，简历不用写',
    action: '不必写进简历；面试问到时说明会遵守。',
  },
  {
    required:
      /(?:入职|到岗|录用|上岗|报到)(?:后|之后)?[^,;]{0,10}(?:内|前)[^,;]{0,4}(?:考取|取得|考出|拿到|考到|补办)/u,
    reason: '这是入职以后要做到的事，不影响现在投递',
    action: '已经报名就在简历的证书一栏写明“已报名”和考试时间；面试时说明打算什么时候考。',
  },
  {
    required: /在编(?![写辑制排])|编制(?:内|岗|人员)/u,
    reason: '编制由原单位的证明核实',
    action: '在编就在工作经历里写明；报名时按公告附证明。',
  },
  {
    required: /转注|(?:注册|备案)(?:到|在|至|于)(?:我|本|贵)/u,
    reason: '这是入职时要办的手续，注册单位由您自己确认',
    action: '能把注册转过来就在信里写一句；证书还在别的单位的，先问清办理时间。',
  },
  {
    required:
      /^(?:能|可|须|需|应|按[期时])*(?:如期|顺利|正常)?(?:取得|获得|拿到|具有|持有?)(?:国家承认的)?(?:毕业证书?|学[位历]证书?)(?:[和及与、]?双?(?:毕业|学[位历])证书?)*$/u,
    reason: '毕业证和学位证入职时核验，简历写明毕业时间和学位就可以',
    action: '在教育经历里写明毕业时间和学位；还没有毕业的，确认能按期拿到两证。',
  },
  {
    required: /健康证/u,
    reason: '简历不用写这一项，入职前体检办理',
    action: '不必写进简历；手上有有效的健康证就在面试时说明，没有就在入职前办好。',
  },
  {
    required: new RegExp(
      `${NO}[^,;]{0,8}(?:犯罪|前科|案底|刑事|违法|涉毒|吸毒|赌博|失信)|犯罪记录|政审|背景审查`,
      'u',
    ),
    reason: '简历不用写这一项，录用前由无犯罪记录证明核实',
    action: '不必写进简历；对方要求时开无犯罪记录证明（公安机关开具）。',
  },
  {
    required: new RegExp(`征信|信用记录|${NO}[^,;]{0,4}(?:逾期|失信)`, 'u'),
    reason: '简历不用写这一项，录用前由个人征信报告核实',
    action: '不必写进简历；可以先自己查一次征信报告。',
  },
  {
    required: new RegExp(`${NO}[^,;]{0,8}(?:事故|酒驾|醉驾|扣分|违章)`, 'u'),
    reason: '这一项由驾驶记录核实',
    action: '有多年安全驾驶的记录可以写一句；没有把握先在“交管 12123”查询。',
  },
  {
    required: new RegExp(
      `${NO}[^,;]{0,10}(?:传染|疾病|病史|高血压|心脏病|糖尿病|癫痫|恐高|色盲|色弱|近视|残疾|过敏|纹身|刺青|烟疤|怀孕)|身体(?:健康|素质|状况|条件)|健康状况|体检|视力|色盲|色弱|矫正`,
      'u',
    ),
    reason: '简历不用写这一项，入职体检时核实',
    action: '不必写进简历；对方要求时提供体检报告。',
  },
  {
    required: new RegExp(
      `${NO}[^,;]{0,6}(?:不良(?!率|品)|嗜好|处分|劣迹|违规|违纪|医疗纠纷|记录$)|品行(?:端正|良好)|遵纪守法`,
      'u',
    ),
    reason: '简历不用写这一项，录用前由背景核实确认',
    action: '不必写进简历；面试问到如实回答。',
  },
];

const proofOf = (text: string): Proof | undefined => PROOFS.find(({ required }) => required.test(text));

/** Whether only a document proves a clause, not a résumé. */
export const isProvedLater = (text: string): boolean => proofOf(text) !== undefined;

/** The result for such a clause; otherwise null. */
export function matchProvedLater(text: string): FactMatch | null {
  const proof = proofOf(text);
  return proof ? { state: '待确认', reason: proof.reason, atoms: [], action: proof.action } : null;
}

/** Whether a health certificate, which is issued on hiring, is asked for of which the résumé says nothing. */
export const isHealthCertificateOpen = (text: string, { texts }: Pick<ResumeReading, 'texts'>): boolean =>
  /健康证/u.test(text) && !texts.some(({ affirmed }) => affirmed.includes('健康证'));
