import type { InterviewRound } from '@qicheng/analysis/interview';
import { boundariesOf } from '../../text/words.js';
import { type BankEntry, bankOf } from './bank/bank-entry.js';
import { EXPERIENCE_QUESTIONS } from './bank/experience.js';
import { PROFESSION_QUESTIONS, COMMERCE_QUESTIONS, TECHNOLOGY_QUESTIONS } from './bank/professions.js';
import { CARE_STRUCTURED, KINDERGARTEN_STRUCTURED, TEACHING_STRUCTURED } from './bank/structured-trades.js';
import { FOOD_QUALITY, onlySupports, TRADE_QUESTIONS, TRADES, unitOf } from './bank/trades.js';
import { FIELD_OF_TOPIC, MANUAL } from './post-fields.js';

/** 结构化面试 of public institutions, state-owned companies and banks. */
const STRUCTURED_QUESTIONS = bankOf(`
st-analysis-night | structured | L1 | 180 | 综合分析 | 有人说“夜经济点亮城市”，也有人担心扰民。你怎么看？ | 看能否全面、有层次地分析 | 表明观点:我认为,我觉得,应该,看法; 积极意义:促进,消费,就业,活力; 问题与原因:扰民,噪音,管理,安全,原因; 对策:建议,规范,引导,治理 | 如果居民和商户都来找你，你先听谁的、怎么答复？
st-analysis-formalism | structured | L2 | 180 | 综合分析 | 基层工作中“处处留痕”引发讨论，你怎么看？ | 看对形式主义的理解 | 区分必要与过度:必要,过度,留痕,区分; 分析原因:考核,原因,导向,因为; 危害:负担,时间,群众,危害; 对策:优化,精简,考核,实效 | 检查组就是要看台账，你怎么做到既有记录又不耽误办事？
st-analysis-shortvideo | structured | L1 | 180 | 综合分析 | 短视频成为年轻人获取知识的主要渠道，你怎么看待这一现象？ | 看辩证分析 | 积极的一面:便捷,普及,兴趣,传播; 问题:碎片,浅,真假,沉迷; 对策:平台,审核,学校,个人,引导 | 你自己靠短视频学会过什么？它替代得了读书吗？
st-analysis-volunteer | structured | L1 | 180 | 综合分析 | 有的单位要求志愿服务必须打卡拍照，有人认为变了味。谈谈你的看法。 | 看现象背后的本质 | 志愿服务的本意:自愿,奉献,服务,本意; 打卡的初衷与问题:记录,形式,攀比,问题; 对策:评价,激励,效果,反馈 | 不打卡，你用什么办法看出志愿服务有没有效果？
st-analysis-saying | structured | L2 | 180 | 综合分析 | “不怕慢，就怕站”。请结合工作谈谈你的理解。 | 看理解与联系实际 | 解释含义:意思,坚持,停,前进; 联系实际:学习,工作,实习,例如; 怎样做:计划,坚持,目标,行动 | 讲一件你慢慢做、最后做成的事。
st-org-research | structured | L1 | 180 | 计划组织 | 领导让你做一次关于青年员工住宿需求的调研，你怎么组织？ | 看计划的完整与重点 | 明确目的与对象:目的,对象,范围,样本; 方法:问卷,访谈,座谈,数据; 实施与分工:分工,时间,步骤,联系; 形成报告:报告,建议,分析,汇报 | 问卷只收回三成，你怎么补？
st-org-activity | structured | L1 | 180 | 计划组织 | 单位要办一次面向居民的防诈骗宣传活动，由你负责，你怎么开展？ | 看活动组织 | 了解需求与对象:居民,老人,需求,对象; 形式设计:讲座,案例,情景,宣传; 保障:场地,人员,安全,物资; 总结与长效:总结,反馈,长期,社群 | 来的都是年轻人，最容易受骗的老人没有来，你怎么办？
st-org-training | structured | L2 | 180 | 计划组织 | 新员工培训反馈“听不懂、用不上”，让你重新设计，你会怎么做？ | 看针对问题的设计 | 找原因:原因,调研,访谈,反馈; 分层设计:分层,岗位,模块,案例; 实操与考核:实操,带教,考核,演练; 跟踪:跟踪,回访,改进 | 培训预算被砍掉一半，你保留哪一部分？
st-org-meeting | structured | L1 | 150 | 计划组织 | 一个跨部门会议由你筹备，你会重点抓哪几件事？ | 看细致程度 | 会前:议题,材料,通知,场地; 会中:记录,时间,主持,签到; 会后:纪要,督办,落实,反馈; 重点与预案:重点,预案,确认 | 会开到一半，两个部门争起来了，你在台下能做什么？
st-emergency-power | structured | L1 | 150 | 应急应变 | 宣讲会进行到一半突然停电，你是现场负责人，怎么办？ | 看应变的次序 | 先稳住现场:安抚,秩序,安全,稳定; 查明原因:原因,联系,电工,物业; 替代方案:备用,调整,互动,换场地; 事后总结:总结,道歉,预案 | 二十分钟后电还没有来，你让大家等还是散？
st-emergency-complaint | structured | L1 | 150 | 应急应变 | 窗口有群众情绪激动，说跑了三趟都没办成，你怎么处理？ | 看群众工作方法 | 安抚与倾听:安抚,倾听,情绪,请到; 核实原因:核实,材料,原因,系统; 解决或容缺办理:办理,解决,容缺,帮助,协调; 改进流程:一次性告知,改进,清单,回访 | 查下来确实是你们的窗口没有一次说清，你怎么跟他说？
st-emergency-data | structured | L2 | 150 | 应急应变 | 汇报前十分钟发现材料中一个关键数据有误，你怎么办？ | 看担当与处置 | 立即核实:核实,确认,来源,数据; 及时报告:报告,领导,说明; 更正:更正,替换,打印,修改; 反思:检查,复核,教训,避免 | 材料已经发到领导手里了，你当面怎么开口？
st-emergency-rumor | structured | L2 | 150 | 应急应变 | 网上出现关于你单位的不实信息并快速传播，领导让你先处理，你怎么做？ | 看舆情处置 | 核实情况:核实,了解,事实; 报告与研判:报告,研判,预案; 发布与回应:公告,回应,公布,辟谣; 跟踪:监测,跟踪,总结 | 消息里有一部分是真的，公告怎么写？
st-relation-oldstaff | structured | L1 | 150 | 人际关系 | 老同事总把自己的活交给你，你忙不过来，怎么办？ | 看分寸 | 先反思与理解:理解,学习,反思,心态; 衡量本职工作:本职,优先,时间,影响; 主动沟通:沟通,说明,商量; 必要时汇报:领导,汇报,分工 | 你说了以后，他跟别人讲你不肯帮忙，你怎么办？
st-relation-blame | structured | L2 | 150 | 人际关系 | 领导当众批评你，但责任并不在你，你怎么处理？ | 看情绪与沟通 | 冷静接受:冷静,接受,不争辩,虚心; 先解决问题:解决,补救,工作,先; 私下说明:私下,沟通,说明,事实; 总结:总结,今后,改进 | 后来领导自己发现批错了人，你怎么接这句话？
st-relation-newteam | structured | L1 | 150 | 人际关系 | 你刚到新单位，感到同事不太愿意和你交流，你怎么办？ | 看融入能力 | 从自身找原因:自己,反思,主动; 主动交流:主动,请教,帮忙,参与; 用工作赢得信任:工作,成果,靠谱,责任; 耐心:时间,慢慢,坚持 | 一个月过去了还是没有改善，你会找谁聊？
st-relation-coop | structured | L2 | 150 | 人际关系 | 合作单位迟迟不提供数据，影响你的进度，你怎么协调？ | 看跨部门协调 | 了解原因:原因,了解,困难; 主动上门或对接:沟通,对接,上门,联系; 帮助解决:帮助,模板,简化,协助; 请示:领导,汇报,协调,备选 | 期限就是明天，对方还是不给，你交什么上去？
st-job-match | structured | L1 | 150 | 岗位匹配 | 请结合自身经历，谈谈你应聘这个岗位的优势。 | 看人岗匹配 | 专业或知识:专业,知识,学习,证书; 经历与能力:实习,经历,能力,组织; 态度:服务,责任,热爱,踏实; 与岗位对应:岗位,职责,需要 | 和别的考生比，你最明显的短板是什么？
st-job-remote | structured | L1 | 120 | 求职动机 | 如果把你分到条件比较艰苦的基层，你愿意去吗？为什么？ | 看动机真实性 | 对基层的认识:基层,群众,了解,实践; 个人动机:愿意,希望,成长,服务; 有准备:准备,适应,经历,锻炼; 长期打算:扎根,长期,规划 | 家里人不支持你去基层，你怎么说服他们？
st-job-posted | structured | L1 | 120 | 求职动机 | 如果公司派你到外地的项目上工作一年，条件比现在差，你愿意去吗？为什么？ | 看动机真实性 | 直接说愿不愿意:愿意,可以,不能,考虑; 理由:因为,学,项目,机会,做过; 有准备:适应,经历,安排,准备; 说清限度:一年,多久,家里,每月 | 一年到了还要再延半年，你怎么说？
st-speech-simulate | structured | L2 | 150 | 言语表达 | 同事因为连续加班想放弃，请你现场模拟劝导他。 | 看现场表达与共情 | 称呼与共情:理解,辛苦,我知道,小; 分析:因为,其实,阶段; 给出帮助:我帮,一起,分担,建议; 鼓励:相信,加油,坚持 | 他说“我就是不想干了”，你接着怎么说？
st-speech-open | structured | L2 | 150 | 言语表达 | 请以“第一次”为题，做一分钟演讲。 | 看表达与立意 | 有立意:第一次,意味着,我想说; 有故事:那天,当时,记得,经历; 有升华:明白,懂得,今后,成长 | 这件事到今天还在影响你做什么？
st-law-rule | structured | L2 | 150 | 原则意识 | 亲友请你在工作中“通融”一下，手续并不齐全，你怎么办？ | 看原则与方法 | 坚持原则:原则,规定,不能,制度; 解释:解释,说明,理解; 指引正确途径:材料,补齐,流程,帮助; 提醒自己:警醒,廉洁,今后 | 他找到你的领导来说情，你怎么办？
`);

