import { clausesOf, sentencesOf } from '#src/text/clauses.js';
import { hasNoChinese } from '#src/text/no-chinese.js';
import { sharedRun } from '#src/text/shared-run.js';
import { firstMatch } from '../../interview-report/conduct.js';
import { ruleHarm } from '../../interview-report/harms.js';
import { PLAIN_CONDUCT } from '../../interview-report/plain-conduct.js';
import { namesCompany } from '../letter-context.js';
import { oncePerLetter } from '../once-per-letter.js';
import { OFFER } from '../rules/promises.js';
import { waivedRight } from './waived-rights.js';

/** A sentence of a letter that must not be sent. */
export interface HarmfulSentence {
  readonly index: number;
  readonly text: string;
  readonly kind:
    | 'unlawful'
    | 'complaint'
    | 'offer'
    | 'relation'
    | 'secrets'
    | 'contempt'
    | 'force'
    | 'waiver';
  /** What it is, and what to write instead. */
  readonly why: string;
}

/** How a harm of an answer is named in a letter. */
const IN_LETTER: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^回答里的?/u, '这一句'],
  [/面试(?:会当场结束|到这里就结束了)|面试官听到就不会再往下谈/u, '读信人会直接放弃'],
  [/面试官/gu, '读信人'],
  [/不能这样说/gu, '不能写进信里'],
  [/改(?:说|成)/gu, '改写'],
];
const inLetter = (words: string): string =>
  IN_LETTER.reduce((text, [pattern, instead]) => text.replace(pattern, instead), words);

/** Criticism, which is unwise and not unlawful. */
const CRITICISM = /^回答里(?:抱怨|贬低|先把责任|用发火|用骂人|用气话|把自己的差错)/u;

const OWN_EMPLOYER =
  '(?:现在|目前|原来?|前|以前|之前|上一?[家个份])的?[^，。；]{0,4}(?:公司|单位|老板|领导|主管|经理|同事|总监|负责人|上司|店|厂|医院|学校|园|院|所|东家)';
/** What is wrong with one's employer or those one works with. */
const GRIEVANCE = new RegExp(
  `${OWN_EMPLOYER}[^。；]{0,16}(?:(?:什么都|根本)?不懂|不公平?|一塌糊涂|骂人|瞎指挥|混乱|乱成|不靠谱|不专业|没(?:有)?(?:什么)?(?:前途|能力|水平)|水平[^，。；]{0,3}(?:差|低|一般|不行)|压榨|抠|克扣|拖欠|拖工资|人品|不配合|勾心斗角|排挤|偏心|针对我|太(?:乱|差|累|坑)|加班(?:太|严重)|只会)`,
  'u',
);
/** A grievance in the words of a chat, which needs no time to be one: 老板也不会做人，补偿金扯了两个月. */
const GRUDGE =
  /(?:老板|领导|主管|店长|厂长)(?:们)?[^，。；]{0,4}(?:不会做人|不是人|抠门?|小气|不懂行|不讲理|没良心|黑心|不地道|不重视)|(?:补偿金?|工资|提成|奖金|加班费)[^，。；]{0,4}(?:扯|老?是?拖|赖|克扣|不发|算不清)/u;
/** A state of things that the writer put right, or that is told for its remedy. */
const PUT_RIGHT =
  /我(?!现在|目前|以前|之前|原来)[^，。；]{0,8}(?:梳理|整顿|建立|制定|推动|补|帮|协调|重新|搭|规范|接手)|接手(?:时|前|的时候)/u;
const OF_GRIEVANCE =
  '这一句抱怨、指责了以前的单位或同事，读信人会担心您以后也这样说他们。离职原因只写一句中性的话，例如“希望在更规范的平台长期做这一行”。';

/** Customers of an employer who are offered to the next one: 手上的客户可以跟我一起过来. */
const PEOPLE_BROUGHT =
  /(?:客户|会员|学员|病人|患者|租户|生源|案源|团队|员工|徒弟|老师傅?)[^，。；]{0,10}(?:跟(?:着)?我|一起|一并|全部?|都)[^，。；]{0,6}(?:过来|来贵|到贵|去贵|跳过来|挖过来)/u;
const NOT_BROUGHT =
  /交[回还]|归还|移交|不(?:会|能|带|该|应)|没有?(?:带|拉|挖)|保密|竞业|征得|同意|介绍|经历|经验|方法|作品/u;
/** Their files, which are taken along in another clause: 会员的电话和档案…，可以全部带过来. */
const FILES_BROUGHT =
  /(?:客户|会员|学员|病人|患者|租户|生源|供应商|渠道)[^。；]{0,50}(?:带|拉|转|导|引|挖)(?:到?贵|给你|过来|过去|走)(?!的)/u;
const OF_OFFER =
  '这一句提到把原单位的客户或人员带过来：有保密或竞业约定的会违约，读信人也会担心您以后这样离开。改写您怎么开发、维护这类客户，做成了什么。';

