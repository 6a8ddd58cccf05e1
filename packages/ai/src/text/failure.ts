const FAILURE =
  /^(?:(?:[一最][次个大]|印象最深的)*的?(?:失败|失误|教训|遗憾|踩坑)|失败(?:案例|经历|项目|复盘))|(?:复盘|试点|试运行|上线)[^，。；]{0,12}后(?:就|又|被)?(?:下线|关停|叫停|停掉|终止|撤回)|以失败告终|没有?做成|未能?做成/u;

/** A contest without a prize, in a line that tells of none: 参加省赛，未获奖. */
const NOT_WON = /(?:未|没有?|没能)(?:获奖|得奖|拿奖|入围|晋级|出线|中标|评上|选上)|落选|落榜/u;
/** An examination or a part of it that was not passed: 财务管理52分未过. */
const NOT_PASSED =
  /(?:分|考试|科目?|次|年|笔试|面试|主观题|客观题)[^，。；]{0,6}(?:未|没有?|没能|差\d+分)(?:通?过|及格|合格)|挂科/u;
const WON = /[特一二三]等奖|[金银铜]奖|[冠亚季]军|(?<!未|没有?|没能)获(?!取)[^，。；]{0,16}[奖号]/u;

/** Whether a line describes something that failed, which is honest but no proof of an ability. */
export const isFailure = (text: string): boolean =>
  FAILURE.test(text.trim()) || NOT_PASSED.test(text) || (NOT_WON.test(text) && !WON.test(text));

/** Statements that nothing went wrong: 全年无差错, 没有出过事故, 从未逾期. */
export const NOTHING_WRONG =
  /(?:从未|从没|无|零|没有?(?:出过|出现|发生)?|未(?:出过|出现|发生)?)(?:[一任][何起例次])?[^，。；\d]{0,8}(?:差错|错误|投诉|事故|压疮|坠床|跌倒|脱管|不良事件|伤亡|走失|故障|纠纷|返工|漏发|错发|漏|丢失|缺陷|处罚|货损|逾期|过期|延误|违规|损坏|咬伤)/u;
