import type { InterviewQuestion } from '@qicheng/analysis/interview';
import { questionOf, reported } from '#test/interview/answer-pair.js';
import { reportInterview } from './report-interview.js';

/** A question about a statement of the résumé, with its placeholders filled. */
function about(bankId: string, claim: string): InterviewQuestion {
  const question = questionOf(bankId);
  const fill = (text: string) => text.replace(/\{(?:claim|quote)\}/gu, claim).replace('{unit}', '个');
  return {
    ...question,
    text: fill(question.text),
    anchor: { pointer: '/work/0/highlights/0', quote: claim },
  };
}
const analysisOf = (question: InterviewQuestion, text: string) =>
  reportInterview(reported([[question, text]], { sample: 'electrician', position: '媒介策划' }))
    .questions[0]!;

describe('a short answer', () => {
  it('is not asked for steps that it lists', () => {
    const { kind, diagnosis, score } = analysisOf(
      about('ex-figure-how', '线索成本从186元降到121元'),
      '分三步：换落地页、拆人群包、把夜间时段停掉。落地页是我定的。',
    );
    expect(kind).toBe('answered');
    expect(diagnosis.join('')).not.toMatch(/您做了哪几步|什么情况|最后怎样/u);
    expect(score).toBeGreaterThan(40);
  });

  it('is compared with the reference answer', () => {
    const { kind, diagnosis } = analysisOf(
      about('ex-difficulty', '负责社区食堂的采购'),
      '肉价天天变，我跟三家比价，一周定一次。',
    );
    expect([kind, diagnosis]).toEqual([
      'short',
      ['回答只有 19 个字。请与参考回答逐点对照，缺哪一点就补哪一点。'],
    ]);
  });

  it('that tells a complete story is not asked for it again', () => {
    const { diagnosis } = analysisOf(
      about('ex-people', '带规培和实习生12名'),
      '有个实习生发药老走神，我让他每天先抄十条易混药，再跟我一起发，两周后没有再出内差。',
    );
    expect(diagnosis.join('')).not.toMatch(/做了什么|最后怎样/u);
  });

  it('that orders its steps is not asked for steps', () => {
    const { diagnosis } = analysisOf(questionOf('mg-priority'), '先盘货，再看动线，缺的找仓库要。');
    expect(diagnosis.join('')).not.toContain('先做什么');
  });

  it('that states how a prize was awarded is on topic', () => {
    const { kind } = analysisOf(
      about('ex-award', '云栖府'),
      '市优质结构是质监站评的，全市报了三十多个，我主要负责主体实测，资料是资料员做的。',
    );
    expect(kind).toBe('answered');
  });
});

it('a short answer without any fact is referred to what the question asks', () => {
  const { diagnosis } = analysisOf(about('ex-figure-better', '返工率从6%降到2%'), '还行吧，差不多都做到了。');
  expect(diagnosis.join('')).not.toContain('哪几步');
});
