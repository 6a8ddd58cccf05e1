import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from '../analyse.js';

const BAKER: Written = {
  school: ['江城商贸职业学院', '烘焙工艺', '2016.09-2019.06'],
  work: [['禾香烘焙坊', '面包师', '2019.07-', '每天出炉吐司120条，报损率从6%降到2%']],
};
const found = (company: string, letter: string, jd = ''): [severity: string, issue: string][] =>
  analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company, position: '面包师', addressee: '', jd, letter },
      resume: { title: '简历', language: 'zh', document: written(BAKER) },
    }),
  )
    .findings.filter(({ category }) => category === 'wrongCompany')
    .map(({ severity, issue }) => [severity, issue]);
const wrong = (name: string) => [['urgent', `写成了别的单位“${name}”`]];
const expectedIssues = (name: string) => [['important', `写到单位“${name}”，请确认就是收信单位`]];
const body = (text: string): string => `尊敬的店长：\n您好！我做面包七年，应聘面包师。\n${text}\n期待面谈。`;

describe('an employer without a suffix', () => {
  it.each([
    ['一直喜欢喜茶的欧包，希望能在喜茶继续做下去。', '喜茶'],
    ['沃隆坊的酸面团是我的向往，如果能来沃隆坊工作，我会从冷藏发酵做起。', '沃隆坊'],
    ['如果有幸进入瑞幸，我会把报损率控制在2%以内。', '瑞幸'],
    ['愿意把我的经验带到山姆会员店的烘焙间。', '山姆会员店'],
    ['我会不辜负胖东来对员工的好，希望面谈。', '胖东来'],
    ['信永中和的培训体系有口皆碑，我相信在这里能走得更远。', '信永中和'],
    ['沃隆麦坊的面团让我向往，我想把经验带到沃隆，与沃隆一同成长。', '沃隆麦坊'],
    ['能到苏州博物馆做面包是我的愿望。', '苏州博物馆'],
  ])('is the wrong addressee in words of an intention: %s', (text, name) => {
    expect(found('江城麦田食品有限公司', body(text))).toEqual(wrong(name));
  });

  it('is found in a salutation, before the post and after the courtesy', () => {
    const plain = body('每天出炉吐司120条。');
    expect(found('江城麦田食品有限公司', plain.replace('店长', '泡泡玛特招聘负责人'))).toEqual(
      wrong('泡泡玛特'),
    );
    expect(found('江城麦田食品有限公司', plain.replace('应聘面包师', '应聘好利悦面包师'))).toEqual(
      wrong('好利悦'),
    );
    expect(found('江城麦田食品有限公司', `${plain}\n祝星巴克越办越好！`)).toEqual(wrong('星巴克'));
    const file = '附件：林知远-蒙牛面包师-简历.pdf';
    expect(found('江城麦田食品有限公司', `${plain}\n${file}`)).toEqual(wrong('蒙牛'));
    expect(found('江城麦田食品有限公司', `${plain}\n${file.replace('蒙牛', '麦田')}`)).toEqual([]);
  });

  it('is asked about where it may be an example', () => {
    const text = '海底捞的服务让我印象深刻，做面包也要这样。';
    expect(found('江城麦田食品有限公司', body(text))).toEqual(expectedIssues('海底捞'));
    expect(found('江城麦田食品有限公司', body(`麦田的吐司我常买。${text}`))).toEqual([]);
    expect(found('江城麦田食品有限公司', body('贵司的飞书文档写得很细，我常看。'))).toEqual(
      expectedIssues('飞书'),
    );
  });

  it.each([
    '我在禾香烘焙坊每天出炉吐司120条，希望能在江城长期工作。',
    '和星巴克、瑞幸相比，社区店更看重回头客，我希望在麦田做好这件事。',
    '同学有去盒马和山姆会员店的，我更想留在社区店。',
    '贵公司的抖音账号我一直关注，希望加入团队。',
    '希望进入烘焙行业的一线，在车间做起。',
    '希望在禄口工作，离家近。',
    '希望把贵公司的产品带进山姆会员店和永辉超市。',
    '我愿意帮助贵公司的吐司进入沃尔玛。',
    '希望参与贵公司与星巴克共同开发的项目。',
    '我想为贵公司在京东的旗舰店做增长。',
    '贵公司给星巴克和瑞幸供货，这一块我想深入学习。',
    '我想服务麦当劳、肯德基这样的客户。',
    '我用过三年用友，希望继续做成本核算。',
    '希望成为像李宁那样能坚持的人。',
    '我每天喝瑞幸，也想知道贵公司的烘焙怎么做。',
    '在实习时我去星巴克的烘焙间学习过，希望用到这里。',
    '朋友在海底捞工作，常说那里的服务好，我也想把服务做好。',
  ])('is none of these: %s', (text) => {
    expect(found('江城麦田食品有限公司', body(text))).toEqual([]);
  });
});

describe('the polite name of another kind of employer', () => {
  const letter = body('希望能到贵校工作，每天出炉吐司120条。');
  it('shows that the letter was written for another one', () => {
    expect(found('江城农村商业银行股份有限公司', letter)).toEqual([['urgent', '把收信单位称作“贵校”']]);
    expect(found('江城麦田职业学校', letter)).toEqual([]);
    expect(found('江城麦田教育科技有限公司', letter)).toEqual([]);
  });

  it('is a slip next to the right name', () => {
    const text = '江城农商银行的食堂我去过，希望能到贵校工作。';
    expect(found('江城农商银行', body(text))).toEqual([['important', '把收信单位称作“贵校”']]);
  });
});

describe('a place of work', () => {
  const jd = '江城麦田食品有限公司 招聘面包师\n工作地点：武汉市洪山区\n要求：三年以上经验。';
  it('that the posting does not have is asked about', () => {
    expect(found('江城麦田食品有限公司', body('我可以搬到成都工作。'), jd)).toEqual([
      ['important', '写到工作地点“成都”，请确认'],
    ]);
    expect(found('江城麦田食品有限公司', body('我可以搬到武汉工作。'), jd)).toEqual([]);
    expect(found('江城麦田食品有限公司', body('我可以去成都出差。'), `${jd}接受外派。`)).toEqual([]);
  });
});

describe('an English letter', () => {
  const inEnglish = (text: string): [string, string][] =>
    found(
      'Oakmill Bakery',
      `Dear Hiring Manager,\nI am writing to apply for the Baker position. I bake 120 loaves a day.\n${text}\nSincerely,\nLi Ming`,
    );
  it('is for another employer where it praises that one alone', () => {
    expect(inEnglish('What draws me to Paul Bakehouse is its sourdough.')).toEqual(wrong('Paul Bakehouse'));
    expect(inEnglish('Nestlé is big, and I hope to grow with Danone.')).toEqual(wrong('Danone'));
    expect(inEnglish('Oakmill is what I want; I admire Danone for its training.')).toEqual(
      expectedIssues('Danone'),
    );
    expect(inEnglish('What draws me to Shanghai is its bread.')).toEqual([]);
    expect(inEnglish('I have followed Danone for years.')).toEqual(wrong('Danone'));
    expect(inEnglish('A place at Kuehne+Nagel would let me learn.')).toEqual(wrong('Kuehne+Nagel'));
  });
});

it('goods that are counted are no employer', () => {
  const company = '江城麦田食品有限公司';
  expect(found(company, body('期待加入江城麦田，做出下一款爆款游戏。'))).toEqual([]);
  expect(found(company, body('期待加入江城麦田，做出一台网红电器。'))).toEqual([]);
});