/** What an employer keeps to itself, and that one still has it or would hand it over. */
const SECRET =
  /内部(?:资料|文件|数据|消息|信息|材料)|(?:上市|开发|投放|扩张)计划|报价(?:表|单)?|底价|(?:客户|会员|供应商)(?:名单|资料|档案|信息|数据)|配方|图纸|源代码|工艺参数|题库|(?:采购|成本|定价)(?:表|数据|明细)/u;
const KEPT =
  /(?:手[上里头]|电脑里|硬盘里)?(?:还|都)?(?:保留|留|存|拷|复制|带走|带出)(?:了|着|有|下)?|手[上里头](?:还)?有/u;
const HANDED = /分享|提供|共享|参考|带(?:过来|来|给)|给(?:你们|您|贵)|交给|透露|拿(?:过来|给)/u;
const NOT_HANDED = /不(?:会|能|得|便|带|该|应|可)|保密|脱敏|公开(?:的|资料)|归还|移交/u;
const OF_SECRETS =
  '这一句提到保留或提供原单位的内部资料：这可能侵犯商业秘密（《反不正当竞争法》），读信人也会担心您以后这样带走他们的资料。删去；只写您自己做了什么、做成了什么。';

/** What belongs to the addressee, or those one would work with, and words that run it down. */
const RUN_DOWN = new RegExp(
  '(?:贵\\p{Script=Han}{1,2}|你们|目前的?|现有的?|国内|本土|本地)[^，。；我]{0,12}(?:陈旧|老套|老土|过时|落后|不专业|太?差劲?|没有?(?:新意|亮点|水平)|low)|(?:团队|同事|同行|员工|前辈|老师傅|其他(?:人|应聘者|候选人))[^，。；我]{0,8}(?:缺[少乏]|没有?(?:什么)?|不懂|不具备)[^，。；]{0,6}(?:视野|眼光|见识|水平|意识|能力|专业|技术)',
  'u',
);
const OF_CONTEMPT =
  '这一句贬低了对方的工作或将来的同事，读信人会觉得不好合作。改写成您看到的一个具体问题和您的做法，例如“我试过……，效果是……”。';

const FAMILY =
  '(?:亲戚|亲属|(?:[表堂]?[舅叔姨姑伯婶侄]|[表堂][哥姐弟妹兄嫂])\\p{Script=Han}?|爸爸?|妈妈?|父亲|母亲|哥哥|姐姐|弟弟|妹妹|老公|老婆|丈夫|妻子|爱人|岳[父母]|公公|婆婆)';
const THEIR_HEAD =
  '(?:贵|你们)[^，。；我]{0,12}(?:[行局院校厂店处科部董]长|总经理|副?总|经理|主任|总监|领导|董事|书记|老板)';
/** A relation to somebody in charge of the addressee: 贵院副院长是我舅舅. */
const RELATED = new RegExp(
  `${THEIR_HEAD}[^，。；]{0,4}是(?:我)?的?[^，。；]{0,3}${FAMILY}|我(?:的)?${FAMILY}[^，。；]{0,3}(?:是|任|当)${THEIR_HEAD}|(?:和|跟|与)${THEIR_HEAD}[^，。；]{0,3}是${FAMILY}`,
  'u',
);
/** A relative who works where one applies: 我的舅舅在区民政部门工作. */
const RELATIVE_AT = new RegExp(
  `我(?:的)?${FAMILY}[^，。；]{0,3}在([^，。；]{2,16}?)(?:工作|任职|上班|当|做)`,
  'u',
);
const MIN_SHARED = 2;
/** Whether a relative works at the addressee, or in a body of its name: 民政部门 of 民政局. */
function hasRelativeAt(text: string, company: string): boolean {
  const place = RELATIVE_AT.exec(text)?.[1] ?? '';
  if (place === '' || company === '') return false;
  return (
    /^(?:贵|你们)/u.test(place) ||
    namesCompany(place, company) ||
    (/(?:部门|系统|单位|局|机关)$/u.test(place) && sharedRun(place, company).length >= MIN_SHARED)
  );
}
/** A favour that is asked for next to a relative or acquaintance in some office. */
const FAVOUR =
  /(?:多多|多加|请|望|给予)?(?:关照|照顾一?下|照应|提携|通融|行个方便)|打(?:过|个)?招呼|(?:帮|替)我(?:说|讲|推荐|问|打听)|说(?:我|过我)?(?:可以|没问题|能行)/u;
const KNOWS_SOMEBODY = new RegExp(
  `我(?:的)?(?:${FAMILY}|朋友|同学|老乡|熟人|战友)[^，。；]{0,4}(?:在|是|任)[^，。；]{2,16}(?:工作|任职|上班|当|做|[局处科所院校队]长|领导|主任|干部)`,
  'u',
);
const DECLARED = /回避|申报|如实|说明/u;
const OF_RELATION =
  '这一句拿亲友的关系说事，会让人怀疑录用不公，有亲属回避规定的单位还会直接不录用。信里删去；单位要求申报的，按规定如实申报。';

/** A certificate of more than was done: 实习证明能不能按满半年开. */
const FALSE_PROOF =
  /证明[^，。；]{0,8}(?:按满|写满|开满|补满|多[写开]|写[到成]|开[到成]|改[到成])|(?:按满|写满|开满|多[写开])[^，。；]{0,8}证明/u;
