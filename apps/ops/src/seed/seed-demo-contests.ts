import { Injectable } from '@nestjs/common';
import { ContestAdminService } from '@qicheng/core/contest';
import { chinaDay } from '@qicheng/core/platform';

const DAY_MS = 86_400_000;
const OPEN_DAYS = 60;

const RULES = `本大赛是演示用的**示例**，不是真实的比赛，不会评出真实的名次。

## 参赛办法

1. 每人提交一份简历，提交的是当时的内容；之后修改简历不会改变参赛内容。
2. 截止前可以撤回，撤回后参赛内容立即清除，可以重新提交。
3. 简历要有姓名、联系方式、教育经历，以及至少一段经历和两条描述。

## 评审办法

- 作品按抽签编号，隐去姓名、照片、学校和联系方式后交给评委。
- 每份作品由多位评委按评分标准独立打分，去掉最高分和最低分，并校正评委的宽严。
- 雷同的作品由主办方核对，确认后不参加排名。
- 内容须真实。虚构经历的作品取消资格。`;

/** One school contest and one provincial contest that say of themselves that they are samples. */
@Injectable()
export class SeedDemoContests {
  constructor(private readonly admin: ContestAdminService) {}

  /** Once: what was tried out since then stays as it is. */
  async run(actor: string, school: { code: string; name: string }, now: Date): Promise<void> {
    const known = new Set((await this.admin.list()).map(({ code }) => code));
    const times = {
      opensAt: `${chinaDay(now)}T00:00:00+08:00`,
      closesAt: `${chinaDay(new Date(now.getTime() + OPEN_DAYS * DAY_MS))}T18:00:00+08:00`,
    };
    const plans = [
      {
        ...{
          code: 'demo-school',
          kind: 'school',
          schoolCode: school.code,
          organiser: `${school.name}就业指导中心`,
        },
        title: `${school.name}简历大赛（示例）`,
      },
      {
        code: 'demo-provincial',
        kind: 'provincial',
        organiser: '启程（示例）',
        title: '大学生简历大赛（示例）',
      },
    ];
    for (const plan of plans) {
      if (known.has(plan.code)) continue;
      await this.admin.create(actor, { ...plan, ...times, rules: RULES, isSample: true });
      await this.admin.open(actor, plan.code);
    }
  }
}
