import { type UserDetail, UserDirectory } from '@qicheng/core/operator';
import { Command } from 'commander';
import type { WithCore } from '../ops-context.js';
import { table, timeText } from '../table.js';
import type { Terminal } from '../terminal.js';
import { wholeNumber } from './whole-number.js';

const ACTOR = 'ops-cli';
const MAX_LIMIT = 500;

/** user list | show: accounts of job seekers, phones masked, each look audited. */
export function userCommand(withCore: WithCore, terminal: Terminal): Command {
  const command = new Command('user').description('求职者账号（手机号隐藏中间四位，每次查看都会记录）');
  command
    .command('list')
    .description('列出最新的账号')
    .option('--limit <条数>', `最多几条，1-${MAX_LIMIT}`, wholeNumber(1, MAX_LIMIT), 20)
    .action(({ limit }: { limit: number }) => list(withCore, terminal, limit));
  command
    .command('show')
    .description('查看一个账号')
    .argument('<编号或手机号>', '账号编号，或完整的手机号')
    .action((idOrPhone: string) => show(withCore, terminal, idOrPhone));
  return command;
}

async function list(withCore: WithCore, terminal: Terminal, limit: number): Promise<void> {
  const users = await withCore((find) => find(UserDirectory).list(ACTOR, limit));
  if (users.length === 0) return terminal.say('还没有账号。');
  const rows = users.map(({ id, maskedPhone, username, resumes, createdAt, isDisabled }) => [
    id,
    maskedPhone,
    username,
    String(resumes),
    timeText(createdAt),
    isDisabled ? '已停用' : '',
  ]);
  for (const line of table(['编号', '手机号', '名称', '简历', '注册时间', ''], rows)) terminal.say(line);
}

async function show(withCore: WithCore, terminal: Terminal, idOrPhone: string): Promise<void> {
  const user = await withCore((find) => find(UserDirectory).get(ACTOR, idOrPhone));
  for (const [label, value] of linesOf(user)) terminal.say(`${label}：${value}`);
}

const linesOf = (user: UserDetail): [string, string][] => [
  ['编号', user.id],
  ['手机号', user.maskedPhone || '没有'],
  ['名称', user.username],
  ['状态', user.isDisabled ? '已停用' : '正常'],
  ['密码', user.hasPassword ? '已设置' : '没有设置'],
  ['简历', `${user.resumes} 份`],
  ['导出', `${user.exports} 次`],
  ['登录中的设备', `${user.liveSessions} 台`],
  ['注册时间', timeText(user.createdAt)],
];