/** 主管面: judgement, potential and resilience. */
const MANAGER_QUESTIONS = bankOf(`
mg-first-90 | career | L2 | 120 | 上手计划 | 如果入职，前三个月你打算怎么开展工作？ | 看对岗位的理解与计划能力 | 先了解业务与目标:了解,熟悉,业务,目标; 分阶段安排:第一个月,第二个月,第三个月,阶段,周; 有可检验的产出:产出,交付,独立,指标,完成; 寻求反馈:反馈,导师,复盘,沟通 | 一个月下来，你发现实际的活和你想的不一样，先找谁谈？
mg-priority | case | L2 | 120 | 判断与取舍 | 三件都很急的事同时交给你，时间只够做两件，你怎么处理？ | 看取舍的依据与沟通 | 弄清影响和截止时间:影响,截止,后果,重要,紧急; 排序的依据:优先,先做,依据,价值; 及早与上级沟通:沟通,同步,汇报,上级,延期; 争取资源:协助,分工,资源,同事 | 被你往后放的那个人当场不高兴，你怎么说？
mg-disagree-boss | case | L2 | 120 | 沟通与执行 | 你认为上级的方案有明显问题，你会怎么做？ | 看向上沟通的方式与执行力 | 先核实事实:核实,数据,确认,了解,事实; 私下并带方案沟通:沟通,私下,建议,方案,理由; 尊重决定并执行:执行,尊重,决定,配合; 风险留痕或预案:风险,预案,记录,备选 | 后来证明是你错了，你会怎么做？
mg-hardest | behaviour | L2 | 150 | 解决难题 | 你做过的最难的一件事是什么？难在哪里，怎么突破的？ | 看问题的难度层级与解决思路 | 难点说得具体:难,困难,瓶颈,限制,不足; 尝试过的办法:尝试,试,方案,换,对比; 关键突破:发现,突破,关键,最终,解决; 结果与沉淀:结果,提升,总结,文档 | 当时有没有想过放弃？是什么让你做下去的？
mg-decision | behaviour | L2 | 120 | 决策能力 | 讲一次信息不完整但必须做决定的经历。 | 看决策的依据与承担 | 当时缺什么信息:不确定,没有数据,不知道,信息; 依据什么判断:依据,经验,估计,假设,参考; 怎样控制风险:风险,小范围,备选,回退,观察; 结果与反思:结果,后来,复盘,反思 | 后来缺的信息补齐了，当时的决定对吗？
mg-lead | behaviour | L2 | 120 | 带动他人 | 讲一次你带动别人一起完成任务的经历，对方不积极时你怎么办？ | 看领导潜力 | 任务与分工:任务,分工,目标,负责; 了解不积极的原因:原因,了解,沟通,聊; 采取的办法:鼓励,拆,示范,调整,一起; 结果:完成,结果,提前,获得 | 他最后还是拖后腿，你怎么跟上级说？
mg-metrics | case | L2 | 120 | 目标意识 | 这个岗位做得好不好，你觉得该看哪几样？ | 看对岗位价值的理解 | 列出指标:指标,率,数量,时间,成本,满意度; 说明为什么:因为,反映,代表,影响; 注意指标的局限:但是,局限,平衡,不能只,长期 | 这几样里如果只能留一样，你留哪一样？
mg-resource | case | L2 | 120 | 资源意识 | 如果预算或人手突然减少一半，你负责的事情怎么继续？ | 看应变与抓重点 | 重新确认目标:目标,底线,核心,必须; 砍掉或延后:减少,砍,延后,简化,取消; 寻找替代资源:替代,复用,合作,工具,外部; 及时同步:沟通,汇报,同步 | 有人说“砍掉的正是最重要的”，你怎么回答？
mg-feedback-neg | pressure | L2 | 90 | 抗压能力 | 从目前的表现看，你和其他候选人相比优势并不明显，你怎么看？ | 看压力下的情绪与说服力 | 情绪平稳地回应:理解,感谢,可能,承认; 用事实说明优势:经历,实习,项目,数据,完成; 说明与岗位的匹配:岗位,匹配,需要,能够; 表达改进:学习,改进,补 | 那你觉得我们为什么还应该考虑你？
mg-why-you | pressure | L2 | 90 | 竞争力 | 请用三句话说服我录用你。 | 看提炼能力与自信 | 与岗位要求对应:岗位,要求,需要,匹配; 有证据:实习,项目,结果,提升,完成; 表达态度:愿意,投入,责任,学习 | 三句话里，哪一句你最有把握拿得出证据？
mg-trend | case | L2 | 120 | 行业理解 | 你怎么看这个行业未来两三年的变化？对这个岗位有什么影响？ | 看视野 | 说出一个具体变化:趋势,变化,政策,技术,需求; 给出依据:数据,报告,案例,因为,例如; 对岗位的影响:岗位,工作,要求,能力; 自己的准备:学习,准备,关注 | 要是你的判断错了，最可能错在哪里？
mg-leave | pressure | L2 | 75 | 稳定性 | 什么情况会让你在一年内离开？ | 看真实的稳定性 | 坦诚说明底线:如果,不合适,没有成长,原则; 强调先沟通:沟通,反馈,调整,争取; 表达长期意愿:长期,成长,希望,发展 | 上一次你动过走的念头，后来为什么没走，或者为什么走了？
mg-mistake | behaviour | L2 | 120 | 责任心 | 讲一次你犯的错误影响到了别人，你怎么处理的？ | 看担当 | 说清错误与影响:错误,失误,影响,导致; 第一时间的处理:立即,马上,告知,道歉,补救; 防止再发生:检查,清单,流程,之后,避免 | 受影响的那个人后来怎么看你？
mg-improve | case | L2 | 120 | 改进意识 | 说一个你观察到的、我们产品或服务可以改进的地方。 | 看准备与产品意识 | 具体的问题:问题,体验,发现,流程,用户; 为什么是问题:因为,影响,导致,用户; 改进建议:建议,可以,改成,增加; 怎样验证:验证,测试,数据,试点,对比 | 这件事要改，你会先找谁，最大的阻力在哪里？
`);

