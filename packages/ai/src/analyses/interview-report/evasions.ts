import { memoize } from '@qicheng/resume/memoize';
import { regex } from '@qicheng/resume/regex';
import { markedClausesOf } from '#src/text/clauses.js';

/** Clauses that put the answer off, leave it to others or say that there is nothing to say. */
const EMPTY: readonly RegExp[] = [
  // Later.
  regex('u')`
    到时候?(?:再|就|看|一起)|(?:以后|之后)的?[^，。；]{0,6}(?:以后|再)(?:再)?(?:说|看|了解)|再说吧?[，。；！]?$|再看(?:看)?吧?[，。；！]?$|走一步看一步|谁(?:也|都)?(?:说得准|说得清|知道以后)|计划赶不上变化|(?:干|过|做)一天(?:是|算)一天
    |^(?:这个|那)?(?:得|要|还是|主要|关键|具体)?(?:要|得|还)?看(?:具体|项目|公司|单位|领导|实际|情况|怎么理解|大家|人)[^，。；]{0,10}[，。；！]?$
    |具体[^，。；]{0,6}看[^，。；]{0,4}(?:要求|安排|情况|怎么)|看情况|随机应变|具体情况具体分析|(?:以后|下次)(?:多)?注意(?:一下|点)?(?:就(?:好|行|是))?了?[，。；！]?$|慢慢(?:地)?(?:来|学|了解|就|适应|会)|多试几?次|时间长了[^，。；]{0,6}就
  `,
  // It differs, both have something.
  regex('u')`
    (?:每|各|不同)(?:个|家)?的?[^，。；]{1,6}(?:情况|看法|要求)?(?:都|也)?[^，。；]{0,3}不(?:太|大|尽)?(?:一样|相同)|因人而异|各有各的|见仁见智|不好(?:一概而论|说)
    |没有?(?:什么)?(?:标准|固定)答案|有利(?:也)?有弊|有好(?:的)?(?:地方|一面|处)?[，、]?也?有(?:不好|坏)|(?:既|也)有(?:好|不好|坏)的(?:一面|地方)
    |(?:说得?|讲得?)?都有道理|辩证地?看|三个都(?:挺|很)?好
  `,
  // No opinion of one's own.
  regex('u')`
    没(?:有)?(?:什么)?(?:特别的?|太多的?|别的)(?:意见|想法|看法|要求|原因|理由|打算)|没(?:有)?(?:什么|啥)?补充|(?:同意|赞成)[^，。；]{0,10}(?:说的|意见|观点|看法)[，。；！]?$|没(?:有)?(?:怎么|太|特别)?(?:留意|注意|关心)过?[，。；！]?$|没(?:有)?想(?:过)?(?:那么|太|这么)(?:多|远)
    |^(?:我)?都(?:可以|行|听)[，。；！吧]*$|尊重[^，。；]{0,10}(?:意见|决定)|听(?:大家|领导|老板|你们|公司|安排)(?:的|安排)?[，。；！]?$|听安排|投票(?:选|决定)|大家怎么用
  `,
  // What the superior wants.
  regex('u')`
    (?:领导|老板|公司|上级|单位|学校|经理|主管|护士长|店长|师傅)[^，。；]{0,8}怎么[^，。；]{1,8}就怎么|(?:积极)?(?:服从|配合)[^，。；]{0,6}安排|都听(?:领导|老板|上级)的
    |主要(?:还)?(?:是|由|归|靠)[^，。；]{1,14}(?:来)?(?:定|管|负责|安排)的?[，。；！]?$|(?:不归|轮不到)我|(?:领导|老板|上级)(?:肯定|一定|总)?有(?:他|她)的道理|也?不好说什么|是[^，。；]{1,8}部门负责的?
  `,
  // Not known, not remembered, guessed.
  regex('u')`
    记不(?:太|大)?(?:清|得|住)|不(?:太)?记得|说不(?:太)?(?:上来|清楚?|好)|(?:了解|知道|懂)得?(?:也)?不(?:是)?(?:很|太)?多
    |没(?:有)?(?:遇|碰)到过|可能(?:就)?是[^，。；]{1,10}吧|或者什么(?:地方)?|(?:好像|应该)[^，。；]{0,8}(?:比较多|吧)[，。；！]?$|都过去[^，。；]{0,6}年
  `,
  // It is easy, and nothing happened.
  regex('u')`
    没(?:有)?(?:什么|啥)(?:特别|太|最)?(?:难|大)?(?:的)?(?:事|问题)?[，。；！]?$|没(?:碰|遇)到(?:过)?什么问题|用多了就(?:熟|会)|没(?:有)?(?:什么|啥)?大不了|(?:互相|相互)(?:理解|体谅|包容)[^，。；]{0,4}(?:就|过去)|都?还行吧?|(?:都|应该都?)不是(?:什么)?问题
    |应该(?:不会|没)[^，。；]{0,6}问题|都是这样(?:过来)?|就是这些事|都?差不多[，。；！]?$|(?:基本)?都?能搞定|都挺?好的?[，。；！]?$|我(?:有的是|很有)经验|没(?:有)?特别费心|(?:就|便)能?上手了
  `,
  // It is refused.
  regex('u')`
    不(?:太|大|怎么)?(?:方便|便|好)(?:细|多|具体|明)?(?:说|讲|透露|展开|回答)(?![^，。；]{0,6}(?:客户|授权|保密|涉密))
    |(?:细节|具体的?)[^，。；]{0,6}(?:就)?不(?:说|讲|展开|提)了|(?:各种|什么|啥)[^，。；]{0,6}都有[，。；！]?$
    |(?:反正|总之)[^，。；]{0,4}都?(?:处理|解决|搞定|做|弄|扛|熬|挺|过去)(?:好|完|掉|过来|过去)?了[，。；！]?$|一言难尽|说来话长|三言两语|多了去了|没(?:有)?出过?(?:什么|啥|大)?(?:事|问题|差错)[，。；！]?$
  `,
  // Intentions that fit everything.
  regex('u')`
    (?:尽快|尽早|早日|快点)(?:地)?(?:上手|适应|融入|熟悉)[^，。；]{0,6}[，。；！]?$|不(?:懂|会|明白)(?:的|就|的就)(?:要|会)?(?:多)?(?:问|请教)
    |(?:好好|努力|用心)(?:地)?(?:干|做|学|工作|熟悉|表现)[^，。；]{0,6}[，。；！]?$
    |多看[、，]?多问|多(?:学习|学)[，。；！]?$|(?:肯定|一定)?(?:是)?要?先学习(?:的)?[，。；！]?$|要学的(?:东西)?[^，。；]{0,4}多|搞好关系|先把工作做好|能稳定(?:下来)?就行|相信公司|跟(?:着)?(?:老)?师傅学[，。；！]?$
  `,
];

