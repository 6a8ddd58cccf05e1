import { StudentSchoolService } from '@qicheng/core/student';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import type { Terminal } from '../terminal.js';

interface Options {
  code: string;
  source: string;
  province?: string;
  city?: string;
  level?: string;
  replace?: boolean;
}

/** school add: a school that the list we ship does not have. */
export function schoolAddCommand(withCore: WithCore, terminal: Terminal): Command {
  return new Command('add')
    .description('添加名单里没有的院校，之后即可开通、导入学生')
    .argument('<院校>', '全称')
    .requiredOption('--code <代码>', '学校标识码，或自定的代码')
    .requiredOption('--source <来源>', '依据，例如“教育部名单 2026-06”')
    .option('--province <省>', '所在省、自治区或直辖市')
    .option('--city <市>', '所在城市')
    .option('--level <层次>', '本科或专科')
    .option('--replace', '已有同名院校时，用这里的代码与资料替换')
    .action(async (name: string, { replace = false, ...rest }: Options) => {
      await withCore((find) => find(StudentSchoolService).add('ops-cli', { name, ...rest }, replace));
      terminal.say(`✔ 已添加 ${name}（${rest.code}）。用 school enable ${rest.code} 开通学号登录。`);
    });
}
