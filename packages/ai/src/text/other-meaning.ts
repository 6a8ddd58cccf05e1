/** Words whose meaning depends on the word before them: 电子商务 is a subject, 体质测试 is not a software test. */
const PRECEDED_BY: Readonly<Record<string, RegExp>> = {
  商务: /电子$/u,
  测试: /(?:体质|体能|健康|心理|智力|听力|视力|性格|体育|入学|摸底|水平|英语|普通话)$/u,
  监测: /(?:灭菌|消毒|环境|水质|空气|舆情|网络|价格|沉降|变形)$/u,
  交易: /证券$/u,
  月结: /日清$/u,
  计划: /(?:个别|个案|生育|创新训练|创业训练)$/u,
};
/** Words whose meaning depends on what follows: 会计师事务所 is an employer, 宣讲会签到 is not a speech. */
const FOLLOWED_BY: Readonly<Record<string, RegExp>> = {
  会计: /^师?事务所/u,
  审计: /^师?事务所/u,
  宣讲会: /^(?:的)?(?:签到|会务|布置|现场|海报|物料|场地)/u,
  宣讲: /^会?(?:的)?(?:签到|会务|布置|现场|海报|物料|场地)/u,
  运营: /^商/u,
  编辑: /^器/u,
  建设: /^银行/u,
  设计: /^院/u,
  检验: /^批/u,
  服务: /^器/u,
  开发: /^[区商]/u,
  实验: /^(?:室|[小中]学|学校|幼儿园)/u,
  标准: /^(?:差|层|大气压|曲线|溶液|品|样)/u,
  纳税: /^(?:人|信用)/u,
  会议: /^室/u,
  教研: /^室/u,
  github: /^\s?(?:stars?|星)/u,
};
/** An authority is not the activity that it is named after: 电子税务局, 市统计局. */
const AUTHORITY = /^(?:局(?![面部限域势])|总局|分局|厅(?![堂房])|委员会)/u;

/** Whether a word at a position is part of a phrase with another meaning. */
export const hasOtherMeaning = (text: string, word: string, at: number): boolean =>
  AUTHORITY.test(text.slice(at + word.length, at + word.length + 4)) ||
  PRECEDED_BY[word]?.test(text.slice(Math.max(0, at - 4), at)) === true ||
  FOLLOWED_BY[word]?.test(text.slice(at + word.length, at + word.length + 8)) === true;