/** 人事面: motivation, stability and personality. */
const HR_QUESTIONS = bankOf(`
hr-intro | intro | L1 | 90 | 自我介绍与表达 | 请用一分半钟介绍一下自己，重点说和这个岗位有关的部分。 | 看能否在短时间内抓住重点，把经历和岗位联系起来 | 现在的身份与求职方向:现在,从事,专业,毕业,大学,学院,应聘,求职; 一到两段最相关的经历:实习,项目,经历,负责,参与,现在在,做了,管,任职; 用结果证明能力:提升,完成,获得,获奖,%,成果,差错,签下,带出; 说明为什么适合岗位:岗位,适合,匹配,希望 | 如果只能讲一件和这个岗位最有关的事，你讲哪一件？为什么？
hr-why-job | motivation | L1 | 90 | 求职动机 | 你为什么选择应聘这个岗位？ | 看动机是否来自对岗位内容的了解，而不是随便投递 | 说出岗位的具体工作内容:工作内容,职责,日常,负责; 联系自己的经历或能力:实习,项目,经历,课程,擅长; 说明长期兴趣:兴趣,喜欢,长期,发展,规划 | 这个岗位里你最不喜欢的一部分可能是什么？
hr-why-company | motivation | L1 | 90 | 对公司的了解 | 你对我们公司了解多少？为什么想来？ | 看求职准备是否认真，是否知道公司做什么 | 说出公司业务或产品:业务,产品,行业,客户,市场; 说明信息从哪里来:官网,年报,新闻,宣讲,学长,公众号,体验; 把公司特点和自己联系起来:我希望,适合,吸引,符合,匹配 | 同类的公司你还投了哪几家？它们和我们有什么不同？
hr-why-industry | motivation | L1 | 90 | 行业选择 | 你为什么选择进入这个行业？ | 看对行业的理解深度与稳定性 | 说出行业现状或趋势:趋势,发展,市场,需求,政策; 说明接触行业的经历:实习,课程,项目,调研,接触; 承认挑战并有准备:挑战,压力,变化,准备,学习 | 这一行最让你犹豫的是什么？
hr-career-3y | career | L1 | 90 | 职业规划 | 说说你未来三年的职业规划。 | 看目标是否具体、是否与岗位的成长路径一致 | 分阶段说明:第一年,一年,第二年,三年,阶段,先; 每个阶段的能力目标:掌握,独立,熟悉,能力,学习; 与岗位发展一致:岗位,公司,业务,团队 | 第一年如果只能学会一样东西，你选哪一样？
hr-strength | values | L1 | 75 | 自我认知 | 说一个你最拿得出手的优点，讲一件事让我相信。 | 看自我认知是否有事实支撑 | 优点明确且与岗位有关:擅长,优点,能力,责任,学习; 有具体事例:有一次,例如,比如,当时,实习,项目; 有结果或他人评价:结果,评价,认可,完成,提升 | 这个优点有没有给你带来过麻烦？
hr-weakness | values | L2 | 75 | 自我认知 | 你现在最想改掉的一个毛病是什么？正在怎么改？ | 看是否真诚，以及有没有改进的行动 | 说出真实且不致命的不足:不足,缺点,欠缺,不够; 举出它带来的影响:导致,影响,有一次,曾经,当时; 正在怎样改进:改进,现在,开始,练习,计划,坚持 | 最近一次又犯这个毛病是什么时候？
hr-failure | behaviour | L2 | 120 | 抗挫折能力 | 讲一次你没有做成的事，你从中学到了什么？ | 看面对失败的态度与复盘能力 | 交代目标与失败的结果:目标,失败,没有,未能,结果; 承担自己的责任:我的问题,我没有,责任,疏忽,低估; 之后怎样改变:之后,后来,复盘,改进,下次 | 后来碰到类似的事，你第一步做法有什么不同？
hr-conflict | behaviour | L2 | 120 | 团队协作 | 讲一次你和一起做事的人意见不一致的经历，最后怎么解决的？ | 看沟通方式和对事不对人的态度 | 说清分歧是什么:分歧,不同意,意见,认为,矛盾; 听对方的理由:了解,倾听,沟通,理由,想法; 找到共同的标准:数据,目标,标准,共识,折中; 结果怎样:结果,最后,最终,达成 | 如果最后是对方拍板，你会照他的做吗？
hr-pressure-time | behaviour | L1 | 120 | 抗压与时间管理 | 讲一次多件事情撞在一起的经历，你怎么安排的？ | 看优先级判断与执行 | 列出同时有哪些事:同时,考试,截止,任务,几件; 按什么排序:优先,重要,紧急,截止,先; 怎样保证完成:计划,分工,沟通,每天,提前; 结果:完成,结果,按时 | 那几天里有什么是没有做好的？
hr-team-role | behaviour | L1 | 90 | 团队协作 | 在小组合作里你通常扮演什么角色？举个例子。 | 看团队中的真实贡献 | 说出角色:组长,负责,协调,执行,角色; 自己做的具体事情:我负责,我整理,我提出,我完成,我组织; 团队结果:结果,完成,获得,成绩 | 如果组里已经有人做这个角色，你做什么？
hr-initiative | behaviour | L1 | 90 | 主动性 | 讲一件没有人要求、你主动去做的事。 | 看自驱力 | 为什么要做:发现,觉得,因为,问题; 怎么做:主动,整理,联系,设计,尝试; 带来的改变:提升,减少,结果,被采纳,反馈 | 有人说你多管闲事，你怎么想？
hr-learn-new | behaviour | L1 | 90 | 学习能力 | 讲一次你在短时间内学会一项新东西的经历。 | 看学习方法与迁移能力 | 学什么、为什么:需要,因为,要求,不会; 学习方法:文档,课程,请教,练习,拆,每天; 用到哪里、效果如何:用到,完成,应用,结果,独立 | 学的时候卡得最久的是哪里？
hr-offer-choice | motivation | L2 | 75 | 求职稳定性 | 手上如果有几个录用通知，你按什么来选？ | 看选择标准与入职意愿 | 说出自己的标准:标准,看重,平台,成长,城市,薪资; 标准有先后:首先,其次,最,优先; 结合本岗位说明:贵公司,这个岗位,这里,符合 | 如果别家比我们多给一千块，你怎么选？
hr-salary | motivation | L1 | 60 | 薪资期望 | 你的期望薪资是多少？怎么得出来的？ | 看期望是否合理、有没有了解行情 | 给出范围:元,千,万,k,薪,范围; 说明依据:了解,行情,招聘,城市,学长,同岗; 表达可以沟通:沟通,整体,福利,综合,发展 | 如果我们只能给到这个范围的下限，你接受吗？
hr-city | motivation | L1 | 60 | 稳定性 | 工作地点不在你的家乡，你怎么考虑？ | 看地域稳定性 | 明确态度:愿意,可以,接受,计划; 说明理由:发展,机会,平台,朋友,生活; 家庭或现实安排:家人,父母,支持,住,安排 | 三年以后你还会在这里吗？
hr-overtime | values | L2 | 75 | 抗压能力 | 忙的时候一周要加两三天班，你怎么安排？ | 看态度与边界感 | 愿意承担阶段性任务:可以,接受,理解,愿意; 先提高效率:效率,计划,优先,方法; 有合理的沟通:沟通,同步,反馈,协调,休息 | 上一次连着加班是什么时候？当时怎么过来的？
hr-postgrad | motivation | L2 | 75 | 求职稳定性 | 身边不少人考研考公，你为什么选择现在工作？ | 看稳定性与选择的理由 | 明确现在的选择:选择工作,就业,决定,不考虑; 说明比较过程:考虑,比较,权衡,相比; 与职业目标的关系:目标,规划,实践,经验 | 工作两年以后，你会不会再去考？
hr-gpa | values | L2 | 75 | 学习态度 | 你的成绩在班里处于什么位置？怎么看待成绩和能力的关系？ | 看是否坦诚以及学习投入 | 如实说明位置:排名,绩点,前,名,%; 解释原因:因为,投入,课程,时间; 能力的其他证明:项目,实习,竞赛,实践 | 哪一门课学得最差？为什么？
hr-campus-role | behaviour | L1 | 90 | 组织协调 | 在校期间你组织或参与过的活动中，哪一次收获最大？ | 看组织能力与反思 | 活动目标与规模:活动,人,目的,目标; 自己的分工:负责,我,策划,协调,联系; 遇到的问题与处理:问题,突发,解决,调整; 收获:收获,学到,体会,结果 | 再办一次，你会砍掉哪一个环节？
hr-criticism | values | L2 | 75 | 接受反馈 | 最近一次别人给你提的批评意见是什么？你怎么处理的？ | 看接受反馈的方式 | 说清批评内容:批评,指出,建议,说我; 当时的反应:当时,接受,思考,沟通; 后来的改变:之后,后来,改,现在 | 有没有你到现在还不认同的批评？
hr-values-job | values | L1 | 75 | 价值观 | 你跟什么样的领导干活最顺？跟什么样的会别扭？ | 看与团队文化的匹配 | 说出看重的方面:看重,希望,氛围,指导,目标; 说明理由:因为,之前,经历,体会; 表达自己的适应:适应,主动,也会,配合 | 碰到你说的那种别扭的领导，你当时是怎么相处的？
hr-available | motivation | L1 | 60 | 到岗安排 | 如果录用，你最快什么时候到岗？毕业前能实习多久？ | 看安排是否落实 | 具体时间:月,周,天,下周,立即,毕业; 学业安排:课程,论文,答辩,考试,学分; 每周出勤:每周,天,全职,线下,远程 | 如果我们希望你提前两周来，你能调整吗？
hr-start | motivation | L1 | 60 | 到岗安排 | 如果录用，你最快多久能到岗？手上的工作要交接多久？ | 看安排是否落实，走得规不规矩 | 具体时间:月,周,天,立即; 交接的安排:交接,离职,三十天,接手,通知; 有没有别的牵绊:竞业,协议,没有,搬,安排 | 原来的单位不放人，你怎么办？
hr-boss-view | values | L1 | 75 | 性格与协作 | 如果我们给你上一任主管打电话，他会怎么说你？ | 从旁人角度看，也看是不是坦诚 | 具体的评价:靠谱,细,快,负责,会说; 有事例:有一次,比如,因为,当时; 也说不足:不足,急,慢,改,提醒; 与工作的联系:工作,岗位,团队 | 他会说你哪一点最该改？
hr-reverse | reverse | L1 | 60 | 反问 | 你有什么想问我们的？ | 看关注点与准备程度 | 问岗位内容或目标:岗位,工作内容,目标,考核,前三个月; 问团队或成长:团队,培养,导师,培训,晋升; 避免只问薪资:业务,项目,发展,挑战 | 还有没有一件事，不问清楚你就不敢签？
hr-friend-view | values | L1 | 60 | 性格与协作 | 你的同学或室友会怎么评价你？ | 从旁人角度看性格 | 具体的评价:评价,说我,靠谱,细心,开朗,认真; 有事例:有一次,比如,因为,例如; 与工作的联系:工作,团队,合作,岗位 | 他们会说你哪一点最该改？
`);

