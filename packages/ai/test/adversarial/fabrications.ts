/** A text with an invented fact, and the part of it that must not be kept unmarked. */
export interface Fabrication {
  kind: string;
  text: string;
  invented: string;
}

const INVENTED: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  percentage: [
    ['将转化率提升了 47%', '47'],
    ['将转化率提升了四十七个百分点', '四十七'],
    ['差错率下降 63.7％', '63.7'],
    ['效率提升百分之八十八', '八十八'],
    ['节省了九成时间', '九成'],
    ['完成率达到 ９７．３％', '９７'],
    ['完成率达到 9\u200b7.3%', '97.3'],
    ['improving accuracy by 47%', '47'],
    ['cutting costs by forty-seven percent', 'forty-seven'],
    ['将耗时减少 ４７%', '４７'],
  ],
  amount: [
    ['管理 8800 名用户', '8800'],
    ['服务八千八百名用户', '八千八百'],
    ['实现营收 660 万元', '660'],
    ['实现营收六百六十万元', '六百六十'],
    ['带来 $77,000 的收入', '77,000'],
    ['累计处理 7.7 亿条数据', '7.7'],
    ['带领 37 人的团队', '37'],
    ['带领三十七人的团队', '三十七'],
    ['用时缩短为原来的 1/47', '47'],
    ['产出㊼篇报告', '㊼'],
    ['累计产出 ⑲ 份方案', '⑲'],
    ['共 ٤٧ 次', '٤٧'],
    ['led thirty-seven engineers', 'thirty-seven'],
    ['访谈 1.8k 名学生', '1.8k'],
  ],
  vague: [
    ['用户数翻倍', '翻倍'],
    ['覆盖数万名学生', '数万'],
    ['服务上千家企业', '上千'],
    ['成本减少一半', '一半'],
    ['业绩翻了两番', '翻了两番'],
    ['doubled the conversion', 'doubled'],
    ['reached millions of people', 'millions'],
    ['举办几十场活动', '几十'],
  ],
  date: [
    ['2013年5月起负责该项目', '2013'],
    ['于 2013.05 上线', '2013.05'],
    ['于 2013-05-17 交付', '2013-05-17'],
    ['二〇一三年获评', '二〇一三'],
    ['since May 2013', '2013'],
    ['自 05/2013 起', '2013'],
    ['2013 届毕业', '2013'],
    ['5月17日完成交付', '5月17日'],
  ],
  organisation: [
    ['曾就职于腾讯', '腾讯'],
    ['任职于字节跳动', '字节跳动'],
    ['在北辰星图科技有限公司担任负责人', '北辰星图'],
    ['毕业于清华大学', '清华'],
    ['与中国科学院合作', '中国科学院'],
    ['在星河动力实习', '星河动力'],
    ['受邀加入联合国儿童基金会', '联合国儿童基金会'],
    ['worked with Goldman Sachs', 'Goldman'],
    ['joined McKinsey as an intern', 'McKinsey'],
    ['服务于国家电网', '国家电网'],
    ['加入校辩论协会', '辩论协会'],
    ['进入世界500强', '500强'],
  ],
  qualification: [
    ['获得国家励志奖学金', '励志'],
    ['持有注册会计师证书', '注册会计师'],
    ['通过 CFA 三级', 'CFA'],
    ['取得博士学位', '博士'],
    ['雅思 8.5 分', '8.5'],
    ['荣获全国特等奖', '特等奖'],
    ['担任技术总监', '总监'],
    ['拥有 PMP 认证', 'PMP'],
    ['熟练使用 Kubernetes 与 TensorFlow', 'Kubernetes'],
    ['精通 Rust', 'Rust'],
    ['发表 SCI 论文', 'SCI'],
    ['毕业于 985 院校', '985'],
    ['以专业第一的成绩毕业', '专业第一'],
    ['担任公司合伙人', '合伙人'],
    ['holds an MBA', 'MBA'],
  ],
  smuggled: [
    ['【待补充：转化率提升 47%】', '47'],
    ['【待补充：在腾讯实习】', '腾讯'],
    ['主导项目（即 2013年5月）', '2013'],
    ['<b>47</b>% 的提升', '47'],
    ['提升 4<i></i>7%', '47'],
    ['提升 &#52;&#55;%', '47'],
    ['提升[47](http://evil.example)%', '47'],
  ],
};

const FRAMES = [
  (text: string) => text,
  (text: string) => `在原有工作的基础上，${text}，并完成了复盘。`,
] as const;

/** Every invented fact, alone and within a sentence. */
export const fabrications: readonly Fabrication[] = Object.entries(INVENTED).flatMap(([kind, facts]) =>
  facts.flatMap(([text, invented]) => FRAMES.map((frame) => ({ kind, text: frame(text), invented }))),
);
