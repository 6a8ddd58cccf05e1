import { firstMatch } from '../../interview-report/conduct.js';
import { ruleHarm, sentencesOf } from '../../interview-report/harms.js';
import { PLAIN_CONDUCT } from '../../interview-report/plain-conduct.js';
import { hasNoChinese } from '#src/text/no-chinese.js';
import { oncePerLetter } from '../once-per-letter.js';
import { OFFER } from '../rules/promises.js';

/** A sentence of a letter that must not be sent. */
export interface HarmfulSentence {
  readonly index: number;
  readonly text: string;
  readonly kind: 'unlawful' | 'complaint' | 'offer' | 'relation';
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
/** A state of things that the writer put right, or that is told for its remedy. */
const PUT_RIGHT =
  /我(?!现在|目前|以前|之前|原来)[^，。；]{0,8}(?:梳理|整顿|建立|制定|推动|补|帮|协调|重新|搭|规范|接手)|接手(?:时|前|的时候)/u;
const OF_GRIEVANCE =
  '这一句抱怨、指责了以前的单位或同事，读信人会担心您以后也这样说他们。离职原因只写一句中性的话，例如“希望在更规范的平台长期做这一行”。';

/** Customers of an employer who are offered to the next one: 手上的客户可以跟我一起过来. */
const PEOPLE_BROUGHT =
  /(?:客户|会员|学员|病人|患者|租户|生源|案源|团队|员工|徒弟|老师傅?)[^，。；]{0,10}(?:跟(?:着)?我|一起|一并|全部?|都)[^，。；]{0,6}(?:过来|来贵|到贵|去贵|跳过来|挖过来)/u;
const NOT_BROUGHT = /不(?:会|能|带|该|应)|没有?(?:带|拉|挖)|保密|竞业|征得|同意|介绍|经历|经验|方法|作品/u;
const OF_OFFER =
  '这一句提到把原单位的客户或人员带过来：有保密或竞业约定的会违约，读信人也会担心您以后这样离开。改写您怎么开发、维护这类客户，做成了什么。';

const FAMILY =
  '(?:亲戚|亲属|(?:[舅叔姨姑伯]|[表堂][哥姐弟妹])\\p{Script=Han}?|爸爸?|妈妈?|父亲|母亲|哥哥|姐姐|弟弟|妹妹|老公|老婆|丈夫|妻子|爱人|岳[父母]|公公|婆婆)';
const THEIR_HEAD =
  '(?:贵|你们)[^，。；我]{0,12}(?:[行局院校厂店处科部董]长|总经理|副?总|经理|主任|总监|领导|董事|书记|老板)';
/** A relation to somebody in charge of the addressee: 贵院副院长是我舅舅. */
const RELATED = new RegExp(
  `${THEIR_HEAD}[^，。；]{0,4}是(?:我)?的?[^，。；]{0,3}${FAMILY}|我(?:的)?${FAMILY}[^，。；]{0,3}(?:是|任|当)${THEIR_HEAD}|(?:和|跟|与)${THEIR_HEAD}[^，。；]{0,3}是${FAMILY}`,
  'u',
);
const DECLARED = /回避|申报|如实|说明/u;
const OF_RELATION =
  '这一句拿与招聘单位领导的亲属关系说事，会让人怀疑录用不公，有亲属回避规定的单位还会直接不录用。信里删去；单位要求申报的，按规定如实申报。';

/** Half-width marks after Chinese, which the rules read as wide ones. */
const HALF_WIDTH = /(?<=[\p{Script=Han}\d”"）)]),/gu;

function harmOf(sentence: string): Omit<HarmfulSentence, 'index' | 'text'> | null {
  const text = sentence.replace(HALF_WIDTH, '，');
  const harm = firstMatch(PLAIN_CONDUCT, [text]) ?? ruleHarm(text, '');
  if (harm !== undefined)
    return { kind: CRITICISM.test(harm.words) ? 'complaint' : 'unlawful', why: inLetter(harm.words) };
  if (GRIEVANCE.test(text) && !PUT_RIGHT.test(text)) return { kind: 'complaint', why: OF_GRIEVANCE };
  if (RELATED.test(text) && !DECLARED.test(text)) return { kind: 'relation', why: OF_RELATION };
  if ((OFFER.test(text) || PEOPLE_BROUGHT.test(text)) && !NOT_BROUGHT.test(text))
    return { kind: 'offer', why: OF_OFFER };
  return null;
}

/** Whether a statement of a résumé tells an unlawful act, which no letter repeats. */
export const isUnlawful = (statement: string): boolean =>
  [statement, `我${statement}`].some((text) => harmOf(text)?.kind === 'unlawful');

/**
 * The sentences of a letter that harm its writer. Rules alone decide: of 35,000 sentences of résumés and letters they
 * accuse two wrongly, so that the model of answers is not needed.
 */
export const harmfulSentences = oncePerLetter((letter): HarmfulSentence[] =>
  hasNoChinese(letter.body)
    ? []
    : letter.sentences.flatMap(({ text, index }) =>
        sentencesOf(text).flatMap((sentence) => {
          const harm = harmOf(sentence);
          return harm === null ? [] : [{ index, text, ...harm }];
        }),
      ),
);
