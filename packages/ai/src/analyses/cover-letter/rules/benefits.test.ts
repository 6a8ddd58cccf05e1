import { snapshotOf } from '#test/jd/a-resume.js';
import { analyseLetter } from '../analyse.js';

const judged = (letter: string, company = '江临县档案局', position = '档案辅助员') =>
  analyseLetter({
    ...{
      company,
      position,
      addressee: '',
      jd: `${company}公开招聘${position}3名。任职要求：大专及以上学历。`,
    },
    letter,
    resume: snapshotOf(),
    today: '2026-11-30',
  });

const LETTER = `尊敬的档案局领导：
您好！感谢您在百忙之中阅读我的信。
我叫林知远，今年24岁，家住江临县北街。我想报名参加你们的档案辅助员招聘。
我从小就喜欢翻旧书，想做和档案打交道的工作。档案局工作稳定，家里人脸上有光。
在学校图书馆值班两年，整理期刊3000册。有一次一个喝多的同学闹事，我把他按在地上捆起来等老师来，同学说我像警察。
我表姨在县文化馆上班，请领导多多关照。期待当面介绍。
此致
敬礼
林知远
2026年11月30日`;

describe('the letter of the person', () => {
  const { findings, dimensions, paragraphs } = judged(LETTER);
  const found = (ruleId: string) => findings.find((each) => each.ruleId === ruleId);
  const quoteOf = (rule: string) =>
    dimensions.flatMap(({ contributions }) => contributions).find(({ ruleId }) => ruleId === rule)
      ?.evidence[0]?.quote ?? '';

  it('has each finding next to the sentence that it is about', () => {
    expect(found('conduct.relation')?.before).toContain('表姨');
    expect(found('conduct.force')?.before).toContain('捆起来');
    expect(found('focus.reason.benefit')?.before).toContain('脸上有光');
  });

  it('praises with the sentence that it praises', () => {
    expect(quoteOf('focus.company')).toContain('档案局');
    expect(quoteOf('structure.which')).toContain('档案辅助员');
    expect(quoteOf('structure.motive')).toContain('从小');
    expect(quoteOf('focus.reason')).not.toContain('家住');
  });

  it('knows the post of an application to an examination and who is spoken to', () => {
    expect(found('focus.position.missing')).toBeUndefined();
    expect(found('focus.company.missing')).toBeUndefined();
    expect(JSON.stringify(findings)).not.toContain('贵公司');
  });

  it('takes the introduction for the opening, and what one has always wanted for the motive', () => {
    expect(paragraphs.map(({ role }) => role).slice(1, 4)).toEqual(['other', 'opening', 'motive']);
  });
});

it('does not take the place of a public body for its name', () => {
  const letter = '尊敬的领导：\n我是林知远，应聘档案辅助员。我想为江临的发展出力。期待面谈。\n林知远';
  const rules = judged(letter).dimensions.flatMap(({ contributions }) =>
    contributions.map(({ ruleId }) => ruleId),
  );
  expect(rules).not.toContain('focus.company');
});

it('leaves what keeps order lawfully', () => {
  const letter =
    '尊敬的招聘负责人：\n我是林知远，应聘档案辅助员。有人闹事时我先劝开双方，再报警，配合民警把人带走。期待面谈。\n林知远';
  expect(judged(letter).findings.map(({ ruleId }) => ruleId)).not.toContain('conduct.force');
});

it('takes no self-praise for a calling', () => {
  const letter =
    '尊敬的招聘负责人：\n我是林知远，应聘档案辅助员。我从小就喜欢表现自己，人缘好。期待面谈。\n林知远';
  const rules = judged(letter).dimensions.flatMap(({ contributions }) =>
    contributions.map(({ ruleId }) => ruleId),
  );
  expect(rules).not.toContain('focus.reason');
});