const sizeOf = (clauses: readonly string[]): number =>
  [...clauses.join('').replace(/[\s\p{P}]+/gu, '')].length;

interface Evasion {
  /** The share of the answer that says nothing. */
  part: number;
  /** The rest of it. */
  rest: string;
  /** The first clause that says nothing; empty if there is none. */
  first: string;
}

/** Announces good or bad sides, which the next clause may name. */
const ANNOUNCES = /有(?:一定的?|些|很多)?(?:好|不好|不足|坏|利|弊)的?(?:地方|一面|处)[^，。；]{0,2}[，：:]$/u;
/** What follows an announcement without naming anything. */
const CONCLUDES = /^(?:所以|因此|总之|还是|我觉得|我认为|主要|关键|要|得|看)/u;
const MIN_NAMED_LENGTH = 4;

/** How much of an answer puts it off, leaves it to others or says that there is nothing to say. */
export const evasionIn = memoize((text): Readonly<Evasion> => {
  const clauses = markedClausesOf(text).filter((clause) => clause.trim() !== '');
  const plain = clauses.map((clause) => clause.trim().replaceAll(',', '，'));
  // A figure or a technical term is an answer, however unsure.
  const isEmpty = (clause: string): boolean =>
    !/[\dA-Za-z]/u.test(clause) && EMPTY.some((pattern) => pattern.test(clause));
  const names = (clause = ''): boolean =>
    sizeOf([clause]) >= MIN_NAMED_LENGTH && !CONCLUDES.test(clause) && !isEmpty(clause);
  const saysNothing = plain.map(
    (clause, at) => isEmpty(clause) && !(ANNOUNCES.test(clause) && names(plain[at + 1])),
  );
  const kept = clauses.filter((_clause, at) => saysNothing[at] === false);
  const whole = sizeOf(clauses);
  return {
    part: whole === 0 ? 0 : 1 - sizeOf(kept) / whole,
    rest: kept.join(''),
    first: clauses[saysNothing.indexOf(true)]?.trim() ?? '',
  };
});
