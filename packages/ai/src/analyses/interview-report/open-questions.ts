import { sentencesOf } from '../../text/clauses.js';
import { quoted } from '../resume-analysis/statements.js';
import type { Conduct } from './conduct.js';
import { matchOf } from './conduct.js';

/** Relatives and people one knows. */
const KIN =
  '(?:爸|妈|父亲|母亲|父母|爷爷|奶奶|公公|婆婆|岳父|岳母|老公|老婆|爱人|丈夫|妻子|[表堂]?[叔伯舅姑姨哥姐弟妹](?:父|母|夫|妈|丈|嫂|子)?|嫂子|亲戚|亲属|家里人?|家人|熟人|老乡|战友|发小)';
/** What such people are said to be good for. */
const INFLUENCE =
  '(?:办事|做事|说话|进来|通过)[^，。；]{0,3}(?:方便|好办|容易|管用)|好办事|关照|照应|打(?:个|过|声)?招呼|递(?:个|过)?话|说得上话|人头熟|人脉|门路|路子|后门|后台|上面有人|里面有人|疏通|帮我想办法|帮(?:我)?(?:安排|说(?:句|几句)话)';

/** Somebody who has a complaint is asked not to make it. */
const HUSHED =
  /(?:让|叫|劝|求|请|要求)(?:他|她|他们|对方|客户|顾客|消费者|家属|家长|病人|患者|业主|住户|投诉人|客人)(?:们)?[^，。；]{0,3}(?:别|不要|不)(?:去|再|往)?[^，。；]{0,8}(?:投诉|举报|曝光|上访|反映|报警|找媒体|找记者|发(?:到|在)?(?:网上|抖音|微博|朋友圈|小红书))/u;

/** Statements that are proper or not, depending on what they leave out: the question about each. */
const OPEN: readonly Conduct[] = [
  {
    all: [
      /评委|评审|考官|裁判|出题|命题|评标|阅卷/u,
      /认识|熟人|关系(?:好|不错|近)|打(?:过|了|个)?招呼|(?:提前|事先)[^，。；]{0,6}(?:告诉|说|透露|知道|打听|通气)/u,
    ],
    unless: /不认识|没(?:有)?(?:打|问|找|去)|回避|拒绝|公开|说明会|答疑|公告|通知|组织方|主办方/u,
    words:
      '会被听成靠关系、提前知道标准拿到的。别的参赛者是不是也能知道？不是就不要这样说；改说您的作品凭哪一点得分。',
  },
  {
    all: [
      /(?:底价|报价|价格|成本|折扣|返点|佣金|客户|供应商|会员|学员|渠道)(?:的)?(?:表|单|清单|明细|名单|资料|档案|通讯录|电话)|图纸|源代码|配方|标书/u,
      /(?:现在|到现在|至今)[^，。；]{0,3}(?:都|也)?还(?:都)?(?:有|存|留|在)|还(?:都)?(?:存着?|留着?|在我(?:这|手|电脑|手机|微信))|我(?:都|也)?(?:留|存)(?:着|了(?:一份|底))/u,
    ],
    unless:
      /不(?:能|会|该|可以)|没(?:有)?(?:带|留|存)|交(?:回|还|接)|删|公开|授权|同意|归档|服务器|档案室|发票/u,
    words:
      '是不是原单位的资料？是的话，离职时就该交回，说出来对方会担心您以后也这样对他们。改说您懂的方法，不提手里有什么。',
  },
  {
    all: [new RegExp(`${KIN}[^。；]{0,24}(?:${INFLUENCE})|(?:${INFLUENCE})[^。；]{0,12}${KIN}`, 'u')],
    unless:
      /不(?:能|会|想|用|靠|找|让|收)|没(?:有)?(?:找|靠|让|去)|回避|报备|拒绝|一视同仁|病人|患者|老人|客户|学生|居民|村民|邻居|群众|业主/u,
    words:
      '会被听成想靠关系。用人有回避的规定，沾亲带故不是优势，不要这样说；改说您自己会做什么、做成过什么。',
  },
  {
    all: [HUSHED],
    unless: /不(?:能|会|该|可以)|没(?:有)?(?:让|叫|劝|求|要求)|权利|尊重/u,
    words: '会被听成封住对方的嘴。要不要反映由对方决定；改说您怎么先道歉、怎么查清、按什么规定答复和赔偿。',
  },
];

/** The question about a statement that may be improper; null if there is none. */
export function openQuestionIn(text: string): string | null {
  for (const sentence of sentencesOf(text)) {
    const found = OPEN.find((each) => matchOf(each, sentence));
    if (found) return `“${quoted(sentence.trim(), 60)}”${found.words}`;
  }
  return null;
}
