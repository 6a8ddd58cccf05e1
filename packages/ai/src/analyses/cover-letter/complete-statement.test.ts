import { letterInput } from '@qicheng/analysis/cover-letter';
import { written, type Written } from '#test/resume-analysis/written-resume.js';
import { analyseLetter } from './analyse.js';

interface Target {
  readonly company?: string;
  readonly position?: string;
  readonly jd?: string;
}
const letterOf = (resume: Written, { company = '', position = '物流主管', jd = '' }: Target = {}) => {
  const result = analyseLetter(
    letterInput.parse({
      ...{ today: '2026-11-28', company: company || '北岸冷链物流有限公司', position, jd, letter: '' },
      addressee: '',
      resume: { title: '简历', language: 'zh', document: written(resume) },
    }),
  );
  return {
    letter: result.written?.text ?? '',
    greetings: result.greetings.map(({ text }) => text),
    all: [result.written?.text ?? '', ...result.greetings.map(({ text }) => text)].join('\n'),
    subjects: result.subjects.join('\n'),
    notes: result.notes.join('\n'),
  };
};
const worked = (title: string, ...lines: string[]): Written => ({
  school: ['江州职业技术学院', '物流管理', '2009.09-2012.06'],
  work: [['东港冷链物流有限公司', title, '2019.03-', ...lines]],
});

describe('a line of a list', () => {
  it('with a label is pasted into no sentence', () => {
    const { all, notes, letter } = letterOf(
      worked('仓储主管', '临港冷库二期（3.2万吨，2021.04—2023.06）：任现场负责人，带6名叉车工'),
    );
    expect(all).not.toContain('：任');
    expect(letter).toBe('');
    expect(notes).toContain('先把“临港冷库二期');
  });

  it('about what a colleague did is pasted into no sentence', () => {
    const { all } = letterOf(worked('仓储主管', '2024年上半年调度员请假三个多月，协助排车、核对运单'));
    expect(all).not.toContain('调度员请假');
  });

  it('about those led in the present job is told beside an earlier one that answers the posting', () => {
    const { letter } = letterOf(
      {
        ...worked('冷库班长', '带叉车工11个人，每天班前分派任务'),
        work: [
          ['东港冷链物流有限公司', '冷库班长', '2021.03-', '带叉车工11个人，每天班前分派任务'],
          ['临江水产有限公司', '仓管员', '2017.02-2021.01', '负责危化品盘点，差异率由1.2%降到0.3%'],
        ],
      },
      { position: '危化品仓库管理员', jd: '岗位职责：\n1. 负责危化品盘点。' },
    );
    expect(letter).toContain('带叉车工11个人');
    expect(letter).not.toContain('我从 2021 年 3 月起');
  });

  it('in the words of a chat is pasted into no letter', () => {
    const { all } = letterOf(
      worked(
        '仓储主管',
        '刚去的时候就是分拣，一个月大概处理2万件，后面能到3万件，车队老师傅要半天的活我很快弄完',
      ),
    );
    expect(all).not.toMatch(/刚去|老师傅|能到/u);
  });

  it('with the person inside it is pasted into no letter', () => {
    const { all } = letterOf(worked('仓储主管', '装卸工里谁偷懒我都看得见，货主那边我也说得上话，都认识'));
    expect(all).not.toMatch(/[。，]我?装卸工里|我在[^。]*我都/u);
  });

  it('whose subject is a measure follows the place and no person', () => {
    const { letter, all } = letterOf(worked('仓储主管', '库内破损率由1.8%降到0.6%，准时出库率99.2%'));
    expect(letter).toContain('破损率由1.8%降到0.6%');
    expect(all).not.toMatch(/我(?:曾)?库内/u);
  });

  it('that begins with an action and explains it after a colon is told', () => {
    const { letter } = letterOf(
      worked('仓储主管', '推行波次拣货：调整18条拣货路线，人均拣货由每小时60件提到95件'),
    );
    expect(letter).toContain('推行波次拣货：调整18条拣货路线');
  });
});

