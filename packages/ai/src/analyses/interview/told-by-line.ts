const PRIZE_WON =
  /(?:竞赛|大赛|比赛|杯)[^，。；]{0,10}(?:[一二三特]等奖|[金银铜]奖|优秀奖|第[一二三]名|未获奖)/u;
const DONE_ALONE = /自己(?:有|开|拍|写|弄|搭|养|运营|经营)|个人账?号|自媒体号/u;
const STATES_TEAM =
  /[一二两三四五六七八九十\d]\s?人(?:的)?(?:小组|团队|组队|合作|分工)|(?:小组|团队|组)(?:共)?\s?[两三四五六七八九十\d]+\s?人/u;
/** Knowledge, which is no action: 路线我熟, 哪里堵我都知道. */
const KNOWS = /(?:我|都)(?:很|都|也)?(?:熟|知道|懂|认识|有办法)(?=[，,。；]|$)/u;

/**
 * Whether a line itself says what a question would ask, or has nothing to ask for: a prize was not chosen as a method,
 * and what somebody knows was done by nobody.
 */
export const isToldByLine = (id: string, text: string): boolean =>
  id === 'ex-role'
    ? DONE_ALONE.test(text) || STATES_TEAM.test(text) || KNOWS.test(text)
    : id === 'ex-why-method' && PRIZE_WON.test(text);
