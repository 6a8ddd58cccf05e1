import { readFile } from 'node:fs/promises';
import { CertificateService, ContestAdminService, JudgePanelService } from '@qicheng/core/contest';
import { formatChinaMoment } from '@qicheng/resume/china-time';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table } from '../table.js';
import type { Terminal } from '../terminal.js';
import { wholeNumber } from './whole-number.js';

const ACTOR = 'ops-cli';
const CODE = ['<代码>', '大赛的代码，用 contest list 查看'] as const;
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** contest create | list | open | close | judges | assign | rank | duplicates | exclude | publish | certificates. */
export function contestCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('contest').description('简历大赛（格式与评审办法见 docs/CONTEST.md）');
  planning(command, withCore, terminal);
  judging(command, withCore, terminal);
  ending(command, withCore, terminal);
  return command;
}

function planning(command: Command, withCore: WithCore, terminal: Terminal): void {
  command
    .command('create')
    .description('按文件建立大赛；发布前会员看不到')
    .argument('<文件>', 'YAML，格式见 docs/CONTEST.md')
    .action(async (file: string) => {
      const text = await readFile(file, 'utf8');
      const { code, title } = await withCore((find) => find(ContestAdminService).createFrom(ACTOR, text));
      terminal.print(`✔ 已建立 ${title}（${code}）。核对后用 contest open ${code} 发布。`);
    });
  command
    .command('list')
    .description('列出大赛')
    .action(() => list(withCore, terminal));
  command
    .command('open')
    .description('发布大赛，会员从此能看到')
    .argument(...CODE)
    .action(async (code: string) => {
      const { opensAt, closesAt } = await withCore((find) => find(ContestAdminService).open(ACTOR, code));
      terminal.print(`✔ 已发布，报名 ${formatChinaMoment(opensAt)} 至 ${formatChinaMoment(closesAt)}。`);
    });
  command
    .command('close')
    .description('截止并按抽签编号；之后作品不再变动')
    .argument(...CODE)
    .option('--early', '在截止时间之前')
    .action(async (code: string, { early = false }: { early?: boolean }) => {
      const count = await withCore((find) => find(ContestAdminService).close(ACTOR, code, { early }));
      terminal.print(`✔ 已截止，共 ${count} 份作品。`);
    });
}

async function list(withCore: WithCore, terminal: Terminal): Promise<void> {
  const contests = await withCore((find) => find(ContestAdminService).list());
  if (contests.length === 0) return terminal.print('还没有大赛。用 contest create 建立。');
  const rows = contests.map(({ code, kind, title, closesAt, entries, judges, ...times }) => [
    code,
    kind === 'school' ? '校级' : '省级',
    title,
    times.publishedAt ? '已公布' : times.closedAt ? '评审中' : times.announcedAt ? '已发布' : '未发布',
    formatChinaMoment(closesAt),
    String(entries),
    String(judges),
  ]);
  for (const line of table(['代码', '类型', '名称', '状态', '截止', '作品', '评委'], rows))
    terminal.print(line);
}

function judging(command: Command, withCore: WithCore, terminal: Terminal): void {
  command
    .command('judges')
    .description('列出评委与进度；写出账号则先邀请他们')
    .argument(...CODE)
    .argument('[账号...]', '角色为 judge 的运营账号')
    .action(async (code: string, names: string[]) => {
      const judges = await withCore(async (find) => {
        for (const name of names) await find(JudgePanelService).add(ACTOR, code, name);
        return find(JudgePanelService).list(code);
      });
      const rows = judges.map(({ number, name, assigned, marked }) => [
        String(number),
        name,
        `${marked} / ${assigned}`,
      ]);
      for (const line of table(['评委', '账号', '已评'], rows)) terminal.print(line);
    });
  command
    .command('assign')
    .description('按抽签为作品分配评委；已分配的不变')
    .argument(...CODE)
    .action(async (code: string) => {
      const pairs = await withCore((find) => find(JudgePanelService).assign(ACTOR, code));
      terminal.print(`✔ 新分配 ${pairs} 个评分。`);
    });
  command
    .command('duplicates')
    .description('比对全部作品，列出雷同的')
    .argument(...CODE)
    .action(async (code: string) => {
      const pairs = await withCore((find) => find(JudgePanelService).duplicates(code));
      if (pairs.length === 0) return terminal.print('没有发现雷同的作品。');
      const rows = pairs.map(({ numbers, similarity, containment }) => [
        ...numbers.map(String),
        percent(similarity),
        percent(containment),
      ]);
      for (const line of table(['作品', '作品', '相似', '被包含'], rows)) terminal.print(line);
    });
  command
    .command('exclude')
    .description('让一份作品不参加排名；--undo 恢复')
    .argument(...CODE)
    .argument('<编号>', '作品编号', wholeNumber(1, 999_999))
    .option('--reason <原因>', '最多 200 字', '')
    .option('--undo', '恢复排名')
    .action(async (code: string, number: number, { reason, undo }: { reason: string; undo?: true }) => {
      await withCore((find) =>
        undo
          ? find(ContestAdminService).readmit(ACTOR, code, number)
          : find(ContestAdminService).exclude(ACTOR, code, number, reason),
      );
      terminal.print(undo ? `✔ ${number} 号已恢复。` : `✔ ${number} 号不参加排名。`);
    });
}

function ending(command: Command, withCore: WithCore, terminal: Terminal): void {
  command
    .command('rank')
    .description('由评审记录算出排名；只看不写')
    .argument(...CODE)
    .action(async (code: string) => {
      const { ranked, missing } = await withCore((find) => find(ContestAdminService).rank(code));
      const rows = ranked.map(({ rank, number, score, marks, counted, deviation }) => [
        String(rank),
        String(number),
        score.toFixed(2),
        `${counted} / ${marks}`,
        deviation.toFixed(1),
      ]);
      for (const line of table(['名次', '编号', '得分', '计入', '离散度'], rows)) terminal.print(line);
      if (missing > 0) terminal.print(`还有 ${missing} 个评分没有完成。`);
    });
  command
    .command('publish')
    .description('公布结果并通知参赛者；不能撤回')
    .argument(...CODE)
    .option('--incomplete', '不再等待未完成的评分')
    .action(async (code: string, { incomplete = false }: { incomplete?: boolean }) => {
      const verdicts = await withCore((find) =>
        find(ContestAdminService).publish(ACTOR, code, { incomplete }),
      );
      const awarded = verdicts.filter(({ award }) => award !== '').length;
      terminal.print(`✔ 已公布 ${verdicts.length} 份作品的结果，获奖 ${awarded} 份。`);
    });
  command
    .command('certificates')
    .description('为获奖作品颁发证书，由后台制作')
    .argument(...CODE)
    .action(async (code: string) => {
      const count = await withCore((find) => find(CertificateService).issue(ACTOR, code));
      terminal.print(`✔ ${count} 张证书正在制作。`);
    });
}
