import { letterInput } from '#test/cover-letter/letter-pair.js';
import { analyseLetter } from './analyse.js';

const JD = `岗位：区域督导
岗位职责：
1. 新店开业的筹备；
2. 与产品、合规、渠道团队紧密合作。
任职要求：
1. 有8人以上团队管理经验；
2. 英语流利；
3. 熟悉Redis、消息队列。`;

const answered = (letter: string): Record<string, boolean> =>
  Object.fromEntries(
    analyseLetter({ ...letterInput('', { skills: ['Redis'] }), letter, jd: JD }).requirements.map(
      ({ text, isAnswered }) => [text, isAnswered],
    ),
  );

describe('the table of what a letter answers', () => {
  it('reads people by their number and work by what it is about', () => {
    const table = answered(
      '尊敬的招聘经理：\n您好！我应聘区域督导。\n我把团队从5人带到14人，新店开业我去帮过两次忙。我用Redis做过额度扣减。',
    );
    expect(table).toMatchObject({
      有8人以上团队管理经验: true,
      '熟悉Redis、消息队列': true,
      英语流利: false,
    });
    expect(table).not.toMatchObject({ '与产品、合规、渠道团队紧密合作': true });
  });

  it('neither a word of a partner, fewer people nor a mark answers', () => {
    const table = answered(
      '尊敬的招聘经理：\n您好！我应聘区域督导。\n我带过2名新人。我熟悉合规要求。英语六级433分。',
    );
    expect(Object.values(table)).not.toContain(true);
    expect(table).toMatchObject({ 新店开业的筹备: false });
  });

  it('leaves out what the words of the letter leave open, deny, or claim against the résumé', () => {
    const table = answered(
      '尊敬的招聘经理：\n您好！我应聘区域督导。\n我没有用过Redis。英语六级433分。\n去年的新店开业由同事负责。',
    );
    for (const text of ['英语流利', '熟悉Redis、消息队列', '新店开业的筹备'])
      expect(table).not.toHaveProperty(text);
  });

  it('takes years that the résumé does not have for unanswered', () => {
    const { requirements } = analyseLetter({
      ...letterInput('', {
        work: [['江城实验幼儿园', '主班教师', '2015.08-', '负责大班30名幼儿的日常教学']],
      }),
      letter: '尊敬的招聘经理：\n您好！我应聘Java开发工程师。\n我自学Java开发半年，做过一个图书管理系统。',
      jd: '岗位：Java开发工程师\n任职要求：\n1、5年以上Java开发经验；\n2、熟悉MySQL。',
    });
    expect(requirements.filter(({ isAnswered }) => isAnswered)).toEqual([]);
  });
});

it('a certificate of which a letter speaks under another name is not called unmentioned', () => {
  const jd = '岗位：会计\n任职要求：\n1. 有CPA者优先；\n2. 无证者须在入职一年内考取。';
  const letter =
    '尊敬的招聘经理：\n您好！我应聘会计。\n注册会计师我过了两科。初级的证还没有，已经报了明年的考试。';
  const { requirements } = analyseLetter({ ...letterInput('', { skills: ['Excel'] }), letter, jd });
  expect(requirements.filter(({ isAnswered }) => !isAnswered).map(({ text }) => text)).toEqual([]);
});
