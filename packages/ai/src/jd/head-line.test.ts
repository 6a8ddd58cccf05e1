import { parseJobDescription } from './parse.js';

const headOf = (text: string): (string | undefined)[] => {
  const { company, title } = parseJobDescription(text);
  return [company?.text, title?.text];
};

describe('the first line of a posting', () => {
  it.each([
    ['无锡梁溪锦程会计师事务所 招聘审计助理：本科，能出差。', '无锡梁溪锦程会计师事务所', '审计助理'],
    ['温州禾木鞋业 招跟单员，会英语，单休', '温州禾木鞋业', '跟单员'],
    ['兰州百川运输有限公司急招商务专员：熟悉招投标文件', '兰州百川运输有限公司', '商务专员'],
    ['悦庭酒店（长沙五一店）诚聘客房主管两名，有星级酒店经验', '悦庭酒店（长沙五一店）', '客房主管'],
    ['烟台海岳精工有限公司 数控工艺员：三年经验，会编程', '烟台海岳精工有限公司', '数控工艺员'],
    ['Bluepeak Travel（蓝峰旅行社）招聘签证专员，三亚', 'Bluepeak Travel（蓝峰旅行社）', '签证专员'],
    ['嘉兴远帆集团采购部招采购员一名，能驻外', '嘉兴远帆集团', '采购员'],
    [
      '中允会计师事务所（特殊普通合伙）湖南分所 审计助理',
      '中允会计师事务所（特殊普通合伙）湖南分所',
      '审计助理',
    ],
    ['Linden Architects (Shenzhen) – Junior Architect', 'Linden Architects', 'Junior Architect'],
    ['徐州金禾服饰 招聘主管：负责校园招聘和人才库', '徐州金禾服饰', '招聘主管'],
    ['🎁五险一金+餐补【2027届校招】远途汽车-底盘工程师（芜湖）💰面议', '远途汽车', '底盘工程师'],
  ])('names the employer and its post: %s', (text, company, title) => {
    expect(headOf(text)).toEqual([company, title]);
  });

  it('takes precedence over a label that describes the work', () => {
    expect(headOf('厦门鹭岛软件有限公司 测试工程师\n岗位：支付接口测试；要求：两年以上')).toEqual([
      '厦门鹭岛软件有限公司',
      '测试工程师',
    ]);
  });

  it.each(['上海 急招前台：会英语，形象好', '小区物业招保安，包吃住', '月薪八千招会计，双休'])(
    'does not read a place, kind or pay as the employer: %s',
    (text) => {
      expect(headOf(text)[0]).toBeUndefined();
    },
  );

  it('is not a menu of the site', () => {
    expect(headOf('首页 > 南京招聘 > 财务 > 出纳\n收藏 举报\n出纳（应届可）\n5-6K')[1]).toBe('出纳');
  });

  it('may be a heading of a notice', () => {
    expect(
      headOf(
        '赣州城北水务有限公司2026年公开招聘公告\n一、招聘岗位及人数\n工程管理岗 1名\n二、岗位职责\n负责现场管理',
      )[1],
    ).toBe('工程管理岗');
  });
});

it.each(['薪资6-8K 大专 经验不限', '薪资6-8K 经验不限', '薪资 6000-8000 大专 经验不限'])(
  'the pay in a line of facts with spaces is read: %s',
  (line) => {
    const { salary } = parseJobDescription(`江城体检中心 护士\n${line}\n职位描述：\n采血、测血压`);
    expect([salary?.low, salary?.high]).toEqual([6000, 8000]);
  },
);