/** 无领导小组讨论: topics with an individual statement, and behaviour in the discussion. */
const GROUP_QUESTIONS = bankOf(`
gd-campus-budget | groupTopic | L1 | 180 | 观点陈述 | 学院有 5 万元学生活动经费，候选用途有：就业辅导、社团扶持、设备更新、困难补助、学术竞赛。请给出排序并说明理由（1 分钟阅读，3 分钟陈述）。 | 看能否先定标准再排序 | 先提出排序标准:标准,原则,受益,紧迫,目标; 给出明确排序:第一,首先,排在,优先; 说明取舍的理由:因为,相比,理由,考虑; 兼顾没有排前的:同时,其余,兼顾,后续 | 排在最后的那一项，你怎么跟它的负责人解释？
gd-survival | groupTopic | L1 | 180 | 逻辑与说服 | 团队徒步迷路，手边有指南针、饮用水、急救包、帐篷、手电、绳索、干粮、手机，只能带走 5 件。你选哪 5 件？为什么？ | 看论证与取舍 | 先判断处境与目标:目标,等待救援,走出,天气,时间; 用途与理由:因为,用于,可以,保证; 明确结论:选择,结论,五件,带 | 有人坚持换成你没有选的一件，你怎么说？
gd-newproduct | groupTopic | L2 | 180 | 商业思维 | 为一款面向大学生的平价咖啡设计开学季推广方案，预算 3 万元。 | 看用户、渠道、预算的完整性 | 目标人群与场景:学生,新生,宿舍,图书馆,场景; 渠道与活动:渠道,社群,地推,短视频,活动; 预算分配:预算,元,分配,成本; 效果衡量:转化,销量,复购,指标,目标 | 预算只剩一万，你先砍哪一项？
gd-ranking-quality | groupTopic | L1 | 180 | 观点陈述 | 责任心、学习能力、沟通能力、创新能力、抗压能力，哪两项对应届生最重要？请达成一致。 | 看能否推进共识 | 给出标准:标准,应届,岗位,成长; 明确选择:最重要,选择,两项,首先; 举例证明:例如,比如,实习,经历; 回应不同意见:虽然,不同,同意,但是 | 有人说创新能力更重要，你怎么回应？
gd-complaint | groupTopic | L2 | 180 | 问题解决 | 景区假期接到大量排队投诉，请提出三条当天可执行的措施并排序。 | 看可执行性 | 先安抚与疏导:安抚,疏导,引导,公告; 分短期与长期:当天,短期,长期,之后; 资源与分工:人员,志愿者,分工,资源; 排序理由:优先,先,因为 | 三条里哪一条一个小时内就能做？
gd-rural | groupTopic | L2 | 180 | 综合分析 | 某村要在民宿、特色农产品电商、研学基地中选一个先做，请讨论并给出方案。 | 看全面分析 | 评价标准:标准,投入,风险,收益,资源; 三者比较:相比,优势,劣势,比较; 结论与步骤:选择,先,步骤,试点; 村民利益:村民,就业,收入,参与 | 村民最担心的是什么？你的方案怎么回答他们？
gd-ai-homework | groupTopic | L2 | 180 | 辩证思考 | 高校应不应该允许学生用人工智能工具写作业？请形成小组意见。 | 看辩证与边界 | 明确立场:应该,不应该,有条件,允许; 两面分析:一方面,另一方面,好处,风险; 可执行的规则:规则,标注,范围,规定; 结论:因此,总之,建议 | 怎么判断一份作业是不是学生自己想的？
gd-role | behaviour | L1 | 90 | 角色意识 | 在刚才这类讨论里，你会选择领导者、计时者、记录者还是参与者？为什么？ | 看角色认知 | 说出角色:领导,计时,记录,总结,参与; 结合自己的特点:擅长,因为,我,经验; 为团队做什么:推进,时间,归纳,帮助 | 如果这个角色被别人抢先了呢？
gd-stuck | case | L2 | 90 | 推进讨论 | 讨论僵持不下，只剩 5 分钟，你怎么推进？ | 看推进能力 | 提醒时间:时间,分钟,提醒; 找共同点:共识,共同,一致,相同; 提出决策方法:投票,标准,折中,打分; 分工总结:总结,分工,汇报 | 投票的结果是一半对一半，你怎么办？
gd-dominate | case | L2 | 90 | 沟通协调 | 有组员一直打断别人、主导发言，你怎么办？ | 看控场与尊重 | 肯定其观点:肯定,认可,观点很好,感谢; 引导他人发言:听听,其他,还没发言,邀请; 回到主题:主题,时间,回到,目标 | 他说“你们根本不懂”，你怎么接？
gd-silent | case | L1 | 75 | 团队意识 | 有一位组员始终没有发言，你会怎么做？ | 看团队意识 | 主动邀请:邀请,请,你怎么看,主动; 降低难度:具体问题,补充,同意,简单; 尊重与记录:尊重,记录,采纳 | 他开口了，但说得跑题，你怎么办？
gd-summary | groupTopic | L2 | 150 | 归纳总结 | 请你代表小组做两分钟总结：结论、理由、分歧以及后续安排。 | 看归纳表达 | 先说结论:结论,我们认为,一致; 主要理由:理由,因为,依据,第一; 如实说明分歧:分歧,不同意见,有组员; 后续安排:后续,下一步,建议 | 有组员会后说你没有代表他的意见，你怎么看？
gd-review | behaviour | L1 | 90 | 自我评价 | 如果给自己在小组讨论中的表现打分，你打几分？哪里可以更好？ | 看自省 | 给出分数与标准:分,标准,目标; 做得好的:做得,贡献,提出,推进; 可以改进的:不足,改进,下次,可以更 | 组里谁的表现最好？好在哪里？
gd-rank-peers | pressure | L2 | 90 | 判断与表达 | 如果必须淘汰一位组员，你会选谁？请说明标准。 | 看压力下能否对事不对人 | 先说标准:标准,岗位,任务,贡献; 对事不对人:表现,行为,而不是,客观; 承担自己的责任:我也,如果,换成,自己 | 如果被淘汰的标准正好落在你头上，你认吗？
`);