const OF_FALSE_PROOF =
  '没有做满的时间不能写进证明：这是请单位出假证明，学校和以后的单位都会核实。删去这一句；请假几天、怎样补足，如实和学校、单位商量。';

const OTHERS = `(?:别人|人家|熟人|朋友|同学|同事|老乡|师傅|老师|${FAMILY})`;
/** A licence that somebody else would lend to the employer: 我表姐有一本，可以放你们店里. */
const LENDS: readonly RegExp[] = [
  /证(?!明)|资质|执照/u,
  new RegExp(`${OTHERS}[^，。；]{0,6}(?:有|持|的)|[他她](?:也|还)?(?:有|持)`, 'u'),
  /(?:放|挂|借|租)(?:靠|用)?(?:在|到|给)?(?:你们?|您|贵|咱|店|院|公司|单位|厂)/u,
];
const OF_LENT =
  '这一句提出把别人的证书借给单位用（挂证）：证书只能本人注册、本人在岗使用，挂证违法，单位和出借人都会受处罚。删去这一句；只写自己有的证。';

/** Force against a person, which only the police may use: 把闹事的人捆起来. */
const FORCE =
  /(?:把|将)[^，。；]{0,6}(?:[他她]们?|人|者|客人?|顾客|学生|孩子|业主|住户|病人|患者|老人|小偷|醉汉|对方|员工|同事)[^，。；]{0,6}(?:绑|捆|铐|按|摁|压|打|揍|踹|锁|关)(?!摩|时|照|怀)[^，。；]{0,6}(?:起来|在地|倒|住|了一顿|里|翻|在墙)?/u;
const BY_LAW = /制服训练|演练|演习|培训|比赛|民警|警察|公安机关|依法|配合/u;
const OF_FORCE =
  '这一句写到对别人动手、捆绑或关押：除警察依法执行职务外，谁都没有限制他人人身自由的权力，读信人会担心您处理冲突的方式。改写您怎样劝阻、报警、看住现场等待处理。';

/** Half-width marks after Chinese, which the rules read as wide ones. */
const HALF_WIDTH = /(?<=[\p{Script=Han}\d”"）)]),/gu;

function harmOf(sentence: string, company = ''): Omit<HarmfulSentence, 'index' | 'text'> | null {
  const text = sentence.replace(HALF_WIDTH, '，');
  const harm = firstMatch(PLAIN_CONDUCT, [text]) ?? ruleHarm(text, '');
  if (harm !== undefined)
    return { kind: CRITICISM.test(harm.words) ? 'complaint' : 'unlawful', why: inLetter(harm.words) };
  if (FALSE_PROOF.test(text)) return { kind: 'unlawful', why: OF_FALSE_PROOF };
  if (LENDS.every((part) => part.test(text))) return { kind: 'unlawful', why: OF_LENT };
  const waived = waivedRight(text);
  if (waived !== null) return { kind: 'waiver', why: waived };
  if (SECRET.test(text) && HANDED.test(text) && KEPT.test(text) && !NOT_HANDED.test(text))
    return { kind: 'secrets', why: OF_SECRETS };
  if ((GRIEVANCE.test(text) || GRUDGE.test(text)) && !PUT_RIGHT.test(text))
    return { kind: 'complaint', why: OF_GRIEVANCE };
  const asksFavour = KNOWS_SOMEBODY.test(text) && FAVOUR.test(text);
  if ((RELATED.test(text) || hasRelativeAt(text, company) || asksFavour) && !DECLARED.test(text))
    return { kind: 'relation', why: OF_RELATION };
  if (clausesOf(text).some((clause) => FORCE.test(clause) && !BY_LAW.test(clause)))
    return { kind: 'force', why: OF_FORCE };
  if ((OFFER.test(text) || PEOPLE_BROUGHT.test(text) || FILES_BROUGHT.test(text)) && !NOT_BROUGHT.test(text))
    return { kind: 'offer', why: OF_OFFER };
  return RUN_DOWN.test(text) ? { kind: 'contempt', why: OF_CONTEMPT } : null;
}

/** Whether a sentence harms its writer, whoever it is addressed to. */
export const isHarmful = (sentence: string): boolean => harmOf(sentence) !== null;

/** Whether a statement of a résumé tells an unlawful act, which no letter repeats. */
export const isUnlawful = (statement: string): boolean =>
  [statement, `我${statement}`].some((text) => harmOf(text)?.kind === 'unlawful');

/**
 * The sentences of a letter that harm its writer. Rules alone decide: of 35,000 sentences of résumés and letters they
 * accuse two wrongly, so that the model of answers is not needed.
 */
export const harmfulSentences = oncePerLetter((letter, { company }): HarmfulSentence[] =>
  hasNoChinese(letter.body)
    ? []
    : letter.sentences.flatMap(({ text, index }) =>
        sentencesOf(text).flatMap((sentence) => {
          const harm = harmOf(sentence, company);
          return harm === null ? [] : [{ index, text, ...harm }];
        }),
      ),
);
