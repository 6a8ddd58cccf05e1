/** What answers another question than the one that was asked: how it is said, and the words of a question that asks for it. */
interface OtherTalk {
  said: RegExp;
  asked: RegExp;
}

const OTHER_TALK: readonly OtherTalk[] = [
  {
    // An introduction.
    said: /^(?:(?:各位)?(?:大家|您|你们?|老师|面试官|领导|评委)[，,]?好?[，,！!。]?)?我(?:叫|姓)\p{Script=Han}{1,4}[，,。]|毕业于\p{Script=Han}{2,14}(?:大学|学院|学校)|^我(?:这个人)?(?:的)?性格(?:比较)?(?:开朗|内向|外向|随和|活泼)/u,
    asked: /介绍|自己是|性格|评价|专业|毕业|学校|优势|为什么/u,
  },
  {
    // Pay and terms.
    said: /(?:期望|希望|想要|要求)(?:的)?(?:月薪|年薪|薪资|薪水|工资|底薪|待遇)|(?:工资|薪水|薪资|奖金|待遇|提成|底薪)[^，。]{0,6}(?:太?低|太?少|不高|不够|拖欠|能给|一般)|包吃(?:包)?住|五险一金|双休/u,
    asked: /薪|工资|待遇|换工作|离开|录用|看重|选择|为什么/u,
  },
  {
    // A weakness or a strength.
    said: /我(?:这个人)?(?:最大)?的(?:缺点|优点|不足|优势|特长|长处|短处)(?:就)?是/u,
    asked: /缺点|优点|不足|优势|评价|毛病|短板|长处|擅长|拿得出手|适合|竞争|说服|介绍/u,
  },
  {
    // Praise of the employer.
    said: /(?:贵|咱们?|你们)(?:公司|单位|医院|学校|行|集团|院|校)?[^，。]{0,8}(?:平台|口碑|名气|实力|规模|前景|文化|氛围|龙头)[^，。]{0,4}(?:大|好|强|广|深|响|吸引|企业)?/u,
    asked: /公司|单位|为什么|了解|选择|看重|吸引|评价|产品|行业/u,
  },
  {
    // A plan of one's career.
    said: /(?:未来|以后|将来)(?:的)?[三五两几十]年|[三五]年(?:之?内|以后)[^，。]{0,6}(?:想|要|希望|争取)|职业规划|我的(?:梦想|理想|人生目标)/u,
    asked: /未来|规划|[三五]年|打算|前三个月|计划|变化|目标|长期|离开/u,
  },
  {
    // When one can begin and how far one lives.
    said: /(?:随时|马上|立刻|明天|下周)(?:都)?(?:可以|能)?(?:到岗|入职|来?上班)|家(?:离|住)[^，。]{0,10}(?:近|分钟|公里)/u,
    asked: /到岗|入职|交接|最快|住|通勤|城市|出差|安排|地点/u,
  },
  {
    // The market.
    said: /(?:这个|现在)?(?:行业|市场|经济|大环境|就业)[^，。]{0,6}(?:不景气|不好|越来越差|卷|难做|饱和|下行)|到处(?:都)?在裁员|工作(?:太|越来越|真)?(?:难找|不好找)/u,
    asked: /行业|市场|变化|趋势|怎么看|影响|难|压力|为什么/u,
  },
  {
    // A wise saying.
    said: /人生(?!地不熟)|做人|^(?:我(?:觉得|认为|一直相信))?(?:生活|世界|成功|幸福|青春|奋斗)(?:就)?(?:是|像|在于)|老话说|古人|俗话(?:说)?|常言|有句话|名言|(?:做|干|搞|当)\p{Script=Han}{1,6}(?:，)?(?:就|就是|关键|最重要的)?(?:要|得|是|靠)(?:有|讲|凭)?(?:情怀|激情|良心|狼性|热爱|奉献|梦想|初心|信念|缘分|天赋|格局|坚持|吃苦)/u,
    asked: /怎么看|谈谈|理解|演讲|看法|价值|座右铭|怎么理解/u,
  },
  {
    // Home, pastimes and favourites.
    said: /我(?:平时|周末|业余|私下|从小)?(?:最)?(?:喜欢|爱好|爱|热爱|迷)(?:的)?(?:是)?(?:运动|踢|打(?!交道|磨|包|样|版)|看(?!书|报表|数据|图|病|文献|资料)|听(?!课|诊|取)|养(?!护|老|殖)|钓|跑(?!现场|客户|市场)|爬|唱|跳|玩|吃(?!苦)|旅|摄影|画画|书法|骑|游泳|健身|下棋|做饭|喝茶|逛)|我(?:的)?爱好(?:是|有)|我(?:的)?(?:老家|家乡)(?:在|是)[^。]{0,20}(?:有名|特产|好吃|风景|漂亮|欢迎)|欢迎(?:大家|您|你们)?(?:去|来|到)[^，。]{0,8}(?:玩|旅游|做客)|追(?:了|过)?(?:一部|一个)?[^，。]{0,8}(?:剧|番|综艺|小说)|(?:英超|欧冠|世界杯|NBA|中超|奥运)/u,
    asked: /爱好|兴趣|业余|周末|喜欢|家乡|老家|运动|看什么/u,
  },
];

/** An answer says in its opening what it is about. */
const OPENING = 30;
const openingOf = (text: string): string => (text.split(/[。！？!?；;\n]/u)[0] ?? '').slice(0, OPENING);

/** Whether a text answers a question that nobody asked: pay, a plan, a weakness, a saying, a pastime where something else was asked. */
export function answersAnother(question: string, text: string): boolean {
  const opening = openingOf(text.trim());
  return OTHER_TALK.some(({ said, asked }) => said.test(opening) && !asked.test(question));
}