/** Increase with every change of the questions. */
export const BANK_VERSION = '2026.27';

const WORK_QUESTIONS = [
  ...TRADE_QUESTIONS,
  ...TECHNOLOGY_QUESTIONS,
  ...COMMERCE_QUESTIONS,
  ...PROFESSION_QUESTIONS,
];

/** All questions. */
export const QUESTION_BANK: readonly BankEntry[] = [
  ...HR_QUESTIONS,
  ...MANAGER_QUESTIONS,
  ...GROUP_QUESTIONS,
  ...STRUCTURED_QUESTIONS,
  ...TEACHING_STRUCTURED,
  ...KINDERGARTEN_STRUCTURED,
  ...CARE_STRUCTURED,
  ...EXPERIENCE_QUESTIONS,
  ...WORK_QUESTIONS,
];

const ROUND_QUESTIONS: Readonly<Record<Exclude<InterviewRound, 'business'>, readonly BankEntry[]>> = {
  hr: HR_QUESTIONS,
  manager: MANAGER_QUESTIONS,
  group: GROUP_QUESTIONS,
  structured: STRUCTURED_QUESTIONS,
};

// The occupation `hr` has the same name as the HR round.
const prefixOf = (occupation: string): string => (occupation === 'hr' ? 'hr-occ-' : `${occupation}-`);

