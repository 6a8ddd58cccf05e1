import { importFile } from './import-file.js';

const read = (text: string) => importFile({ bytes: Buffer.from(text), name: 'x.txt' });

const POSTINGS = [
  '招聘：叉车司机3名，男，45岁以下，初中以上学历，有叉车证，两班倒，月薪6000-8000元，包吃住，有意者请电话联系。',
  '诚聘会计一名，女，30岁左右，会计学大专及以上学历，3年以上经验，熟练使用用友，有初级会计证者优先。双休，五险一金。',
  '前端工程师\n岗位职责：\n1、负责后台页面开发；\n2、参与组件库建设。\n任职要求：\n1、本科及以上学历，3年以上经验；\n2、熟悉 React、TypeScript。\n薪资 15-25K，双休，五险一金。',
  '急招客服，女，20-35岁，普通话标准，打字快，有经验者优先，底薪4000加提成，包住，联系人王经理。',
  '我公司招募区域经理2名。你将负责华东市场开拓、代理商管理。大专以上，会开车，能出差，薪酬面议，简历请投邮箱 hr@example.com。',
  'Nursing Assistant\nResponsibilities\n• 协助护士\nRequirements\n• 2+ years experience\n• CET-4 优先\n工资面议',
];
const LETTERS = [
  '尊敬的领导：您好！我对贵公司的会计岗位很感兴趣，会计学本科，有三年经验，熟练使用用友，盼望能有面试的机会。此致敬礼。',
  '尊敬的张老师：感谢您这四年来的教导，毕业后我会常回来看您。祝您身体健康，工作顺利。',
  '李经理，您好，合同已经盖章寄出，请查收，发票下周补上，谢谢。',
];
const LISTS = [
  '鸡蛋两斤，牛奶一箱，面包，洗衣液，抽纸三提，苹果，香蕉，土豆，西红柿，酱油，别忘了取快递。',
  '周一：开会、交周报\n周二：体检\n周三：看牙\n周四：取车\n周五：接孩子',
  '西红柿炒鸡蛋：鸡蛋三个，西红柿两个，盐少许，油热后下蛋液，炒散盛出，再炒西红柿，倒回鸡蛋翻匀即可。',
  '序号,商品,数量,单价\n1,签字笔,20,1.5\n2,文件夹,15,3.2\n3,订书机,2,18',
];
const STORIES = [
  '小明，今年10岁，是三年级学生，喜欢踢足球，每天放学后和同学在操场上跑步，周末去爷爷家，会做简单的饭。',
  '王某，男，45岁，因涉嫌诈骗被捕，警方在其住处查获手机二十部，案件正在进一步审理。',
  '春天来了，小草从土里钻出来，花儿开了，燕子飞回来了，我们在田野里奔跑，笑声传得很远。',
  '陈老，男，82岁，他从十六岁开始学木匠，他的手上满是老茧，他说这辈子最得意的是那把椅子。',
  '第一章 风起\n那年冬天，雪下得很大。他站在车站门口，看着远处的灯火，没有说话。',
  '本市昨日最高气温 31 度，今天多云转小雨，东南风三级，明天气温下降，市民外出请带伞。',
];
const PAPERS = [
  '甲方：某某有限公司\n乙方：张三\n双方经协商一致，签订本合同，合同期三年，试用期三个月。',
  '会议纪要：本次会议讨论了三季度销售情况，华东区完成 92%，会议决定增加两个专柜，责任人王磊。',
  '发票代码 011002200111，金额 1280.00 元，税率 13%，购买方名称：某某商贸有限公司。',
  '摘要：本文研究了水稻抗病基因的定位方法，实验结果表明该方法的准确率达到 95%，优于现有方法。',
  '问：退货几天到账？答：退款审核通过后三个工作日内原路退回，节假日顺延。',
  '请假条：本人因家中有事，需请假两天，工作已交接给同事，望批准。',
  '租房：两室一厅，近地铁，精装修，家电齐全，月租 3200 元，押一付三，拎包入住。',
  '出售九成新自行车一辆，26 寸，变速，去年买的，价格 300 元，自提。',
];

describe('texts that are not résumés', () => {
  it.each([
    ['posting', POSTINGS],
    ['letter', LETTERS],
    ['list', LISTS],
    ['story', STORIES],
    ['paper', PAPERS],
  ])('rejects texts of the kind %s', async (_kind, texts) => {
    for (const text of texts) await expect(read(text)).rejects.toMatchObject({ errorCode: 'notResume' });
  });

  it('accepts the résumé of a recruiter', async () => {
    const { document } = await read(`郭令仪
电话：13800001234
工作经历
2020.03-至今  示例科技有限公司  招聘主管
• 负责技术岗招聘，年入职 60 人
• 核算工资、提成与五险一金，参与薪酬方案
教育经历
2013.09-2017.06  示例大学  人力资源管理  本科`);
    expect(document.work[0]).toMatchObject({ title: { zh: '招聘主管' } });
  });

  it.each([
    [
      'an analyst who writes in English',
      'Lin Wei\nlin.wei@example.com\nWork Experience\n2019.03-2024.06  Example Ltd  Business Analyst\nResponsibilities: gathered requirements from users, 5+ years with SQL\nEducation\n2015.09-2019.06  Example University  Economics  Bachelor',
    ],
    [
      'a manager of personnel',
      '周敏行\n电话：13800001235\n工作经历\n2018.05-至今  样例集团  人事经理\n• 负责招聘，制定任职要求，核算工资，办理社保\n教育经历\n2012.09-2016.06  示例大学  人力资源管理  本科',
    ],
    [
      'somebody in sales with a wish for pay',
      '许知远\n电话：13800001236\n期望薪资：8-10K\n工作经历\n2020.05-至今  样例商贸  销售\n工作内容：服务25-40岁客户，月提成第一\n教育经历\n2015.09-2018.06  示例学院  市场营销  大专',
    ],
  ])('rejects %s', async (_who, text) => {
    expect((await read(text)).document.work).toHaveLength(1);
  });
});
