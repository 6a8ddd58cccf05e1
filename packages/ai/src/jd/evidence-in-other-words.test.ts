import { snapshotOf } from '#test/jd/a-resume.js';
import { withAllRows } from '#test/jd/all-rows.js';
import type { Written } from '#test/resume-analysis/written-resume.js';

const resultOf = (
  lines: readonly string[],
  duties: readonly string[],
  resume: Written,
  unplaced: string[] = [],
) =>
  withAllRows({
    text: `岗位：专员\n岗位职责：\n${duties.map((each, at) => `${at + 1}. ${each}`).join('\n')}\n任职要求：\n${lines.map((each, at) => `${at + 1}. ${each}`).join('\n')}`,
    month: '2026-11',
    resume: { ...snapshotOf(resume), ...(unplaced.length > 0 && { unplaced }) },
  });

describe('a requirement that actions tell in other words', () => {
  it('is met by the accounts themselves, of whatever platform', () => {
    const { matrix } = resultOf(['有自媒体账号运营经验'], ['写稿'], {
      internships: [['拾味餐饮', '实习生', '2026.06-2026.09', '运营快手、B站两个账号，涨粉 3200']],
    });
    expect(matrix[0]?.state).not.toMatch(/未体现|待确认/u);
  });

  it('is not said to be unused where an action tells the use of the tool', () => {
    const { matrix } = resultOf(['会用Python做自动报价'], ['写稿'], {
      work: [['青禾数据', '专员', '2020.01-', '每周用Python合并 40 张门店日报，发给区域经理']],
    });
    expect(matrix[0]?.reason).not.toContain('没有写用它做成过什么');
  });

  it('counts the items of a list after 包括 one by one', () => {
    const { matrix } = resultOf(['大专'], ['负责客房日常管理，包括排房、培训、成本和布草管理'], {
      work: [['云湖酒店', '客房领班', '2020.01-', '负责排房，培训新人 12 名']],
    });
    const duty = matrix.find(({ kind }) => kind === 'duty');
    expect(duty?.state).not.toBe('直接');
  });

  it.each([
    ['推动BI看板建设', '编制三大报表'],
    ['优化选题', '策划门店探店活动'],
  ])('is not met by a word of another thing: %s', (duty, statement) => {
    const { matrix } = resultOf(['大专'], [duty], { work: [['青禾公司', '专员', '2020.01-', statement]] });
    expect(matrix.find(({ kind }) => kind === 'duty')?.state).not.toBe('直接');
  });
});

describe('what an imported file has elsewhere', () => {
  it('is not a missing preference where a line of it is a post', () => {
    const { findings } = resultOf(['大专'], ['写稿'], { work: [['青禾', '护士', '2020.01-', '管床 8 张']] }, [
      '手术室护士长',
    ]);
    const positionFinding = findings.find(({ id }) => id === 'position');
    expect(positionFinding?.issue).toBe('没有识别到求职意向');
    expect(positionFinding?.patch).toBeUndefined();
  });

  it('is not a missing subject of studies where a school was read as a job', () => {
    const { matrix } = resultOf(['机电一体化专业'], ['写稿'], {
      work: [
        ['顺达物流', '调度', '2020.05-', '管自有车 32 台'],
        ['上学', '江城技工学校 汽车维修', '2005.09-2008.06'],
      ],
    });
    expect(matrix.find(({ kind }) => kind === 'major')?.action).toContain('江城技工学校');
  });
});

it('a row that the rules cannot tell is not a finding', () => {
  const { matrix, findings } = resultOf(['大专'], ['写稿'], {
    work: [['顺达物流', '调度', '2020.05-', '管自有车 32 台，跑五条线']],
  });
  const open = matrix.filter(({ reason }) => reason.startsWith('规则看不出'));
  expect(
    findings.filter(({ id }) => open.some(({ requirementId }) => id === `row:${requirementId}`)),
  ).toEqual([]);
});

describe('an internship at a kind of employer', () => {
  it.each([
    ['有施工单位实习经历优先', '中铁八局集团有限公司', '直接'],
    ['有设计院实习经历优先', '江城市规划设计研究院', '直接'],
    ['有设计院实习经历优先', '江城食品公司', '未体现'],
  ])('%s, %s: %s', (line, company, state) => {
    const { matrix } = resultOf([line], ['写稿'], {
      internships: [[company, '实习生', '2026.07-2026.08', '每天跟着整理资料']],
    });
    expect(matrix[0]?.state).toBe(state);
  });
});

it('an industry that nobody can tell from a name is not a finding where it is only preferred', () => {
  const { findings } = resultOf(['大专', '光伏行业优先'], ['写稿'], {
    work: [['江城精密机械公司', '钳工', '2016.01-', '装配 12 台设备']],
  });
  expect(findings.map(({ issue }) => issue).join()).not.toContain('光伏');
});
