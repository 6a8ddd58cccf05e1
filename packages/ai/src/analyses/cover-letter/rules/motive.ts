import { regex } from '@qicheng/resume/regex';
import { otherEmployersIn } from '../facts/addressed-employers.js';
import { namesOtherEmployer } from '../facts/other-employers.js';
import { type LetterContext, namesCompany } from '../letter-context.js';
import { oncePerLetter } from '../once-per-letter.js';
import { isTemplate } from '../phrases.js';
import { isBody, type Letter } from '../read-letter.js';
import { isForAnother } from './for-another.js';

/** To whom or what one is drawn. */
const THEM =
  /贵(?:公司|单位|酒店|医院|学校|集团|平台|[司院校行园所店馆厂社])|你们|\byour?\b|\b(?:role|team|company)\b/iu;
const REASON = regex('iu')`
  因为|认同|了解到|吸引|关注|的(?:原因|理由)|看[中重好]|喜欢|使用过|用过
  |(?:想|希望)(?:能)?(?:加入|来|去|到|参与|把|在|从|做)|正好是|正是我
  |想(?:回|继续|试着|跟|带|学|长期)|[很更一直](?:地)?想|希望(?:能)?(?:长期|继续|带|和|跟)|愿意(?:把|带|从)
  |[离住]我?家|我?家(?:就)?[在住离]|家乡|老家|安家|留下来|长期留
  |最看重|有把握|有办法|解决这个|我能解决|所以(?:我)?(?:来|想|应聘)|\bbecause\b|\binterested in\b
  |\bwould (?:like|love) to (?!apply|discuss|talk|meet|hear|present)\w+|\bdrawn to\b|\battract|\badmire\b
  |\bfamiliar to me\b|\bfollowed\b
`;
/** Something that one noticed or used of an employer. */
const OBSERVED =
  /注意到|留意到|观察到|(?<!招聘|网上)发现|[经平]?常(?:去|吃|喝|用|买|逛|看)|(?:用|吃|喝|买|逛|住|去|看|读|玩)(?:过|了[^，。]{1,4}年)|(?:正在|最近|今年|去年|刚刚?)[^，。]{0,6}(?:推出|上线|发布|开|扩|投产|拓展|建)|做的(?:是|就是|正是)|擅长|走的是|专[做注]/u;
/** Since when one has wanted to do this work, whoever the employer is. */
const CALLING =
  /(?:从小|自幼|小时候|一直|多年来|上学时)[^，,。；;]{0,4}(?:就)?(?:想|梦想|立志|喜欢(?!表现|热闹|挑战|交友|交朋友|运动|自由|唱|玩)|向往|希望)(?:着)?(?:能)?[^，,。；;]{0,2}(?:当|做|成为|从事|学)?|(?:我的)?(?:梦想|理想|志向|心愿)(?:就)?是(?:当|做|成为)?/u;
/** What a posting asks for is not an observation. */
const POSTING_NOUN = /要求|招聘|岗位|职位|任职/u;
const THEIR_WORK = /贵(?:公司|单位|司|院|校|行|园|所|店|集团|平台)|你们/u;
const SOURCE = /(?:看到|得知|获悉)[^，。]{0,12}招聘/u;
const MIN_LENGTH = 10;
/** A cause of something done, without a wish: 没有因为缺料停过线. */
const BECAUSE_ALONE = /^(?!.*(?:想|希望|愿|应聘|选择|来|加入)).*因为/u;
/** What is bad about the present employer is not a reason for this one: 现在的园工资太低, 老板抠. */
const COMPLAINT = regex('iu')`
  (?:现在|目前|之前|以前|原来|上一?[家份个]|前)的?[^，。；]{0,6}(?:园|公司|单位|店|厂|院|校|工作|老板|领导|岗位)[^。；]{0,24}
  (?:太?[低少累远乱差抠]|不好|加班|欠薪|压抑|勾心|没有?(?:前途|发展|意思))
  |(?:老板|领导|园长|店长|经理|主管|同事)[^，。；]{0,4}(?:太?抠|不好|不太好|难相处|脾气|刻薄|小气)
  |\b(?:current|present|previous|last|my)\s(?:boss|employer|company|manager|job)\b[^.;!?]{0,30}
  \b(?:terrible|bad|awful|toxic|low|poor|boring|unfair|hate|stingy)\b
`;
/** Neither is what one asks for: pay, no overtime. */
const OWN_TERMS =
  /(?:工资|薪资|月薪|待遇)[^，。；]{0,10}\d|(?:不要|不想|不愿|不能|不接受)[^，。；]{0,4}(?:加班|倒班|夜班|出差)|\bneed at least\b/iu;
