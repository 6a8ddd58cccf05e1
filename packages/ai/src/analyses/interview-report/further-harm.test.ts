import { harmsOf } from './answer-class.js';

const named = (text: string, question = '讲一件你做过的事') => harmsOf(text, question).join('\n');

describe('gifts are judged by who receives them', () => {
  it.each([
    '和政府搞好关系很简单，过年过节给经办人送购物卡、请吃饭，关键的领导再单独表示一下。',
    '消防检查之前给队里的人送两条烟，就好过了。',
    '窗口的科长那边，我塞个红包就办得快。',
  ])('public officials: %s', (text) => {
    expect(named(text)).toContain('公职人员');
    expect(named(text)).not.toContain('商业贿赂');
  });
  it('officials may be named by the question', () => {
    expect(named('过节送点购物卡，关系就到位了。', '你怎么维护与各级政府部门的关系？')).toContain('公职人员');
  });
  it.each(['给采购经理送购物卡，单子就好签了。', '请客户的采购吃饭，意思意思就签了。'])(
    'business partners: %s',
    (text) => {
      expect(named(text)).not.toContain('公职人员');
      expect(named(text)).not.toBe('');
    },
  );
});

it.each([
  ['我会跟科室主任说别家的机器出过人命，让他们害怕就不会买别家的。', '商业诋毁'],
  ['同行的奶粉我就跟家长说有毒，他们就来我们店了。', '商业诋毁'],
  ['事故来了先让司机别下车乱跑，能不报警就不报警，私下赔点钱算了。', '不上报'],
  ['车间有人受伤，我让班长私了，赔点钱算了。', '不上报'],
  ['台账上也不用写，写了年底要扣分。', '该记的不记'],
])('is named: %s', (text, words) => {
  expect(named(text)).toContain(words);
});

it.each([
  '我不说别家不好，只讲我们自己试过的数据。',
  '客户说别家出过事故，我没有接这个话，只讲我们的检测报告。',
  '两辆车轻微刮擦，交警让我们快处快赔，双方签字就走了。',
  '我马上报警、报保险，不能私了，现场照片也留着。',
  '写了要扣分我也照实写，当天登记。',
])('is not found in: %s', (text) => {
  expect(named(text)).toBe('');
});

it('a second harm from another sentence is named too', () => {
  const harms = harmsOf(
    '事故来了先让司机别下车乱跑，能不报警就不报警，私下赔点钱算了。台账上也不用写，写了年底要扣分。',
    '真遇上一次，你第一步做什么？',
  );
  expect(harms).toHaveLength(2);
  expect(harms[1]).toMatch(/^另外，/u);
});

it.each([
  ['冷库温度我们忙的时候就不去看，周一我一起补上，补得跟前几天差不多就行，检查的人只看本子。', '伪造记录'],
  ['巡检表到月底一起写，填得照着上个月一样，没人细看。', '伪造记录'],
  ['赶时间我就让司机把GPS断一会，跑到了再接上。', '行车监控'],
  ['长途超时了我就让司机把卡拔了接着跑，客户催得急没办法，反正查不到。', '行车监控'],
])('what is kept from the records is named: %s', (text, words) => {
  expect(named(text)).toContain(words);
});

it.each([
  '司机的GPS断了，我当天就上报，换新设备以后再派车。',
  '发现有司机拔卡超时，我停了他一周的车，再组织学习。',
  '温度记录补了一次，我在备注里注明是停电补记，和前几天的曲线一起交给主管。',
])('nothing is named in: %s', (text) => {
  expect(named(text)).toBe('');
});