/** The questions of an occupation by its code in the lexicon. */
export const questionsOfOccupation = (code: string): readonly BankEntry[] =>
  WORK_QUESTIONS.filter(({ id }) => id.startsWith(prefixOf(code)));

/** Broad names, for which the title of the posting is more specific. */
const WIDE_NAME = /^(?:销售|运营|设计师?|助理|工程师|老师|教师|专员|人力资源(?:管理)?)?$/u;

/** The number of characters at the beginning of a posting that contain its title. */
const HEAD = 80;
/** Quality posts, for which only the posting states the product. */
const QUALITY_POST = /质量|品控|品质|质检|QA|QC/iu;

/** Names of employers, which are not evidence of the trade: 某某汽车销售服务有限公司. */
const EMPLOYER =
  /[\p{Script=Han}A-Za-z（）()]*?(?:有限责任公司|股份有限公司|有限公司|公司|集团|事务所|研究院|研究所|银行)(?:[\p{Script=Han}]{0,4}(?:分公司|支行|分行))?/gu;

/** The matches of a pattern at a word boundary, so that 库管 is not found in 数据库管理员. */
function matchesIn(pattern: RegExp, text: string): { found: string; end: number }[] {
  const boundaries = boundariesOf(text);
  return [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))]
    .map(({ 0: found, index }) => ({ found, start: index, end: index + found.length }))
    .filter(({ start, end }) => boundaries.has(start) || boundaries.has(end));
}