/** The family, for which one moves: what it needs is no reason for the employer. */
const FOR_FAMILY =
  /(?:因为|为了|主要是|方便|可以|好)[^。；]{0,16}(?:女儿|儿子|孩子|小孩|宝宝|丈夫|妻子|老公|老婆|爱人|婆婆|公公|一家人|后顾之忧)/u;
/** Who one is and where one lives, which is no reason either: 我叫…，今年22岁，家住…. */
const INTRODUCES =
  /(?:我|本人)(?:叫|姓|名叫)|今年\s?\d{2}\s?(?:周?岁)|籍贯|户籍|(?:性别|民族)[：:]?[男女汉]/u;
/** What a school demands of its students, whoever the employer is. */
const OF_SCHOOL =
  /(?:学校|院系|学院|老师|毕业)[^，。；]{0,8}(?:规定|要求|必须|安排)[^，。；]{0,10}(?:实习|工作|就业)|毕不了业/u;
const isNoReason = (text: string): boolean =>
  OF_SCHOOL.test(text) ||
  COMPLAINT.test(text) ||
  OWN_TERMS.test(text) ||
  FOR_FAMILY.test(text) ||
  INTRODUCES.test(text);
/** Whether a sentence tells something noticed about an employer, its products or its work. */
export const isObservation = (text: string): boolean => NOTICED.test(text) && !POSTING_NOUN.test(text);
const NOTICED = /注意到|留意到|观察到|关注到|体验过|(?:用|吃|喝|买|逛|住|去|看|读)过/u;
/** Whether a sentence may be taken over as the reason of another letter. */
export const isOwnReason = (text: string): boolean => !isNoReason(text) && !FAMILY_WORD.test(text);
const FAMILY_WORD = /女儿|儿子|孩子|小孩|宝宝|丈夫|妻子|老公|老婆|爱人|婆婆|公公|愧疚|后顾之忧/u;

/** What anybody can wish of any employer: 希望能到贵公司工作，随时到岗. */
const GENERIC_WORDS = regex('gu')`
  贵(?:公司|单位|司|院|校|行|园|所|店|集团|平台)|你们|您|希望|期待|[很更一直非常十分]+想|想|愿意?|能够?|可以|有幸|有机会|机会|加入|来到?|去|到
  |成为|一员|工作|岗位|职位|职务|公司|单位|应聘|申请|(?:非常|很|十分)?感兴趣|兴趣|热爱|喜欢|事业|行业|发展|贡献|力量|自己的?
  |一份|随时|到岗|上班|学习|成长|进步|共同|一起|平台|前景|广阔|雄厚|实力|规模|(?:很|非常|更)?[大好强]|努力|一定|相信|认真|因为|所以
  |前景|赛道|团队|优秀|(?:企业)?文化|氛围|理念|(?:职业)?规划|领域|领先|知名|龙头|口碑|先进|管理|高度|深深?|被|吸引|认同|欣赏|关注|已久|契合|一致
  |待遇|福利|薪[资水酬]|工资|双休|稳定|轻松|离(?:我?家)?(?:也|很|比较)?近|平台|名气|有名|不错|听说|据说|所以
  |我|本人|的|为|在|和|与|了|是|也|并|请|给
`;
/** Who one is and for how long, before the clause with the reason. */
const WHO = /^(?:(?:我|本人)(?:是|叫|姓|在|做|干)|[^，,]*(?:年了|多年|的)$)/u;
/** A sentence from the clause on that says more than who one is. */
const withoutWho = (text: string): string => {
  const clauses = text.split(/(?<=[，,])/u);
  const first = clauses.findIndex(
    (clause) => !WHO.test(clause.trim().replace(/[，,]$/u, '')) || REASON.test(clause),
  );
  return clauses.slice(Math.max(0, first)).join('');
};
const MIN_OWN = 6;
/** Whether a sentence wishes only what is in every letter. */
const isGenericMotive = (text: string): boolean =>
  withoutWho(text)
    .replace(GENERIC_WORDS, '')
    .replace(/[\s\p{P}]+/gu, '').length < MIN_OWN;

