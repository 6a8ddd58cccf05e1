import { regex } from '@qicheng/resume/regex';
import { CONDUCT_WORDS } from './conduct-model/kinds.js';
import type { Conduct } from './conduct.js';

const RIGHTLY = regex('u')`
  不(?:能|可以|该|应该|许|准|敢|肯|同意|会)|拒绝|制止|劝|举报|报告|上报|坦白|道歉|后悔|教训|停下|拦|补办了|没(?:有)?(?:同意|答应|照做|卖|签|放|发)
`;
/** What the rules require first is made good later, or left out. */
const LEFT_FOR_LATER = regex('u')`
  先[\p{Script=Han}]{1,4}[，、]?(?:再|后|回头|事后)补|(?:事后|回头|后面|系统里)补(?:一?[张份个])|没(?:有)?(?:处方|批文|批准|签字|手续|检验|合格证|授权|票据|许可|验收|交底|复核)
`;
/** That everybody does it is no permission. */
const AS_OTHERS_DO =
  /大家(?:都|也)?(?:是)?(?:这么|这样|这)[干做弄来卖发办]?|都(?:是)?这(?:么|样)[干做弄来卖发办]|(?:别人|同行|其他[^，。；]{1,4})也(?:是)?(?:都)?这(?:么|样)|一直(?:都)?(?:是)?这(?:么|样)[干做弄]/u;
const GAVE_IN =
  /我(?:后来|最后|当时|那次)?(?:也|就|也就|就也)[^，。；不没]{0,4}(?:[卖做签放发开批用干给收][^，。；]{0,4}了|跟着|照着|照做|照办|同意了)/u;

/** A step left out because everybody does so, told as one's own deed. */
export const COMMON_PRACTICE: Conduct = {
  all: [LEFT_FOR_LATER, AS_OTHERS_DO, GAVE_IN],
  unless: RIGHTLY,
  words:
    '回答里承认手续没有齐就照大家的做法办了，这是违规，面试官会追问到底。改说：规定要先有什么、当时怎么停下来请示，之后怎么让别人也按规定做。',
};

const PAPERS =
  '(?:客户(?:名单|资料|信息|电话)|源代码|源码|报价单?|底价|图纸|配方|工艺(?:参数|文件)?|标书|题库|内部(?:资料|数据|文件)|学员(?:名单|资料|信息)|会员(?:名单|资料)|病历|聊天记录)';
/** What belongs to an employer made public or given to others. */
export const MADE_PUBLIC: Conduct = {
  all: [
    new RegExp(
      `(?:把|将)[^，。；]{0,10}${PAPERS}[^，。；]{0,4}(?:发|传|贴|晒|挂|放|公布|公开|曝光|泄露|卖|给)[^，。；]{0,4}(?:网上|网络|朋友圈|抖音|微博|小红书|贴吧|论坛|群里|同行|对手|别[人家]|对面)`,
      'u',
    ),
  ],
  unless:
    /不(?:能|可以|该|会|敢|许)|没(?:有)?把|有人|同意|授权|脱敏|公司(?:让|要求|安排)|领导(?:让|要求|安排)/u,
  words: CONDUCT_WORDS.leaked,
};
