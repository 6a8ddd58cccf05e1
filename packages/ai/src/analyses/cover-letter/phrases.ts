import { regex } from '@qicheng/resume/regex';

/** What is in every letter, and so says nothing in this one. */
export const TEMPLATE_PHRASES: readonly {
  readonly pattern: RegExp;
  readonly instead: string;
}[] = [
  {
    pattern:
      /(?:祝愿?|愿|预祝)贵?[^，。！!]{0,10}(?:蒸蒸日上|蓬勃发展|再创佳绩|再创辉煌|越来越好|兴旺发达|红红火火)/u,
    instead: '删去这句祝福，结尾写“期待当面介绍”',
  },
  { pattern: /(?:在)?百忙之中/u, instead: '直接写“感谢您阅读这封信”' },
  {
    pattern: /(?:素闻|久闻|久仰|得知|欣闻|偶然得知)贵(?:公司|单位|司)/u,
    instead: '写明从哪里看到这个岗位',
  },
  {
    pattern:
      /梦寐以求|心(?:向往之|之所向)|享誉|实力雄厚|行业[内中]?的?(?:领先|龙头|翘楚|领军|标杆)|领军企业|企业文化(?:深深|一直)?吸引|(?<!(?:祝|愿)[^，。！!]{0,12})(?:蓬勃发展|蒸蒸日上)|享有(?:很高|盛誉)|声誉卓著/u,
    instead: '写一个具体的产品、业务或项目',
  },
  {
    pattern: /贡献(?:自己|我)?的?(?:一份)?(?:微薄)?(?:之力|力量|绵薄之力)|添砖加瓦|尽一份力/u,
    instead: '写到岗后先做哪一件事',
  },
  {
    pattern: /给(?:我|予我)(?:一次|一个)(?:机会|展示)|恳请(?:贵公司)?给|还你们一个|还您一[个份]/u,
    instead: '写“期待当面介绍”',
  },
  {
    pattern:
      /(?:与|和)(?:贵)?公司(?:一起|共同)(?:成长|进步|发展|奋斗)|共创辉煌|(?<!(?:祝|愿)[^，。！!]{0,12})再创佳绩/u,
    instead: '写想在这个岗位上做成什么',
  },
  {
    pattern: /仰慕已久|慕名|(?:您|贵)[^，。]{0,4}(?:公司|单位|司|院|校|行)?这个?大家庭/u,
    instead: '写一个具体的产品、业务或项目',
  },
  {
    pattern:
      /(?:我(?:也许|或许|可能)?|(?:也许|或许|可能)我?)(?:不是|并非|未必是|不一定是)最(?:优秀|好|出色|完美|聪明|突出)的/u,
    instead: '写一件能说明努力的事',
  },
  {
    pattern: /螺丝钉|千里马|伯乐|初生牛犊|一张白纸/u,
    instead: '删去比喻，写一件做过的事',
  },
  {
    pattern: /综合素质|德智体|全面发展|扎实的专业(?:知识|基础)|较强的(?:动手|综合)能力/u,
    instead: '写一门课或一个项目的结果',
  },
  {
    pattern:
      /虽然(?:我)?(?:(?:没有|缺乏|缺少)[^。；，]{0,6}(?:经验|经历|基础)|经验不足)[^。；]{0,6}(?:但|可是|然而)/u,
    instead: '只写做过的相近的事',
  },
  {
    pattern: /(?:怀着|带着)[^，。]{0,8}(?:心情|憧憬|热情)|诚惶诚恐|毛遂自荐/u,
    instead: '第一句就写应聘的岗位',
  },
  {
    pattern: /展翅|扬帆|乘风破浪|实现(?:我的)?人生价值|大展宏图/u,
    instead: '写具体的职业打算',
  },
  {
    pattern: /创造(?:出)?(?:无限|巨大|更大|更多)的?价值|满腔热[情忱血]/u,
    instead: '写到岗后先做哪一件事',
  },
  {
    pattern:
      /赋能|闭环|顶层设计|全域|底层逻辑|方法论|跨越式|保驾护航|自驱力|爆表|降本增效|极致的?(?:体验|服务)|全方位|现象级/u,
    instead: '写一件做过的事和它的结果',
  },
  {
    pattern: /不可或缺|核心骨干|值得信赖|不二人选|辛勤的园丁|祖国的花朵|最佳人选|卓越的(?:领导|管理|沟通)/u,
    instead: '写一件能说明它的事',
  },
  {
    pattern: regex('iu')`
      \bpassionate\b|\bgreat passion\b|results-driven|highly motivated|proven track record|outside the box
      |dynamic (?:environment|team)|\besteemed\b|world-class|perfect candidate
      |(?:add|bring) (?:great |real |immediate )?value|from day one|always dreamed|dream company
    `,
    instead: '写一件做过的事和它的结果',
  },
  {
    pattern: /(?:本人)?简历(?:详)?见附件，?请查收$/u,
    instead: '说明附件是什么，并留下电话',
  },
];

/** More than a letter can prove. */
export const EXAGGERATION =
  /一定(?:能|会|可以)(?:胜任|做好|完成)|绝对|完美|(?<!不是|并非|未必是|不一定是|不敢说(?:自己)?是?|谈不上是?)最(?:优秀|合适|佳|强)(?:的)?|非我莫属|无可挑剔|百分之百|第一(?:人选|名的能力)|精通一切/gu;
/** Looking down on the employer, its work or other applicants. */
export const ARROGANT = regex('u')`
  (?:其他|其它|别的)(?:应聘者|求职者|候选人|竞争者|应征者)[^。；]{0,12}(?:没有|不如|比不|达不到)|(?:找|招|请)不到(?:像|比)?我|没有人比我|错过我
  |(?:你们|贵\p{Script=Han}{1,2})的?(?:招聘)?(?:的)?要求[^，。；]{0,4}(?:不算?高|很低|太低|太简单)|大同小异[^。；]{0,16}(?:上手|没问题|就会|不难)
  |全(?:公司|厂|店|部门|院|校)(?:都)?靠我|离(?:了|开)我[^，。；]{0,8}(?:不行|不转|转不动)|希望(?:抓紧|尽快)联系我
`;
/** Less than an applicant is worth. */
export const BEGGING =
  /恳求|求求|跪求|哪怕(?:没有|不要)?(?:工资|薪水)|不(?:在乎|计较|要求)(?:薪资|工资|待遇)|什么(?:都|工作都)(?:愿意|可以)(?:做|干)|任何(?:岗位|工作)都(?:可以|愿意)/gu;

/** Whether a sentence is made of what is in every letter. */
export const isTemplate = (text: string): boolean =>
  TEMPLATE_PHRASES.some(({ pattern }) => pattern.test(text));