const BRACKETED = /[（(【[][^）)】\]]*[）)】\]]/gu;
/** Words for a place or a field before the post itself: 酒店 in 酒店销售, 护理 in 护理教师. */
const PLACE =
  /^(?:酒店|门店|仓库|药店|药房|便利店|客房|厨房|后厨|家政|养老|货运|护理|烘焙|美容|客服|电工|储能)$/u;

/** The trade that a position names: the first in the list, but not by the place of a post of another trade. */
function tradeOf(position: string): (typeof TRADES)[number] | undefined {
  for (const text of [position.replace(BRACKETED, ''), position]) {
    const named = TRADES.flatMap((trade) => {
      const matches = matchesIn(trade.pattern, text);
      return matches.length === 0 ? [] : [{ trade, matches }];
    });
    const ownPost = named.find(
      ({ matches }) =>
        !matches.every(
          ({ found, end }) =>
            PLACE.test(found) && named.some((other) => other.matches.some((later) => later.end > end)),
        ),
    );
    if (ownPost) return ownPost.trade;
  }
  return undefined;
}

/**
 * The questions of the trade that the position names, or, for a broad position, the beginning of the posting. Trades
 * are narrower than the occupations of the lexicon.
 */
export function questionsOfTrade(position: string, posting: string, employer = ''): readonly BankEntry[] {
  const isFood = QUALITY_POST.test(position) && FOOD_QUALITY.test(`${position} ${employer} ${posting}`);
  if (isFood) return TRADE_QUESTIONS.filter(({ id }) => id.startsWith('foodqa-'));
  const head = posting.slice(0, HEAD).replace(EMPLOYER, '');
  const isWide = WIDE_NAME.test(position);
  // A hospital pharmacist is another trade than a retail pharmacist.
  const named = /药[师房]/u.test(position) ? `${position} ${employer} ${posting.slice(0, HEAD)}` : position;
  const inHead = isWide ? TRADES.find(({ pattern }) => matchesIn(pattern, head).length > 0) : undefined;
  const trade = inHead ?? tradeOf(named);
  if (!trade || onlySupports(trade.prefix, position)) return [];
  const questions = TRADE_QUESTIONS.filter(({ id }) => id.startsWith(`${trade.prefix}-`));
  const unit = trade.prefix === 'ward' ? unitOf(`${position} ${isWide ? head : ''}`) : null;
  return unit === null
    ? questions
    : questions.filter(({ topicWords }) => topicWords.some((word) => unit.includes(word) || word === unit));
}

