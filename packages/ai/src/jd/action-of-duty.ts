/** Words before the action of a duty. */
const BEFORE = '^(?:负责|参与|协助|配合|独立|牵头|主导|全面|组织|开展|完成|进行|按时|及时|定期|做好|承担)*';
/** An action at the beginning of a part or at its end, where its object is before it: 编写手册, 手册的编写. */
const acts = (words: string): RegExp => new RegExp(`${BEFORE}(?:${words})|(?:${words})(?:工作|事宜)?$`, 'u');

/** Actions that a duty asks for, and the words of a text that tell that this was done. */
const ACTIONS: readonly (readonly [required: RegExp, shown: RegExp])[] = [
  [
    acts('编写|编制|撰写|起草|制定|制订|拟定|拟订|草拟|修订'),
    /编写|编制|撰写|起草|制定|制订|拟|修订|出具|写|编(?!辑|码|程)|填|汇总|建立|搭建|完善|设计|制作|绘|梳理|更新|输出|提交|交付|产出|完成|表|方案|计划|报告|书|册|\d\s?[份本篇册套版稿]/u,
  ],
  [
    acts('审查|评审'),
    /审查|评审|会审|[初复终]审|审定|审[^，,。；;核]{0,8}(?:图|稿|合同|方案|标书)|(?<!资料|材料|进件|单据)审核|审核[^，,。；;]{0,8}(?:合同|方案|图|稿|协议|条款)/u,
  ],
  [acts('审核|复核|核查'), /审|核|校|查|把关|确认|签|盯|对账/u],
  [acts('审批'), /审批|批准|批复|核准|签批|签发|终审/u],
  [acts('检测|检验|化验|测试|试验'), /测|检|验|化验|试|抽样|滴定|培养|用例/u],
  [acts('维修|检修|抢修'), /修|换|排除|排查|故障|处理|保养/u],
  [acts('巡检|巡查|监控|监测|稽核|抽查|点检'), /巡|监控|监测|稽核|查|盯|跟踪|点检|记录|看护|预警|检/u],
  [acts('选型|比选'), /选|替代|询价|比价|对比/u],
  [acts('追偿|清收|催收'), /追偿|清收|催|追|收回|回收|诉讼|起诉|处置/u],
  [acts('估值|评估|评级'), /估|评|测算|打分|定级|尽调|核查/u],
  [acts('绘制|出图|制图'), /绘|画|图|CAD|BIM|Revit|建模|设计/iu],
  [acts('翻译|笔译|口译'), /译/u],
  [acts('招聘|面试'), /招聘(?!会)|招人|招[了到过]|面试|入职|简历|筛选|邀约|到岗|猎头/u],
  [acts('实施|上线|部署'), /实施|上线|部署|切换|推行|落地|推动|推进|执行|搭建|迁移|导入/u],
];

/** Whether a text tells the actions that a part of a duty asks for; true for a part that names none of them. */
export const tellsAction = (part: string, text: string): boolean =>
  ACTIONS.every(([required, shown]) => !required.test(part) || shown.test(text));
