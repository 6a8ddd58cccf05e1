import type { InterviewInput } from '@qicheng/analysis/interview';
import { written } from '#test/resume-analysis/written-resume.js';
import { draftsOnPlaces } from './ask-places.js';
import { placesOf } from './places.js';

const textsOf = (skills: string[], statements: string[] = []): string[] =>
  placesOf(
    written({ skills, work: [['星河公司', '技术员', '2022.01-', '装配 30 台样机', ...statements]] }),
  ).map(({ text }) => text);

describe('a topic from the résumé', () => {
  it.each(['低压电工作业证（2023年）', '茶艺师 C 级', '助理工程师职称', '焊工四级（应急管理局）'])(
    'is not a certificate: %s',
    (skill) => {
      expect(textsOf([skill])).not.toContain(skill);
    },
  );

  it.each(['Languages', 'Tools', '办公软件', '担任职务', '其他'])(
    'is not the heading of a group: %s',
    (label) => {
      expect(textsOf([label])).not.toContain(label);
    },
  );

  it('is not what the employer is', () => {
    const statement = '公司为增值税小规模纳税人，年收入约3200万元，财务部4人';
    expect(textsOf([], [statement])).not.toContain(statement);
  });

  it.each(['还有钳工四级（中级）', '考了高处作业证'])(
    'is not a statement of a certificate only: %s',
    (statement) => {
      expect(textsOf([], [statement])).not.toContain(statement);
    },
  );

  it.each(['2019.03-2020.05 收银员，2020.06-2021.12 领班，2022.01 起任值班经理', '2020年3月 技术员'])(
    'is not a list of posts: %s',
    (statement) => {
      expect(textsOf([], [statement])).not.toContain(statement);
    },
  );

  it.each(['铣床也会用了', '叉车和吊车都会开'])('is not a remark on further knowledge: %s', (skill) => {
    expect(textsOf([skill])).not.toContain(skill);
  });

  it.each(['仓库里每一排货我都熟', '表格会一点，打字不快', '为什么不做厨师了，膝盖站不住'])(
    'is not knowledge or the reason of a change: %s',
    (statement) => {
      expect(textsOf([], [statement])).not.toContain(statement);
    },
  );

  it.each(['SolidWorks', '万用表'])('is a skill: %s', (skill) => {
    expect(textsOf([skill])).toContain(skill);
  });
});

describe('a reading of an instrument or a simulation', () => {
  it('gets no question about business figures', () => {
    const document = written({
      work: [['星河公司', '工程师', '2022.01-', '用有限元算齿根应力，与实测误差 6%']],
    });
    const input = {
      ...{ resume: { title: '简历', language: 'zh' as const, document }, month: '2026-11' },
      ...{
        position: '齿轮工程师',
        round: 'business',
        difficulty: 'standard',
        persona: 'neutral',
        count: 5,
        set: 1,
      },
    } as InterviewInput;
    const ids = draftsOnPlaces(input, placesOf(document), [], 3).map(({ bankId }) => bankId);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => /^ex-figure/u.test(id))).toEqual([]);
  });
});