/** The questions that require knowledge of a trade or occupation. */
export const TRADE_KNOWLEDGE_IDS: ReadonlySet<string> = new Set(
  WORK_QUESTIONS.map(({ id }) => id).filter((id) => !id.startsWith('general-')),
);

/** Whether a question requires knowledge of a trade or occupation, not of work in general. */
export const isOfTradeKnowledge = (id: string): boolean =>
  id === 'requirement-acute' || TRADE_KNOWLEDGE_IDS.has(id);

/** Questions for any kind of work. */
export const GENERAL_QUESTIONS = WORK_QUESTIONS.filter(({ id }) => id.startsWith('general-'));

/** Questions for students only, and for experienced candidates only. */
const OF_STUDENTS = new Set([
  ...['hr-campus-role', 'hr-gpa', 'hr-postgrad', 'hr-available', 'hr-friend-view', 'hr-why-industry'],
]);
const OF_WORKERS = new Set(['hr-start', 'hr-boss-view']);

/** Posts of teachers. */
export const TEACHES = /教师|老师|教员|幼师/u;
/** Posts in medical care. */
export const CARES = /护士|护理|医生|医师|药师|检验|影像|康复|助产|规培|临床/u;

/** Public offices, villages, and state-owned companies and banks, which hold structured interviews. */
const OFFICE =
  /公务员|选调|事业|科员|街道|社区|乡|镇|村|三支一扶|基层|支教|机关|单位|中心|局|委员会|办公室|政府|法院|检察|海关|税务|银行|农商行|信用社|国企|央企|国有|国家|电网|烟草|铁路|中国|中铁|中建|大学|学院|学校|医院|研究院|研究所|馆|协会|所$/u;
/** Questions for public offices only, and for companies only. */
const OF_OFFICES = new Set([
  ...['st-job-remote', 'st-analysis-formalism', 'st-emergency-complaint', 'st-org-activity'],
]);
const OF_FIRMS = new Set(['st-job-posted']);

const KINDERGARTEN = /幼儿|幼师|幼教|托[育幼]|早教|保育[员师]/u;
/** Teachers of adults, who have no parents and no breaks to supervise. */
const HIGHER = /(?:大学|高校|学院|高职|大专)(?![^，。]{0,4}附)|讲师|辅导员/u;
function ofOwnTrade(position: string, employer: string): readonly BankEntry[] {
  if (KINDERGARTEN.test(`${position}${employer}`)) return KINDERGARTEN_STRUCTURED;
  if (TEACHES.test(position)) return HIGHER.test(`${position}${employer}`) ? [] : TEACHING_STRUCTURED;
  return CARES.test(position) ? CARE_STRUCTURED : [];
}

/**
 * Structured questions for a post: its own first, then general ones; companies get none about villages and service
 * counters.
 */
function structuredFor(position: string, employer: string): readonly BankEntry[] {
  const own = ofOwnTrade(position, employer);
  if (own.length > 0) return [...own, ...STRUCTURED_QUESTIONS.filter(isOfAnyPost)];
  if (MANUAL.test(position)) return STRUCTURED_QUESTIONS.filter(isOfAnyWork);
  const isFirm = employer !== '' && !OFFICE.test(`${position}${employer}`);
  const others = isFirm ? OF_OFFICES : OF_FIRMS;
  return STRUCTURED_QUESTIONS.filter(({ id }) => !others.has(id));
}

/** General questions for any post, manual or not. */
const isOfAnyWork = ({ id }: BankEntry): boolean => /^st-(?:relation-(?!coop)|job-match|law-rule)/u.test(id);

/** General structured questions that do not concern public offices and villages. */
const isOfAnyPost = ({ id }: BankEntry): boolean =>
  /^st-(?:relation|job-match|speech|analysis-(?:saying|shortvideo)|emergency-data)/u.test(id);

/** The questions of a round other than those about the résumé. */
export const questionsOfRound = (
  round: Exclude<InterviewRound, 'business'>,
  isStudent: boolean,
  { position = '', employer = '' }: { position?: string; employer?: string } = {},
): readonly BankEntry[] =>
  (round === 'structured' ? structuredFor(position, employer) : ROUND_QUESTIONS[round]).filter(
    ({ id }) =>
      !(isStudent ? OF_WORKERS : OF_STUDENTS).has(id) &&
      (FIELD_OF_TOPIC[id]?.test(`${position}${employer}`) ?? true),
  );

/** The question with an id; throws if there is none. */
export function bankEntry(id: string): BankEntry {
  const entry = QUESTION_BANK.find((each) => each.id === id);
  if (!entry) throw new Error(`no question ${id} in the bank`);
  return entry;
}
