import { questionsOfTrade } from './bank.js';

describe('questions of a trade', () => {
  it.each(['宠物外科医生', '动物医师', '执业兽医师'])(
    'do not ask a veterinary about human patients: %s',
    (position) => {
      expect(questionsOfTrade(position, '').filter(({ id }) => id.startsWith('physician-'))).toEqual([]);
    },
  );

  it.each(['对公客户经理', '理财客户经理'])('do not ask bank staff about equipment sales: %s', (position) => {
    expect(questionsOfTrade(position, '').filter(({ id }) => id.startsWith('account-'))).toEqual([]);
  });

  it.each([
    ['QA质量工程师', '无锡麦朵食品有限公司招聘', 'foodqa-'],
    ['食品安全合规专员', '', 'compliance-'],
    ['ESG咨询顾问', '', 'esg-'],
    ['生态学专任教师', '', 'faculty-'],
    ['食品研发工程师', '', 'foodrd-'],
  ])('belong to the field, not to a word it shares: %s', (position, head, prefix) => {
    const questions = questionsOfTrade(position, head);
    expect([questions.length > 0, questions.every(({ id }) => id.startsWith(prefix))]).toEqual([true, true]);
  });

  it.each([
    ['质量工程师', '昆山锐拓精密模具有限公司', 'foodqa-'],
    ['数据合规专员', '', 'compliance-'],
    ['小学专任教师', '', 'faculty-'],
  ])('of a field are not asked elsewhere: %s', (position, head, prefix) => {
    expect(questionsOfTrade(position, head).filter(({ id }) => id.startsWith(prefix))).toEqual([]);
  });

  it.each([
    ['房车改装技师', '云岭汽车贸易有限公司 房车改装技师 8-12K'],
    ['无人机飞手', '天成置业销售有限公司招聘无人机飞手'],
    ['', '海港酒店管理集团诚聘 景区检票员'],
  ])('are not chosen by the name of an employer: %s', (position, head) => {
    expect(questionsOfTrade(position, head)).toEqual([]);
  });

  it.each(['乘客服务员', '数据库管理员', '知识库管理工程师', '犬猫美容师', '汽车美容技师'])(
    'are not chosen across word boundaries: %s',
    (position) => {
      const ids = questionsOfTrade(position, '').map(({ id }) => id);
      expect(ids.filter((id) => /^(?:callcentre|store|beauty)-/u.test(id))).toEqual([]);
    },
  );

  it('are not chosen by the duties of a posting whose title is not a trade', () => {
    expect(questionsOfTrade('安检员', '安检员 6K 配合客服做好旅客解释，协助仓库盘点')).toEqual([]);
  });

  it.each([
    ['外科医生', 'physician-'],
    ['库管员', 'store-'],
    ['客服专员', 'callcentre-'],
    ['美容师', 'beauty-'],
    ['大客户经理', 'account-'],
  ])('are still chosen for the trade itself: %s', (position, prefix) => {
    expect(questionsOfTrade(position, '').some(({ id }) => id.startsWith(prefix))).toBe(true);
  });
});

describe('a post that differs from the trade in its name', () => {
  it.each(['销售内勤', '销售助理', '渠道销售支持', '外贸跟单员', '大客户经理助理', '医生助理'])(
    '%s gets no question of the trade itself',
    (position) => {
      expect(questionsOfTrade(position, '')).toEqual([]);
    },
  );

  it.each([
    ['酒店销售经理', 'selling-'],
    ['仓库会计', 'ledger-'],
    ['药店店长', 'shop-'],
    ['会计（酒店）', 'ledger-'],
    ['幼儿园教师', 'kinder-'],
    ['幼儿园主班老师', 'kinder-'],
    ['高校专任教师', 'faculty-'],
  ])('is recognised by its post, not by its place: %s', (position, prefix) => {
    const questions = questionsOfTrade(position, '');
    expect([questions.length > 0, questions.every(({ id }) => id.startsWith(prefix))]).toEqual([true, true]);
  });

  it.each(['门诊护士', '体检中心护士', 'ICU护士'])('%s gets no question about a ward', (position) => {
    expect(questionsOfTrade(position, '').filter(({ id }) => id.startsWith('ward-'))).toEqual([]);
  });
});

it('a group leader of a hospital pharmacy is not asked about selling', () => {
  const posting = '门诊药房组长\n10-13K 江口市 3-5年 本科\n江口康宁医院有限公司\n岗位职责：审核处方';
  expect(questionsOfTrade('药房组长', posting).some(({ id }) => id.startsWith('pharmacy-'))).toBe(false);
});
