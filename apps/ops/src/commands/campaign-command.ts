import { pageQuery } from '@qicheng/contract/browser/page-query';
import { CampaignService, type CampaignState } from '@qicheng/core/campaign';
import { formatChinaPaddedDay } from '@qicheng/resume/china-time';
import { Command, InvalidArgumentError } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table } from '../table.js';
import type { Terminal } from '../terminal.js';
import { wholeNumber } from './whole-number.js';

const ACTOR = 'ops-cli';
const DAY_MS = 86_400_000;

const STATES: Record<CampaignState, string> = {
  planned: '未开始',
  open: '进行中',
  ended: '已结束',
  disabled: '已停止',
};

interface CampaignOptions {
  school: string;
  count: number;
  from: Date;
  to: Date;
}

/** campaign create | list | disable: links that give AI counts [decision 16]. */
export function campaignCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('campaign').description('赠送 AI 次数的活动（链接带签名，每人领取一次）');
  command
    .command('create')
    .description('建立活动，输出链接参数')
    .argument('<名称>', '最多 50 个字')
    .requiredOption('--count <次数>', '赠送的 AI 次数，1-1000', wholeNumber(1, 1000))
    .requiredOption('--from <日期>', '第一天，例如 2026-12-01（北京时间）', dayOf)
    .requiredOption('--to <日期>', '最后一天，包含在内', dayOf)
    .option('--school <学校>', '学校名称，显示给参加的人', '')
    .action((name: string, options: CampaignOptions) => create(withCore, terminal, name, options));
  command
    .command('list')
    .description('列出活动、参加与领取的人数')
    .action(() => list(withCore, terminal));
  command
    .command('disable')
    .description('立即停止活动；已领取的次数不变')
    .argument('<编号>', '活动编号')
    .action((id: string) => disable(withCore, terminal, id));
  return command;
}

function dayOf(text: string): Date {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00+08:00`) : null;
  // Date would read 02-30 as the second of March.
  const isReal =
    day !== null && !Number.isNaN(day.getTime()) && formatChinaPaddedDay(day).replaceAll('/', '-') === text;
  if (!isReal) throw new InvalidArgumentError('应是日期，例如 2026-12-01');
  return day;
}

const linkOf = (code: string) => `/index/index?${pageQuery.schoolCampaign}=${code}`;

async function create(
  withCore: WithCore,
  terminal: Terminal,
  name: string,
  options: CampaignOptions,
): Promise<void> {
  const { school, count, from, to } = options;
  const { id, code } = await withCore((find) =>
    find(CampaignService).create({
      actor: ACTOR,
      name,
      schoolName: school,
      amount: count,
      startsAt: from,
      endsAt: new Date(to.getTime() + DAY_MS),
    }),
  );
  terminal.print(`✔ 已建立活动 ${name}，每人 ${count} 次。`);
  terminal.print(`  编号：${id}`);
  terminal.print(`  链接：${linkOf(code)}`);
}

async function list(withCore: WithCore, terminal: Terminal): Promise<void> {
  const campaigns = await withCore((find) => find(CampaignService).list());
  if (campaigns.length === 0) return terminal.print('还没有活动。用 campaign create 建立。');
  const rows = campaigns.map(({ id, name, schoolName, amount, state, members, claims, ...row }) => [
    id,
    name,
    schoolName,
    String(amount),
    STATES[state],
    row.code === null
      ? '不限'
      : `${formatChinaPaddedDay(row.startsAt)} 至 ${formatChinaPaddedDay(new Date(row.endsAt.getTime() - 1))}`,
    String(members),
    String(claims),
    row.code === null ? '' : linkOf(row.code),
  ]);
  const head = ['编号', '名称', '学校', '次数', '状态', '时间', '参加', '领取', '链接'];
  for (const line of table(head, rows)) terminal.print(line);
}

async function disable(withCore: WithCore, terminal: Terminal, id: string): Promise<void> {
  await withCore((find) => find(CampaignService).disable(ACTOR, id));
  terminal.print('✔ 活动已停止，链接不再有效。');
}