/** The sentence that says why one writes to this employer, in words that are not in every letter. */
export const motiveIn = oncePerLetter((letter, context): Letter['sentences'][number] | undefined => {
  const { paragraphs } = letter;
  const { company } = context;
  // What drew one to another employer is not a reason for this one.
  if (isForAnother(letter, context)) return undefined;
  const isSurelyOther = namesOtherEmployer(letter, context);
  const others = otherEmployersIn(letter, context);
  const isOfAnother = (text: string): boolean =>
    isSurelyOther(text) || (!namesCompany(text, company) && others.some(({ name }) => text.includes(name)));
  const sentences = letter.sentences.filter(({ text }) => !isOfAnother(text) && !isNoReason(text));
  const own = sentences.filter(
    ({ text }) =>
      REASON.test(text) &&
      !SOURCE.test(text) &&
      text.length >= MIN_LENGTH &&
      !isTemplate(text) &&
      !isGenericMotive(text),
  );
  const observed = sentences.find(
    ({ text }) =>
      OBSERVED.test(text) &&
      !POSTING_NOUN.test(text) &&
      !isTemplate(text) &&
      (namesCompany(text, company) || THEIR_WORK.test(text)),
  );
  return (
    own.find(({ text }) => namesCompany(text, company) || THEM.test(text)) ??
    own.find(({ text, index }) => {
      const whole = paragraphs.find((each) => each.index === index);
      return (
        whole !== undefined &&
        isBody(whole.role) &&
        !BECAUSE_ALONE.test(text) &&
        (namesCompany(whole.text, company) || THEM.test(whole.text))
      );
    }) ??
    observed ??
    sentences.find(({ text }) => CALLING.test(text) && !isTemplate(text))
  );
});

/** Words that only say how well work and post fit. */
const FITS = /正好是|正是我/gu;
/** Whether a sentence says that the work is one's own. */
export const fitsPost = (text: string): boolean => /正好是|正是我/u.test(text);
/** Whether a sentence gives a reason for this employer, beyond that its work is one's own. */
export const saysWhy = (text: string, company: string): boolean =>
  (namesCompany(text, company) || THEM.test(text) || OBSERVED.test(text)) &&
  (REASON.test(text.replace(FITS, '')) || OBSERVED.test(text));
/** Whether a sentence says why one does this work, and not why for this employer. */
export const tellsCalling = (text: string): boolean => CALLING.test(text);

/** What joins the candidate's own work to that of the addressee: less than a reason, and no lack of one. */
const JOINS =
  /一致|契合|相近|相同|相通|一样|差不多|同一[件个]|对口|对得上|用得上|直接用|带过来|接[得手]|上手|吻合|符合|匹配|正好|\b(?:match|similar|same|fits?)\b/iu;
/** Whether a letter joins its writer's work to the addressee's. */
export const joinsWork = ({ sentences }: Letter, { company }: LetterContext): boolean =>
  sentences.some(
    ({ text }) =>
      JOINS.test(text) && (namesCompany(text, company) || THEM.test(text) || /岗位|职责|要求/u.test(text)),
  );
