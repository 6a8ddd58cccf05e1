import { questionOf, reported } from '#test/interview/answer-pair.js';
import { boastsIn } from './boasts.js';
import { openQuestionIn } from './open-questions.js';
import { reportInterview } from './report-interview.js';

const analysisOf = (id: string, text: string) =>
  reportInterview(reported([[questionOf(id), text]])).questions[0]!;

describe('an act whose purpose is that those responsible do not learn of it', () => {
  it.each([
    '先跟住户说声对不起，赔他两百块钱，电梯困人这事就别让公司和质监局知道。',
    '把那几个孩子叫到一边吃颗糖，摔跤的事捂住，不要让园长知道就行了。',
    '我会把那份报废的样片收起来，免得质量部晓得，下一炉补回来就好。',
    '滴定管漏了一格，数差了，我先没吱声，重配一瓶把结果补上了，主管后来也没问。',
    '同事算错了工资，我觉得可以先不上报，免得他被扣奖金，下个月多发一点补上。',
  ])('is named as hiding: %s', (text) => {
    const { kind, score, diagnosis } = analysisOf('mg-hardest', text);
    expect([kind, score]).toEqual(['harmful', 0]);
    expect(diagnosis.join('')).toMatch(/隐瞒|没有告诉|知道/u);
  });

  it.each([
    '电梯困人以后我先安抚住户，当场打电话给公司和质监局，说明什么时候、困了多久。',
    '师傅让我别让主管知道，我没有答应，当天就跟主管说了，后来换了那批轴承。',
    '不能因为怕被扣奖金就不上报，我当天写了经过交给护士长。',
    '我换工作的事不想让现在的领导知道，所以面试约在周末。',
    '我们每天早上先自查一遍，免得检查组发现问题再返工。',
    '他在台上忘了词，我没吱声，等他自己想起来，接着往下演。',
    '一年里我们把投诉压下来了，从每月九起降到两起，靠的是每天回访。',
  ])('is not found in: %s', (text) => {
    expect(analysisOf('mg-hardest', text).kind).not.toBe('harmful');
  });
});

describe('relatives with influence are asked about', () => {
  it.each([
    '我会开叉车，也有证。另外我二舅在港务局管人事，进来以后说话方便。',
    '我姑父是这边的副校长，已经帮我打过招呼了。',
    '愿意去，反正家里人在县里有门路，过两年能把我调回来。',
  ])('in: %s', (text) => {
    expect(openQuestionIn(text)).toContain('靠关系');
  });

  it.each([
    '我姐在这家医院做护士，报名时我填了回避表，没有找她打招呼。',
    '我爸是木匠，我从小跟他学刨花和开榫，会看料。',
    '有个老人家里没人照应，我每周去两次，帮他买菜。',
  ])('not in: %s', (text) => {
    expect(openQuestionIn(text)).toBeNull();
  });
});

it.each([
  ['先给住户两袋米，劝他不要去物业公司投诉，事情就过去了。', true],
  ['家属说要投诉，我把投诉电话写给她，也说了三天内给答复。', false],
])('asking somebody not to complain is asked about: %s', (text, isAsked) => {
  expect(openQuestionIn(text)?.includes('封住') ?? false).toBe(isAsked);
});

describe('a boast is found by two kinds of exaggeration or one beyond everybody', () => {
  it.each([
    '整条产线的良率基本都是我一个人撑起来的，车间里没有我不熟的设备，厂长也说离了我这条线转不动。',
    '我管的那栋楼三百多户没有一户投诉，全是我一个人的功劳，别的楼都来取经，今年我保证零投诉。',
    '焊缝探伤我闭着眼睛都能做，师傅们都说我是车间最好的，返修率基本为零。',
    '那台注塑机谁都调不好，我看一眼就知道哪里不对，班组长都得听我的。',
    '从头到尾都是我的主意，其他人也就是跑跑腿，拿奖是必然的。',
  ])('%s', (text) => {
    expect(boastsIn(text)).not.toEqual([]);
  });

  it.each([
    '这一年我们组没有一个人离职，主要是排班提前两周贴出来，有事可以换。',
    '那批货是我一个人验的，四百件查出六件划伤，都退了。',
    '我保证每天九点前把日报发给店长，缺的数第二天补上。',
    '隔壁班的老师来听过我的课，说板书清楚，提问太急。',
  ])('none in: %s', (text) => {
    expect(boastsIn(text)).toEqual([]);
  });
});