describe('a post', () => {
  it('that is told in a chat is not named', () => {
    const { all } = letterOf(
      worked('直播间的主播还有剪辑', '剪辑短视频 210 条，账号粉丝由 3000 增加到 2.1 万'),
    );
    expect(all).not.toContain('还有剪辑');
    expect(all).toContain('现就职于东港冷链物流有限公司');
  });

  it('held now is that in the brackets of the title', () => {
    const { all } = letterOf(
      worked('仓管员（2022年起任仓储经理）', '2023年带领32人完成冷库搬迁，提前9天投用'),
    );
    expect(all).toContain('现任东港冷链物流有限公司仓储经理（2022 年起）');
    expect(all).not.toContain('有限公司仓管员');
  });
});

it('a place without a post is followed by the action alone', () => {
  const { letter } = letterOf(worked('', '完成冷库搬迁 2 次，零货损；核对库存台账 320 份'));
  expect(letter).not.toMatch(/次期间|份期间/u);
});

describe('certificates', () => {
  const certified = (certificate: string, asked: string): string =>
    letterOf(
      {
        ...worked('仓储主管', '管理冷库 3.2 万吨'),
        change: (document) => ({
          ...document,
          certificates: [{ id: 'certificate-1', name: { zh: certificate } }],
        }),
      },
      { jd: `岗位：物流主管\n任职要求：\n1、持有${asked}；\n2、大专及以上学历。` },
    ).letter;
  it('are named without a reservation', () => {
    expect(certified('叉车证（考了没怎么开过）', '叉车证')).not.toContain('没怎么开过');
  });
});

it('a school that is told and not named is left out', () => {
  const { all } = letterOf({
    ...worked('仓储主管', '管理冷库 3.2 万吨'),
    school: ['老家那边的技校', '机电', '2009.09-2012.06'],
  });
  expect(all).not.toContain('那边');
});

it('a placement is no year of work', () => {
  const { subjects } = letterOf(
    {
      school: ['江州医学院', '康复治疗学', '2015.09-2019.06'],
      work: [
        ['江州康复医院', '康复治疗师', '2019.12-', '完成康复评定 1600 例'],
        ['江州中医院', '实习康复治疗师', '2018.07-2019.05', '轮转 6 个科室'],
      ],
    },
    { company: '滨湖康复医院', position: '康复治疗师' },
  );
  expect(subjects).toContain('6年');
  expect(subjects).not.toContain('7年');
});

describe('a post of a public examination', () => {
  const { letter, greetings } = letterOf(worked('仓储主管', '2023年带领32人完成冷库搬迁，提前9天投用'), {
    company: '临港新区应急管理局',
    position: '物资储备岗',
    jd: '临港新区应急管理局2026年公开招聘工作人员公告\n岗位：物资储备岗\n报考条件：大专及以上学历。\n考试：笔试占60%，面试占40%，笔试成绩合格者进入资格复审。',
  });
  it('is not applied for in a chat', () => {
    expect(greetings.join('\n')).not.toMatch(/聊聊|发一份简历/u);
    expect(greetings[0]).toContain('报考物资储备岗');
  });
  it('has a reason of its own kind', () => {
    expect(letter).toContain('了解到的单位职能、服务对象或辖区情况');
  });
});

it('a noun that begins as a verb does is no action', () => {
  const { all } = letterOf(
    worked('仓储主管', '教研小组 6 人，每两周一次安全集体学习，2023年带出 2 名新班长'),
  );
  expect(all).not.toMatch(/我教研/u);
});

it('what there was much or little of is left out before what was done about it', () => {
  const { all } = letterOf(
    worked('仓储主管', '库位不够又临近旺季的货主多，从2021年秋季开始做分区上架，错发率由2.1%降到0.4%'),
  );
  expect(all).not.toContain('货主多');
});
