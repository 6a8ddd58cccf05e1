import { pageQuery } from '@qicheng/contract/browser/page-query';
import { InvitationService } from '@qicheng/core/invitation';
import { formatChinaMoment } from '@qicheng/resume/china-time';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table } from '../table.js';
import type { Terminal } from '../terminal.js';
import { wholeNumber } from './whole-number.js';

const ACTOR = 'ops-cli';

/** invitation create | list: shared codes, and the results of each inviter [ED6]. */
export function invitationCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('invitation').description('邀请链接与邀请人的访问、注册数');
  command
    .command('create')
    .description('为邀请人建立分享码，输出链接')
    .argument('<邀请编号>', '字母、数字、点、横线、下划线和 @，最多 100 个')
    .option('--days <天数>', '几天内有效；不写则长期有效', wholeNumber(1, 3650))
    .option('--note <备注>', '给运营看的说明，最多 200 个字', '')
    .action((inviteId: string, options: { days?: number; note: string }) =>
      create(withCore, terminal, inviteId, options),
    );
  command
    .command('list')
    .description('列出分享码；同一网络地址注册过多的邀请人标为可疑')
    .action(() => list(withCore, terminal));
  return command;
}

async function create(
  withCore: WithCore,
  terminal: Terminal,
  inviteId: string,
  { days = null, note }: { days?: number | null; note: string },
): Promise<void> {
  const code = await withCore((find) =>
    find(InvitationService).create({ actor: ACTOR, inviteId, note, days }),
  );
  terminal.print(`✔ 已为 ${inviteId} 建立分享码 ${code}。`);
  terminal.print(`  链接：/index/index?${pageQuery.campaignCode}=${code}`);
}

async function list(withCore: WithCore, terminal: Terminal): Promise<void> {
  const invitations = await withCore((find) => find(InvitationService).list());
  if (invitations.length === 0) return terminal.print('还没有分享码。用 invitation create <邀请编号> 建立。');
  const rows = invitations.map((row) => [
    row.code,
    row.inviteId,
    String(row.scans),
    String(row.registrations),
    row.isSuspicious ? `可疑：同一地址注册 ${row.mostFromOneAddress} 个` : '',
    row.expiresAt === null ? '长期' : formatChinaMoment(row.expiresAt),
    row.note,
  ]);
  for (const line of table(['分享码', '邀请编号', '访问', '注册', '提示', '有效至', '备注'], rows))
    terminal.print(line);
}
