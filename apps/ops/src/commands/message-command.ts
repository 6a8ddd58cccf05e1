import { AnnounceByOperator } from '@qicheng/core/message';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import type { Terminal } from '../terminal.js';

interface Announcement {
  body: string;
  link: string;
}

/** message announce: an announcement to all members. */
export function messageCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('message').description('站内消息');
  command
    .command('announce')
    .description('向所有会员发布一条系统消息；不能撤回')
    .argument('<名称>', '2-60 位小写字母、数字、点和短横线，同名只发一次，例如 2026-11-maintenance')
    .argument('<标题>', '1-60 个字')
    .option('--body <正文>', '最多 1000 个字', '')
    .option('--link <路径>', '站内页面，例如 /index/help', '')
    .action(async (event: string, title: string, { body, link }: Announcement) => {
      await withCore((find) => find(AnnounceByOperator).run('ops-cli', { event, title, body, link }));
      terminal.print(`✔ 已发布：${title}`);
    });
  return command;
}
